/** The table as it stood at a moment of a phase, or as it would stand after what was found to be better. Inches. */
import { transition } from 'xstate';
import { phaseMachine } from '../../../machines/warhammer-40k/phase.machine.ts';
import { charged, isCharging } from '../../../machines/warhammer-40k/review/position-value.ts';
import { handsOf, type PhaseSnapshot } from '../../../machines/warhammer-40k/why.ts';
import type { Point } from '../../../src/battlefield/base.ts';
import { diceIn, SIDES_OF_A_DIE } from '../../../src/dice/hand.ts';
import { once } from '../../../src/shared/once.ts';
import { armourOf } from '../../../src/warhammer-40k/allocation/groups.ts';
import type { Choice } from '../../../src/warhammer-40k/model/choices.ts';
import type { PhaseEvent } from '../../../src/warhammer-40k/model/events.ts';
import { combatOf, isAlive, profileOf } from '../../../src/warhammer-40k/model/roster.ts';
import type { Model, Phase } from '../../../src/warhammer-40k/model/state.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import { foundCounters, foundStep } from '../../shared/review/found-counters.ts';
import { stepStateOf } from '../resolver/step-state.ts';
import { phaseView } from '../steps/battlefield-view.ts';
import type { PhaseRow } from './moments.ts';

/** Nobody may do anything; the camera follows from moment to moment. Those who stood before are drawn. */
export const viewAt = (
  { context: { phase } }: PhaseSnapshot, before: PhaseSnapshot, shown: readonly string[] = [],
): BattlefieldView => ({
  ...phaseView(phase, {
    step: `review ${stepStateOf(before).path}`, movable: [], choosable: [], chosen: null, shown, ghost: null,
    allowance: null, stoodBefore: before.context.phase.models.filter(isAlive).map(({ id }) => id),
  }),
  tokens: [],
});

/** The table once a moment was played, its charges made; whom it was about is ringed. */
export const playedView = ({ before, after, event }: PhaseRow): BattlefieldView =>
  viewAt(drawnAfter(after), before, aimedAt(before.context.phase, event));

/** Who would stand elsewhere is a dashed ghost there, and faint where it was played; whom it is about is ringed. */
export const bestView = ({ before, after, moment: { best } }: PhaseRow): BattlefieldView => {
  const { decisions } = best!;
  const found = drawnAfter(foundBy(before, decisions));
  const view = viewAt(found, before, decisions.flatMap(event => aimedAt(before.context.phase, event)));
  const [stood, played] = [placesIn(before), placesIn(drawnAfter(after))];
  const elsewhere = ({ id, at }: Model, places: ReadonlyMap<string, Point>): boolean =>
    String(places.get(id)) !== String(at);
  const { models } = found.context.phase;
  const differing = models.filter(model => elsewhere(model, played)).map(({ id }) => [id, played.get(id)!] as const);
  const counters = foundCounters(view.counters, {
    moved: models.filter(model => elsewhere(model, stood)).map(({ id }) => id), played: new Map(differing),
  });
  return { ...view, step: foundStep(view.step, counters), counters };
};

const placesIn = ({ context: { phase } }: PhaseSnapshot): ReadonlyMap<string, Point> =>
  new Map(phase.models.map(({ id, at }) => [id, at]));

const foundBy = (before: PhaseSnapshot, decisions: readonly PhaseEvent[]): PhaseSnapshot =>
  decisions.reduce<PhaseSnapshot>((now, event) => transition(phaseMachine, now, event)[0], before);

/** Charges that are declared are drawn as they end: at an ordinary throw, or at the best if they need that. */
const drawnAfter = once((snapshot: PhaseSnapshot): PhaseSnapshot => {
  const usual = chargedBy(snapshot, ORDINARY);
  return placesWord(usual) === placesWord(snapshot) ? chargedBy(snapshot, HIGHEST) : usual;
});

const placesWord = ({ context: { phase } }: PhaseSnapshot): string => phase.models.map(({ at }) => at).join(' ');

/** Of two dice, their mean. */
const ORDINARY = [3, 4] as const;
const HIGHEST = [SIDES_OF_A_DIE] as const;

/** No phase has more throws before its fights. */
const MOST_THROWS = 100;

const chargedBy = (snapshot: PhaseSnapshot, faces: readonly number[]): PhaseSnapshot => {
  let now = charged(snapshot);
  for (let thrown = 0; thrown < MOST_THROWS && isCharging(now); thrown += 1) {
    const dice = diceIn(handsOf(now));
    if (dice === 0) return now;
    const all = Array.from({ length: dice }, (_, i) => faces[i % faces.length]!);
    now = charged(transition(phaseMachine, now, { type: 'dice.thrown', faces: all })[0]);
  }
  return now;
};

/** The models that a decision is about: who is charged or struck, who is armed, who takes wounds. By ids. */
export const aimedAt = (phase: Phase, event: PhaseEvent): readonly string[] => {
  switch (event.type) {
    case 'charge.declared': return inUnits(phase, event.targets);
    case 'strikes.aimed': return inUnits(phase, Object.keys(event.at).filter(id => event.at[id]! > 0));
    case 'weapon.chosen': return [event.model];
    case 'choice.made': return phase.choice === null ? [] : chosenBy(phase, phase.choice, event.option);
    default: return [];
  }
};

const idsOf = ({ models }: Phase, is: (model: Model) => boolean): readonly string[] =>
  models.filter(model => isAlive(model) && is(model)).map(({ id }) => id);

const inUnits = (phase: Phase, units: readonly string[]): readonly string[] =>
  idsOf(phase, ({ unit }) => units.includes(unit));

const chosenBy = (phase: Phase, { question, about }: Choice, option: string): readonly string[] => {
  switch (question) {
    case 'casualty': case 'nominee': case 'force-victim': return [option];
    case 'combat': return inUnits(phase, combatOf(phase, option).units);
    case 'armour-group':
      return idsOf(phase, model => model.unit === about && profileOf(phase, model).save === armourOf(option));
    default: return [];
  }
};
