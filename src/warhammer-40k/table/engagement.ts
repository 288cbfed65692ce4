/** Who touches whom, who supports, who may be struck: worked out of where models stand, as the text says. */
import { answer, isSilent } from '../answers.ts';
import { isAlive, isWipedOut } from '../roster.ts';
import type { Combat, Model, Phase, Sets, Unit, Zone } from '../state.ts';
import { areTouching, enemiesOf, isNear } from './places.ts';

/** The living enemies that a model stands base to base with. */
export const touchedBy = (phase: Phase, model: Model): readonly Model[] =>
  enemiesOf(phase, model).filter(enemy => areTouching(phase, model, enemy));

/**
 * Who fights in a combat as its models stand now: those who touch an enemy, those near enough to such a friend, and
 * whom each unit may lose to each other.
 *
 * @rule 40k.19, 40k.23, 40k.49
 * @ruling
 */
export const setsOf = (phase: Phase, combat: Combat): Sets => {
  const models = fightersIn(phase, combat);
  const contacts = contactsAmong(phase, models);
  const touching = models.filter((_, i) => contacts[i]!.size > 0);
  const ofOwnUnit = answer(phase, 'supportReach') === 'own-unit';
  const supporting = models.filter((model, i) => contacts[i]!.size === 0 && touching.some(friend =>
    (ofOwnUnit ? friend.unit === model.unit : friend.side === model.side) && isNear(phase, model, friend)));
  const zones = zonesOf(phase, models, contacts, supporting);
  return { touching: idsOf(touching), supporting: idsOf(supporting), zones };
};

/** The models of one unit that can be casualties of another, as a policy has worked them out. */
export const zoneOf = (sets: Sets, of: string, against: string): readonly string[] =>
  sets.zones.find(zone => zone.of === of && zone.against === against)?.models ?? NOBODY;

export type Standing = 'touching' | 'supporting' | 'idle';

/** How a model stands to the fight. */
export const standingOf = (sets: Sets, model: string): Standing => {
  if (sets.touching.includes(model)) return 'touching';
  return sets.supporting.includes(model) ? 'supporting' : 'idle';
};

/**
 * The units that a model may strike, in the order of the scenario: those of the enemies it touches, or that the friends
 * touch whom it supports. Enemies who have fallen since the sets were worked out count where they fell; units of which
 * nobody is left do not.
 *
 * A text may let a character be struck only by those who touch him, or can support nobody but such friends; another
 * binds whoever touches him to strike him.
 *
 * @rule 40k.72, 40k.74, 40k.21
 * @ruling
 */
export const strikableBy = (phase: Phase, sets: Sets, model: Model): readonly string[] => {
  const standing = standingOf(sets, model.id);
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

const idsOf = (models: readonly Model[]): readonly string[] => models.map(({ id }) => id);

const fightersIn = (phase: Phase, { units }: Combat): readonly Model[] =>
  phase.models.filter(model => isAlive(model) && units.includes(model.unit));

/** For each model the enemy units that it touches. */
const contactsAmong = (phase: Phase, models: readonly Model[]): readonly ReadonlySet<string>[] => {
  const contacts = models.map(() => new Set<string>());
  for (const [i, model] of models.entries()) {
    for (let j = i + 1; j < models.length; j += 1) {
      const other = models[j]!;
      if (other.side === model.side || !areTouching(phase, model, other)) continue;
      contacts[i]!.add(other.unit);
      contacts[j]!.add(model.unit);
    }
  }
  return contacts;
};

const zonesOf = (
  phase: Phase, models: readonly Model[], contacts: readonly ReadonlySet<string>[], supporting: readonly Model[],
): readonly Zone[] => {
  const units = phase.units.filter(({ id }) => models.some(({ unit }) => unit === id));
  const vulnerable = answer(phase, 'vulnerable');
  const isTouching = (i: number): boolean => contacts[i]!.size > 0;
  const membersAgainst = (of: string, against: string): readonly Model[] => {
    switch (vulnerable) {
      case 'whole-unit':
        return models.filter(({ unit }) => unit === of);
      case 'engaged':
        return models.filter((model, i) => model.unit === of && (isTouching(i) || supporting.includes(model)));
      case 'danger-zone':
        return dangerZone(phase, models, contacts, of, against);
    }
  };
  return units.flatMap(of => units.filter(({ side }) => side !== of.side).flatMap((against): readonly Zone[] => {
    const members = membersAgainst(of.id, against.id);
    return members.length === 0 ? [] : [{ of: of.id, against: against.id, models: idsOf(members) }];
  }));
};

/** Those who touch the other unit, and those of their own unit within 2″ of one who does. @rule 40k.49 */
const dangerZone = (
  phase: Phase, models: readonly Model[], contacts: readonly ReadonlySet<string>[], of: string, against: string,
): readonly Model[] => {
  const front = models.filter((model, i) => model.unit === of && contacts[i]!.has(against));
  if (front.length === 0) return [];
  return models.filter(model => model.unit === of && front.some(one => one === model || isNear(phase, model, one)));
};

/** The touching friends whom a model supports. @rule 40k.23 */
const supportedBy = (phase: Phase, sets: Sets, model: Model): readonly Model[] => {
  const ofOwnUnit = answer(phase, 'supportReach') === 'own-unit';
  return phase.models.filter(friend => friend.side === model.side && sets.touching.includes(friend.id)
    && (!ofOwnUnit || friend.unit === model.unit) && isNear(phase, model, friend));
};

/** Living or fallen: whoever stood in contact when the sets were worked out. */
const unitsTouchedBy = (phase: Phase, sets: Sets, model: Model): ReadonlySet<string> =>
  new Set(phase.models.filter(other => other.side !== model.side && sets.touching.includes(other.id)
    && areTouching(phase, model, other)).map(({ unit }) => unit));

const characterRule = (
  phase: Phase, open: readonly Unit[], standing: Standing, touched: readonly ReadonlySet<string>[],
): readonly Unit[] => {
  const characters = open.filter(unit => isCharacter(phase, unit));
  if (characters.length === 0 || isSilent(phase, 'characterStrike')) return open;
  switch (answer(phase, 'characterStrike')) {
    case 'may':
      return open.filter(unit => !characters.includes(unit) || touched.every(units => units.has(unit.id)));
    case 'must':
      return standing === 'touching' ? characters : open;
  }
};
