/** What the statechart of a phase says of itself, in the language of the screen: each text by what it is in English. */
import { bookOf } from '../../shared/languages/speech.ts';

const textIn = (part: string, text: string): string | undefined =>
  (bookOf(part) as Readonly<Record<string, string>> | undefined)?.[text];

/** All texts, and those of moments, which come without the others. */
const PARTS = ['phase/chart', 'phase/moments', 'phase/charges', 'phase/fight', 'phase/aftermath'] as const;

/** What another language lacks stays as it is. */
export const chartText = (text: string): string => {
  for (const part of PARTS) {
    const told = textIn(part, text);
    if (told !== undefined) return told;
  }
  return text;
};
