/** Assaults whose players decide at random: whatever the rules let them do may happen. */
import { createActor, type StateValue } from 'xstate';
import { assaultMachine } from '../../machines/epic-armageddon/assault.machine.ts';
import { handsOf, metaOf, why, type AssaultSnapshot } from '../../machines/epic-armageddon/why.ts';
import { usualDecisions } from '../../machines/epic-armageddon/play.ts';
import { diceIn } from '../../src/dice/hand.ts';
import { distance, type Point } from '../../src/battlefield/base.ts';
import type { AssaultEvent, Decision } from '../../src/epic-armageddon/model/events.ts';
import type { Refusal } from '../../src/epic-armageddon/model/log.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import type { Assault } from '../../src/epic-armageddon/model/state.ts';
import { chooseTarget, targetsOf } from '../../src/epic-armageddon/steps/a1-choose-target.ts';
import { startAssault } from '../../src/epic-armageddon/steps/start.ts';
import { chargeTo, whyNotCharge, whyNotEndCharge, whyNotStay } from '../../src/epic-armageddon/steps/a2-charge.ts';
import { chargers, usualCharge } from '../../src/epic-armageddon/steps/usual-moves.ts';
import { unitOf } from '../../src/epic-armageddon/model/roster.ts';
import type { Source } from './random/source.ts';

/** One event and what it did. */
export interface Step {
  readonly before: Assault;
  readonly event: AssaultEvent;
  readonly after: Assault;
  /** The states before and after it, outermost first: `a4Attacks.attacks.allocating`. */
  readonly from: string;
  readonly to: string;
}

/** One more step of those that have happened: what was taken back before it is no longer among them. */
export const stepOn = (steps: Step[], next: Step): void => {
  const leads = ({ after, to }: Step): boolean => after === next.before && to === next.from;
  while (steps.length > 0 && !leads(steps.at(-1)!)) steps.pop();
  steps.push(next);
};

/** A decision that a player wished for and was refused. */
export interface Refused {
  readonly before: Assault;
  readonly decision: Decision;
  readonly refusal: Refusal;
  readonly from: string;
}

/** An assault that is over. */
export interface Played {
  readonly end: Assault;
  /** How many dice were thrown, those of moves that were taken back not counted. */
  readonly dice: number;
}

/** Something that a player may wish to do at a state, allowed or not; null where there is nothing to wish for. */
export type Wish = (snapshot: AssaultSnapshot, source: Source) => Decision | null;

/** More events than any of these assaults has ever needed. */
const ENDLESS = 2000;

/**
 * Plays an assault to its end, showing every step.
 *
 * Who has moved so that the step cannot be ended takes all moves of that step back and lets it be; who cannot end it
 * even so makes a move that mends it, and where none does chooses the usual target instead.
 *
 * @param restless how often, in cases of a hundred, a player tries something at a step instead of letting it be
 * @param wishFor what players try
 * @param watchRefused shows every wish that is refused
 */
export const playAtRandom = (
  scenario: Scenario, source: Source, restless: number, watch: (step: Step) => void, wishFor: Wish = wishAt,
  watchRefused: (refused: Refused) => void = () => undefined,
): Played => {
  let actor = createActor(assaultMachine, { input: { scenario: fightable(scenario) } }).start();
  let dice = 0;
  let entered = { snapshot: actor.getSnapshot(), dice };
  let choosing = entered;
  let isCalm = false;
  const send = (event: AssaultEvent): void => {
    const before = actor.getSnapshot();
    actor.send(event);
    const after = actor.getSnapshot();
    if (event.type === 'dice.thrown') dice += event.faces.length;
    watch({
      before: before.context.assault, event, after: after.context.assault,
      from: pathOf(before.value), to: pathOf(after.value),
    });
    if (stepOf(after) !== stepOf(before)) {
      entered = { snapshot: after, dice };
      if (stepOf(after).startsWith('a1ChooseTarget')) choosing = entered;
      isCalm = false;
    }
  };
  const takeBack = (to = entered): void => {
    actor = createActor(assaultMachine, { snapshot: to.snapshot, input: { scenario } }).start();
    dice = to.dice;
    isCalm = true;
  };
  for (let events = 0; actor.getSnapshot().status === 'active'; events++) {
    if (events > ENDLESS) throw new Error('An assault without end');
    const snapshot = actor.getSnapshot();
    const wish = !isCalm && source.once(restless) ? wishFor(snapshot, source) : null;
    if (wish !== null) {
      const refusal = why(snapshot, wish);
      if (refusal === null) send(wish);
      else watchRefused({ before: snapshot.context.assault, decision: wish, refusal, from: pathOf(snapshot.value) });
      continue;
    }
    const { hands, unlessDecided } = metaOf(snapshot);
    if (hands !== undefined) send({ type: 'dice.thrown', faces: facesOf(snapshot, source) });
    else if (unlessDecided === undefined) throw new Error('A state that needs neither dice nor a decision');
    else {
      const decisions = usualDecisions(unlessDecided, snapshot.context.assault);
      if (decisions.every(decision => why(snapshot, decision) === null)) decisions.forEach(send);
      else if (!isCalm) takeBack();
      else {
        const way = wayOut(snapshot.context.assault);
        if (way === null) takeBack(choosing);
        else send(way);
      }
    }
  }
  return { end: actor.getSnapshot().context.assault, dice };
};

