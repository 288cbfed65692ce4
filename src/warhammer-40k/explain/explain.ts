/** Why a model strikes now, later or not at all: with how many attacks, at which rung, as facts with their rules. */
import { attacksWith, chargeBonusOf, hasSecondWeapon } from '../fight/attacks.ts';
import { presentFight } from '../model/current-fight.ts';
import { isInCover, isSlowed, liftsTerrain, rungOf } from '../fight/initiative.ts';
import { beginFight } from '../fight/rungs.ts';
import { isUnwieldy, smashes } from '../fight/blow-rules.ts';
import { attackRulesOf, isBorrowed, rowBeside, specialAttackOf } from '../fight/special-attacks.ts';
import { strikableUnits } from '../fight/struck.ts';
import { mayUseSpecials, weaponOf } from '../fight/weapons.ts';
import { answer } from '../editions/answers.ts';
import { idleGrenades } from '../model/refused-weapons.ts';
import { refuse, type OptionalValues, type Refusal, type WhyKey, type WhyValues } from '../model/log.ts';
import { isAlive, modelOf, profileOf, unitOf } from '../model/roster.ts';
import type { Combat, Model, Phase } from '../model/state.ts';
import { hasTrait, ownInitiative, weaponHas } from '../model/traits.ts';
import { fightRoleOf, touchedBy } from '../movement/engagement.ts';
import { isNear } from '../movement/places.ts';
import type { Rung } from '../model/procedure.ts';

/** A fact that speaks for a blow, against it, or is only to be known. */
export interface StrikeFact {
  readonly speaks: 'for' | 'against' | 'neither';
  readonly why: Refusal;
}

/** The last fact decides. */
export interface StrikeExplanation {
  readonly answer: 'yes' | 'no' | 'not-now';
  /** Where the model stands on the ladder; null: nowhere. */
  readonly rung: Rung | null;
  readonly attacks: number;
  readonly facts: readonly StrikeFact[];
}

const fact = <K extends WhyKey>(
  speaks: StrikeFact['speaks'], rule: string, key: K, ...given: OptionalValues<WhyValues[K]>
): StrikeFact => ({ speaks, why: refuse(rule, key, ...given) });

const never = (...facts: readonly StrikeFact[]): StrikeExplanation => ({ answer: 'no', rung: null, attacks: 0, facts });

/**
 * Why a model strikes, as things stand. Of a combat that is not being fought yet it is told what would be if it were
 * fought now.
 *
 * @rule 40k.19, 40k.22, 40k.24, 40k.26, 40k.27
 */
export const explainStrike = (phase: Phase, id: string): StrikeExplanation => {
  const model = modelOf(phase, id);
  if (!isAlive(model)) return never(fact('against', '40k.50', 'is-lost', { model: model.name }));
  const combat = phase.combats.find(({ units }) => units.includes(model.unit));
  if (combat === undefined) {
    return never(fact('against', '40k.19', 'in-no-combat', { unit: unitOf(phase, model.unit).name }));
  }
  if (combat.fought) return never(fact('against', '40k.18', 'fought-already'));
  return explainIn(asFought(phase, combat), model);
};

/** The phase with this combat being fought. */
const asFought = (phase: Phase, { id }: Combat): Phase =>
  (phase.fight?.combat === id ? phase : beginFight(phase, id));

const explainIn = (phase: Phase, model: Model): StrikeExplanation => {
  const standing = standingFacts(phase, model);
  const rung = rungOf(phase, model);
  if (fightRoleOf(presentFight(phase).sets, model.id) === 'idle') return idle(phase, rung, standing);
  if (rung === null) return never(...standing, fact('against', '40k.27', 'no-initiative'));
  const attacks = attacksWith(phase, model, weaponOf(phase, model));
  const known = [...standing, ...rungFacts(phase, model, rung), ...attackFacts(phase, model)];
  return { rung, attacks, ...verdict(phase, model, rung, attacks, known) };
};

/** Whoever is idle may pile in where a text has models do so at each rung. @rule 40k.36 */
const idle = (phase: Phase, rung: Rung | null, facts: readonly StrikeFact[]): StrikeExplanation => {
  if (rung === null || answer(phase, 'engagedWhen') !== 'step-after-pile-in' || !isAhead(phase, rung)) {
    return never(...facts);
  }
  return {
    answer: 'not-now', rung, attacks: 0, facts: [...facts, fact('neither', '40k.36', 'may-pile-in', { rung })],
  };
};

const isAhead = (phase: Phase, rung: Rung): boolean => {
  const fight = presentFight(phase);
  return rung === fight.rung || fight.ladder.includes(rung);
};

const standingFacts = (phase: Phase, model: Model): readonly StrikeFact[] => {
  const { sets } = presentFight(phase);
  switch (fightRoleOf(sets, model.id)) {
    case 'touching': {
      const foes = touchedBy(phase, model).map(({ name }) => name);
      return [foes.length > 0 ? fact('for', '40k.19', 'touches-enemies', { foes })
        : fact('for', '40k.21', 'touches-the-fallen')];
    }
    case 'supporting': {
      const friends = phase.models.filter(one => one.side === model.side && sets.touching.includes(one.id)
        && isNear(phase, one, model)).map(({ name }) => name);
      return [fact('for', '40k.19', 'stands-near-a-friend', { friends: friends.slice(0, 1) })];
    }
    case 'idle':
      return [fact('against', '40k.19', 'stands-idle')];
  }
};

