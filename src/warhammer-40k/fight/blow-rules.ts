/** What rows beside the text add to a blow, by the traits of who strikes and of what he strikes with. */
import { isOn, type RowId } from '../editions/rows.ts';
import type { ModelTrait } from '../editions/trait-rows.ts';
import { presentCombat, presentFight } from '../model/current-fight.ts';
import type { AttackRules } from '../model/fight.ts';
import type { Weapon } from '../model/profile.ts';
import { livingOf, profileOf, unitOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { hasTrait, isMonstrous, unitHas, weaponHas } from '../model/traits.ts';

/** What a blow has beside what its text says of the weapon. */
export type BesideRules = Pick<
  AttackRules,
  'rerollsHits' | 'rerollsWoundOnes' | 'isMasterCrafted' | 'slays' | 'isConcussive' | 'isDestroyer' | 'rows'
>;

export const NOTHING_BESIDE: BesideRules = {
  rerollsHits: 'never', rerollsWoundOnes: false, isMasterCrafted: false, slays: false, isConcussive: false,
  isDestroyer: false, rows: [],
};

/** Chooses one attack at double Strength instead of all others. */
export const SMASH = 'smash';

export const smashes = ({ strikesWith }: Model): boolean => strikesWith === SMASH;

/** Whether a model's unit has charged this turn. */
export const hasCharged = (phase: Phase, { unit }: Model): boolean => unitOf(phase, unit).charged.length > 0;

/** The same in good order. */
export const hasChargedInOrder = (phase: Phase, model: Model): boolean =>
  hasCharged(phase, model) && !unitOf(phase, model.unit).disordered;

/** A weapon by its numbers now: a lance has others in the turn of a charge. @row 7C-W4 */
export const asStruck = (phase: Phase, model: Model, weapon: Weapon): Weapon =>
  (weapon.charging !== null && hasCharged(phase, model) ? { ...weapon, ...weapon.charging } : weapon);

/** Strength that a furious charge adds. @row 7C-U9 */
export const furyOf = (phase: Phase, model: Model): number =>
  Number(hasTrait(phase, model, 'furious-charge') && hasChargedInOrder(phase, model));

/** Whether a weapon keeps whoever strikes with it to the last step. @row 7C-U22 */
export const isUnwieldy = (phase: Phase, model: Model, weapon: Weapon, strikesLast: boolean): boolean => {
  if (!isOn(phase, '7C-U22')) return strikesLast;
  const isLight = isMonstrous(phase, model) || unitOf(phase, model.writtenIn).traits.includes('walker');
  return (strikesLast || weaponHas(weapon, 'unwieldy')) && !isLight;
};

/** Attacks beside those of the text: a rampage, and a charge that is met. @row 7C-U8, 7C-U11 */
export const attacksBeside = (phase: Phase, model: Model): number =>
  Number(isCountering(phase, model)) + rampageOf(phase, model);

/** @row 7C-U8 */
const isCountering = (phase: Phase, model: Model): boolean => isOn(phase, '7C-U8')
  && hasTrait(phase, model, 'counter-attack')
  && !unitOf(phase, model.unit).lockedBefore && phase.units.some(({ charged }) => charged.includes(model.unit));

/** @row 7C-U11 */
const rampageOf = (phase: Phase, model: Model): number => {
  const bonus = presentFight(phase).rampage[model.side];
  return bonus > 0 && hasTrait(phase, model, 'rampage') && !unitOf(phase, model.unit).disordered ? bonus : 0;
};

/** How many attacks a charge is worth. @row 7C-U10 */
export const chargeWorth = (phase: Phase, model: Model, usual: number): number =>
  (hasTrait(phase, model, 'rage') && hasChargedInOrder(phase, model) ? RAGE : usual);

const RAGE = 2;

/** Whether a unit has somebody of these kinds, or any kind will do. */
const isOneOf = (phase: Phase, unit: string, kinds: readonly string[]): boolean => kinds.length === 0
  || livingOf(phase, unit).some(model => profileOf(phase, model).kinds.some(kind => kinds.includes(kind)));

/** @row 7C-U5 */
const hates = (phase: Phase, model: Model, target: string): boolean => hasTrait(phase, model, 'hatred')
  && presentCombat(phase).round === 1 && isOneOf(phase, target, profileOf(phase, model).hatredOf);

/** @row 7C-U6 */
const prefers = (phase: Phase, { unit }: Model, target: string): boolean => phase.completions.length > 0
  && livingOf(phase, unit).some(model => hasTrait(phase, model, 'preferred-enemy')
    && isOneOf(phase, target, profileOf(phase, model).preferredEnemyOf));

/** @row 7C-U26 */
const huntsMonsters = (phase: Phase, { unit }: Model, target: string): boolean =>
  unitHas(phase, unit, 'monster-hunter') && livingOf(phase, target).some(model => isMonstrous(phase, model));

/** @row 7C-U13, 7C-U24 */
const slaysOutright = (phase: Phase, model: Model, weapon: Weapon | null): boolean =>
  weaponHas(weapon, 'instant-death') || (weaponHas(weapon, 'force')
    && [model.unit, model.writtenIn].some(unit => unitOf(phase, unit).forceActive));

type Rules = Omit<AttackRules, keyof BesideRules>;

/** The rules of a blow at a unit with all that rows beside the text add to them. */
export const withBeside = (
  phase: Phase, model: Model, weapon: Weapon | null, target: string | null, rules: Rules,
): AttackRules => {
  if (phase.completions.length === 0) return { ...rules, ...NOTHING_BESIDE };
  const own = (trait: ModelTrait & Weapon['traits'][number]): boolean =>
    weaponHas(weapon, trait) || hasTrait(phase, model, trait);
  const isHated = target !== null && hates(phase, model, target);
  const isPreferred = target !== null && prefers(phase, model, target);
  const isHunted = target !== null && huntsMonsters(phase, model, target);
  const poison = Math.min(weapon?.poisoned ?? Infinity, profileOf(phase, model).poisoned ?? Infinity);
  const needs = Math.min(rules.woundsOn ?? Infinity, poison, own('fleshbane') ? FLESHBANE : Infinity);
  const isWoundingAgain = own('shred') || isHunted;
  const isDestroyer = weaponHas(weapon, 'destroyer');
  return {
    ...rules,
    armourPiercing: isSmashing(phase, model)
      ? Math.min(rules.armourPiercing ?? Infinity, SMASHING) : rules.armourPiercing,
    woundsOn: isDestroyer ? DESTROYING : finite(needs),
    isByChartToo: !isDestroyer && (rules.isByChartToo || needs < (rules.woundsOn ?? Infinity)),
    rerollsWounds: isWoundingAgain ? 'always' : againOf(rules, poison),
    rends: own('rending') || isDestroyer ? 'to-wound' : rules.rends,
    rerollsHits: isHated ? 'failed' : isPreferred ? 'ones' : 'never',
    rerollsWoundOnes: isPreferred,
    isMasterCrafted: weaponHas(weapon, 'master-crafted'),
    slays: slaysOutright(phase, model, weapon),
    isConcussive: weaponHas(weapon, 'concussive'),
    isDestroyer,
    rows: rowsOf(phase, model, weapon, { isHated, isPreferred, isHunted }),
  };
};

const finite = (number: number): number | null => (Number.isFinite(number) ? number : null);

const FLESHBANE = 2;
/** @row 7C-U32 */
const DESTROYING = 2;
const SMASHING = 2;

/** @row 7C-U20 */
const isSmashing = (phase: Phase, model: Model): boolean => hasTrait(phase, model, 'smash');

/** @row 7C-U14 */
const againOf = ({ rerollsWounds }: Rules, poison: number): AttackRules['rerollsWounds'] =>
  (rerollsWounds === 'never' && Number.isFinite(poison) ? 'if-stronger' : rerollsWounds);

/** The rows that tell of traits of weapons, as far as these shape a blow. */
const OF_WEAPONS: { readonly [trait in Weapon['traits'][number]]?: RowId } = {
  shred: '7C-U17', fleshbane: '7C-U16', rending: '7C-U15', concussive: '7C-U21', 'instant-death': '7C-U13',
  'master-crafted': '7C-U27', unwieldy: '7C-U22', destroyer: '7C-U32',
};

/** The same of traits of models. */
const OF_MODELS: { readonly [trait in ModelTrait]?: RowId } = {
  shred: '7C-U17', fleshbane: '7C-U16', rending: '7C-U15', smash: '7C-U20',
};

interface Against {
  readonly isHated: boolean;
  readonly isPreferred: boolean;
  readonly isHunted: boolean;
}

/** Every row that has a part in a blow, each once. */
const rowsOf = (
  phase: Phase, model: Model, weapon: Weapon | null, { isHated, isPreferred, isHunted }: Against,
): readonly RowId[] => {
  const given = (isGiven: boolean, row: RowId): readonly RowId[] => (isGiven ? [row] : []);
  const isPoisoned = (weapon?.poisoned ?? profileOf(phase, model).poisoned) !== null;
  const traits = (Object.keys(OF_MODELS) as ModelTrait[]).filter(trait => hasTrait(phase, model, trait));
  return [...new Set([
    ...given(weapon !== null && weapon.row !== null, weapon?.row ?? '7C-W5'),
    ...(weapon?.traits ?? []).flatMap(trait => OF_WEAPONS[trait] ?? []),
    ...given(weaponHas(weapon, 'force') && slaysOutright(phase, model, weapon), '7C-U24'),
    ...traits.flatMap(trait => OF_MODELS[trait] ?? []),
    ...given(isPoisoned, '7C-U14'), ...given(isHated, '7C-U5'), ...given(isPreferred, '7C-U6'),
    ...given(isHunted, '7C-U26'), ...given(furyOf(phase, model) > 0, '7C-U9'),
    ...given(chargeWorth(phase, model, 1) > 1, '7C-U10'), ...given(isCountering(phase, model), '7C-U8'),
    ...given(rampageOf(phase, model) > 0, '7C-U11'),
    ...given(presentFight(phase).afraid.includes(model.unit), '7C-U7'),
  ])];
};
