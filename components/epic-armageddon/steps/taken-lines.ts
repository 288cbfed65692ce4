/** What else has decided who is hacked down: halved hits, one more for Brutal winners, Fearless stands passed over. */
import { fightersOnTable, passengersOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { enemyOf, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { BRUTAL_HITS, isBrutal } from '../../../src/epic-armageddon/special-rules/epic-au.ts';
import { isFearless } from '../../../src/epic-armageddon/special-rules/ethereal.ts';
import { hackDownTargets } from '../../../src/epic-armageddon/steps/a6-result.ts';
import { resultWords } from './ending-words.ts';
import { forceIn, unitNames } from './wording.ts';

/** A sentence each. @rule A6.5, A6.6 */
export const takenLines = (assault: Assault): readonly string[] => {
  const { winner, hackDown, results } = assault;
  const result = results.at(-1);
  if (winner === null || result === undefined) return [];
  const loser = enemyOf(winner);
  const difference = result[winner].total - result[loser].total;
  const isMore = isBrutal(assault, winner);
  const hits = hackDown - (isMore ? BRUTAL_HITS : 0);
  const spared = passedOver(assault, loser);
  return [
    ...(hits === difference ? [] : [resultWords.takesHalf(...forceIn(assault, loser), hits, difference)]),
    ...(isMore ? [resultWords.brutalAdds] : []),
    ...(spared.length === 0 ? [] : [resultWords.fearless(unitNames(assault, spared), spared.length)]),
  ];
};

/** Fearless units whom no hit can reach, on the table or in a transport. */
const passedOver = (assault: Assault, side: Side): readonly string[] => {
  const reached = new Set(hackDownTargets(assault, side).map(({ unit }) => unit));
  const isSpared = (unit: Unit): boolean => !reached.has(unit.id) && isFearless(assault, unit);
  return fightersOnTable(assault, side).flatMap(unit => [unit, ...passengersOf(assault, unit.id)])
    .filter(isSpared).map(({ id }) => id);
};
