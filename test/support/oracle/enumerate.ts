/** Every ending of an assault with its probability, by following every outcome of every throw. */
import { both, HIGHER_OF_TWO, type Chance } from './chance.ts';
import { layOut, type Field } from './field.ts';
import { roundFrom, type RoundEnd } from './round.ts';
import type { ScenarioJson } from './scenario-json.ts';
import { bonus, endingKey, settle } from './settlement.ts';
import { unscathed, type Losses } from './losses.ts';

/**
 * The chances of all endings of a scenario that starts at the attacks, nobody counter-charging and all decisions and
 * rulings by default.
 *
 * @param depth how many rounds to follow; what is still tied then has the key `round N`, N the first round not followed
 * @returns from an ending's key to its probability; they add up to 1
 */
export const enumerate = (scenario: ScenarioJson, depth = 4): ReadonlyMap<string, number> => {
  const field = layOut(scenario);
  const endings = new Map<string, number>();
  const end = (outcome: RoundEnd, round: number, difference: number, weight: number) => {
    for (const [ending, share] of settle(field, outcome, round, difference)) {
      const key = endingKey(ending);
      endings.set(key, (endings.get(key) ?? 0) + weight * share);
    }
  };
  let waiting: Tied = new Map([['', [unscathed(field), 1]]]);
  for (let round = 1; round <= depth; round++) {
    const tied = new Map<string, readonly [Losses, number]>();
    for (const [losses, weight] of waiting.values()) {
      for (const [outcome, share] of roundFrom(field, losses)) {
        const left = weight * share;
        if (isOver(outcome, round)) end(outcome, round, 0, left);
        else {
          const tie = decide(field, outcome, (decided, lead, part) => end(decided, round, lead, left * part));
          const print = JSON.stringify(outcome.losses);
          tied.set(print, [outcome.losses, (tied.get(print)?.[1] ?? 0) + left * tie]);
        }
      }
    }
    waiting = tied;
  }
  for (const [, weight] of waiting.values()) {
    const key = `round ${depth + 1}`;
    if (weight > 0) endings.set(key, (endings.get(key) ?? 0) + weight);
  }
  return endings;
};

/** What is tied after a round, with its probability. */
type Tied = ReadonlyMap<string, readonly [Losses, number]>;

/** Whether no result is thrown: it is won, nobody is left, or nobody was in reach at the start. @rule A2.2, A6.4 */
const isOver = ({ ending }: RoundEnd, round: number): boolean =>
  ending === 'swift' || (ending === 'nobody' && round === 1);

/** Throws the result; gives each difference its part and returns the part that is tied. @rule A6.1, A6.4 */
const decide = (
  field: Field, outcome: RoundEnd, end: (outcome: RoundEnd, difference: number, part: number) => void,
): number => {
  const lead = bonus(field, outcome.losses, 'attacker') - bonus(field, outcome.losses, 'defender');
  const leads: Chance<number> = both(HIGHER_OF_TWO, HIGHER_OF_TWO, (attacker, defender) => lead + attacker - defender);
  let tie = 0;
  for (const [difference, part] of leads) {
    if (difference === 0) {
      tie += part;
      continue;
    }
    const winner = difference > 0 ? 'attacker' : 'defender';
    end({ ...outcome, winner, ending: 'undecided' }, Math.abs(difference), part);
  }
  return tie;
};
