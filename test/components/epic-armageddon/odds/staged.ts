/** A calculator whose engine a test holds in its hands, and whose forces know only ids and numbers. */
import { fixture, html } from '@open-wc/testing';
import { AssaultOdds } from '../../../../components/elements/assault-odds.ts';
import { linesOf, readPlan } from '../../../../components/epic-armageddon/odds/plan-reading.ts';
import { planOf, type Plan } from '../../../../components/epic-armageddon/odds/plan.ts';
import type { Matter, Question } from '../../../../components/epic-armageddon/odds/question.ts';
import type { Forces, Reading } from '../../../../components/epic-armageddon/odds/reading.ts';
import { neteaLibrary } from '../../../../src/army-lists/netea.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';
import { parseScenario } from '../../../../src/epic-armageddon/scenario/parse.ts';
import { sampleOf } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import type { Driven } from '../resolver/driving.ts';
import { plainReader } from './plain-reader.ts';

export type Staged = AssaultOdds & Driven;

/** Odds of which a test states what matters to it. */
export const oddsOf = (attacker: number, more: Partial<Odds> = {}): Odds => ({
  winner: { attacker, defender: 1 - attacker, none: 0 },
  ending: { swift: { attacker: 0.01, defender: 0.002 }, byRound: [0.92, 0.07, 0.006, 0.004] },
  lost: { attacker: [0.1, 0.4, 0.3, 0.2], defender: [0.2, 0.3, 0.5] },
  broken: { attacker: 0.55, defender: 0.61 },
  unresolved: 3e-10,
  error: 0,
  assumptions: ['no counter-charge between rounds'],
  ...more,
});

/** A table on which something has been changed: its title tells what. */
export const changedTo = (title: string): Scenario => {
  const made = read(planOf('4 assault v 6 boyz')).scenario!;
  const [attackers, ...others] = made.formations;
  const [first, ...rest] = attackers!.units;
  const moved = { ...attackers!, units: [{ ...first!, at: [first!.at[0], first!.at[1] - 4] as const }, ...rest] };
  return { ...made, title, formations: [moved, ...others] };
};

/** What the engine answers from now on, and which questions it keeps waiting. */
export const engine = {
  odds: (_: Question): readonly Odds[] => [oddsOf(0.5873)],
  matters: [] as readonly Matter[],
  failure: null as string | null,
  isHeld: (_: Question): boolean => false,
  asked: [] as Question[],
  reset(): void {
    Object.assign(engine, {
      odds: () => [oddsOf(0.5873)], matters: [], failure: null, isHeld: () => false, asked: [],
    });
  },
};

function* answersTo(question: Question): Generator<Odds | Matter | undefined, void> {
  if (question.kind === 'warm-up') return;
  engine.asked.push(question);
  while (engine.isHeld(question)) yield;
  if (engine.failure !== null) throw new RangeError(engine.failure);
  yield* question.kind === 'matters' ? engine.matters : engine.odds(question);
}

const read = (plan: Plan): Reading => readPlan(plan, linesOf(plan, plainReader), neteaLibrary);

const forces: Forces = {
  read,
  recount: (plan, side, row, count) => ({
    ...plan,
    [side]: { ...plan[side], text: plan[side].text.replace(/\d+/g, (was, at) => (at === row ? `${count}` : was)) },
  }),
  meant: (plan, side, { others }, other) =>
    ({ ...plan, [side]: { ...plan[side], text: `1 ${others[other]!.toLowerCase()}` } }),
  parse: json => parseScenario(json, neteaLibrary),
  knowing: () => forces,
};

AssaultOdds.lazyParts = {
  worker: () => {
    throw new Error('The stage has no worker.');
  },
  engine: async () => answersTo as never,
  forces: async () => forces,
  scenarioWords: async () => undefined,
  samples: async () => sampleOf,
  lists: async () => [],
  link: async link => (await import('../../../../components/share/any-link.ts')).readAnyLink(link),
  map: () => import('../../../../components/epic-armageddon/odds/odds-map.ts'),
  panel: () => import('../../../../components/epic-armageddon/odds/panel-parts.ts'),
  problems: () => import('../../../../components/shared/resolver/scenario-problems.ts'),
  phase: async () => (await import('../../../../components/embed/lazy/phase-odds.ts')).phaseOddsTemplate,
};

/** A calculator on the page, its first answer awaited unless the engine is held. */
export const staged = async (match = '4 assault+chaplain v 6 boyz 2 nobz'): Promise<Staged> =>
  fixture<Staged>(html`<assault-odds .match=${match}></assault-odds>`);
