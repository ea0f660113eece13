/** The text with the digits 0 to 9 in place of those of other scripts. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(valueOfDigit(digit)));
}

/** Ten digits follow each other in every script. NFKC turns those of mathematics, such as 𝟚, into ASCII. */
function valueOfDigit(digit: string): number {
  const code = digit.normalize('NFKC').codePointAt(0)!;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
