/** What differs, in words: how things stand, and what happened. */
import { inWords } from '../../../machines/charts/label.ts';
import type { Apart, StepDifference } from '../../../machines/compare/lockstep.ts';
import { both, type Both } from '../../../machines/compare/game.ts';
import { compareWords } from '../../shared/compare/compare-words.ts';

/** One row of facts that are not the same. */
export interface ApartRow {
  readonly about: string;
  readonly what: string;
  readonly values: Both<string>;
}

/** Words by a key that may be one of the page's own. */
const wordOf = (known: Readonly<Record<string, string>>, key: string): string | undefined => known[key];

const valueOf = (key: string, value: string | number | boolean | null): string => {
  if (key === 'lostTo') return value === null
    ? compareWords.lives : wordOf(compareWords.lost, String(value)) ?? String(value);
  if (value === null) return key === 'winner' ? compareWords.nobody : '–';
  if (typeof value === 'boolean') return value ? compareWords.yes : compareWords.no;
  return (key === 'ending' ? wordOf(compareWords.endings, String(value)) : undefined) ?? String(value);
};

/** A unit that lives on one side only stands nowhere on the other: its place is not told besides. */
const isSaidAlready = (apart: readonly Apart[], { about, key }: Apart): boolean =>
  key === 'place' && apart.some(one => one.about === about && one.key === 'lostTo');

/** Facts that are not the same, as people read them. */
export const apartRows = (apart: readonly Apart[]): readonly ApartRow[] =>
  apart.filter(one => !isSaidAlready(apart, one)).map(({ about, key, values }) => ({
    about: wordOf(compareWords.sides, about) ?? about,
    what: wordOf(compareWords.facts, key) ?? inWords(key),
    values: both(values, value => wordOf(compareWords.theSides, String(value)) ?? valueOf(key, value)),
  }));

/** What happened otherwise, in one sentence; empty where nothing did. */
export const newsWords = (news: readonly StepDifference[]): string =>
  (news.length === 0 ? '' : compareWords.newsSaid(news.map(one => compareWords.news[one])));
