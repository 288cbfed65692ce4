/** What the statechart says of itself, in the language of the screen: each text by what it is in English. */
import { textIn } from '../../shared/languages/spoken.ts';

/** What another language lacks stays as it is; the texts of moments come without the others. */
export const chartText = (text: string): string =>
  textIn('assault/moments', text) ?? textIn('assault/chart', text) ?? text;
