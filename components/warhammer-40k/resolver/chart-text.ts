/** What the statechart of a phase says of itself, in the language of the screen: each text by what it is in English. */
import { bookOf } from '../../shared/languages/speech.ts';

/** What another language lacks stays as it is. */
export const chartText = (text: string): string =>
  (bookOf('phase/chart') as Readonly<Record<string, string>> | undefined)?.[text] ?? text;
