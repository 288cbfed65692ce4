/** The figures of a move in a few characters: its way of what it may go, or what failed against what was needed. */
import type { Point } from '../../../src/battlefield/base.ts';
import { distanceToSegment } from '../../../src/battlefield/segment.ts';
import type { Refusal } from '../../../src/epic-armageddon/model/log.ts';
import { enemyOf } from '../../../src/epic-armageddon/model/procedure.ts';
import { combatantOf, livingOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { zoneOf } from '../../../src/epic-armageddon/movement/zones-of-control.ts';
import { lengthIn, tidy } from '../../shared/battlefield/facts.ts';
import { mapMoveWords } from '../steps/battlefield-view.ts';

/** '11.6 of 15 cm'; null where no length bounds the move. */
export const wayFigure = (cm: number, allowance: number): string | null =>
  (Number.isFinite(allowance) ? mapMoveWords.way(tidy(cm), lengthIn(allowance)) : null);

/** '2.5 < 5 cm' for a zone of control, '16.4 > 15 cm' for a length; null: no figure decides. */
export const failedFigure = (assault: Assault, id: string, to: Point, refusal: Refusal): string | null => {
  switch (refusal.key) {
    case 'too-far': return over(refusal.values.cm, refusal.values.allowance);
    case 'transport-too-far': return over(refusal.values.cm, refusal.values.left);
    case 'zone-of-another':
    case 'must-touch-nearest':
    case 'still-in-zone':
    case 'enters-zone': return zoneFigure(assault, unitOf(assault, id), to, refusal.values.enemy);
    default: return null;
  }
};

const over = (cm: number, most: number): string => `${tidy(cm)} > ${lengthIn(most)}`;

/** How near the way comes to the base of the enemy whose zone is in question. */
const zoneFigure = (assault: Assault, unit: Unit, to: Point, name: string): string | null => {
  const { radius } = combatantOf(assault, unit);
  const gapTo = (enemy: Unit): number =>
    Math.max(0, distanceToSegment(enemy.at, unit.at, to) - radius - combatantOf(assault, enemy).radius);
  const [enemy] = livingOf(assault, enemyOf(unit.side)).filter(one => one.name === name)
    .sort((a, b) => gapTo(a) - gapTo(b));
  if (enemy === undefined) return null;
  const figures = [tidy(gapTo(enemy)), lengthIn(zoneOf(assault, enemy))];
  return gapTo(enemy) < zoneOf(assault, enemy) ? figures.join(' < ') : null;
};
