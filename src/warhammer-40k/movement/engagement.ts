/** Who touches whom, who supports, who may be struck: worked out of where models stand, as the text says. */
import { answer, isSilent } from '../editions/answers.ts';
import type { Answer } from '../editions/policy.ts';
import { isAlive, isWipedOut } from '../model/roster.ts';
import type { Combat, Model, Phase, Unit } from '../model/state.ts';
import { areWithin, contactsAmong, fightersOf, type Fighter } from './contacts.ts';
import { areTouching, isNear, isOnNearFloor, NEAR } from './places.ts';
import type { Sets, Zone } from '../model/fight.ts';

/** The living enemies that a model stands base to base with. */
export const touchedBy = (phase: Phase, model: Model): readonly Model[] =>
  phase.models.filter(enemy => enemy.side !== model.side && isAlive(enemy) && areTouching(phase, model, enemy));

/**
 * Who fights in a combat as its models stand now: those who touch an enemy, those near enough to such a friend, and
 * whom each unit may lose to each other.
 *
 * @rule 40k.19, 40k.23, 40k.49
 * @ruling
 */
export const setsOf = (phase: Phase, combat: Combat): Sets => {
  const fighters = fightersOf(phase, phase.models.filter(model => isAlive(model) && combat.units.includes(model.unit)));
  const contacts = contactsAmong(fighters);
  const front = fighters.filter((_, i) => contacts[i] !== null);
  const supports = supportRule(phase);
  const supporting = fighters.filter((fighter, i) =>
    contacts[i] === null && front.some(friend => supports(fighter, friend)));
  const engaged = new Set([...front, ...supporting]);
  const zones = zonesOf(phase, { fighters, contacts, engaged });
  return { touching: idsOf(front), supporting: idsOf(supporting), zones };
};

/** The models of one unit that can be casualties of another, as a policy has worked them out. */
export const zoneOf = (sets: Sets, of: string, against: string): readonly string[] =>
  sets.zones.find(zone => zone.of === of && zone.against === against)?.models ?? NOBODY;

export type FightRole = 'touching' | 'supporting' | 'idle';

/** How a model stands to the fight. */
export const fightRoleOf = (sets: Sets, model: string): FightRole => {
  if (sets.touching.includes(model)) return 'touching';
  return sets.supporting.includes(model) ? 'supporting' : 'idle';
};

/**
 * The units that a model may strike, in the order of the scenario: those of the enemies it touches, or that the friends
 * touch whom it supports. Enemies who have fallen since the sets were worked out count where they fell; units of which
 * nobody is left do not.
 *
 * A text may let a character be struck only by those who touch him, or can support nobody but such friends; another
 * binds whoever touches him to strike him. Where he is one of the unit that he has joined, it alone is struck.
 *
 * @rule 40k.72, 40k.74, 40k.21
 * @ruling
 */
export const strikableBy = (phase: Phase, sets: Sets, model: Model): readonly string[] => {
  const standing = fightRoleOf(sets, model.id);
  if (standing === 'idle') return NOBODY;
  const through = standing === 'touching' ? [model] : supportedBy(phase, sets, model);
  const touched = through.map(friend => unitsTouchedBy(phase, sets, friend));
  const open = phase.units.filter(({ id }) => touched.some(ids => ids.has(id)) && !isWipedOut(phase, id));
  return characterRule(phase, open, standing, touched).map(({ id }) => id);
};

/** Whether a unit is to be struck as an independent character is. @rule 40k.74, 40k.75 */
export const isCharacter = (phase: Phase, { traits }: Unit): boolean => traits.includes('independent-character')
  || (traits.includes('monstrous-creature') && !isSilent(phase, 'monsterIsCharacter')
    && answer(phase, 'monsterIsCharacter') === 'yes');

const NOBODY: readonly string[] = [];

const idsOf = (fighters: readonly Fighter[]): readonly string[] => fighters.map(({ model }) => model.id);

/** Whether a model is near enough to a friend to support him, as the text says. @rule 40k.23 @ruling */
const supportRule = (phase: Phase): (one: Fighter, friend: Fighter) => boolean => {
  switch (answer(phase, 'supportedBy')) {
    case 'own-unit':
      return (one, friend) => friend.model.unit === one.model.unit && areWithin(one, friend, NEAR);
    case 'any-friend':
      return (one, friend) => friend.model.side === one.model.side && areWithin(one, friend, NEAR)
        && isOnNearFloor(phase, one.model, friend.model);
  }
};

interface Melee {
  readonly fighters: readonly Fighter[];
  /** For each the enemy units that it touches; null: none. */
  readonly contacts: readonly (ReadonlySet<string> | null)[];
  readonly engaged: ReadonlySet<Fighter>;
}

const zonesOf = (phase: Phase, melee: Melee): readonly Zone[] => {
  const units = phase.units.filter(({ id }) => melee.fighters.some(({ model }) => model.unit === id));
  const vulnerable = answer(phase, 'vulnerable');
  return units.flatMap(of => units.filter(({ side }) => side !== of.side).flatMap((against): readonly Zone[] => {
    const members = ZONES[vulnerable](phase, melee, of.id, against.id);
    return members.length === 0 ? [] : [{ of: of.id, against: against.id, models: idsOf(members) }];
  }));
};

/** Those of a unit who can be casualties of another. @rule 40k.49 */
type ZoneRule = (phase: Phase, melee: Melee, of: string, against: string) => readonly Fighter[];

/** Those who touch the other unit, and those of their own unit within 2″ of one who does. */
const dangerZone: ZoneRule = (phase, { fighters, contacts }, of, against) => {
  const own = fighters.filter(({ model }) => model.unit === of);
  const front = fighters.filter(({ model }, i) => model.unit === of && (contacts[i]?.has(against) ?? false));
  if (front.length === 0) return [];
  return own.filter(one => front.some(friend =>
    areWithin(one, friend, NEAR) && isOnNearFloor(phase, one.model, friend.model)));
};

const ZONES: { readonly [kind in Answer<'vulnerable'>]: ZoneRule } = {
  'danger-zone': dangerZone,
  engaged: (_, { fighters, engaged }, of) => fighters.filter(one => one.model.unit === of && engaged.has(one)),
  'whole-unit': (_, { fighters }, of) => fighters.filter(({ model }) => model.unit === of),
};

/** The touching friends whom a model supports. @rule 40k.23 */
const supportedBy = (phase: Phase, sets: Sets, model: Model): readonly Model[] => {
  const ofOwnUnit = answer(phase, 'supportedBy') === 'own-unit';
  return phase.models.filter(friend => friend.side === model.side && (!ofOwnUnit || friend.unit === model.unit)
    && isNear(phase, model, friend) && sets.touching.includes(friend.id));
};

/** Living or fallen: whoever stood in contact when the sets were worked out. */
const unitsTouchedBy = (phase: Phase, sets: Sets, model: Model): ReadonlySet<string> =>
  new Set(phase.models.filter(other => other.side !== model.side && areTouching(phase, model, other)
    && sets.touching.includes(other.id)).map(({ unit }) => unit));

const characterRule = (
  phase: Phase, open: readonly Unit[], standing: FightRole, touched: readonly ReadonlySet<string>[],
): readonly Unit[] => {
  const characters = open.filter(unit => isCharacter(phase, unit));
  if (characters.length === 0 || isSilent(phase, 'characterStrike')) return open;
  switch (answer(phase, 'characterStrike')) {
    case 'may':
      return open.filter(unit => !characters.includes(unit) || touched.every(units => units.has(unit.id)));
    case 'must':
      return standing === 'touching' ? characters : open;
    case 'with-unit':
      return open;
  }
};
