/** What an assault has cost each formation, in numbers and in words. */
import { isAlive } from '../../src/epic-armageddon/roster.ts';
import { listOf } from '../../src/epic-armageddon/wording.ts';
import type { Assault, Formation, Loss } from '../../src/epic-armageddon/state.ts';
import { damageOf } from './criticals.ts';
import { unitNames } from './wording.ts';

const LOSSES: Readonly<Record<Loss, string>> = {
  attack: 'killed in the attacks',
  support: 'killed by supporting fire',
  'hack-down': 'hacked down',
  withdrawal: 'caught as it withdrew',
  'already-broken': 'destroyed, broken before',
  passengers: 'lost with its transport',
  critical: 'lost to a critical hit',
  coherency: 'out of coherency',
  'dangerous-terrain': 'lost in dangerous terrain',
  'blast-marker': 'lost to panic',
  overwatch: 'lost to overwatch fire',
  summoned: 'vanished',
};

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
      `${unitNames(assault, lost.filter(unit => unit.lostTo === cause).map(unit => unit.id))} ${LOSSES[cause]}`),
    damaged: units.filter(isAlive).flatMap(unit => {
      const words = damageOf(assault, unit);
      return words === null ? [] : [`${unit.name}: ${words}`];
    }),
  };
};

/** 'destroyed', 'broken', or nothing. */
export const fateOf = ({ formation, left }: Cost): string => {
  if (left === 0) return 'destroyed';
  return formation.broken ? 'broken' : '';
};

/** How its units were lost, and the damage of those that are left: a line each. */
export const detailsOf = ({ how, damaged }: Cost): readonly string[] => [listOf(how), ...damaged].filter(Boolean);

/** The formations that fought, and those to which something happened. */
export const costsOf = (assault: Assault): readonly Cost[] => assault.formations
  .map(formation => costOf(assault, formation))
  .filter(({ formation, lost, damaged }) =>
    formation.fighting || formation.broken || lost + formation.blastMarkers + damaged.length > 0);
