/** Address that opens a WhatsApp chat with `phone` (only its digits count), prefilled with `message` (SPEC.md 7). */
export function whatsappLink(phone: string, message: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
}
