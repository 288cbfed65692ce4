/** Dangerous terrain: a die for each model whose way leads through it, and one wound for who fails. */
import { distance, NOISE } from '../../battlefield/base.ts';
import { dealFaces } from '../../dice/hand.ts';
import type { PhaseHand } from '../model/hands.ts';
import { note } from '../model/log.ts';
import { modelOf, profileOf, withModel } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
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
    : hurt.map(model => handOf(model, 'save', needOf(phase, model)!, 'save'));
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

/** The lowest face that saves such a wound, of what a club lets save it; null: nothing does. @ruling */
const needOf = (phase: Phase, model: Model): number | null => {
  const { save, invulnerable } = profileOf(phase, model);
  const faces: Readonly<Record<Rulings['dangerousSave'], readonly (number | null)[]>> = {
    none: [], invulnerable: [invulnerable], 'armour-or-invulnerable': [save, invulnerable],
  };
  const best = Math.min(...faces[phase.rulings.dangerousSave].map(face => face ?? Infinity));
  return best === Infinity ? null : best;
};

/** Those who have gone somewhere else on a way that led through dangerous terrain. @rule 40k.8 */
export const endangeredAmong = (phase: Phase, models: readonly Model[]): readonly Model[] =>
  models.filter(({ path }) => path.length > 0 && distance(path[0]!, path.at(-1)!) > NOISE
    && leadsThrough(phase, path, 'dangerous'));

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
    if (needOf(after, model) === null) {
      const wounds = model.wounds - 1;
      const hurt = loseWound(after, model);
      return wounds === 0 ? note(hurt, step, '40k.8', 'danger-taken', values)
        : note(hurt, step, '40k.8', 'danger-wounded', { ...values, wounds });
    }
    return note({ ...after, hurt: [...after.hurt, model.id] }, step, '40k.8', 'danger-met', values);
  }, phase);

const saveDangers = (phase: Phase, step: PhaseStep, dice: readonly number[]): Phase =>
  hurtIn(phase).reduce<Phase>((after, model, i) => {
    const values = { model: model.name, face: dice[i]!, need: needOf(phase, model)! };
    return values.face >= values.need
      ? note(after, step, '40k.8', 'danger-saved', values)
      : note(loseWound(after, model), step, '40k.8', 'danger-unsaved', { ...values, wounds: model.wounds - 1 });
  }, { ...phase, hurt: [] });

const loseWound = (phase: Phase, { id, wounds }: Model): Phase =>
  withModel(phase, id, { wounds: wounds - 1, slain: wounds > 1 ? null : 'dangerous-terrain' });

/** Those who have been tested are where they go: nobody tests again for the same way. @rule 40k.8 */
export const arrived = (phase: Phase, models: readonly Model[]): Phase =>
  models.reduce((after, { id, at }) => withModel(after, id, { path: [at] }), phase);
