/** What the statechart of a phase says of itself, in the language of the screen: each text by what it is in English. */
import { bookOf } from '../../shared/languages/speech.ts';

type Texts = Readonly<Record<string, string>>;

/** What it says of the moments with which a phase may begin: its table is drawn before all else of it has come. */
const openingTexts = (): Texts | undefined => bookOf('phase/opening') as Texts | undefined;

/** Whether a text is one of those that are there from the beginning. */
export const isOpeningText = (text: string): boolean => openingTexts()?.[text] !== undefined;

/** What another language lacks stays as it is. */
export const chartText = (text: string): string =>
  (bookOf('phase/chart') as Texts | undefined)?.[text] ?? openingTexts()?.[text] ?? text;
