/** What bundled assaults and lessons are called in the language of the screen; a reader’s own keep their names. */
import { booksEnding } from './speech.ts';

/** What something is called, and what there is to see or to learn in it. */
export interface NameTexts {
  readonly title: string;
  readonly teaches: string;
}

type NameBook = Readonly<Record<string, NameTexts>>;

/** A name as it is written in English, or in the language of the screen. */
export const nameSpoken = <N extends { readonly id: string; readonly title: string }>(
  name: N,
): N & Partial<NameTexts> => {
  const books = booksEnding('samples', 'course') as readonly NameBook[];
  const book = books.find(one => one[name.id] !== undefined); // no id stands in two of them
  return book === undefined ? name : { ...name, ...book[name.id] };
};

/** The title of something with an id: as it is written where that is no bundled one's. */
export const bundledTitle = (id: string | null, title: string): string =>
  nameSpoken({ id: id ?? '', title }).title;

/** What is played, with the title that it has on the screen; the id is that of a bundled one. */
export const titledOnScreen = <P extends { readonly scenario: { readonly title: string } }>(
  played: P, id: string | null,
): P => ({ ...played, scenario: { ...played.scenario, title: bundledTitle(id, played.scenario.title) } });
