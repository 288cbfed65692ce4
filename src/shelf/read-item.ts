/** An item of a shelf from outside: it is either whole, or left out with a sentence. */
import * as v from 'valibot';
import type { Played } from '../share-links/pack.ts';
import { parseScenario, type Parsed } from '../epic-armageddon/scenario/parse.ts';
import { plainJson, UNREADABLE, type Json } from '../parsing/plain-json.ts';
import { PROBLEM_WORDS } from '../parsing/problem-words.ts';
import { problemList, quote, type Problem, type ProblemList } from '../parsing/problems.ts';
import { profile } from '../epic-armageddon/scenario/profile.ts';
import { fieldsOf, id, isObject, mustBe, readShape, text, wordOf } from '../parsing/shapes.ts';
import { eventsShape } from './event-shapes.ts';
import { formationShape } from './formation-shape.ts';
import { contentShape, playedContent, readPlayed, readWhole } from './read-played.ts';
import { sayShelfProblem, SHELF_WORDS } from './shelf-words.ts';
import { SHELF_KINDS, tidyText, type ShelfContents, type ShelfKind, type ShelfItem } from './shelf-item.ts';
import { readUnfinishedTable } from './unfinished-table.ts';

/** Reads the content of a kind; undefined, with its problems reported, if it is not whole. */
export type ContentReader<K extends ShelfKind> = (json: Json, problems: ProblemList) => ShelfContents[K] | undefined;

/** How what has been played is held against its rules. */
export interface Replays {
  /** How many of the events are accepted, one after the other. */
  readonly assault: (played: Played) => number;
  readonly phase: ContentReader<'phase'>;
}

/** What was read; of what is not whole, or only as far as it goes, a sentence tells. */
export interface ReadItem {
  readonly item: ShelfItem | null;
  readonly problem: string | null;
}

/** One item from outside. Nothing of it is run, and events are held one by one against what they happened in. */
export const readShelfItem = (entry: unknown, replays: Replays): ReadItem => {
  const problems = problemList();
  const json = plainJson(entry, problems);
  if (json === UNREADABLE || !isObject(json)) return leftOut(SHELF_WORDS.nameless, problems.all());
  const what = typeof json['name'] === 'string' ? quote(tidyText(json['name'])) : SHELF_WORDS.nameless;
  const about = problems.count() === 0 ? readShape(aboutShape, json, problems) : undefined;
  if (problems.count() > 0) return leftOut(what, problems.all());
  const { kind, name, note, content, ...rest } = about as About;
  const read = contentOf(kind, content as Json, { problems, replays });
  if (read === undefined || problems.count() > 0) return leftOut(what, problems.all());
  const item = { ...rest, kind, name: tidyText(name), note: tidyText(note), content: read } as ShelfItem;
  const isCut = isPlayed(kind)
    && stepsIn(content as ShelfContents[PlayedKind]) > stepsIn(read as ShelfContents[PlayedKind]);
  return { item, problem: isCut ? sayShelfProblem('cut', what) : null };
};

/** What may be read without an item around it: nothing of it has to be played. */
type Unplayed = Exclude<ShelfKind, PlayedKind>;

/** A formation, table or profile from outside by itself, if it is whole; null: it is none. */
export const readContent = <K extends Unplayed>(kind: K, from: unknown): ShelfContents[K] | null => {
  const problems = problemList();
  const json = plainJson({ content: from }, problems);
  if (json === UNREADABLE || problems.count() > 0) return null;
  const { content } = json as { readonly content?: Json };
  if (content === undefined || !isObject(content)) return null;
  const read = contentOf(kind, content, { problems, replays: NOTHING_ACCEPTED });
  return problems.count() > 0 ? null : (read as ShelfContents[K] | undefined) ?? null;
};

const PLAYED_KINDS = ['assault', 'phase'] as const;
type PlayedKind = (typeof PLAYED_KINDS)[number];
const isPlayed = (kind: ShelfKind): kind is PlayedKind => (PLAYED_KINDS as readonly ShelfKind[]).includes(kind);

const stepsIn = ({ events }: ShelfContents[PlayedKind]): number => events.length;

const NOTHING_ACCEPTED: Replays = { assault: () => 0, phase: () => undefined };

const leftOut = (what: string, problems: readonly Problem[]): ReadItem => {
  const [first] = problems;
  const isLarge = first?.code === 'too-large';
  const why = isLarge ? SHELF_WORDS.tooLarge : first?.say ?? SHELF_WORDS.nothing;
  const key = problems.length > 1 && !isLarge ? 'leftOutForMore' : 'leftOut';
  return { item: null, problem: sayShelfProblem(key, what, why) };
};

const TIME = /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(?:\.\d{1,3})?Z$/;
const { time: WHEN, id: ID } = SHELF_WORDS;

const aboutShape = fieldsOf(SHELF_WORDS.thing, {
  id: v.pipe(id, v.check(text => /^[\w-]{1,64}$/.test(text), mustBe(ID))),
  kind: wordOf(SHELF_KINDS),
  name: text,
  savedAt: v.pipe(text, v.check(time => TIME.test(time), mustBe(WHEN)), v.description(WHEN)),
  note: v.optional(text, ''),
  content: v.pipe(v.custom<object>(isObject, mustBe(PROBLEM_WORDS.anObject)), v.description(PROBLEM_WORDS.anObject)),
});
type About = v.InferOutput<typeof aboutShape>;

interface Reading {
  readonly problems: ProblemList;
  readonly replays: Replays;
}

const contentOf = (
  kind: ShelfKind, json: Json, { problems, replays }: Reading,
): ShelfContents[ShelfKind] | undefined => {
  switch (kind) {
    case 'formation':
      return readWhole(formationContent, json, problems)?.content;
    case 'table':
      return readUnfinishedTable(json, problems);
    case 'assault':
      return readPlayed({ content: assaultContent, parse: parseAssault, accepts: replays.assault }, json, problems);
    case 'profile':
      return readWhole(profileContent, json, problems)?.content;
    case 'phase':
      return replays.phase(json, problems);
  }
};

const formationContent = contentShape(formationShape);
const profileContent = contentShape(profile);
const assaultContent = playedContent('assault', eventsShape);
const parseAssault = (json: unknown): Parsed => parseScenario(json);
