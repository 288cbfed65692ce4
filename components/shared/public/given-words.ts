/** What is said of what a page gives an element, of scenarios and lessons that are wrong, and how they fail. */
import { figure, form } from '../languages/forms.ts';
import { respoken, spoken } from '../languages/spoken.ts';

export const givenWords = spoken('embed', {
  notAsked: (name: string): string => `An address is fetched only where the attribute ${name} of the tag names it.`,
  answered: (status: number): string =>
    `The server has no such file for this page: it answered with ${status}.`,
  notFetched: 'It could not be fetched. Perhaps there is no network, or its server does not let this page read it. '
    + 'A page that is itself opened as a file can hold the JSON inside the tag instead.',
  tooLarge: 'It is far too large to be one of ours.',
  notJson: 'It is not JSON that begins with a brace.',
  inTag: 'the script inside the tag',
  notRead: 'A part of this program could not be loaded. Check the connection and try again.',
  noLink: 'A link cannot be opened here. Give it to an <assault-resolver>.',
  problems: 'This scenario cannot be played',
  problemsMore: (count: number): string =>
    `${form(count, { one: 'One thing is', other: `${figure(count)} things are` })} wrong with it. `
    + 'Nothing of it is shown.',
  whole: 'the whole scenario',
  unknownAssault: (id: string, known: readonly string[]): string =>
    `There is no bundled assault "${id}". There are ${known.join(', ')}.`,
  unknownStep: (step: string): string =>
    `There is no step "${step}". There are A1 to A7; a number is meant as so many events.`,
  unheld: 'This lesson cannot be held',
});

/** What is told in words of the page's language: as it stands, or made of these words. */
export type Told = string | ((words: typeof givenWords) => string);

/** What is wrong with what a page gives: the words for it come with what shows it. */
export interface GivenProblem {
  readonly path: Told;
  readonly say: Told;
}

const inWords = (told: Told): string => (typeof told === 'string' ? told : told(givenWords));

/** Where something is wrong, and what, in the language spoken now. */
export const problemInWords = ({ path, say }: GivenProblem): { readonly path: string; readonly say: string } =>
  ({ path: inWords(path), say: respoken(inWords(say)) });
