/** The words of other languages for pages made of modules: each group is imported when it is first wanted. */
import { addWordSource, fetchGroupsBy, type FetchGroup } from '../shared/languages/speech.ts';
import { BOOKS } from './books.ts';
import type { English } from './english.ts';

const fetchGroup: FetchGroup = async (group, language) => (await BOOKS[group as keyof English][language]()).books;
fetchGroupsBy(fetchGroup);

/** Resolves when the words of these groups are there in the language of the screen, or cannot be had. */
export const addWords = (...groups: readonly (keyof English)[]): Promise<unknown> => Promise.all(groups.map(group =>
  addWordSource(language => fetchGroup(group, language), group)));
