/** The name under which a visitor keeps the CV, such as `Ada-Lovelace-CV.pdf`: it says whose it is. */
export function cvFileName(name: string, cvLabel: string): string {
  return fileNameOf(`${name} ${cvLabel}`, 'pdf');
}

/** The name of a file with these words, such as `Ada-Lovelace.vcf`. */
export function fileNameOf(text: string, ending: string): string {
  const words = text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['CV'];
  return `${words.join('-')}.${ending}`;
}
