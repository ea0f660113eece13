/** How an import writes texts and dates. */

/** Words of the languages that an import knows. */
const phrases: Record<string, { present: string; greeting: string }> = {
  en: { present: 'present', greeting: 'Hi, I’m {name}.' },
  es: { present: 'hoy', greeting: 'Hola, soy {name}.' },
  pt: { present: 'hoje', greeting: 'Olá, eu sou {name}.' },
  de: { present: 'heute', greeting: 'Hallo, ich bin {name}.' },
  fr: { present: 'aujourd’hui', greeting: 'Bonjour, je suis {name}.' },
  ar: { present: 'الآن', greeting: 'مرحبًا، أنا {name}.' },
  hi: { present: 'वर्तमान', greeting: 'नमस्ते, मैं {name} हूँ।' },
};

function phrasesOf(language: string) {
  return new Map(Object.entries(phrases)).get(language.split('-')[0]!);
}

export function greetingIn(language: string, name: string): string {
  return phrasesOf(language)?.greeting.replace('{name}', () => name) ?? `${name}.`;
}

/** `March 2018 – May 2021` in this language, `2020 – 2023`, or one date. Without an end it goes on. */
export function periodIn(language: string, dates: { startDate: string; endDate: string }): string {
  const [start, end] = [dates.startDate, dates.endDate].map((date) => dateIn(language, date));
  if (!start || start === end) return end ?? '';
  return `${start} – ${end || (phrasesOf(language)?.present ?? '')}`.trim();
}

/** A date as people write it, with its month if that is known. Anything else stays as it is. */
export function dateIn(language: string, date: string): string {
  const [, year, month] = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-\d\d(?:T.*)?)?)?$/.exec(date) ?? [];
  if (!year || !month) return year ?? date;
  // The same digits and calendar as in dates without a month.
  const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(Date.UTC(Number(year), Number(month) - 1));
}

/** A text with the mark of its end. */
export function sentence(text: string): string {
  const whole = text.trim();
  return whole === '' || /[.!?…:;。！？।؟][\p{Pe}\p{Pf}"']*$/u.test(whole) ? whole : `${whole}.`;
}

export function joined(...sentences: string[]): string {
  return sentences.map(sentence).filter(Boolean).join(' ');
}

/** As much of a text as search results show, in whole sentences. */
export function firstSentences(text: string, language: string): string {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
  let description = '';
  for (const { segment } of sentences.segment(text.replaceAll(/\s+/g, ' '))) {
    if (description && description.length + segment.trimEnd().length > 160) break;
    description += segment;
  }
  return description.trim();
}

/** The address by https, which is all that the page links to. */
export function secure(url: string): string {
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(url) ? `https://${url}` : url.replace(/^http:/i, 'https:');
}
