/** Unsaved wounds are lost by models, and models that have none left are removed. */
import { presentFight } from '../model/current-fight.ts';
import { note } from '../model/log.ts';
import { combatOf, livingOf, modelOf, unitOf, withCombat, withModel } from '../model/roster.ts';
import type { Model, Phase, Slain } from '../model/state.ts';
import type { Allocation, DealtWound, Wound } from '../model/allocation.ts';
import { areAlike, askCasualty, isSameGroup, totalWounds, usualTaker } from './alike.ts';
import { costOf, slaysBy } from './fate.ts';
import { takersBy, type Strategy } from './strategy.ts';
import { strikeOf, withAllocation } from './wounds.ts';

/**
 * The next unsaved wound is taken by whoever has to, or its owner is asked.
 *
 * Nobody is asked about models that are alike, nor where all of them die anyway.
 *
 * @rule 40k.50, 40k.51, 40k.52
 */
export const takeNext = (phase: Phase, allocation: Allocation, strategy: Strategy): Phase => {
  const [dealt, ...unsaved] = allocation.unsaved;
  const rest = withAllocation(phase, allocation.unit, { unsaved });
  if (dealt!.model !== null) return take(rest, allocation, dealt!, modelOf(phase, dealt!.model));
  const takerRules = strategy.takerRules(phase, allocation, dealt!);
  const models = takersBy(takerRules, livingOf(phase, allocation.unit));
  if (models.length === 0) return withAllocation(rest, allocation.unit, { lost: allocation.lost + 1 });
  const receiver = models.find(({ id }) => id === allocation.receiver);
  if (receiver !== undefined) return take(rest, allocation, dealt!, receiver);
  const threatened = takersBy(takerRules.filter(({ isStrict }) => isStrict), livingOf(phase, allocation.unit));
  const isSettled = areAlike(phase, models) || alikeWounds(phase, allocation, dealt!) >= totalWounds(threatened);
  return isSettled
    ? take(rest, allocation, dealt!, usualTaker(phase, models))
    : { ...phase, choice: askCasualty(phase, models) };
};

/** How many unsaved wounds fall on the same models. */
const alikeWounds = (phase: Phase, { unsaved }: Allocation, { wound, group }: DealtWound): number => {
  const strikerOf = (one: DealtWound): string => strikeOf(phase, one.wound.strike).unit;
  const striker = strikeOf(phase, wound.strike).unit;
  const isLike = (one: DealtWound): boolean =>
    one.model === null && isSameGroup(one.group, group) && strikerOf(one) === striker;
  return unsaved.filter(isLike).length;
};

/**
 * A model loses a wound, which counts for the side that inflicted it; without any left it is removed. It goes on
 * taking wounds until then.
 *
 * @rule 40k.51, 40k.54, 40k.56
 */
const take = (
  phase: Phase, { unit, taken }: Allocation, { wound, lookOut, takes }: DealtWound, model: Model,
): Phase => {
  const cost = costOf(phase, wound, model, takes);
  const wounds = model.wounds - cost;
  const slain = wounds === 0 ? slainBy(phase) : null;
  const concussed = wound.isConcussive ? CONCUSSED_FOR : model.concussed;
  const hurt = withModel(phase, model.id, { wounds, slain, concussed });
  const receiver = slain === null && lookOut !== 'taken' ? model.id : null;
  const told = withAllocation(hurt, unit, { taken: [...taken, { wound, model: model.id }], receiver });
  const counted = noteOutright(score(told, wound.strike, cost), wound, model);
  if (slain !== null) return noteSlain(counted, model);
  return note(counted, 'fight', '40k.51', 'wounded', { model: model.name, wounds });
};

const slainBy = (phase: Phase): Slain => {
  const { outside, freeRound } = presentFight(phase);
  return outside ?? (freeRound === null ? 'fight' : 'free-round');
};

/** Wounds decide who has won, but for those that no blow has inflicted. @rule 40k.56 @row 7C-O5, 4C-R14 */
const score = (phase: Phase, strike: string, lost: number): Phase => {
  const { combat, outside } = presentFight(phase);
  if (outside !== undefined) return phase;
  const { side } = strikeOf(phase, strike);
  const { wounds } = combatOf(phase, combat);
  return withCombat(phase, combat, { wounds: { ...wounds, [side]: wounds[side] + lost } });
};

/** A wound of Instant Death is told of where it makes a difference. @row 7C-U13, 7C-U13a */
const noteOutright = (phase: Phase, wound: Wound, model: Model): Phase => {
  const row = slaysBy(phase, wound, model);
  return row === null || model.wounds === 1 ? phase
    : note(phase, 'fight', row, 'row-counts', { who: model.name, row });
};

/** To the end of the next assault phase. @row 7C-U21 */
const CONCUSSED_FOR = 2;

/** Casualties of one unit that follow each other are one line. */
const noteSlain = (phase: Phase, { name, unit }: Model): Phase => {
  const last = phase.log.at(-1);
  const title = unitOf(phase, unit).name;
  const names = last?.key === 'slain' && last.values['unit'] === title ? last.values['models'] : undefined;
  const log = names === undefined ? phase.log : phase.log.slice(0, -1);
  const models = [...(names as readonly string[] | undefined ?? []), name];
  return note({ ...phase, log }, 'fight', '40k.50', 'slain', { unit: title, models });
};
