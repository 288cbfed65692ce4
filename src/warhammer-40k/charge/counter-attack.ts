/** Units that come to meet those who have charged them, where a row beside the text has them do so. */
import { distance, NOISE } from '../../battlefield/base.ts';
import { isOn } from '../editions/rows.ts';
import { answer } from '../editions/answers.ts';
import type { PhaseHand } from '../model/hands.ts';
import { note, refuse, type Refusal } from '../model/log.ts';
import { livingOf, modelOf, unitOf, withModel } from '../model/roster.ts';
import type { Countering, Model, Phase } from '../model/state.ts';
import { partyAllHave, partyHas } from '../model/unit-traits.ts';
import { findCombats } from '../movement/combats.ts';
import { mustPileIn, usualPileIn, wayOfPileIn, whyNotPileIn, type PileInRules } from '../movement/pile-in.ts';
import { leadsThrough } from '../movement/route.ts';
import type { Move } from './move.ts';

const SIX = 6;

/** They move as chargers do. */
const rulesFor = (inches: number): PileInRules =>
  ({ inches, unengagedFirst: true, asCharge: true, throughEverything: false });

/** Whether everybody has to have it: a character who does not share it costs his unit the rule. @row 4C-U3 */
const mayCounter = (phase: Phase, unit: string): boolean => (isOn(phase, '4C-U3')
  ? partyAllHave(phase, unit, 'counter-attack') : partyHas(phase, unit, 'counter-attack'));

/** Those whom a charge has just reached and who come to meet it. @row 4C-U2, 4C-U3 */
export const beginCountering = (phase: Phase, reached: readonly string[]): Phase => {
  if (!isOn(phase, '4C-U2')) return phase;
  const units = reached.filter(unit => mayCounter(phase, unit) && ableIn(phase, unit, SIX).length > 0);
  return units.length === 0 ? phase
    : { ...phase, countering: units.map(unit => ({ unit, inches: isSlow(phase, unit) ? null : SIX })) };
};

/** Whether difficult terrain lies in the way of anybody who would move. */
const isSlow = (phase: Phase, unit: string): boolean => answer(phase, 'chargeTerrain') === 'keep-higher'
  && ableIn(phase, unit, SIX).some(({ id }) => leadsThrough(
    phase, wayOfPileIn(phase, id, usualPileIn(phase, id, rulesFor(SIX)), rulesFor(SIX)), 'difficult'));

const presentOf = ({ countering }: Phase): Countering => {
  const [present] = countering ?? [];
  if (present === undefined) throw new Error('Nobody meets a charge.');
  return present;
};

/** Those of a unit who touch nobody, have not moved yet and can get any nearer. */
const ableIn = (phase: Phase, unit: string, inches: number): readonly Model[] => {
  const combat = phase.combats.find(({ units }) => units.includes(unit));
  if (combat === undefined) return [];
  const waiting = mustPileIn(phase, combat, unitOf(phase, unit).side);
  return livingOf(phase, unit).filter(({ id, at }) => waiting.includes(id)
    && distance(at, usualPileIn(phase, id, rulesFor(inches))) > NOISE);
};

/** The models that may still come to meet the charge. @row 4C-U2 */
export const toCounter = (phase: Phase): readonly Model[] => {
  const { unit, inches } = presentOf(phase);
  return inches === null ? [] : ableIn(phase, unit, inches);
};

/** In difficult terrain the higher of two dice, as in a charge. @row 4C-U2 */
export const counterHands = (phase: Phase): readonly PhaseHand[] => {
  const { unit, inches } = presentOf(phase);
  return inches !== null ? [] : [{
    name: `${unitOf(phase, unit).name}: counter-attack`, dice: 2, read: 'highest', side: unitOf(phase, unit).side,
    purpose: 'counter-range', owners: [unit], against: null, rule: '4C-U2',
  }];
};

export const resolveCounterRange = (phase: Phase, faces: readonly number[]): Phase => {
  const [present, ...rest] = phase.countering!;
  return { ...phase, countering: [{ ...present!, inches: Math.max(...faces) }, ...rest] };
};

/** Why a model may not come to meet the charge there; null: it may. @row 4C-U2 */
export const whyNotCounter = (phase: Phase, { model, to }: Move): Refusal | null => {
  const { inches } = presentOf(phase);
  const found = toCounter(phase).find(({ id }) => id === model);
  const name = phase.models.find(({ id }) => id === model)?.name ?? model;
  return found === undefined ? refuse('4C-U2', 'does-not-move', { model: name })
    : whyNotPileIn(phase, model, to, rulesFor(inches!));
};

export const counter = (phase: Phase, { model, to }: Move): Phase => {
  const { at, name } = modelOf(phase, model);
  const way = wayOfPileIn(phase, model, to, rulesFor(presentOf(phase).inches!));
  const moved = withModel(phase, model, { at: to, path: distance(at, to) > NOISE ? way : [at] });
  return note(moved, 'charge', '4C-U2', 'counters', { model: name, inches: distance(at, to) });
};

/** Everybody who can comes to meet it in the usual way. */
export const counterTheRest = (phase: Phase): Phase => {
  let now = phase;
  for (let [next] = toCounter(now); next !== undefined; [next] = toCounter(now)) {
    now = counter(now, { model: next.id, to: usualPileIn(now, next.id, rulesFor(presentOf(now).inches!)) });
  }
  return endCountering(now);
};

/** The next unit comes to meet it; none: whoever touches is locked. */
export const endCountering = (phase: Phase): Phase => {
  const { countering = [], ...rest } = phase;
  const [, ...left] = countering;
  return findCombats(left.length === 0 ? rest : { ...rest, countering: left });
};
