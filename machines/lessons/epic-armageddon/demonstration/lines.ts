/** Lines of a demonstration: whom a stand fights, whom it supports, and how far it is to the nearest enemy. */
import { asAttacking } from '../../../../src/epic-armageddon/explain/moment.ts';
import { livingOf, unitOf } from '../../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../../src/epic-armageddon/model/state.ts';
import { enemyOf } from '../../../../src/epic-armageddon/model/procedure.ts';
import {
  directlyEngaged, FIREFIGHT, gapBetween, isContact, isInReach, lineBetween,
} from '../../../../src/epic-armageddon/movement/engagement.ts';
import { enemiesToSee } from '../../../../src/epic-armageddon/steps/a5-supporters.ts';
import type { DrawnReason } from '../../demonstration.ts';
import type { LessonPosition } from '../position.ts';
import { languageOf } from '../answer-words.ts';

type DrawnLine = Extract<DrawnReason, { readonly draws: 'line' }>;

/** The enemy nearest to a stand among some, and how far away it is. */
const nearestTo = (assault: Assault, unit: Unit, enemies: readonly Unit[]) => {
  const gaps = enemies.filter(one => one.id !== unit.id)
    .map(enemy => ({ enemy, cm: gapBetween(assault, unit, enemy) }));
  return gaps.sort((a, b) => a.cm - b.cm)[0] ?? null;
};

/** From a stand to whom it fights, or would; none: it is not directly engaged. @rule A4.1 */
export const attackLines = ({ assault }: LessonPosition, id: string): readonly DrawnLine[] =>
  [...directlyEngaged(assault), ...asAttacking(assault).engaged].filter(({ unit }) => unit === id).slice(0, 1)
    .map(({ nearest, by }) => ({
      draws: 'line', kind: by === 'close-combat' ? 'contact' : 'firefight', from: id, to: nearest, label: null,
    }));

/** From a stand to the nearest of those whom it may lend its fire against. @rule A5.2 */
export const supportLines = ({ assault }: LessonPosition, id: string): readonly DrawnLine[] => {
  const unit = unitOf(assault, id);
  const seen = enemiesToSee(assault, unit.side).filter(enemy => lineBetween(assault, unit, enemy).clear);
  const nearest = nearestTo(assault, unit, seen);
  return nearest === null ? [] : [{ draws: 'line', kind: 'support', from: id, to: nearest.enemy.id, label: null }];
};

/** From a stand to its nearest enemy, and whether anything is fought over that distance. @rule A2.2, L1, L2 */
export const distanceLine = (
  position: LessonPosition, unit: Unit, enemies = livingOf(position.assault, enemyOf(unit.side)),
): readonly DrawnLine[] => {
  const { assault } = position;
  const nearest = nearestTo(assault, unit, enemies);
  if (nearest === null) return [];
  const { enemy, cm } = nearest;
  const { centimetres } = languageOf(position);
  const label = isInReach(cm) ? centimetres(cm) : `${centimetres(cm)} > ${centimetres(FIREFIGHT)}`;
  const sight = lineBetween(assault, unit, enemy);
  const cut = isInReach(cm) && !sight.clear ? { cutAt: sight.at } : {};
  return [{ draws: 'line', from: unit.id, to: enemy.id, label, kind: kindOf(cm, sight.clear), ...cut }];
};

const kindOf = (cm: number, isClear: boolean): DrawnLine['kind'] => {
  if (isContact(cm)) return 'contact';
  if (!isInReach(cm)) return 'too-far';
  return isClear ? 'firefight' : 'blocked';
};
