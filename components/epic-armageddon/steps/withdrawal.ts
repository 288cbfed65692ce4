/** Units that withdraw: how far they have come, and who would be caught where they stand. */
import { apartNow, caughtNow } from '../../../src/epic-armageddon/steps/a7-withdraw.ts';
import { usualWithdrawal, whyNotWithdraw } from '../../../src/epic-armageddon/steps/a7-withdrawal-moves.ts';
import { withdrawalAllowance } from '../../../src/epic-armageddon/movement/two-moves.ts';
import { isWarEngine } from '../../../src/epic-armageddon/model/combatant.ts';
import type { Point } from '../../../src/battlefield/base.ts';
import { FIREFIGHT, gapBetween } from '../../../src/epic-armageddon/movement/engagement.ts';
import { combatantOf, isAlive, isOnTable, livingOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { enemyOf } from '../../../src/epic-armageddon/model/procedure.ts';
import { movedWords } from './move-panel.ts';
import { aboardRow } from './charge-rows.ts';
import { mayGetOut, withPassengers } from '../../../src/epic-armageddon/steps/passengers.ts';
import { rowOf, type UnitRow } from './unit-list.ts';
import { capital } from '../../shared/languages/forms.ts';
import { centimetres } from './wording.ts';
import { moveWords } from './move-words.ts';

export const withdrawingUnits = (assault: Assault): readonly Unit[] =>
  assault.units.filter(unit => isOnTable(unit) && assault.withdrawing.includes(unit.formation));

const nearestCm = (assault: Assault, unit: Unit): number =>
  Math.min(...livingOf(assault, enemyOf(unit.side)).map(enemy => gapBetween(assault, unit, enemy)));

/** 'caught, 12 cm'; whoever is safe so near an enemy is Fearless. */
const fateWords = (cm: number, isCaught: boolean, isEngine: boolean): string => {
  if (isCaught) return isEngine ? moveWords.damaged(centimetres(cm)) : moveWords.caught(centimetres(cm));
  if (cm <= FIREFIGHT) return moveWords.fearless;
  return Number.isFinite(cm) ? moveWords.safeAt(centimetres(cm)) : moveWords.safe;
};

/** One row for each unit that withdraws, and for each that sits in one; `keep`: whose chain is to stay. @rule A7.3 */
export const withdrawalRows = (assault: Assault, keep: string | null): readonly UnitRow[] => {
  const caught = caughtNow(assault);
  const apart = apartNow(assault, keep);
  const units = assault.units.filter(unit => isAlive(unit) && assault.withdrawing.includes(unit.formation));
  const out = units.flatMap(unit => mayGetOut(assault, 'a7Withdraw', unit.side).filter(one => one.id === unit.id));
  return withPassengers(units).map(unit => {
    if (unit.aboard !== null) return aboardRow(assault, unit, out.includes(unit));
    const cm = nearestCm(assault, unit);
    const isCaught = caught.includes(unit.id);
    const words = movedWords(unit, withdrawalAllowance(assault, unit));
    return rowOf(unit.id, unit.id, unit.name, {
      state: apart.includes(unit.id) ? moveWords.apartNow
        : fateWords(cm, isCaught, isWarEngine(combatantOf(assault, unit))),
      tone: isCaught || apart.includes(unit.id) ? 'bad' : 'good',
      detail: words === null ? null : capital(words),
      opens: true,
    });
  });
};

/** Straight away from the nearest enemy, null if that leads nowhere. */
export const withdrawalOf = (assault: Assault, unit: Unit): Point | null => {
  const to = usualWithdrawal(assault, unit);
  const isMove = to[0] !== unit.at[0] || to[1] !== unit.at[1];
  return isMove && whyNotWithdraw(assault, unit.id, to) === null ? to : null;
};
