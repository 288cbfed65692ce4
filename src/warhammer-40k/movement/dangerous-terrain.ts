/** Dangerous terrain: a die for each model whose way leads through it, and one wound for who fails. */
import { distance, NOISE } from '../../battlefield/base.ts';
import { dealFaces } from '../../dice/hand.ts';
import type { SaveKind } from '../model/allocation.ts';
import type { PhaseHand } from '../model/hands.ts';
import { note } from '../model/log.ts';
import { modelOf, profileOf, unitOf, withModel } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { hasTrait } from '../model/traits.ts';
import type { Rulings } from '../rulings/rulings.ts';
import { leadsThrough } from './route.ts';
import type { PhaseStep } from '../model/procedure.ts';

/** The lowest face that is safe; no text prints the test itself. @ruling */
const SAFE = 2;

/**
 * One die for each model, in a hand of its own; while wounds may still be saved, one for each of those instead.
 *
 * @rule 40k.8
 * @ruling
 */
export const dangerHandsFor = (phase: Phase, models: readonly Model[]): readonly PhaseHand[] => {
  const hurt = hurtIn(phase);
  return hurt.length === 0
    ? models.map(model => handOf(model, 'dangerous terrain', SAFE, 'dangerous-terrain'))
    : hurt.map(model => handOf(model, 'save', saveOf(phase, model)!.need, 'save'));
};

const handOf = (
  { id, name, side }: Model, what: string, target: number, purpose: PhaseHand['purpose'],
): PhaseHand => ({
  name: `${name}: ${what}`, dice: 1, read: 'successes', target, side, purpose, owners: [id], against: null,
  rule: '40k.8',
});

const hurtIn = (phase: Phase): readonly Model[] => phase.hurt.map(id => modelOf(phase, id));

/** Whether wounds by dangerous terrain may still be saved: nothing goes on before. */
export const mustSaveDangers = ({ hurt }: Phase): boolean => hurt.length > 0;

/** What saves such a wound, of what a club lets save it, with the lowest face; null: nothing does. @ruling */
const saveOf = (phase: Phase, model: Model): DangerSave | null => {
  const { save, invulnerable } = profileOf(phase, model);
  const may = SAVING[phase.rulings.dangerousSave];
  const saves: readonly DangerSave[] = may.flatMap(by => {
    const need = by === 'armour' ? save : invulnerable;
    return need === null ? [] : [{ by, need }];
  });
  return saves.reduce<DangerSave | null>((best, one) => (best !== null && best.need <= one.need ? best : one), null);
};

interface DangerSave {
  readonly by: SaveKind;
  readonly need: number;
}

const SAVING: Readonly<Record<Rulings['dangerousSave'], readonly SaveKind[]>> = {
  none: [], invulnerable: ['invulnerable'], 'armour-or-invulnerable': ['armour', 'invulnerable'],
};

/** Whoever moves through cover passes without a throw. @row 7C-D4 */
export const isUnharmed = (phase: Phase, model: Model): boolean => hasTrait(phase, model, 'move-through-cover');

/** Those who have gone somewhere else on a way that led through dangerous terrain. @rule 40k.8 @row 7C-D4 */
export const endangeredAmong = (phase: Phase, models: readonly Model[]): readonly Model[] =>
  models.filter(model => model.path.length > 0 && distance(model.path[0]!, model.path.at(-1)!) > NOISE
    && leadsThrough(phase, model.path, 'dangerous') && !isUnharmed(phase, model));

/**
 * Whoever shows a 1 loses one wound, unless it may save it: then it throws for that next. They are no wounds of the
 * fight.
 *
 * @rule 40k.8, 40k.56
 * @ruling
 */
export const takeDangers = (
  phase: Phase, step: PhaseStep, models: readonly Model[], faces: readonly number[],
): Phase => {
  const dice = dealFaces(dangerHandsFor(phase, models), faces).map(hand => hand[0]!);
  return mustSaveDangers(phase) ? saveDangers(phase, step, dice) : testDangers(phase, step, models, dice);
};

const testDangers = (phase: Phase, step: PhaseStep, models: readonly Model[], dice: readonly number[]): Phase =>
  models.reduce((after, model, i) => {
    const values = { model: model.name, face: dice[i]! };
    if (dice[i]! >= SAFE) return note(after, step, '40k.8', 'danger-passed', values);
    const maySave = saveOf(after, model) !== null;
    if (!maySave && model.wounds === 1) return note(loseWound(after, model), step, '40k.8', 'danger-taken', values);
    const failed = note(after, step, '40k.8', 'danger-failed', values);
    return maySave ? { ...failed, hurt: [...failed.hurt, model.id] } : noteWounded(failed, step, model);
  }, phase);

const saveDangers = (phase: Phase, step: PhaseStep, dice: readonly number[]): Phase =>
  hurtIn(phase).reduce<Phase>((after, model, i) => {
    const save = saveOf(phase, model)!;
    const saved = dice[i]! >= save.need ? 1 : 0;
    const thrown = note(after, step, '40k.8', 'saves-thrown', { who: model.name, dice: 1, saved, ...save });
    return saved === 1 ? thrown : unsaved(thrown, step, model);
  }, { ...phase, hurt: [] });

const unsaved = (phase: Phase, step: PhaseStep, model: Model): Phase => (model.wounds > 1
  ? noteWounded(phase, step, model)
  : note(loseWound(phase, model), step, '40k.8', 'slain', {
      unit: unitOf(phase, model.unit).name, models: [model.name],
    }));

const noteWounded = (phase: Phase, step: PhaseStep, model: Model): Phase =>
  note(loseWound(phase, model), step, '40k.8', 'wounded', { model: model.name, wounds: model.wounds - 1 });

const loseWound = (phase: Phase, { id, wounds }: Model): Phase =>
  withModel(phase, id, { wounds: wounds - 1, slain: wounds > 1 ? null : 'dangerous-terrain' });

/** Those who have been tested are where they go: nobody tests again for the same way. @rule 40k.8 */
export const arrived = (phase: Phase, models: readonly Model[]): Phase =>
  models.reduce((after, { id, at }) => withModel(after, id, { path: [at] }), phase);
