/** What there is to prove: each assault, and each fight, against its oracle. */
import { EDITIONS, type Edition } from '../../src/warhammer-40k/editions/index.ts';
import { assaultOf, FEW, LARGE, SMALL } from '../support/odds-oracle/assaults.ts';
import { isStillPlayed, recordedTally } from '../support/odds-oracle/recorded.ts';
import { FEW_SEEDS, LARGE_SEEDS, SMALL_SEEDS } from '../support/odds-oracle/seeds.ts';
import {
  byClosing, byEnumeration, byPlay, type ClosedVerdict, type PlayVerdict, type Verdict,
} from '../support/odds-oracle/verdicts.ts';
import { LONG_FIGHTS, QUICK_FIGHTS } from '../support/warhammer-40k/fight-seeds.ts';
import {
  fightByEnumeration, fightByPlay, LARGE_FIGHTS, type LargeFight,
} from '../support/warhammer-40k/fight-verdicts.ts';
import { faultsOf } from '../support/warhammer-40k/random-fights.ts';

export const ORACLES = ['enumeration', 'closing', 'play', 'phases', 'phase-odds'] as const;

export interface Job {
  readonly oracle: (typeof ORACLES)[number];
  /** The kind of assault, or the edition of a fight and how it is judged; and its seed. */
  readonly kind: string;
  readonly seed: number;
}

const jobsOf = (oracle: Job['oracle'], seeds: Readonly<Record<string, readonly number[]>>): readonly Job[] =>
  Object.entries(seeds).flatMap(([kind, each]) => each.map(seed => ({ oracle, kind, seed })));

/** Far less is then unsure than so many plays can tell, where all that the odds are allowed gets them so far. */
const OPTIONS = { tolerance: 1e-4, effort: 4_000_000 } as const;

/** Of what has to be played state by state some is always unsure; a figure may be as far off, and four sigma more. */
const MOST_UNSURE = 0.02;

/** 20,000 made-up 40k phases of each edition, a thousand a job. */
const FIGHTS_IN_A_JOB = 1000;
const PHASE_SEEDS = Object.fromEntries(EDITIONS.map(edition =>
  [edition, Array.from({ length: 20 }, (_, i) => i * FIGHTS_IN_A_JOB)]));

const PLAYED = ', by play of a ';

/** 200 small fights of 40k throw by throw, and some larger ones by play. */
const FIGHTS = Object.fromEntries(EDITIONS.flatMap(edition => [
  ...LARGE_FIGHTS.map(kind => [`${edition}${PLAYED}${kind}`, [1]] as const),
  [edition, [...QUICK_FIGHTS[edition], ...LONG_FIGHTS[edition]]] as const,
]));

/** The long ones first. */
export const JOBS: readonly Job[] = [
  ...jobsOf('play', LARGE_SEEDS), ...jobsOf('enumeration', SMALL_SEEDS), ...jobsOf('closing', FEW_SEEDS),
  ...jobsOf('phases', PHASE_SEEDS),
  ...jobsOf('phase-odds', FIGHTS),
];

/** So often is a fight played. */
const FIGHT_PLAYS = 10_000;

const judgeFight = (kind: string, seed: number): Verdict | PlayVerdict => {
  const [edition, fight] = kind.split(PLAYED) as [Edition, LargeFight | undefined];
  return fight === undefined
    ? fightByEnumeration(edition, seed)
    : fightByPlay(edition, fight, FIGHT_PLAYS, seed);
};

const judgePlays = (kind: string, seed: number): PlayVerdict => {
  const verdict = byPlay(assaultOf(LARGE[kind]!, seed)!, recordedTally(kind, seed), OPTIONS, MOST_UNSURE);
  const wrong = isStillPlayed(kind, seed) ? [] : ['the rules have changed: record the plays anew'];
  return { ...verdict, wrong: [...wrong, ...verdict.wrong] };
};

/** Every law that a phase breaks is wrong; none of its figures is compared. */
const byLaws = (kind: string, start: number): Verdict => {
  const seeds = Array.from({ length: FIGHTS_IN_A_JOB }, (_, i) => start + i);
  const wrong = seeds.flatMap(seed => faultsOf(kind as Edition, seed));
  return { figures: FIGHTS_IN_A_JOB, unresolved: 0, wrong: wrong.slice(0, 20) };
};

/** Asks the oracle; an answer that cannot be had is wrong. */
export const judge = ({ oracle, kind, seed }: Job): Verdict | PlayVerdict | ClosedVerdict => {
  if (oracle === 'phases') return byLaws(kind, seed);
  try {
    if (oracle === 'phase-odds') return judgeFight(kind, seed);
    if (oracle === 'closing') return byClosing(assaultOf(FEW[kind]!, seed)!);
    return oracle === 'play' ? judgePlays(kind, seed) : byEnumeration(assaultOf(SMALL[kind]!, seed)!);
  } catch (error) {
    return {
      figures: 0, unresolved: 1, wrong: [String(error)], worst: Infinity, attacker: Infinity, beyond: 0, plays: 0,
    };
  }
};
