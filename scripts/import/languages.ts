/** The words that an import needs in the languages that it knows. */
export interface LanguageWords {
  /** Frequent words that tell the language from the others. */
  common: string;
  /** The end of a period that goes on. */
  present: string;
  greeting: string;
  yes: string;
}

const languages: Record<string, LanguageWords> = {
  en: { common: 'the and of with for in', present: 'present', greeting: 'Hi, I’m {name}.', yes: 'yes' },
  es: { common: 'y el los las del con una por en', present: 'hoy', greeting: 'Hola, soy {name}.', yes: 'sí' },
  pt: { common: 'e o os as do com uma em não', present: 'hoje', greeting: 'Olá, eu sou {name}.', yes: 'sim' },
  de: {
    common: 'und der die das mit für in',
    present: 'heute',
    greeting: 'Hallo, ich bin {name}.',
    yes: 'ja',
  },
  fr: {
    common: 'et le les des du une avec',
    present: 'aujourd’hui',
    greeting: 'Bonjour, je suis {name}.',
    yes: 'oui',
  },
  ar: { common: 'في من على إلى مع و', present: 'الآن', greeting: 'مرحبًا، أنا {name}.', yes: 'نعم' },
  hi: { common: 'और में के का की से है', present: 'वर्तमान', greeting: 'नमस्ते, मैं {name} हूँ।', yes: 'हाँ' },
};

export function wordsOf(tag: string): LanguageWords | undefined {
  const [language = ''] = tag.split('-');
  return Object.hasOwn(languages, language) ? languages[language] : undefined;
}

/** The language whose frequent words a text has most often, or undefined if there are too few of them. */
export function languageOf(text: string): string | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const scores = Object.entries(languages).map(([language, { common }]) => {
    const known = new Set(common.split(' '));
    return { language, score: words.filter((word) => known.has(word)).length };
  });
  const [best] = scores.toSorted((one, other) => other.score - one.score);
  return best && best.score >= 3 ? best.language : undefined;
}

/** Whether an answer means yes in English or in the language: the word or its beginning, with or without accents. */
export function meansYes(answer: string, tag: string): boolean {
  const plain = (word: string) => word.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  const words = ['yes', wordsOf(tag)?.yes ?? ''].map(plain);
  return plain(answer) !== '' && words.some((word) => word.startsWith(plain(answer)));
}
