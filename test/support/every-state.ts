/** Every state that the dice can bring an assault to, those merged that differ only in what is told of their past. */
import { initialTransition, transition } from 'xstate';
import { assaultMachine } from '../../machines/epic-armageddon/assault.machine.ts';
import { handsOf, metaOf, type AssaultSnapshot } from '../../machines/epic-armageddon/why.ts';
import { usualDecisions } from '../../machines/epic-armageddon/play.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import type { Hand } from '../../src/dice/hand.ts';
import type { AssaultHand } from '../../src/epic-armageddon/model/hands.ts';
import type { Assault } from '../../src/epic-armageddon/model/state.ts';
import { everyOutcome, type Outcome } from './every-outcome.ts';

/**
 * Follows the statechart over every distinguishable outcome of every throw, nobody deciding anything.
 *
 * @param isFollowed whether a state with dice to throw is followed; it is an ending itself if not
 * @returns the states at which it ends, final or not followed, with their probabilities
 */
export const everyEnd = (
  scenario: Scenario, isFollowed: (snapshot: AssaultSnapshot) => boolean,
): readonly Outcome<AssaultSnapshot>[] => {
  const ends: Outcome<AssaultSnapshot>[] = [];
  const [start] = initialTransition(assaultMachine, { scenario });
  let wave: readonly Outcome<AssaultSnapshot>[] = [{ result: decided(start as AssaultSnapshot), weight: 1 }];
  while (wave.length > 0) {
    const next = new Map<string, Outcome<AssaultSnapshot>>();
    for (const { result: snapshot, weight } of wave) {
      if (snapshot.status !== 'active' || !isFollowed(snapshot)) {
        ends.push({ result: snapshot, weight });
        continue;
      }
      const hands = handsOf(snapshot);
      const parts = told(hands, snapshot.context.assault);
      for (const { result: faces, weight: share } of everyOutcome(throwHands => throwHands(parts))) {
        const result = decided(transition(assaultMachine, snapshot, { type: 'dice.thrown', faces })[0]);
        const key = keyOf(result);
        next.set(key, { result, weight: (next.get(key)?.weight ?? 0) + weight * share });
      }
    }
    wave = [...next.values()];
  }
  return ends;
};

/**
 * Hands in parts that need no telling apart: it matters who has thrown a war engine's or a sniper's hit, and which die
 * a Titan Killer's is, for one may do more damage than the other; it matters of nobody else's.
 */
export const told = (hands: readonly AssaultHand[], assault: Assault): readonly Hand[] =>
  hands.flatMap(hand => partsOf(hand, unit => hand.effect === 'sniper' || isEngine(assault, unit)));

/** The dice of each such unit by themselves, those between them together. */
const partsOf = (hand: AssaultHand, isTold: (unit: string) => boolean): readonly Hand[] => {
  if (hand.read !== 'successes' || hand.units.length !== hand.dice) return [hand];
  if (hand.effect === 'titan-killer') return hand.units.map(() => ({ ...hand, dice: 1 }));
  const parts: { readonly of: string | null; dice: number }[] = [];
  for (const unit of hand.units) {
    const of = isTold(unit) ? unit : null;
    const last = parts[parts.length - 1];
    if (last?.of === of && last !== undefined) last.dice++;
    else parts.push({ of, dice: 1 });
  }
  return parts.map(({ dice }) => ({ ...hand, dice }));
};

const isEngine = ({ units, combatants }: Assault, id: string): boolean => {
  const combatant = combatants[units.find(unit => unit.id === id)?.combatant ?? ''];
  return combatant?.type === 'war-engine' || (combatant?.damageCapacity ?? 1) > 1;
};

/** The next state that needs dice, or the final one, all decisions on the way being those of nobody. */
export const decided = (start: AssaultSnapshot): AssaultSnapshot => {
  let snapshot = start;
  while (snapshot.status === 'active' && metaOf(snapshot).hands === undefined) {
    const { unlessDecided } = metaOf(snapshot);
    if (unlessDecided === undefined) throw new Error('A state that needs neither dice nor a decision');
    for (const decision of usualDecisions(unlessDecided, snapshot.context.assault)) {
      snapshot = transition(assaultMachine, snapshot, decision)[0];
    }
  }
  return snapshot;
};

/** What tells two states of an assault apart, without what never changes and what is only told of the past. */
const keyOf = ({ value, context }: AssaultSnapshot): string => {
  const { table, rulings, combatants, log, diceUsed, results, settled, ...rest } = context.assault;
  return JSON.stringify([value, rest]);
};
