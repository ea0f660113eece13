/** The greeting above the text about the owner. */
import { sentencesIn } from './description.ts';
import type { ResumeName } from './names.ts';
import phrases from './phrases.json' with { type: 'json' };
import type { Block } from './plainText.ts';

/** Phrases of a language. */
interface Phrases {
  greeting?: string;
  /** Words of sentences that only greet. An apostrophe is between two words. */
  greetingWords?: string[];
  /** Ends of a time that goes on. */
  present: string[];
}

const PHRASES: Record<string, Phrases> = phrases;
const GREETING_WORDS = Object.values(PHRASES).flatMap(({ greetingWords = [] }) => greetingWords);

/** A greeting in the language of the texts, if there are words for it. */
export function greetingOf({ given }: ResumeName, language: string): string | undefined {
  const greeting = PHRASES[language.split('-')[0]!]?.greeting?.replace('{name}', () => given);
  // A name such as "Ana R." ends in a full stop.
  return greeting?.replace(/\.\.$/, '.');
}

/** A text without a start that only greets with the name, if there is more text. */
export function withoutGreeting(
  blocks: readonly Block[],
  name: ResumeName,
  language: string,
  notes: string[],
): readonly Block[] {
  const [first, ...others] = blocks;
  const greeting = first ? greetingIn(first.text, name, language) : '';
  const text = first?.text.slice(greeting.length) ?? '';
  const rest = first && text ? [{ ...first, text }, ...others] : others;
  if (greeting === '' || rest.length === 0) return blocks;
  notes.push(`left out of about.paragraphs, because about.greeting says it: ${greeting.trim()}`);
  return rest;
}

/** The sentences at the start of a text that only greet, such as "Hi there! I'm Ana Ray." Empty without the name. */
function greetingIn(text: string, { full, given }: ResumeName, language: string): string {
  const known = new Set([...GREETING_WORDS, ...wordsIn(full)]);
  let greeting = '';
  for (const sentence of sentencesIn(text, language)) {
    if (!wordsIn(sentence).every((word) => known.has(word))) break;
    greeting += sentence;
  }
  const greeted = wordsIn(greeting);
  return wordsIn(given).every((word) => greeted.includes(word)) ? greeting : '';
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
}
