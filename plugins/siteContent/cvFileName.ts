/** The name under which a visitor keeps the CV, such as `Ada-Lovelace-CV.pdf`: it says whose it is. */
export function cvFileName(name: string, cvLabel: string): string {
  return fileNameOf(`${name} ${cvLabel}`, 'CV', 'pdf');
}

/** The name of a file with the words of a text, such as `Ada-Lovelace.vcf`. `usual`: if it has no letters. */
export function fileNameOf(text: string, usual: string, ending: string): string {
  const words = text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [usual];
  return `${words.join('-')}.${ending}`;
}
