/** How an assault ended, in words; and what the log says of its end. */
import { fighters } from '../../src/epic-armageddon/roster.ts';
import { enemyOf, type Assault } from '../../src/epic-armageddon/state.ts';
import { sentence, type PhraseKey } from '../../src/epic-armageddon/phrases.ts';
import { countOf, forceDoes, forceOf } from './wording.ts';

const difference = ({ results }: Assault): number => {
  const last = results.at(-1);
  return last === undefined ? 0 : Math.abs(last.attacker.total - last.defender.total);
};

/** 'Warband wins by three in the second round.' */
export const howItEnded = (assault: Assault): string => {
  const { winner, ending, round } = assault;
  if (assault.testPassed === false) return 'The action test failed, and nothing was fought.';
  if (ending === 'no-assault') return 'Nobody was near enough to fight, and nothing was.';
  if (winner === null) return 'Nobody is left to win.';
  const winning = forceDoes(assault, winner, 'wins', 'win');
  if (ending === 'swift') {
    const loser = enemyOf(winner);
    const dead = fighters(assault, loser).length === 0 && winner === 'attacker'
      ? 'every defender is dead' : 'every directly engaged attacker is dead';
    return fighters(assault, loser).length === 0
      ? `${winning} at once: nobody of ${forceOf(assault, loser)} is left.`
      : `${winning} at once: ${dead}.`;
  }
  const rounds = round === 1 ? '' : `, after ${countOf(round, 'round')}`;
  return `${winning} the result by ${difference(assault)}${rounds}.`;
};

/** The sentences of the log that have one of these keys. */
export const toldOf = (assault: Assault, keys: readonly PhraseKey[]): readonly string[] =>
  assault.log.filter(entry => keys.includes(entry.key)).map(sentence);
