/** What is said of a unit on the map, for eyes and for screen readers. */
import type { Assault, Unit } from '../../src/epic-armageddon/state.ts';
import { combatantOf, formationOf, unitOf } from '../../src/epic-armageddon/roster.ts';
import { listOf } from '../../src/epic-armageddon/wording.ts';
import { saveOptions, type SaveKind } from '../../src/epic-armageddon/saves.ts';
import type { AllocatedHit } from '../../src/epic-armageddon/volley.ts';
import type { Badge } from './badges.ts';
import type { EngagementLines } from './engagement-lines.ts';

const values = (assault: Assault, unit: Unit): string => {
  const { cc, ff, armour } = combatantOf(assault, unit);
  const plus = (value: number | null): string => (value === null ? 'none' : `${value}+`);
  return `close combat ${plus(cc)}, firefight ${plus(ff)}, armour ${plus(armour)}`;
};

const stateWords = (assault: Assault, unit: Unit): readonly string[] => {
  if (unit.lostTo !== null) return ['lost'];
  return [
    ...(formationOf(assault, unit.formation).broken ? ['broken'] : []),
    ...(unit.poppedUp ? ['popped up'] : []),
  ];
};

const placeWords = (assault: Assault, unit: Unit): string => {
  if (unit.aboard !== null) return `aboard ${unitOf(assault, unit.aboard).name}`;
  return formationOf(assault, unit.formation).fighting ? 'not engaged' : 'not in the assault';
};

/** The whole accessible name of a counter: who, whose, what it does now, what it is worth. */
export const spokenOf = (
  assault: Assault, unit: Unit, lines: EngagementLines, badge: Badge | null = null,
): string => {
  const { characters } = combatantOf(assault, unit);
  const formation = formationOf(assault, unit.formation);
  return [
    characters.length === 0 ? unit.name : `${unit.name} with ${listOf(characters)}`,
    `${unit.side}, ${formation.name}`,
    ...stateWords(assault, unit),
    ...(unit.lostTo === null ? [lines.says.get(unit.id) ?? placeWords(assault, unit)] : []),
    ...(badge === null ? [] : [badge.say]),
    values(assault, unit),
  ].join('; ');
};

const WORDS: Readonly<Record<SaveKind, string>> = {
  armour: 'save', cover: 'cover', holofield: 'field', 'knight-shield': 'shield', none: '',
};

const saveWords = (assault: Assault, unit: Unit, hit: AllocatedHit): string => {
  if (hit.stopped === hit.points) return 'stopped';
  const cause = assault.volley?.cause ?? 'attacks';
  const option = hit.unsaved ? undefined
    : saveOptions(assault, unit, hit.effect, cause).find(one => one.kind === hit.save);
  return option === undefined ? 'no save' : `${WORDS[option.kind]} ${option.target}+`;
};

/** A few words under a unit that has been hit: the save it will make, for each hit. */
export const hitWords = (assault: Assault, unit: Unit, hits: readonly AllocatedHit[]): string =>
  hits.length > 1 ? `${hits.length} hits` : saveWords(assault, unit, hits[0]!);
