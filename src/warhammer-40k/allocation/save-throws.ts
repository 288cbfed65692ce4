/** The dice that save wounds: those of one hand are read alike, whoever they belong to. */
import { readThrow } from '../../dice/hand.ts';
import { presentFight } from '../model/current-fight.ts';
import type { PhaseHand } from '../model/hands.ts';
import { note, refuse, type Refusal } from '../model/log.ts';
import { modelOf, unitOf } from '../model/roster.ts';
import type { Phase } from '../model/state.ts';
import { allocate } from './allocate.ts';
import type { Allocation, DealtWound, SaveKind } from '../model/allocation.ts';
import { saveGroupOf } from './alike.ts';
import { DESTROYED, destroyedBy, PAINLESS, unsavedNow } from './fate.ts';
import { savesAgainst, type ThrownSave } from './saves.ts';
import { strikeOf, withAllocation } from './wounds.ts';

/** Wounds that are saved together. */
interface SaveThrow {
  readonly unit: string;
  readonly dealt: readonly [DealtWound, ...DealtWound[]];
}

/**
 * A hand for each unit, group or model, and save that is needed; wounds of force weapons have hands of their own,
 * since it matters which of them go through, and so have those of each unit that struck.
 *
 * @rule 40k.45, 40k.46
 */
export const saveHands = (phase: Phase): readonly PhaseHand[] => throwsIn(phase).map(one => handOf(phase, one));

/** What shows the face that is needed is saved, and what is not is taken. */
export const resolveSaves = (phase: Phase, faces: readonly number[]): Phase => allocate(readSaves(phase, faces));

/** What shows the face that is needed is saved. */
export const readSaves = (phase: Phase, faces: readonly number[]): Phase => {
  const throws = throwsIn(phase);
  const readings = readThrow(throws.map(one => handOf(phase, one)), faces);
  return throws.reduce((now, one, i) => save(now, one, readings[i]!), phase);
};

/** So many dice of a hand are thrown for the other save. */
export interface ChosenSave {
  readonly hand: number;
  readonly dice: number;
  readonly save: SaveKind;
}

/** The saves that could be thrown instead of that of each hand asked for; null: there is no other. @rule 40k.45 */
export const otherSaves = (phase: Phase): readonly (ThrownSave | null)[] =>
  throwsIn(phase).map(one => otherSaveOf(phase, one));

const otherSaveOf = (phase: Phase, { dealt }: SaveThrow): ThrownSave | null => {
  const { wound, group, model, by } = dealt[0]!;
  if (by === PAINLESS || by === DESTROYED) return null;
  const saves = savesAgainst(phase, wound, group ?? saveGroupOf(phase, modelOf(phase, model!)));
  return saves.find(save => save.by !== by) ?? null;
};

/** Why the owner of a hand cannot throw so; null: he can. @rule 40k.45 @ruling R-X.08 */
export const whyNotChooseSave = (phase: Phase, { hand, dice, save }: ChosenSave): Refusal | null => {
  const found = throwsIn(phase)[hand];
  if (found === undefined) return refuse('40k.45', 'not-now');
  const values = { who: nameOf(phase, found) };
  if (otherSaveOf(phase, found)?.by !== save) return refuse('40k.45', 'no-other-save', values);
  const most = found.dealt.length;
  return Number.isInteger(dice) && dice >= 1 && dice <= most ? null
    : refuse('40k.45', 'saves-so-many', { ...values, dice: most });
};

/** One save against each wound, whichever its owner likes. @rule 40k.45 @ruling R-X.08, R-1.26, R-3.16 */
export const chooseSave = (phase: Phase, { hand, dice }: ChosenSave): Phase => {
  const found = throwsIn(phase)[hand]!;
  const other = otherSaveOf(phase, found)!;
  const chosen = found.dealt.slice(0, dice);
  const dealt = allocationOf(phase, found.unit).dealt.map(one => (chosen.includes(one) ? { ...one, ...other } : one));
  return note(withAllocation(phase, found.unit, { dealt }), 'fight', '40k.45', 'save-chosen', {
    who: nameOf(phase, found), dice, ...other,
  });
};

