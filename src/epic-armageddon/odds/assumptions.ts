/** What odds take for granted, in words: how the players are taken to decide. */
import type { Assault } from '../model/state.ts';
import { onOverwatch } from '../steps/a2-overwatch.ts';
import { ASSUMED } from './assumption-words.ts';
import { PLACES } from './procedure.ts';

/** Less than this is a rounding error. */
const SURE = 1 - 1e-12;

const isBeforeAttacks = ({ startAt }: Assault, at: string): boolean =>
  PLACES.get(at)! < PLACES.get('#a4Attacks')! && !(at === 'setUp' && startAt === 'a4Attacks');

/** Formations on overwatch: before the charge has been shot at they may fire at it, and later at those who move on. */
const overwatchIn = (assault: Assault, isEarly: boolean): readonly string[] => {
  if (isEarly && onOverwatch(assault).length > 0) return [ASSUMED.noOverwatch];
  return assault.formations.some(({ overwatch, broken }) => overwatch && !broken) ? [ASSUMED.noOverwatchLater] : [];
};

/** @param noAssault how likely it is that nothing is fought at all. */
export const assumptionsOf = (assault: Assault, at: string, noAssault: number): readonly string[] => {
  const isEarly = isBeforeAttacks(assault, at);
  const criticals = Object.values(assault.combatants).map(({ critical }) => critical);
  const isTold = criticals.some(critical => critical?.entered === true);
  const isMoved = criticals.some(critical => critical?.moves !== undefined);
  const isTested = assault.actionTest !== 'none' && assault.testPassed !== true;
  return [
    ASSUMED.noCounterCharge,
    ...(isEarly ? [ASSUMED.nobodyMoves] : []),
    ...overwatchIn(assault, isEarly),
    ...(isTold && !isMoved ? [ASSUMED.criticalsLeft] : []),
    ...(isMoved ? [ASSUMED.nobodyStaggers] : []),
    ...(noAssault >= SURE && !isTested ? [ASSUMED.nobodyEngaged] : []),
  ];
};
