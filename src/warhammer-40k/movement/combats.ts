/** Combats: units bound together by contact, kept from turn to turn. */
import { joinedTo } from '../model/characters.ts';
import { isAlive, isWipedOut, livingOf, unitOf } from '../model/roster.ts';
import type { Combat, Phase } from '../model/state.ts';
import { contactsAmong, fightersOf } from './contacts.ts';
import { touchedBy } from './engagement.ts';
import { areTouching } from './places.ts';

/**
 * The combats as models stand now. Whoever is in contact is in one combat, and so is a character with the unit that he
 * goes with. A combat that goes on keeps its id, its round and what it has been through; several that have grown
 * together are the first of them, in the highest round; one that has fallen apart lives on in its first part, and its
 * other parts are new combats of the same age. Combats without two sides are gone.
 *
 * A combat that has been fought this phase is not drawn into one that has not: who has moved on into it waits beside
 * it, with those who fought, and joins it next turn.
 *
 * @ruling
 */
export const findCombats = (phase: Phase): Phase => {
  const parts = componentsOf(phase).flatMap(component => partsByFight(phase, component));
  const taken = new Set<string>();
  const going = parts.map(units => ({ units, old: phase.combats.filter(old => sharesUnits(old, units)) }));
  let number = highestNumber(phase);
  const found = going.map(({ units, old }): Combat => {
    const kept = old.find(({ id }) => !taken.has(id));
    if (kept !== undefined) for (const { id } of old) taken.add(id);
    number += kept === undefined ? 1 : 0;
    return { id: kept?.id ?? `combat-${number}`, units, ...pastOf(old) };
  });
  return { ...phase, combats: inOrderOf(phase.combats, found) };
};

/** Whether a unit is in close combat: it touches an enemy, or its combat has enemies left. @rule 40k.19 */
export const isLocked = (phase: Phase, unit: string): boolean =>
  livingOf(phase, unit).some(model => touchedBy(phase, model).length > 0) || foesOf(phase, unit).length > 0;

/**
 * The enemy units with somebody left that a unit is locked with: those of its combat that it touches, or has touched
 * where either side's models fell. A character who touches nobody has the foes of the unit that he goes with.
 */
export const foesOf = (phase: Phase, unit: string): readonly string[] => {
  const combat = phase.combats.find(({ units }) => units.includes(unit));
  if (combat === undefined) return [];
  const { side } = unitOf(phase, unit);
  const joined = joinedTo(unitOf(phase, unit));
  const own = phase.models.filter(model => model.unit === unit);
  const foes = combat.units.filter(id => unitOf(phase, id).side !== side && !isWipedOut(phase, id)
    && phase.models.some(model => model.unit === id && own.some(one => areTouching(phase, one, model))));
  return foes.length === 0 && joined !== null && joined !== unit ? foesOf(phase, joined) : foes;
};

/** Everybody who has been in a fight of this phase with a unit. @ruling */
export const foughtBy = (phase: Phase, unit: string): ReadonlySet<string> => {
  const fights = [...phase.combats, ...phase.results].filter(({ units }) => units.includes(unit));
  return new Set(fights.flatMap(({ units }) => units));
};

/** Units with an enemy in contact, and whoever hangs on them, each group in the order of the scenario. */
const componentsOf = (phase: Phase): readonly (readonly string[])[] => {
  const links = linksOf(phase);
  const left = new Set(phase.units.map(({ id }) => id).filter(id => links.has(id)));
  const components: (readonly string[])[] = [];
  for (const first of left) {
    left.delete(first);
    const component = [first];
    for (const id of component) {
      for (const other of links.get(id) ?? []) if (left.delete(other)) component.push(other);
    }
    components.push(inScenarioOrder(phase, component));
  }
  return components.filter(ids => hasTwoSides(phase, ids));
};

const hasTwoSides = (phase: Phase, units: readonly string[]): boolean =>
  new Set(units.map(id => unitOf(phase, id).side)).size > 1;

const linksOf = (phase: Phase): ReadonlyMap<string, ReadonlySet<string>> => {
  const links = new Map<string, Set<string>>();
  const link = (a: string, b: string): void => {
    links.set(a, (links.get(a) ?? new Set<string>()).add(b));
    links.set(b, (links.get(b) ?? new Set<string>()).add(a));
  };
  const fighters = fightersOf(phase, phase.models.filter(isAlive));
  for (const [i, met] of contactsAmong(fighters).entries()) {
    for (const unit of met ?? []) link(fighters[i]!.model.unit, unit);
  }
  for (const unit of phase.units) {
    const joined = joinedTo(unit);
    if (joined !== null && goTogether(phase, unit.id, joined)) link(unit.id, joined);
  }
  return links;
};

const goTogether = (phase: Phase, a: string, b: string): boolean => !isWipedOut(phase, a) && !isWipedOut(phase, b);

const inScenarioOrder = (phase: Phase, ids: readonly string[]): readonly string[] =>
  phase.units.map(({ id }) => id).filter(id => ids.includes(id));

const sharesUnits = (old: Combat, units: readonly string[]): boolean => old.units.some(id => units.includes(id));

/** Apart where some have fought this phase and others, whom they have run into, still have to. @ruling */
const partsByFight = (phase: Phase, units: readonly string[]): readonly (readonly string[])[] => {
  const old = phase.combats.filter(combat => sharesUnits(combat, units));
  const unfought = old.filter(({ fought }) => !fought);
  if (unfought.length === 0 || unfought.length === old.length) return [units];
  const waits = units.filter(id => !unfought.some(combat => combat.units.includes(id)));
  const goOn = units.filter(id => !waits.includes(id));
  return hasTwoSides(phase, goOn) ? [goOn, waits] : [units];
};

const pastOf = (old: readonly Combat[]): Pick<Combat, 'round' | 'fought' | 'wounds'> => ({
  round: Math.max(1, ...old.map(({ round }) => round)),
  fought: old.some(({ fought }) => fought),
  wounds: {
    attacker: old.reduce((sum, { wounds }) => sum + wounds.attacker, 0),
    defender: old.reduce((sum, { wounds }) => sum + wounds.defender, 0),
  },
});

const highestNumber = ({ combats }: Phase): number =>
  Math.max(0, ...combats.map(({ id }) => Number(id.slice('combat-'.length))));

/** Those that go on in their old order, then the new ones. */
const inOrderOf = (old: readonly Combat[], found: readonly Combat[]): readonly Combat[] => {
  const goOn = old.flatMap(({ id }) => found.filter(combat => combat.id === id));
  return [...goOn, ...found.filter(combat => !goOn.includes(combat))];
};
