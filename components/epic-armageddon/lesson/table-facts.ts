/**
 * What lies on the table round a unit, measured and named, for those who cannot see the map: whatever a tape measure
 * and a look would tell, and nothing of what the rules make of it.
 */
import { lengthInside } from '../../../src/battlefield/terrain.ts';
import { baseOf, gapBetween, isContact } from '../../../src/epic-armageddon/movement/engagement.ts';
import { combatantOf, formationOf, isOnTable, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { enemyOf } from '../../../src/epic-armageddon/model/procedure.ts';
import { isPartlyIn } from '../../../src/epic-armageddon/movement/terrain.ts';
import type { TerrainPiece } from '../../../src/epic-armageddon/model/terrain.ts';
import { listed } from '../../shared/languages/forms.ts';
import { pieceWithin } from '../spoken/terrain-names.ts';
import { centimetres } from '../steps/wording.ts';
import { askedWords } from '../../shared/lesson/asked-words.ts';

/** 'CC 4+, FF 6+, armour 5+', 'in ruins', '9 cm from Boyz 3, wood between'. */
export const tableFacts = (assault: Assault, unit: Unit): readonly string[] => [
  valuesOf(assault, unit),
  ...placeOf(assault, unit),
];

const plus = (value: number | null): string => (value === null ? '–' : `${value}+`);

const valuesOf = (assault: Assault, unit: Unit): string => {
  const { cc, ff, armour } = combatantOf(assault, unit);
  return askedWords.values(plus(cc), plus(ff), plus(armour));
};

/** Where it is: in what, how far from whom, and what lies between. */
export const placeOf = (assault: Assault, unit: Unit): readonly string[] => {
  if (unit.lostTo !== null) return [askedWords.lost];
  if (unit.aboard !== null) return [askedWords.aboard(unitOf(assault, unit.aboard).name)];
  const { terrain } = assault.table;
  const inside = terrain.filter(piece => isPartlyIn(piece, baseOf(assault, unit)));
  return [
    ...(formationOf(assault, unit.formation).broken ? [askedWords.broken] : []),
    ...(inside.length === 0 ? [] : [askedWords.standsIn(listed(inside.map(namesOf)))]),
    ...nearestOf(assault, unit),
  ];
};

const namesOf = (piece: TerrainPiece): string => piece.name?.toLowerCase() ?? pieceWithin(piece);

/** The two nearest enemies, for the nearest of all may not be seen. */
const nearestOf = (assault: Assault, unit: Unit): readonly string[] => {
  const enemies = assault.units.filter(one => one.side === enemyOf(unit.side) && isOnTable(one))
    .map(enemy => ({ enemy, cm: gapBetween(assault, unit, enemy) }))
    .sort((a, b) => a.cm - b.cm);
  const touched = enemies.filter(({ cm }) => isContact(cm));
  if (touched.length > 0) return [askedWords.touches(listed(touched.map(one => one.enemy.name)))];
  return enemies.slice(0, 2).map(({ enemy, cm }) => between(assault, unit, enemy, cm));
};

const between = (assault: Assault, unit: Unit, enemy: Unit, cm: number): string => {
  const pieces = assault.table.terrain
    .filter(({ outline, cutsSight }) => cutsSight && lengthInside(outline, unit.at, enemy.at) > 0);
  const far = askedWords.away(centimetres(cm), enemy.name);
  return pieces.length === 0 ? far : askedWords.behind(far, listed(pieces.map(namesOf)));
};
