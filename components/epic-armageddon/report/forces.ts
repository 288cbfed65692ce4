/** Who met whom: the formations as they began, each with its stands and what counts of them in an assault. */
import { sheetsIn } from '../../../src/epic-armageddon/attacks/join-characters.ts';
import { abilityOf, UNIT_ABILITIES } from '../../../src/epic-armageddon/model/abilities.ts';
import type { Combatant } from '../../../src/epic-armageddon/model/combatant.ts';
import type { Profile, Weapon } from '../../../src/epic-armageddon/model/profile.ts';
import type { Scenario, ScenarioUnit } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Assault, Formation, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { SIDES } from '../../../src/epic-armageddon/model/procedure.ts';
import { battlefieldWords } from '../../shared/battlefield/battlefield-words.ts';
import { listed } from '../../shared/languages/forms.ts';
import type { AlikeStands, ReportedForce } from '../../shared/report/account.ts';
import { oneLine } from '../../shared/report/one-line.ts';
import { reportWords } from '../../shared/report/report-words.ts';

/** The formations, the attacker's first. */
export const reportedForces = (scenario: Scenario, assault: Assault): readonly ReportedForce[] =>
  SIDES.flatMap(side => assault.formations.filter(one => one.side === side))
    .map(formation => forceOf(scenario, assault, formation));

const forceOf = (scenario: Scenario, assault: Assault, formation: Formation): ReportedForce => ({
  side: formation.side,
  name: oneLine(formation.name),
  facts: factsOf(formation).join(', '),
  stands: standsOf(scenario, assault, formation),
});

const factsOf = ({ initiative, blastMarkers, broken, marched, overwatch, rules }: Formation): readonly string[] => [
  reportWords.initiative(initiative),
  ...(blastMarkers > 0 ? [reportWords.markers(blastMarkers)] : []),
  ...(broken ? [reportWords.broken] : []),
  ...(marched ? [reportWords.marched] : []),
  ...(overwatch ? [reportWords.overwatch] : []),
  ...rules.map(spelled),
];

/** 'they-shall-know-no-fear' as 'they shall know no fear'. */
const spelled = (word: string): string => word.replaceAll('-', ' ');

const standsOf = (scenario: Scenario, assault: Assault, { id }: Formation): readonly AlikeStands[] => {
  const written = new Map(scenario.formations.flatMap(one => one.units).map(unit => [unit.id, unit]));
  const kinds = new Map<string, { count: number; readonly stands: (count: number) => AlikeStands }>();
  for (const unit of assault.units.filter(one => one.formation === id)) {
    const { name, values, notes } = standOf(scenario, assault, unit, written.get(unit.id)!);
    const key = JSON.stringify([name, values, notes]);
    const known = kinds.get(key);
    if (known === undefined) {
      kinds.set(key, { count: 1, stands: count => ({ name: reportWords.stands(count, name), values, notes }) });
    } else known.count += 1;
  }
  return [...kinds.values()].map(({ count, stands }) => stands(count));
};

const standOf = (scenario: Scenario, assault: Assault, unit: Unit, written: ScenarioUnit): AlikeStands => {
  const combatant = assault.combatants[unit.combatant]!;
  const [own, ...characters] = sheetsIn(scenario.profiles, written);
  const name = characters.length === 0
    ? own.name : reportWords.withCharacters(own.name, listed(characters.map(one => one.name)));
  return {
    name: oneLine(name),
    values: valuesOf(combatant),
    notes: oneLine([
      ...stateOf(assault, unit, combatant),
      ...combatant.abilities.filter(counts).map(spelled),
      ...[own, ...characters].flatMap(weaponsOf),
    ].join(', ')),
  };
};

/** Whether an assault asks for it. */
const counts = (ability: string): boolean => abilityOf(UNIT_ABILITIES, ability)?.standing === 'played';

const needed = (value: number | null): string => (value === null ? '–' : `${value}+`);

const valuesOf = ({ cc, ff, armour, speed, damageCapacity }: Combatant): string => [
  reportWords.values(needed(cc), needed(ff), needed(armour)),
  reportWords.speed(speed),
  ...(damageCapacity > 1 ? [reportWords.capacity(damageCapacity)] : []),
].join(' · ');

/** What sets it apart from a fresh one on the table. */
const stateOf = (assault: Assault, unit: Unit, { shields }: Combatant): readonly string[] => [
  ...(unit.damage > 0 ? [reportWords.damaged(unit.damage)] : []),
  ...(unit.shields < shields ? [battlefieldWords.shielded(unit.shields, shields)] : []),
  ...(unit.poppedUp ? [reportWords.poppedUp] : []),
  ...(unit.aboard === null ? [] : [reportWords.aboard(assault.units.find(one => one.id === unit.aboard)!.name)]),
];

/** A weapon that adds nothing to the stand's own die is left out. */
const weaponsOf = ({ weapons }: Profile): readonly string[] => weapons.flatMap(weapon => {
  const adds = addsOf(weapon);
  return adds.length === 0 ? [] : [`${weapon.name} (${adds.join(', ')})`];
});

const addsOf = ({ kind, extraAttacks, rules }: Weapon): readonly string[] => {
  const adds = [...(extraAttacks === 0 ? [] : [reportWords.extraAttacks(extraAttacks)]), ...rules.map(spelled)];
  return adds.length === 0 ? [] : [reportWords.weapons[kind], ...adds];
};
