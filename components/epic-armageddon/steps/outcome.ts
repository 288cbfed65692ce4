/** How an assault ended, in words; and what the log says of its end. */
import { fighters } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { enemyOf } from '../../../src/epic-armageddon/model/procedure.ts';
import type { EventKey } from '../../../src/epic-armageddon/model/log-entries.ts';
import { sentence } from '../spoken/sentences.ts';
import { forceIn, forceOf } from './wording.ts';
import { outcomeWords } from './ending-words.ts';

const difference = ({ results }: Assault): number => {
  const last = results.at(-1);
  return last === undefined ? 0 : Math.abs(last.attacker.total - last.defender.total);
};

/** 'Warband wins by three in the second round.' */
export const howItEnded = (assault: Assault): string => {
  const { winner, ending, round } = assault;
  if (assault.testPassed === false) return outcomeWords.testFailed;
  if (ending === 'no-assault') return outcomeWords.nobodyNear;
  if (winner === null) return outcomeWords.nobodyLeft;
  const winning = forceIn(assault, winner);
  if (ending === 'swift') {
    const loser = enemyOf(winner);
    return fighters(assault, loser).length === 0
      ? outcomeWords.winsNobodyLeft(...winning, forceOf(assault, loser))
      : outcomeWords.winsEngagedDead(...winning);
  }
  return round === 1
    ? outcomeWords.winsResult(...winning, difference(assault))
    : outcomeWords.winsResultAfter(...winning, difference(assault), round);
};

/** The sentences of the log that have one of these keys. */
export const outcomeSentences = (assault: Assault, keys: readonly EventKey[]): readonly string[] =>
  assault.log.filter(entry => keys.includes(entry.key)).map(sentence);
