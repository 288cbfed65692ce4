/** The distances that decide who is hacked down, between each of them and the enemy nearest to it. */
import { gapBetween } from '../../../src/epic-armageddon/movement/engagement.ts';
import { fightersOnTable, isOnTable, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { enemyOf } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Line } from '../../shared/battlefield/pieces.ts';
import { onceSpoken } from '../../shared/languages/spoken.ts';
import { mapDetailWords } from './map-details.ts';
import { mapWords } from './map-words.ts';
import { nearestOf } from './nearest.ts';
import { centimetres } from './wording.ts';

/** So many lengths are told at once. */
const MOST_LENGTHS = 3;
/** Bases touch, cm. */
const TOUCHING = 1e-6;

/** Empty while nobody is hacked down. @rule A6.5 */
export const hackDownLines = onceSpoken((assault: Assault): readonly Line[] => {
  const { volley, winner } = assault;
  if (volley?.cause !== 'hack-down' || winner === null) return [];
  const enemies = fightersOnTable(assault, winner);
  return [...new Set(volley.hits[enemyOf(winner)].map(hit => hit.unit))]
    .map(id => unitOf(assault, id)).filter(isOnTable)
    .flatMap((unit, at) => {
      const nearest = nearestOf(assault, unit, enemies);
      return nearest === null ? [] : [lineTo(assault, unit, nearest.enemy, at < MOST_LENGTHS)];
    });
});

const lineTo = (assault: Assault, unit: Unit, enemy: Unit, isTold: boolean): Line => {
  const cm = gapBetween(assault, unit, enemy);
  const line = { id: `hack-down-${unit.id}`, from: unit.id, to: enemy.id, cutAt: null, drawn: true };
  return cm <= TOUCHING
    ? { ...line, kind: 'contact', label: null, say: mapWords.contact(unit.name, enemy.name), emphasis: false }
    : {
        ...line, kind: 'distance', label: isTold ? centimetres(cm) : null, emphasis: isTold,
        say: mapDetailWords.nearestAt(unit.name, enemy.name, centimetres(cm)),
      };
};
