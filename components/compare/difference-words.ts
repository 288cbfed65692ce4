/** What differs, in words: how things stand, and what happened. */
import { inWords } from '../../machines/chart/label.ts';
import type { Apart, News } from '../../machines/compare/lockstep.ts';
import { both, type Both } from '../../machines/compare/both.ts';

/** One row of facts that are not the same. */
export interface ApartRow {
  readonly about: string;
  readonly what: string;
  readonly values: Both<string>;
}

const WHAT: Readonly<Record<string, string>> = {
  winner: 'Winner', ending: 'How it ended', round: 'Round', hackDown: 'Hits of the hack-down',
  kills: 'kills', hits: 'hits being settled',
  living: 'units left', blastMarkers: 'Blast markers', broken: 'broken', lostTo: '', damage: 'damage', place: 'place',
};

const LOST: Readonly<Record<string, string>> = {
  attack: 'lost to an attack', support: 'lost to supporting fire', 'hack-down': 'lost to the hack-down',
  withdrawal: 'lost in withdrawing', 'already-broken': 'lost, being broken already',
  passengers: 'lost with its transport', critical: 'lost to a critical hit', coherency: 'lost out of coherency',
  'dangerous-terrain': 'lost to dangerous terrain', 'blast-marker': 'lost to a Blast marker',
  overwatch: 'lost to overwatch', summoned: 'vanished',
};

const ENDINGS: Readonly<Record<string, string>> = {
  'no-assault': 'no assault', swift: 'at once', result: 'by the result',
};

const valueOf = (key: string, value: string | number | boolean | null): string => {
  if (key === 'lostTo') return value === null ? 'lives' : LOST[String(value)] ?? String(value);
  if (value === null) return key === 'winner' ? 'nobody' : '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return key === 'ending' ? ENDINGS[String(value)] ?? String(value) : String(value);
};

const SIDES: Readonly<Record<string, string>> = { attacker: 'Attacker', defender: 'Defender' };

/** A unit that lives on one side only stands nowhere on the other: its place is not told besides. */
const isSaidAlready = (apart: readonly Apart[], { about, key }: Apart): boolean =>
  key === 'place' && apart.some(one => one.about === about && one.key === 'lostTo');

/** Facts that are not the same, as people read them. */
export const apartRows = (apart: readonly Apart[]): readonly ApartRow[] =>
  apart.filter(one => !isSaidAlready(apart, one)).map(({ about, key, values }) => ({
    about: SIDES[about] ?? about,
    what: WHAT[key] ?? inWords(key),
    values: both(values, value => SIDES[String(value)]?.toLowerCase() ?? valueOf(key, value)),
  }));

const NEWS_WORDS: Readonly<Record<News, string>> = {
  alone: 'it happens on one side only',
  event: 'something else is decided',
  dice: 'other dice are asked for',
  faces: 'dice fall otherwise',
  log: 'something else is said to happen',
  next: 'it goes on elsewhere',
  facts: 'they stand otherwise afterwards',
};

/** What happened otherwise, in one sentence; empty where nothing did. */
export const newsWords = (news: readonly News[]): string => {
  const said = news.map(one => NEWS_WORDS[one]);
  return said.length === 0 ? '' : `${said.join('; ')}.`.replace(/^./, first => first.toUpperCase());
};