const nameOf = (phase: Phase, { unit, dealt: [{ model }] }: SaveThrow): string =>
  (model === null ? unitOf(phase, unit).name : modelOf(phase, model).name);

const throwsIn = (phase: Phase): readonly SaveThrow[] => (phase.fight?.allocations ?? []).flatMap(({ unit, dealt }) => {
  const open = new Map<string, [DealtWound, ...DealtWound[]]>();
  for (const [i, one] of dealt.entries()) {
    if (one.saved !== null || one.lookOut === 'due') continue;
    const word = one.by === DESTROYED ? `${i}` : throwWord(phase, one);
    const like = open.get(word);
    if (like === undefined) open.set(word, [one]);
    else like.push(one);
  }
  return [...open.values()].map(together => ({ unit, dealt: together }));
});

const throwWord = (phase: Phase, { wound, group, model, need, by }: DealtWound): string => {
  const armour = group === null ? '' : `${group.save}/${group.invulnerable}`;
  return [armour, model, need, by, wound.isForce, strikeOf(phase, wound.strike).unit].join('|');
};

const handOf = (phase: Phase, one: SaveThrow): PhaseHand => {
  const { unit, dealt } = one;
  const { need, by, wound, model, group } = dealt[0];
  const { side } = unitOf(phase, unit);
  if (by === DESTROYED) return destroyedHand(phase, one);
  return {
    name: nameOf(phase, one),
    dice: dealt.length,
    read: 'successes',
    target: need!,
    side,
    purpose: by === PAINLESS ? PAINLESS : 'save',
    owners: model === null && group !== null ? [unit] : dealt.map(() => model ?? unit),
    against: strikeOf(phase, wound.strike).unit,
    rule: ruleOf(by),
  };
};

/** Whoever has wounded throws for how many wounds it takes. @row 7C-U32 */
const destroyedHand = (phase: Phase, one: SaveThrow): PhaseHand => {
  const { wound } = one.dealt[0];
  const { side, unit } = strikeOf(phase, wound.strike);
  return {
    name: nameOf(phase, one), dice: 1, read: wound.destroys === 'd3' ? 'halves' : 'sum', side, purpose: DESTROYED,
    owners: [unit], against: one.unit, rule: '7C-U32',
  };
};

/** So many of a throw are saved; which ones makes no difference. */
const save = (phase: Phase, one: SaveThrow, saved: number): Phase => {
  const { unit, dealt } = one;
  const allocation = allocationOf(phase, unit);
  const places = new Map(dealt.map((one, i) => [one, i]));
  const outcome = (wound: DealtWound): DealtWound => {
    const place = places.get(wound);
    if (place === undefined) return wound;
    if (wound.by === DESTROYED) return destroyedBy(wound, saved);
    return place < saved ? { ...wound, saved: true } : unsavedNow(phase, wound);
  };
  const [{ need, by }] = dealt;
  const values = { who: nameOf(phase, one), dice: dealt.length, need: need!, saved };
  const thrown = withAllocation(phase, unit, { dealt: allocation.dealt.map(outcome) });
  if (by === DESTROYED) {
    const { takes } = destroyedBy(dealt[0], saved);
    return note(thrown, 'fight', ruleOf(by), 'destroyed', { who: values.who, wounds: takes! });
  }
  return by === PAINLESS ? note(thrown, 'fight', ruleOf(by), 'shrugged-off', values)
    : note(thrown, 'fight', ruleOf(by), 'saves-thrown', { ...values, by: by! });
};

const ruleOf = (by: DealtWound['by']): string => {
  if (by === PAINLESS) return '7C-U12';
  if (by === DESTROYED) return '7C-U32';
  return by === 'invulnerable' ? '40k.45' : '40k.46';
};

const allocationOf = (phase: Phase, unit: string): Allocation =>
  presentFight(phase).allocations.find(one => one.unit === unit)!;
