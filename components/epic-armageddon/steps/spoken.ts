/** What is said of a unit on the map, for eyes and for screen readers. */
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { calledInFull, combatantOf, formationOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import { listed } from '../../shared/languages/forms.ts';
import type { Badge } from './badges.ts';
import type { EngagementLines } from './engagement-lines.ts';
import { mapWords } from './map-words.ts';

const values = (assault: Assault, unit: Unit): string => {
  const { cc, ff, armour } = combatantOf(assault, unit);
  const plus = (value: number | null): string => (value === null ? mapWords.noValue : `${value}+`);
  return mapWords.values(plus(cc), plus(ff), plus(armour));
};

const stateWords = (assault: Assault, unit: Unit): readonly string[] => {
  if (unit.lostTo !== null) return [mapWords.lost];
  return [
    ...(formationOf(assault, unit.formation).broken ? [mapWords.broken] : []),
    ...(unit.poppedUp ? [mapWords.poppedUp] : []),
  ];
};

const placeWords = (assault: Assault, unit: Unit): string => {
  if (unit.aboard !== null) return mapWords.aboard(unitOf(assault, unit.aboard).name);
  return formationOf(assault, unit.formation).fighting ? mapWords.notEngaged : mapWords.notInAssault;
};

/** The whole accessible name of a counter: who, whose, what it does now, what it is worth. */
export const spokenOf = (
  assault: Assault, unit: Unit, lines: EngagementLines, badge: Badge | null = null,
): string => {
  const { characters } = combatantOf(assault, unit);
  const formation = formationOf(assault, unit.formation);
  const name = calledInFull(assault, unit);
  return [
    characters.length === 0 ? name : mapWords.with(name, listed(characters)),
    mapWords.owners[unit.side](formation.name),
    ...stateWords(assault, unit),
    ...(unit.lostTo === null ? [lines.says.get(unit.id) ?? placeWords(assault, unit)] : []),
    ...(badge === null ? [] : [badge.say]),
    values(assault, unit),
  ].join('; ');
};
