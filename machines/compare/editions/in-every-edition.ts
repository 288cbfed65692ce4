/** One set-up played in every edition with the same dice, and laid side by side chapter by chapter. */
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { Decision, PhaseEvent } from '../../../src/warhammer-40k/model/events.ts';
import type { Completion } from '../../../src/warhammer-40k/editions/policy.ts';
import type { Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import type { PhaseTimeline } from '../../warhammer-40k/timeline.ts';
import { align } from '../pairing.ts';
import { type MarkedLine, streamOf } from '../lockstep.ts';
import { IN_ENGLISH, phaseGame, type PhaseLanguage } from '../phase-game.ts';
import { asInAny, inTurn, walk, type Walk } from '../walk.ts';
import { chaptersOf, type Chapter } from './chapters.ts';

/** What is played: the same table in each edition, the decisions prepared for it, and its dice. */
export interface Bundled {
  readonly scenario: (edition: Edition) => Scenario;
  readonly decisions: readonly Decision[];
  readonly seed: number;
}

export type PhaseWalk = Walk<PhaseTimeline, PhaseEvent>;
type InEach<T> = { readonly [edition in Edition]: T };

/** What happens in one edition while others do the like, and which of it is not said everywhere. */
export interface EditionsCell extends Chapter {
  readonly marked: readonly MarkedLine[];
}

export interface EditionsRow {
  /** Null: an edition has nothing like it. */
  readonly cells: InEach<EditionsCell | null>;
  /** It does not happen in every edition, or not alike. */
  readonly differs: boolean;
}

export interface EditionsApart {
  readonly walks: InEach<PhaseWalk>;
  readonly rows: readonly EditionsRow[];
}

/** Plays one edition with the dice that others have thrown; those that nobody threw come from the seed. */
export const walkIn = (
  { scenario, decisions, seed }: Bundled, edition: Edition, led: readonly PhaseWalk[],
  instead: Completion | null = null, language: PhaseLanguage = IN_ENGLISH,
): PhaseWalk => {
  const stream = streamOf(seed);
  const game = phaseGame(scenario(edition), decisions, instead, language);
  return walk(game, led.length === 0 ? inTurn(stream) : asInAny(led, stream));
};

/** The seventh edition throws most dice, and so goes first; whoever throws one of them again throws its face. */
export const inEveryEdition = (bundled: Bundled, language: PhaseLanguage = IN_ENGLISH): EditionsApart => {
  const led: PhaseWalk[] = [];
  const walked = new Map<Edition, PhaseWalk>();
  for (const edition of [...EDITIONS].reverse()) {
    const one = walkIn(bundled, edition, led, null, language);
    led.push(one);
    walked.set(edition, one);
  }
  const walks = Object.fromEntries(EDITIONS.map(edition => [edition, walked.get(edition)!])) as InEach<PhaseWalk>;
  return { walks, rows: editionsRows(walks, language) };
};

type Loose = Partial<Record<Edition, Chapter>>;

/** Chapters in rows: one edition after the other is laid beside those before it. */
export const editionsRows = (walks: InEach<PhaseWalk>, language: PhaseLanguage): readonly EditionsRow[] => {
  const [first, ...others] = EDITIONS;
  let rows: readonly Loose[] = chaptersOf(walks[first], language).map(chapter => ({ [first]: chapter }));
  for (const edition of others) {
    rows = align(rows, chaptersOf(walks[edition], language), nearness).map(([row, chapter]) => ({
      ...(row as Loose | null), ...(chapter === null ? {} : { [edition]: chapter as Chapter }),
    }));
  }
  return rows.map(rowOf);
};

const nearness = (row: Loose, chapter: Chapter): number =>
  Math.max(...EDITIONS.flatMap(edition => row[edition] ?? []).map(other => likeness(other, chapter)));

/** Steps of a fight belong together where the same models strike in them, other chapters where they are of one kind. */
const likeness = (one: Chapter, other: Chapter): number => {
  if (one.kind !== other.kind) return 0;
  if (one.kind !== 'fight') return 1;
  const shared = one.strikers.filter(id => other.strikers.includes(id)).length;
  const all = new Set([...one.strikers, ...other.strikers]).size;
  if (all === 0) return one.rung === other.rung ? 1 : 0;
  return shared / all;
};

const rowOf = (loose: Loose): EditionsRow => {
  const present = EDITIONS.flatMap(edition => loose[edition] ?? []);
  const says = present.map(({ lines }) => new Set(lines.map(({ say }) => say)));
  const isShared = (say: string): boolean => says.every(one => one.has(say));
  const cellOf = (chapter: Chapter): EditionsCell =>
    ({ ...chapter, marked: chapter.lines.map(line => ({ ...line, differs: !isShared(line.say) })) });
  const cells = Object.fromEntries(EDITIONS.map(edition =>
    [edition, loose[edition] === undefined ? null : cellOf(loose[edition])])) as InEach<EditionsCell | null>;
  const isAlike = Object.values(cells).every(cell => cell?.marked.every(({ differs }) => !differs) ?? false);
  return { cells, differs: !isAlike };
};
