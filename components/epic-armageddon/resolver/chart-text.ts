/** What the statechart says of itself, in the language of the screen: each text by what it is in English. */
import { bookOf } from '../../shared/languages/speech.ts';

/** What another language lacks stays as it is. */
export const chartText = (text: string): string =>
  (bookOf('assault/chart') as Readonly<Record<string, string>> | undefined)?.[text] ?? text;
