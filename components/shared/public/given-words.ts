/** What is said of what a page gives an element, and how it fails. */
import { spoken } from '../languages/spoken.ts';

export const givenWords = spoken('embedding', {
  notAsked: (name: string): string => `An address is fetched only where the attribute ${name} of the tag names it.`,
  answered: (status: number): string =>
    `The server has no such file for this page: it answered with ${status}.`,
  notFetched: 'It could not be fetched. Perhaps there is no network, or its server does not let this page read it. '
    + 'A page that is itself opened as a file can hold the JSON inside the tag instead.',
  tooLarge: 'It is far too large to be one of ours.',
  notJson: 'It is not JSON that begins with a brace.',
  inTag: 'the script inside the tag',
  noLink: 'A link cannot be opened here. Give it to an <assault-resolver>.',
});
