/** Army rules that bend a single step of the assault for a whole formation, in the order of the steps. */
import type { ArmyRule } from '../model/army-rules.ts';
import { combatantOf, livingIn } from '../model/roster.ts';
import type { Assault, Formation, Unit } from '../model/state.ts';

/** What army rules add to the test for an Engage action. */
const BONUSES: { readonly [rule in ArmyRule]?: number } = {
  'power-of-the-waaagh': 2, 'feral-ork-power-of-the-waaagh': 2, bravery: 1, unblooded: 1,
};

/** The bonus of a formation to the test for an Engage action. @rule A0.3 */
export const engageBonus = ({ rules }: { readonly rules: readonly ArmyRule[] }): number =>
  rules.reduce((best, rule) => Math.max(best, BONUSES[rule] ?? 0), 0);

/** How far a Commander is heard, and by Space Wolves, cm. */
const USUAL = 5;
const PACK = 10;

/** How near a formation must stand to be combined with its Commander's, cm. @rule A1.5 */
export const commandDistance = ({ rules }: Formation): number => (rules.includes('pack-mentality') ? PACK : USUAL);

/** Whether a formation's units, such as Blood Claws, must counter-charge as far as they can. @rule A3.9 */
export const mustCounterCharge = ({ rules }: Formation): boolean => rules.includes('unblooded');

/** Whether a formation, of Dark Eldar, that marched may support all the same. @rule A5.2 */
export const supportsAfterMarch = ({ rules }: Formation): boolean => rules.includes('fleet-of-foot');

/** Whether a formation consolidates by its full Speed. @rule A8.3 */
export const hitsAndRuns = ({ rules }: Formation): boolean =>
  rules.includes('hit-and-run-tactics') || rules.includes('dark-eldar-hit-and-run-tactics');

/** Units that are summoned, by the names of their datasheets. */
const DAEMONS = [
  'Bloodthirster', 'Bloodletters', 'Daemonic Beasts', 'Great Unclean One', 'Plaguebearers', 'Keeper of Secrets',
  'Daemonettes', 'Lord of Change', 'Flamers', 'Minor Daemons', 'Greater Daemon', 'Fiends of Slaanesh',
  'Steeds of Slaanesh',
];

const isSummoned = (assault: Assault, unit: Unit): boolean => DAEMONS.includes(combatantOf(assault, unit).name);

/** Summoned daemons that are lost when their formation breaks. @rule A7.1, B1 */
export const vanishing = (assault: Assault, formation: Formation): readonly string[] =>
  (formation.rules.includes('summoned-units')
    ? livingIn(assault, formation.id).filter(unit => isSummoned(assault, unit)).map(unit => unit.id)
    : []);
