/** The dice that save wounds: those of one hand are read alike, whoever they belong to. */
import { readThrow } from '../../dice/hand.ts';
import { presentFight } from '../model/current-fight.ts';
import type { PhaseHand } from '../model/hands.ts';
import { note } from '../model/log.ts';
import { modelOf, unitOf } from '../model/roster.ts';
import type { Phase } from '../model/state.ts';
import { allocate } from './allocate.ts';
import type { Allocation, DealtWound } from '../model/allocation.ts';
import { strikeOf, withAllocation } from './wounds.ts';

/** Wounds that are saved together. */
interface SaveThrow {
  readonly unit: string;
  readonly dealt: readonly DealtWound[];
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

const throwsIn = (phase: Phase): readonly SaveThrow[] => (phase.fight?.allocations ?? []).flatMap(({ unit, dealt }) => {
  const open = new Map<string, DealtWound[]>();
  for (const one of dealt) {
    if (one.saved !== null) continue;
    const word = throwWord(phase, one);
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

const handOf = (phase: Phase, { unit, dealt }: SaveThrow): PhaseHand => {
  const { need, by, wound, model, group } = dealt[0]!;
  const { name, side } = unitOf(phase, unit);
  return {
    name: model === null ? name : modelOf(phase, model).name,
    dice: dealt.length,
    read: 'successes',
    target: need!,
    side,
    purpose: 'save',
    owners: model === null && group !== null ? [unit] : dealt.map(() => model ?? unit),
    against: strikeOf(phase, wound.strike).unit,
    rule: by === 'invulnerable' ? '40k.45' : '40k.46',
  };
};

/** So many of a throw are saved; which ones makes no difference. */
const save = (phase: Phase, { unit, dealt }: SaveThrow, saved: number): Phase => {
  const allocation = allocationOf(phase, unit);
  const places = new Map(dealt.map((one, i) => [one, i]));
  const outcome = (one: DealtWound): DealtWound => {
    const place = places.get(one);
    return place === undefined ? one : { ...one, saved: place < saved };
  };
  const [{ need, by, model }] = dealt as [DealtWound];
  const thrown = withAllocation(phase, unit, { dealt: allocation.dealt.map(outcome) });
  return note(thrown, 'fight', by === 'invulnerable' ? '40k.45' : '40k.46', 'saves-thrown', {
    who: model === null ? unitOf(phase, unit).name : modelOf(phase, model).name,
    dice: dealt.length, need: need!, by: by!, saved,
  });
};

const allocationOf = (phase: Phase, unit: string): Allocation =>
  presentFight(phase).allocations.find(one => one.unit === unit)!;