/** Ways to all sides, in steps of 15 degrees, and how far, cm. */
const TURNS = Array.from({ length: 24 }, (_, i) => i * Math.PI / 12);
const LENGTHS = [2, 4, 6, 8, 10, 12, 15, 20, 25, 30];

/** A charge move of a unit that began in a zone of control and may not end there; null: there is none. @rule A2.7 */
const wayOut = (assault: Assault): (Decision & { readonly type: 'unit.moved' }) | null => {
  for (const unit of chargers(assault).filter(one => whyNotStay(assault, one) !== null)) {
    const usual = usualCharge(assault, unit.id);
    const [x, y] = unit.at;
    const away = LENGTHS.flatMap(cm => TURNS.map((turn): Point => [x + cm * Math.cos(turn), y + cm * Math.sin(turn)]));
    const isRight = (place: Point): boolean => {
      const there = chargeTo(assault, unit.id, place);
      return whyNotStay(there, unitOf(there, unit.id)) === null;
    };
    const to = [...(usual === null ? [] : [usual]), ...away]
      .find(place => whyNotCharge(assault, unit.id, place) === null && isRight(place));
    if (to !== undefined) return { type: 'unit.moved', unit: unit.id, to };
  }
  return null;
};

/** The scenario; where its charge could never end, as it is once that has been made. @rule A2.7 */
export const fightable = (scenario: Scenario): Scenario => {
  const known = found.get(scenario) ?? fightableOf(scenario);
  found.set(scenario, known).set(known, known);
  return known;
};

/** Each scenario is played several times. */
const found = new WeakMap<Scenario, Scenario>();

const fightableOf = (scenario: Scenario): Scenario => {
  if (scenario.startAt === 'a4Attacks') return scenario;
  const start = startAssault(scenario);
  let assault = chooseTarget(start, targetsOf(start, { target: start.target }));
  for (let way = wayOut(assault); way !== null; way = wayOut(assault)) assault = chargeTo(assault, way.unit, way.to);
  return whyNotEndCharge(assault) === null ? scenario : { ...scenario, startAt: 'a4Attacks' };
};

/** The names of the outer two states, which a move and the dice that it needs have in common. */
const stepOf = ({ value }: AssaultSnapshot): string => {
  const [step, inner] = Object.entries(typeof value === 'string' ? { [value]: '' } : value)[0] ?? [];
  return `${step} ${typeof inner === 'object' ? Object.keys(inner).join() : inner}`;
};

const pathOf = (value: StateValue): string => (typeof value === 'string' ? value
  : Object.entries(value).map(([state, inner]) => (inner === undefined ? state : `${state}.${pathOf(inner)}`)).join());

const facesOf = (snapshot: AssaultSnapshot, source: Source): readonly number[] =>
  Array.from({ length: diceIn(handsOf(snapshot)) }, () => source.whole([1, 6]));

/** What players of ordinary assaults wish for. */
const wishAt: Wish = (snapshot, source) => {
  if (snapshot.status !== 'active') return null;
  const { assault } = snapshot.context;
  const { hands, unlessDecided } = metaOf(snapshot);
  if (hands === 'saves') return aboutHit(assault, source, 'save.chosen');
  switch (unlessDecided) {
    case 'target.chosen':
      return { type: unlessDecided, target: source.pick(assault.formations).id };
    case 'charge.ended':
    case 'counterCharge.ended':
    case 'withdrawal.ended':
    case 'consolidation.ended':
      return aMove(assault, source);
    case 'hits.allocated':
      return aboutHit(assault, source, 'hit.moved');
    case 'support.called': {
      const side = source.pick(['attacker', 'defender'] as const);
      return { type: 'supporters.called', side, units: assault.support.able[side].filter(() => source.once(50)) };
    }
    default:
      return null;
  }
};

const aboutHit = (assault: Assault, source: Source, type: 'save.chosen' | 'hit.moved'): Decision | null => {
  const side = source.pick(['attacker', 'defender'] as const);
  const hits = assault.volley?.hits[side] ?? [];
  const targets = assault.volley?.targets[side] ?? [];
  if (hits.length === 0 || targets.length === 0) return null;
  const hit = source.whole([0, hits.length - 1]);
  return type === 'hit.moved'
    ? { type, side, hit, to: source.pick(targets).unit }
    : { type, side, hit, save: source.pick(['armour', 'cover', 'none'] as const) };
};

/** Somebody alive goes somewhere: up to an enemy, or any way at all. */
const aMove = (assault: Assault, source: Source): Decision => {
  const living = assault.units.filter(unit => unit.lostTo === null);
  const unit = source.pick(living);
  const goal = source.once(60)
    ? upTo(unit.at, source.pick(living).at, source.whole([20, 35]) / 10)
    : [unit.at[0] + source.whole([-20, 20]), unit.at[1] + source.whole([-20, 20])] as const;
  return { type: 'unit.moved', unit: unit.id, to: goal };
};

/** The point so many cm short of a goal. */
const upTo = (from: Point, goal: Point, short: number): Point => {
  const way = distance(from, goal);
  if (way <= short) return from;
  const part = (way - short) / way;
  return [from[0] + (goal[0] - from[0]) * part, from[1] + (goal[1] - from[1]) * part];
};
