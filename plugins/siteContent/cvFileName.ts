/** The name under which a visitor keeps the CV, such as `Ada-Lovelace-CV.pdf`: it says whose it is. */
export function cvFileName(name: string, cvLabel: string): string {
  const words = `${name} ${cvLabel}`.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['CV'];
  return `${words.join('-')}.pdf`;
}
