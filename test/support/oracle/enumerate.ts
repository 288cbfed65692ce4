/** Every ending of an assault with its probability, by following every outcome of every throw. */
import { both, HIGHER_OF_TWO, type Chance } from './chance.ts';
import { layOut, type Dead, type Field } from './field.ts';
import { roundFrom, type RoundEnd } from './round.ts';
import type { ScenarioJson } from './scenario-json.ts';
import { bonus, endingKey, settle } from './settlement.ts';

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
  const end = (key: string, weight: number) => endings.set(key, (endings.get(key) ?? 0) + weight);
  const outcomes = remembered((dead: Dead) => roundFrom(field, dead));
  let waiting: ReadonlyMap<string, readonly [Dead, number]> = new Map([['', [[], 1]]]);
  for (let round = 1; round <= depth; round++) {
    const tied = new Map<string, readonly [Dead, number]>();
    for (const [dead, weight] of waiting.values()) {
      for (const [outcome, share] of outcomes(dead)) {
        const left = weight * share;
        if (isOver(outcome, round)) end(endingKey(settle(field, outcome, round, 0)), left);
        else {
          const tie = decide(field, outcome, round, (key, part) => end(key, left * part));
          const print = outcome.dead.join();
          tied.set(print, [outcome.dead, (tied.get(print)?.[1] ?? 0) + left * tie]);
        }
      }
    }
    waiting = tied;
  }
  for (const [, weight] of waiting.values()) if (weight > 0) end(`round ${depth + 1}`, weight);
  return endings;
};

/** Whether no result is thrown: it is won, nobody is left, or nobody was in reach at the start. @rule A2.2, A6.4 */
const isOver = ({ ending }: RoundEnd, round: number): boolean =>
  ending === 'swift' || (ending === 'nobody' && round === 1);

/** Throws the result; gives each ending its part and returns the part that is tied. @rule A6.1, A6.4 */
const decide = (field: Field, outcome: RoundEnd, round: number, end: (key: string, part: number) => void): number => {
  const lead = bonus(field, outcome.dead, 'attacker') - bonus(field, outcome.dead, 'defender');
  const leads: Chance<number> = both(HIGHER_OF_TWO, HIGHER_OF_TWO, (attacker, defender) => lead + attacker - defender);
  let tie = 0;
  for (const [difference, part] of leads) {
    if (difference === 0) {
      tie += part;
      continue;
    }
    const winner = difference > 0 ? 'attacker' as const : 'defender' as const;
    const decided = { ...outcome, winner, ending: 'undecided' as const };
    end(endingKey(settle(field, decided, round, Math.abs(difference))), part);
  }
  return tie;
};

/** The same answers, each found once. */
const remembered = <T>(find: (dead: Dead) => T): ((dead: Dead) => T) => {
  const known = new Map<string, T>();
  return dead => {
    const answer = known.get(dead.join()) ?? find(dead);
    known.set(dead.join(), answer);
    return answer;
  };
};
