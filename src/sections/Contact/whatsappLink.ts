/** Address that opens a WhatsApp chat with `phone` (only its digits count), prefilled with `message`. */
export function whatsappLink(phone: string, message: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
}
