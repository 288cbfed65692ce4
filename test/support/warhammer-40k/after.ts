/** Phases in which a combat has just been fought, and what comes of it by the statechart. */
import { createActor } from 'xstate';
import { aftermath } from '../../../machines/warhammer-40k/steps/aftermath.ts';
import { chargeInTurn } from '../../../machines/warhammer-40k/steps/charge-in-turn.ts';
import { chargeTogether } from '../../../machines/warhammer-40k/steps/charge-together.ts';
import { fight } from '../../../machines/warhammer-40k/steps/fight.ts';
import { hitAndRun } from '../../../machines/warhammer-40k/steps/hit-and-run.ts';
import { HANDS } from '../../../machines/warhammer-40k/hands.ts';
import { phaseSetup, type StateMeta } from '../../../machines/warhammer-40k/setup.ts';
import { untold } from '../../../machines/warhammer-40k/steps/silent-text.ts';
import { usualDecisions } from '../../../machines/warhammer-40k/play.ts';
import { diceIn } from '../../../src/dice/hand.ts';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { Decision } from '../../../src/warhammer-40k/model/events.ts';
import type { Scenario, ScenarioUnit } from '../../../src/warhammer-40k/model/scenario.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { findCombats } from '../../../src/warhammer-40k/movement/combats.ts';
import { setsOf } from '../../../src/warhammer-40k/movement/engagement.ts';
import { UNTESTED } from '../../../src/warhammer-40k/model/current-fight.ts';
import { phase } from './build.ts';
import { valueIn } from './values.ts';

interface Fought extends Partial<Scenario> {
  /** Wounds inflicted by the attacker, and by the defender. */
  readonly wounds?: readonly [number, number];
  /** Models that fell in it. */
  readonly slain?: readonly string[];
}

/** The first combat on the table, fought to its last rung. */
export const fought = (
  edition: Edition, units: readonly ScenarioUnit[], { wounds = [0, 0], slain = [], ...fields }: Fought = {},
): Phase => {
  const found = findCombats(phase(edition, { units, ...fields }));
  const [combat, ...others] = found.combats;
  if (combat === undefined) throw new Error('Nobody is in contact.');
  return {
    ...found,
    combats: [{ ...combat, fought: true, wounds: { attacker: wounds[0], defender: wounds[1] } }, ...others],
    models: found.models.map(model => (slain.includes(model.id) ? { ...model, wounds: 0, slain: 'fight' } : model)),
    fight: {
      combat: combat.id, rung: 1, ladder: [], sets: setsOf(found, combat), strikes: [], allocations: [], struck: [],
      freeRound: null, piling: null, ...UNTESTED,
    },
  };
};

const machine = phaseSetup.createMachine({
  id: 'phase', context: ({ input }) => ({ phase: 'phase' in input ? input.phase : phase('7th') }), initial: 'aftermath',
  states: { aftermath, fight, hitAndRun, untold, chargeTogether, chargeInTurn, over: { type: 'final' } },
});

interface Settled {
  readonly phase: Phase;
  /** Every state that was come to or waited in, innermost names, in order. */
  readonly states: readonly string[];
  /** Purposes of the throws in order. */
  readonly thrown: readonly string[];
}

/** What is decided at a state; nothing said: what is usual. */
export type Decide = (state: string, phase: Phase) => Decision | null;

/**
 * Everything that comes after the fight, to the end or up to a state.
 *
 * @param dice in the order in which they are thrown, or whatever throws them.
 * @throws Error when dice run out or are left over.
 */
export const settle = (
  begun: Phase, dice: readonly number[] | (() => number), decide: Decide = () => null,
  until: (state: string) => boolean = () => false,
): Settled => {
  const actor = createActor(machine, { input: { phase: begun } });
  const states: string[] = [];
  const thrown: string[] = [];
  actor.subscribe(snapshot => states.push(stateOf(snapshot.value)));
  actor.start();
  let used = 0;
  for (let steps = 0; actor.getSnapshot().status === 'active'; steps += 1) {
    if (steps > 500) throw new Error(`It never ends: ${states.slice(-5).join(', ')}.`);
    const snapshot = actor.getSnapshot();
    if (until(stateOf(snapshot.value))) break;
    const now = snapshot.context.phase;
    const meta = Object.entries(snapshot.getMeta() as Record<string, StateMeta>)
      .reduce((a, b) => (b[0].length > a[0].length ? b : a))[1];
    const hands = meta.hands === undefined ? [] : HANDS[meta.hands](now);
    if (hands.length > 0) {
      const needed = diceIn(hands);
      const faces = typeof dice === 'function' ? Array.from({ length: needed }, dice) : dice.slice(used, used + needed);
      if (faces.length < needed) throw new Error(`No dice left for ${hands.map(({ name }) => name).join(', ')}.`);
      used += needed;
      thrown.push(...hands.map(({ purpose }) => purpose));
      actor.send({ type: 'dice.thrown', faces });
      continue;
    }
    const decided = decide(stateOf(snapshot.value), now);
    for (const event of decided === null ? usualDecisions(meta.unlessDecided!, now) : [decided]) actor.send(event);
  }
  if (typeof dice !== 'function' && used < dice.length) throw new Error(`${dice.length - used} dice are left over.`);
  return { phase: actor.getSnapshot().context.phase, states, thrown };
};

const stateOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const [[name, inner]] = Object.entries(value as object) as [[string, unknown]];
  return `${name}.${stateOf(inner)}`;
};

/** The sentences' keys of what came after the fight. */
export const told = ({ log }: Phase): readonly string[] =>
  log.filter(({ step }) => step === 'aftermath').map(({ key }) => key);

/** The units of which a sentence was told. */
export const unitsTold = ({ log }: Phase, key: string): readonly unknown[] =>
  log.filter(one => one.key === key).map(line => valueIn(line, 'unit'));

export const placeOf = ({ models }: Phase, id: string): readonly [number, number] =>
  models.find(model => model.id === id)!.at;

export const livingIn = ({ models }: Phase, unit: string): number =>
  models.filter(model => model.unit === unit && model.slain === null).length;
