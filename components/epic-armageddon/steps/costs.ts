/** What an assault has cost each formation, in numbers and in words. */
import { isAlive } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Formation } from '../../../src/epic-armageddon/model/state.ts';
import { damageOf } from './criticals.ts';
import { unitNames } from './wording.ts';
import { resultWords } from './ending-words.ts';

/** What an assault has cost a formation. */
export interface Cost {
  readonly formation: Formation;
  readonly left: number;
  readonly lost: number;
  /** 'Boyz 1–3 killed in the attacks' */
  readonly how: readonly string[];
  /** 'Warlord damage 3 of 8' */
  readonly damaged: readonly string[];
}

const costOf = (assault: Assault, formation: Formation): Cost => {
  const units = assault.units.filter(unit => unit.formation === formation.id);
  const lost = units.filter(unit => !isAlive(unit));
  const causes = [...new Set(lost.map(unit => unit.lostTo!))];
  return {
    formation,
    left: units.length - lost.length,
    lost: lost.length,
    how: causes.map(cause =>
      resultWords.losses[cause](unitNames(assault, lost.filter(unit => unit.lostTo === cause).map(unit => unit.id)))),
    damaged: units.filter(isAlive).flatMap(unit => {
      const damage = damageOf(assault, unit);
      return damage === null ? [] : [resultWords.damaged(unit.name, damage)];
    }),
  };
};

/** 'destroyed', 'broken', or nothing. */
export const fateOf = ({ formation, left }: Cost): string => {
  if (left === 0) return resultWords.destroyed;
  return formation.broken ? resultWords.broken : '';
};

/** Each manner in which its units were lost, and the damage of those that are left: a line each. */
export const detailsOf = ({ how, damaged }: Cost): readonly string[] => [...how, ...damaged];

/** The formations that fought, and those to which something happened. */
export const costsOf = (assault: Assault): readonly Cost[] => assault.formations
  .map(formation => costOf(assault, formation))
  .filter(({ formation, lost, damaged }) =>
    formation.fighting || formation.broken || lost + formation.blastMarkers + damaged.length > 0);
