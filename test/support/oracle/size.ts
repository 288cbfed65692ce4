/** How much there is to enumerate. */
import { diceOf } from './dice.ts';
import { friendsOf, layOut, type Field } from './field.ts';
import { enemyOf, SIDES, type ScenarioJson, type Side } from './scenario-json.ts';
import type { Stand } from './sheet.ts';
import { reaches, living, present, unscathed } from './losses.ts';

/** About how many ways the attacks, supporting fire and saves of one round can go, all dice counted at their most. */
export const waysOf = (scenario: ScenarioJson): number => {
  const field = layOut(scenario);
  return SIDES.reduce((product, side) => {
    const saves = Math.max(0, ...living(field.fighting[side], unscathed(field)).map(savesOf));
    const hits = strikers(field, enemyOf(side)).reduce((sum, stand) => sum + diceOn(stand), 0);
    const sums = Array.from({ length: hits + 1 }, (_, scored) => (saves + 1) ** scored);
    return product * sums.reduce((sum, ways) => sum + ways, 0);
  }, 1);
};

/** Who may throw dice for a side: its units in reach, and those of its friends. */
const strikers = (field: Field, side: Side): readonly Stand[] => {
  const losses = unscathed(field);
  const enemies = present(field.fighting[enemyOf(side)], losses);
  const friends = friendsOf(field, side).filter(band => !band.broken && !band.marched);
  return present([...field.fighting[side], ...friends], losses)
    .filter(stand => enemies.some(enemy => reaches(field, losses, stand, enemy)));
};

/** The most dice that a unit can throw at once. */
const diceOn = (stand: Stand): number => Math.max(...(['cc', 'ff'] as const).map(way =>
  diceOf(stand, way).reduce((sum, { number }) => sum + (number === 'D3' ? 3 : number), 0)));

/** How many throws may follow a hit on a unit one after the other. */
const savesOf = ({ armour, cover, abilities, isEngine }: Stand): number =>
  Number(armour !== null || cover !== null || FIELDS.some(word => abilities.includes(word)))
  + Number(abilities.includes('reinforced-armour')) + Number(LAST.some(word => abilities.includes(word)))
  + Number(isEngine);

const FIELDS = ['holofield', 'knight-shield', 'ion-shield'];
const LAST = ['invulnerable-save', 'living-metal', 'deflector-shield'];
