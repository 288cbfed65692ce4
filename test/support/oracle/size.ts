/** How much there is to enumerate. */
import { diceOf } from './dice.ts';
import { isInReach, layOut, type Field, type Stand } from './field.ts';
import { enemyOf, SIDES, type ScenarioJson, type Side } from './scenario-json.ts';

/** About how many ways the attacks, supporting fire and saves of one round can go, all dice counted at their most. */
export const waysOf = (scenario: ScenarioJson): number => {
  const field = layOut(scenario);
  return SIDES.reduce((product, side) => {
    const saves = Math.max(0, ...field.fighting[side].stands.map(savesOf));
    const hits = strikers(field, enemyOf(side)).reduce((sum, stand) => sum + diceOn(stand), 0);
    const sums = Array.from({ length: hits + 1 }, (_, scored) => (saves + 1) ** scored);
    return product * sums.reduce((sum, ways) => sum + ways, 0);
  }, 1);
};

/** Who may throw dice for a side: its units in reach, and those of its friends. */
const strikers = (field: Field, side: Side): readonly Stand[] => {
  const enemies = field.fighting[enemyOf(side)].stands;
  return field.bands
    .filter(band => band.side === side && (band === field.fighting[side] || (!band.broken && !band.marched)))
    .flatMap(band => band.stands)
    .filter(stand => enemies.some(enemy => isInReach(field, stand, enemy)));
};

/** The most dice that a unit can throw at once. */
const diceOn = (stand: Stand): number => Math.max(...(['cc', 'ff'] as const).map(mode =>
  diceOf(stand, mode).reduce((sum, { number }) => sum + (number === 'D3' ? 3 : number), 0)));

/** How many saves a unit may try one after the other. */
const savesOf = ({ armour, cover, abilities }: Stand): number =>
  Number(armour !== null || cover !== null) + Number(abilities.includes('reinforced-armour'))
  + Number(abilities.includes('invulnerable-save'));
