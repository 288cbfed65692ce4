/** The blows of one rung: like dice of a unit at another are thrown together. */
import { toHit } from './charts.ts';
import { profileOf, unitOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { aimOf } from './aim.ts';
import { fightersIn, presentFight, noteFight, withFight } from '../model/current-fight.ts';
import { hammeredBy } from './before-blows.ts';
import { NOTHING_BESIDE } from './blow-rules.ts';
import { FIRST, isKeptQuick } from './initiative.ts';
import { strikersNow } from './rungs.ts';
import { attackRulesOf, isBorrowed, rowBeside, strengthOf } from './special-attacks.ts';
import { skillOf, weaponSkillOf } from './struck.ts';
import { mayUseSpecials, weaponOf } from './weapons.ts';
import { otherSide, type Side } from '../model/procedure.ts';
import type { AttackRules, Strike } from '../model/fight.ts';

/** All attacks of one model at one unit. */
interface Blow {
  readonly model: Model;
  readonly target: string;
  readonly attacks: number;
  readonly strength: number;
  readonly rules: AttackRules;
  readonly toHit: number | null;
}

/**
 * Everybody at this rung strikes, both sides at once. Attacks hit by the Weapon Skill of whoever strikes against that
 * of the unit struck; those of a unit at another that are alike in everything are one batch, the batches of the side
 * whose turn it is first.
 *
 * @rule 40k.35, 40k.38, 40k.54
 */
export const beginStrikes = (phase: Phase): Phase => {
  const strikers = strikersNow(phase);
  const hammering = hammersNow(phase);
  if (strikers.length + hammering.length === 0) return withFight(phase, { strikes: [] });
  const blows = strikers.flatMap(model => Object.entries(aimOf(phase, model))
    .filter(([, attacks]) => attacks > 0)
    .map(([target, attacks]) => blowOf(phase, model, target, attacks)));
  const hammers = hammering.flatMap(model => hammerOf(phase, model));
  const { rung, struck } = presentFight(phase);
  const begun = withFight(phase, {
    strikes: strikesOf(phase, [...blows, ...hammers]), hammers: [],
    struck: [...struck, ...strikers.map(({ id }) => id)],
  });
  const values = { rung, strikers: strikers.map(({ name }) => name) };
  return noteEffects(noteGrenades(rung === 'cover'
    ? noteFight(begun, '40k.28', 'cover-strikes', values)
    : noteFight(begun, '40k.27', 'rung-strikes', values), strikers));
};

/** So is what grenades do that only a page beside the text tells of. @rule 40k.30, 40k.33 */
const noteGrenades = (phase: Phase, strikers: readonly Model[]): Phase => {
  const quick = strikers.filter(model => isKeptQuick(phase, model));
  return [...new Set(quick.map(({ unit }) => unit))].reduce((now, unit) =>
    noteFight(now, '7C-G1', 'effect-by-page', { unit: unitOf(phase, unit).name, kind: 'frag' }), phase);
};

/** What the text does not tell of the weapons that strike is said every time. @rule 40k.55 */
export const noteEffects = (phase: Phase): Phase => {
  const told = new Set<string>();
  const noted = presentFight(phase).strikes.flatMap(({ unit, rules }) => rules.rows.map(row => ({ unit, row })))
    .reduce((now, { unit, row }) => {
      const word = `${unit} ${row}`;
      if (told.has(word)) return now;
      told.add(word);
      return noteFight(now, row, 'row-counts', { who: unitOf(phase, unit).name, row });
    }, phase);
  return presentFight(phase).strikes.reduce((now, { unit, rules }) => {
    const row = rowBeside(phase, rules);
    const word = `${unit} ${rules.kind}`;
    if (row === null || told.has(word)) return now;
    told.add(word);
    const key = isBorrowed(row) ? 'effect-borrowed' : 'effect-by-page';
    return noteFight(now, row, key, { unit: unitOf(phase, unit).name, kind: rules.kind });
  }, noted);
};

/** The attacks of one model at one unit; in a free round they hit without a throw. */
export const blowOf = (phase: Phase, model: Model, target: string, attacks: number): Blow => {
  const weapon = weaponOf(phase, model);
  const isFree = presentFight(phase).freeRound !== null;
  return {
    model, target, attacks,
    strength: strengthOf(phase, model, weapon),
    rules: attackRulesOf(phase, model, weapon, target, mayUseSpecials(phase, model)),
    toHit: isFree ? null : toHit(skillOf(phase, model), weaponSkillOf(phase, target)),
  };
};

/** Whose charge hits at this step: those who are still there. @row 7C-U19 */
const hammersNow = (phase: Phase): readonly Model[] => {
  const { hammers, rung } = presentFight(phase);
  return rung === FIRST ? fightersIn(phase).filter(({ id }) => hammers.includes(id)) : [];
};

/** One hit without a throw, with nothing of what its model has and carries. @row 7C-U19 */
const hammerOf = (phase: Phase, model: Model): readonly Blow[] => {
  const target = hammeredBy(phase, fightersIn(phase), model);
  const { strength } = profileOf(phase, model);
  return target === null ? [] : [{ model, target, attacks: 1, strength, rules: HAMMER, toHit: null }];
};

const HAMMER: AttackRules = {
  kind: 'ordinary', deniesArmour: false, cap: null, armourPiercing: null, woundsOn: null, isByChartToo: false,
  rerollsWounds: 'never', rends: 'never', isForce: false, ...NOTHING_BESIDE, rows: ['7C-U19'],
};

/** Batches of like blows, in the order of play. @rule 40k.38 */
export const strikesOf = (phase: Phase, blows: readonly Blow[]): readonly Strike[] => {
  const batches = new Map<string, Blow[]>();
  for (const blow of inOrderOf(phase.active, blows)) {
    const { model: { unit }, target, strength, rules } = blow;
    const key = JSON.stringify([unit, target, blow.toHit, strength, rules, rules.isMasterCrafted ? blow.model.id : '']);
    batches.set(key, [...batches.get(key) ?? [], blow]);
  }
  return [...batches.values()].map((batch, i) => strikeOf(phase, batch, `strike-${i + 1}`));
};

const inOrderOf = (active: Side, blows: readonly Blow[]): readonly Blow[] =>
  [active, otherSide(active)].flatMap(side => blows.filter(({ model }) => model.side === side));

const strikeOf = (phase: Phase, batch: readonly Blow[], id: string): Strike => {
  const { model, target, strength, rules, toHit: need } = batch[0]!;
  const models = batch.flatMap(blow => Array.from({ length: blow.attacks }, () => blow.model.id));
  return {
    id, side: unitOf(phase, model.unit).side, unit: model.unit, target, models, strength, rules, toHit: need,
    toWound: null, toughness: null, hits: need === null ? models.length : null, hitRerolls: 0,
    rending: 0, wounds: null, rerolls: 0,
  };
};
