/** Summoned daemons: they fight as others do, and are gone when their formation breaks. */
import { combatantOf, livingIn } from '../model/roster.ts';
import type { Assault, Formation, Unit } from '../model/state.ts';

const DAEMONS = [
  'Bloodthirster', 'Bloodletters', 'Daemonic Beasts', 'Great Unclean One', 'Plaguebearers', 'Keeper of Secrets',
  'Daemonettes', 'Lord of Change', 'Flamers', 'Minor Daemons', 'Greater Daemon', 'Fiends of Slaanesh',
  'Steeds of Slaanesh',
];

const isSummoned = (assault: Assault, unit: Unit): boolean => DAEMONS.includes(combatantOf(assault, unit).name);

/** Daemons that vanish with a formation’s courage. @rule A7.1, B1 */
export const vanishing = (assault: Assault, formation: Formation): readonly string[] =>
  (formation.rules.includes('summoned-units')
    ? livingIn(assault, formation.id).filter(unit => isSummoned(assault, unit)).map(unit => unit.id)
    : []);
