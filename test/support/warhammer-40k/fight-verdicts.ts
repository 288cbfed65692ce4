/** What the statechart has to say of the odds of a fight. */
import { seededThrower } from '../../../src/dice/throw.ts';
import { FOURTH_COMPLETION } from '../../../src/warhammer-40k/editions/fourth.ts';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { oddsOfFight, type FightOdds } from '../../../src/warhammer-40k/odds/fight-odds.ts';
import { setUpPhase } from '../../../src/warhammer-40k/stages/set-up.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { differences, type Figures } from '../odds-oracle/figures.ts';
import { compared } from '../odds-oracle/sampling.ts';
import { FOUR_SIGMA, type PlayVerdict, type Verdict } from '../odds-oracle/verdicts.ts';
import { PROFILES, profile, row, scenario, unit, weapon } from './build.ts';
import {
  enumerated, figuresOfCourse, figuresOfOdds, firstThrow, hasResult, isOver, playedOut, underWay, type Course,
} from './fight-oracle.ts';
import { smallFight } from './small-fights.ts';

const ROUNDING = 1e-12;
/** More outcomes of throws than any of the fights has that are looked at. */
const MOST_WAYS = 8000;

/** How many throws deep the fights are that are asked about in the middle of them. */
const DEEPEST = 5;

/**
 * The odds of a small fight against every outcome of every throw; of every second one in the middle of it, of the
 * others before it has begun.
 *
 * @param fewDice of how many dice in one throw each face is looked at.
 */
export const fightByEnumeration = (edition: Edition, seed: number, fewDice?: number): Verdict => {
  const phase = smallFight(edition, seed)!;
  const start = firstThrow(phase);
  const isUnderWay = seed % 2 === 1;
  const course = isUnderWay ? underWay(start, 1 + seed % DEEPEST, seededThrower(seed)) : start;
  return verdictOn(isUnderWay ? oddsAt(course) : oddsOfFight(phase, phase.combats[0]!.id), course, isOver, fewDice);
};

/** The odds of a fight that has not begun against every outcome of every throw. */
export const everyThrowOf = (phase: Phase, fewDice?: number): Verdict =>
  verdictOn(oddsOfFight(phase, phase.combats[0]!.id), firstThrow(phase), isOver, fewDice);

/** The same up to the result of the fight, which is most of its figures in a third of the time. */
export const everyBlowOf = (phase: Phase, fewDice?: number): Verdict =>
  verdictOn(oddsOfFight(phase, phase.combats[0]!.id), firstThrow(phase), hasResult, fewDice);

const verdictOn = (odds: FightOdds, course: Course, isEnd = isOver, fewDice?: number): Verdict => {
  const figures = enumerated(course, MOST_WAYS, isEnd, fewDice);
  if (figures === null) throw new Error('There is too much to enumerate.');
  const told = (all: Figures): Figures => (isEnd === isOver ? all
    : new Map([...all].filter(([name]) => !/^(?:breaks|swept) /.test(name))));
  const wrong = differences(told(figuresOfOdds(odds)), told(figures), ROUNDING);
  return { figures: figures.size, unresolved: 0, wrong };
};

const oddsAt = ({ snapshot: { context: { phase } } }: Course): FightOdds => oddsOfFight(phase, phase.fight!.combat);

export const LARGE_FIGHTS = ['mob', 'mixed'] as const;
export type LargeFight = (typeof LARGE_FIGHTS)[number];

/** The odds of a larger fight against so many plays with the seeds from the first one. */
export const fightByPlay = (edition: Edition, kind: LargeFight, plays: number, firstSeed: number): PlayVerdict => {
  const start = firstThrow(largeFight(edition, kind));
  return playsHeldTo(oddsAt(start), start, plays, firstSeed);
};

/**
 * So many plays from a moment of a fight against odds of it.
 *
 * @param open how much each figure may be off besides.
 */
export const playsHeldTo = (
  odds: FightOdds, start: Course, plays: number, firstSeed: number, open = 0,
): PlayVerdict => {
  const met = new Map<string, number>();
  for (let seed = firstSeed; seed < firstSeed + plays; seed += 1) {
    for (const name of figuresOfCourse(playedOut(start, seededThrower(seed)))) met.set(name, (met.get(name) ?? 0) + 1);
  }
  const held = compared(figuresOfOdds(odds), { plays, met }, open);
  return {
    figures: held.length, unresolved: 0, plays,
    wrong: held.filter(({ sigmas }) => sigmas > FOUR_SIGMA).map(({ name, chance, share, sigmas }) =>
      `${name}: played ${share}, not ${chance}, ${sigmas.toFixed(2)} sigma off`),
    worst: Math.max(...held.map(({ sigmas }) => sigmas)),
    attacker: held.find(({ name }) => name === 'winner attacker')?.sigmas ?? 0,
  };
};

const SOLDIERS = {
  ...PROFILES,
  sergeant: profile({
    name: 'Sergeant', attacks: 2, leadership: 9,
    weapons: [weapon({ name: 'power fist', kind: 'power-fist', armourPiercing: 2 })],
  }),
  nob: profile({
    name: 'Nob', toughness: 4, wounds: 2, attacks: 3, initiative: 3, leadership: 8, save: 4,
    weapons: [weapon({ name: 'big choppa', kind: 'heavy', strengthBonus: 2, armourPiercing: 5 })],
  }),
};

/** What the pages beside the fourth edition tell, and of the rest what the trial rules say. */
const AGREED = {
  ...FOURTH_COMPLETION, panic: 'within-6', moralePenalty: 'no', autoFail: 'no', consolidate: 'three-any',
} as const;

export const largeFight = (edition: Edition, kind: LargeFight): Phase => {
  const isMixed = kind === 'mixed';
  const marines = row('m', 5, [20, 20])
    .map((model, i) => (isMixed && i === 0 ? { ...model, profile: 'sergeant' } : model));
  const behind = row('p', isMixed ? 2 : 5, [20, 22], { profile: 'ork' });
  const orks = [...row('o', 5, [20, 21], { profile: 'ork' }), ...behind];
  return setUpPhase(scenario(edition, {
    startAt: 'fight', profiles: SOLDIERS, completion: edition === '4th' ? AGREED : {},
    units: [
      unit({ id: 'marines', side: 'attacker', charged: ['orks'], models: marines }),
      unit({
        id: 'orks', side: 'defender',
        models: orks.map((model, i) => (isMixed && i === 1 ? { ...model, profile: 'nob' } : model)),
      }),
    ],
  }));
};