const rungFacts = (phase: Phase, model: Model, rung: Rung): readonly StrikeFact[] => {
  const weapon = weaponOf(phase, model);
  const unit = unitOf(phase, model.unit);
  if (weapon !== null && isUnwieldy(phase, model, weapon, specialAttackOf(phase, weapon.kind).strikesLast)) {
    const rule = weaponHas(weapon, 'unwieldy') ? '7C-U22' : '40k.34';
    return [fact('neither', rule, 'fist-is-slow', { weapon: weapon.name })];
  }
  const initiative = ownInitiative(phase, model);
  const own = fact('neither', model.concussed > 0 ? '7C-U21' : '40k.27', 'own-initiative', { initiative });
  if (isSlowed(phase, unit)) {
    return liftsTerrain(phase, model)
      ? [own, fact('for', '7C-G1', 'frag-keeps-initiative')] : [fact('neither', '40k.33', 'terrain-is-slow')];
  }
  const helps = answer(phase, 'cover') !== 'nothing';
  if (helps && isInCover(phase, model)) {
    return [own, rung === initiative ? fact('neither', '40k.28', 'cover-is-no-quicker', { rung })
      : fact('for', '40k.28', 'cover-is-quick', { rung })];
  }
  if (rung !== initiative) return [own, fact('for', '40k.30', 'frag-is-quick', { rung })];
  if (!model.covered) return [own];
  return [own, helps ? fact('neither', '40k.31', 'cover-is-lost') : fact('neither', '40k.28', 'cover-does-nothing')];
};

const attackFacts = (phase: Phase, model: Model): readonly StrikeFact[] => {
  const { sets, freeRound } = presentFight(phase);
  if (fightRoleOf(sets, model.id) === 'supporting' && answer(phase, 'support') === 'one-attack') {
    return [fact('neither', '40k.22', 'one-attack')];
  }
  if (smashes(model)) return [fact('neither', '7C-U20', 'one-attack')];
  const { attacks, weapons } = profileOf(phase, model);
  const weapon = weaponOf(phase, model);
  const charged = unitOf(phase, model.unit).charged.length > 0 && freeRound === null;
  const more = chargeBonusOf(phase, model);
  const second = hasSecondWeapon(phase, weapons, weapon) && !hasTrait(phase, model, 'storm-shield')
    && (freeRound === null || phase.rulings.freeRoundSecondWeapon === 'yes');
  return [
    ...(weapon === null ? [] : [fact('neither', '40k.55', 'strikes-with', { weapon: weapon.name })]),
    ...effectFacts(phase, model),
    fact('neither', '40k.22', 'own-attacks', { attacks }),
    ...(second ? [fact('for', '40k.26', 'second-weapon')] : []),
    ...(charged ? [more > 0 ? fact('for', '40k.24', 'charge-bonus', { more })
      : fact('against', '40k.24', 'no-charge-bonus')] : []),
  ];
};

/** What is not told by the text itself: whose effects those of the weapon are, and grenades that do nothing. */
const effectFacts = (phase: Phase, model: Model): readonly StrikeFact[] => {
  const weapon = weaponOf(phase, model);
  const target = strikableUnits(phase, model)[0] ?? null;
  const rules = attackRulesOf(phase, model, weapon, target, mayUseSpecials(phase, model));
  const row = rowBeside(phase, rules);
  const idle = idleGrenades(phase, profileOf(phase, model).grenades);
  return [
    ...(row === null ? [] : [fact('neither', row, isBorrowed(row) ? 'effect-of-trial-rules' : 'effect-of-page',
      { weapon: weapon?.name ?? null })]),
    ...rules.rows.map(one => fact('neither', one, 'row-has-a-part', { row: one })),
    ...(idle.includes('plasma') ? [fact('neither', '40k.31', 'plasma-does-nothing')] : []),
    ...(idle.includes('photon') ? [fact('neither', '40k.32', 'photon-does-nothing')] : []),
  ];
};

const verdict = (
  phase: Phase, model: Model, rung: Rung, attacks: number, known: readonly StrikeFact[],
): Pick<StrikeExplanation, 'answer' | 'facts'> => {
  const { strikes, struck, rung: now } = presentFight(phase);
  const values = { attacks, rung };
  if (strikes.some(({ models }) => models.includes(model.id))) {
    const facts = [...known, fact('for', '40k.27', 'strikes-now', { ...values, rung: now })];
    return { answer: 'yes', facts };
  }
  if (struck.includes(model.id)) return { answer: 'no', facts: [...known, fact('against', '40k.54', 'has-struck')] };
  if (attacks === 0) return { answer: 'no', facts: [...known, fact('against', '40k.22', 'has-no-attacks')] };
  const units = strikableUnits(phase, model).map(id => unitOf(phase, id).name);
  if (units.length === 0) return { answer: 'no', facts: [...known, fact('against', '40k.49', 'strikes-nobody')] };
  const able = [...known, fact('for', '40k.72', 'strikes-these', { units })];
  return rung === now
    ? { answer: 'yes', facts: [...able, fact('for', '40k.27', 'strikes-now', values)] }
    : { answer: 'not-now', facts: [...able, fact('neither', '40k.27', 'strikes-later', values)] };
};
