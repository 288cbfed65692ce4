/** Where the players have something to decide: a run leaves it to them. */
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { unitsToWithdraw } from '../../../src/epic-armageddon/steps/a7-withdrawal-moves.ts';
import { canAnybody } from '../steps/move-primaries.ts';
import { isSettlingWays } from '../steps/primary.ts';

const ALWAYS = /(?:^a1ChooseTarget|moving\.choosing|\.deciding|\.decided|\.telling|\.calling|^a7Consolidate\.moving)$/;

export const isDecisionIn = (path: string, assault: Assault): boolean => {
  if (path.startsWith('a3CounterCharge')) {
    return path.endsWith('.choosing') && canAnybody(assault, path.includes('attackerMoves') ? 'attacker' : 'defender');
  }
  if (path.endsWith('withdrawing.moving') || path.endsWith('supportersWithdrawing.moving')) {
    return unitsToWithdraw(assault) > 0;
  }
  return isSettlingWays(path) || ALWAYS.test(path);
};
