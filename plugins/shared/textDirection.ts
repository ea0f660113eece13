/** ISO 15924 codes of the scripts that are written from right to left. */
const RIGHT_TO_LEFT = /^(Adlm|Arab|Aran|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

/** Direction of writing of a language, a BCP 47 tag. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(language).maximize();
  return RIGHT_TO_LEFT.test(script ?? '') ? 'rtl' : 'ltr';
}
