/** The words that an import needs in the languages that it knows. */
export interface LanguageWords {
  /** The end of a period that goes on. */
  present: string;
  greeting: string;
  yes: string;
}

const languages: Record<string, LanguageWords> = {
  en: { present: 'present', greeting: 'Hi, I’m {name}.', yes: 'yes' },
  es: { present: 'hoy', greeting: 'Hola, soy {name}.', yes: 'sí' },
  pt: { present: 'hoje', greeting: 'Olá, eu sou {name}.', yes: 'sim' },
  de: {
    present: 'heute',
    greeting: 'Hallo, ich bin {name}.',
    yes: 'ja',
  },
  fr: {
    present: 'aujourd’hui',
    greeting: 'Bonjour, je suis {name}.',
    yes: 'oui',
  },
  ar: { present: 'الآن', greeting: 'مرحبًا، أنا {name}.', yes: 'نعم' },
  hi: { present: 'वर्तमान', greeting: 'नमस्ते, मैं {name} हूँ।', yes: 'हाँ' },
};

export function wordsOf(tag: string): LanguageWords | undefined {
  const [language = ''] = tag.split('-');
  return Object.hasOwn(languages, language) ? languages[language] : undefined;
}

/** Whether an answer means yes in English or in the language: the word or its beginning, with or without accents. */
export function meansYes(answer: string, tag: string): boolean {
  const plain = (word: string) => word.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  const words = ['yes', wordsOf(tag)?.yes ?? ''].map(plain);
  return plain(answer) !== '' && words.some((word) => word.startsWith(plain(answer)));
}
