/** The draft of a formation that a player's picks stand for: its units and characters. */
import type { Passenger } from '../carrying.ts';
import type { Change, Part } from '../composition.ts';
import type { Formation } from '../lists.ts';
import { justEnough, leftBy } from './aboard.ts';
import type { Picked, TakenChange } from './picked.ts';
import {
  canFight, isCharacter, isTransport, draftWith, EMPTY_DRAFT, passengerOf, timesIn, draftWithout, type FormationDraft,
  type DraftUnit, type Datasheets,
} from './formation-draft.ts';

type Kind = Change['kind'];
/** Whoever is added can be replaced, and whoever is there by then can be carried. */
const ORDER: readonly Kind[] = ['add', 'character', 'replace', 'ability', 'transport', 'summon'];

export const changeAt = ({ upgrades }: Formation, { upgrade, change }: Pick<TakenChange, 'upgrade' | 'change'>) =>
  upgrades[upgrade]?.changes[change];

/** Everybody who stands for what was picked; `isIn` leaves some of the changes out. */
export const draftOfPicked = (
  formation: Formation, picked: Picked, sheets: Datasheets, isIn: (taken: TakenChange) => boolean = () => true,
): FormationDraft => {
  const made = picked.taken.filter(isIn);
  const of = (kind: Kind) => made.flatMap(taken => {
    const change = changeAt(formation, taken);
    return change?.kind === kind ? [{ taken, change }] : [];
  });
  let crowd = draftWith(EMPTY_DRAFT, picked.base.parts, sheets);
  for (const kind of ORDER) {
    for (const { taken, change } of of(kind)) crowd = changed(crowd, change, taken, sheets);
    if (kind === 'transport' && picked.transport !== null) crowd = carriedBy(crowd, picked.transport, sheets);
  }
  return gaining(crowd, formation.abilities, null, Infinity);
};

const changed = (crowd: FormationDraft, change: Change, taken: TakenChange, sheets: Datasheets): FormationDraft => {
  switch (change.kind) {
    case 'add':
    case 'summon':
      return draftWith(crowd, taken.parts, sheets);
    case 'character':
      return draftWith(crowd, taken.parts, sheets, change.on);
    case 'replace':
      return replaced(crowd, change, taken, sheets);
    case 'ability':
      return gaining(crowd, [change.ability], change.part, Object.values(taken.parts[0] ?? {})[0] ?? Infinity);
    case 'transport': {
      const [kind] = Object.keys(taken.parts[0] ?? {});
      return kind === undefined ? crowd : carriedBy(crowd, kind, sheets);
    }
  }
};

/** As often as was picked, as long as there is somebody to give way. */
const replaced = (
  crowd: FormationDraft, { from, to }: Change & { readonly kind: 'replace' }, taken: TakenChange, sheets: Datasheets,
): FormationDraft => {
  const way = to[taken.way] ?? [];
  const isForUnit = way.some(({ choices }) => choices.some(id => !isCharacter(id, sheets)));
  const times = Math.min(taken.times, timesIn(crowd, from));
  if (times === 0) return crowd;
  let rest = crowd;
  for (let i = 0; i < times; i += 1) rest = draftWithout(rest, from, isForUnit);
  const { parts } = times === taken.times ? taken : { parts: taken.parts.map(counts => shareOf(counts, times)) };
  return draftWith(rest, parts, sheets);
};

/** Of more than there is room for, the first. */
const shareOf = (counts: Readonly<Record<string, number>>, most: number): Readonly<Record<string, number>> => {
  let left = most;
  return Object.fromEntries(Object.entries(counts).map(([id, count]) => {
    const taken = Math.min(count, left);
    left -= taken;
    return [id, taken];
  }));
};

const gaining = (
  crowd: FormationDraft, abilities: readonly string[], part: Part | null, most: number,
): FormationDraft => {
  let left = most;
  return {
    ...crowd,
    units: crowd.units.map(unit => {
      if (left === 0 || unit.isCarrier || (part !== null && !part.choices.includes(unit.sheet))) return unit;
      left -= 1;
      return { ...unit, gains: [...unit.gains, ...abilities] };
    }),
  };
};

/** Just enough of them for those who have no place yet in a transport that comes to carry them. */
const carriedBy = (crowd: FormationDraft, kind: string, sheets: Datasheets): FormationDraft => {
  if (!canFight(kind, sheets)) return crowd;
  const count = justEnough(kind, waiting(crowd.units, sheets));
  return draftWith(crowd, [{ [kind]: count }], sheets, [], true);
};

const waiting = (units: readonly DraftUnit[], sheets: Datasheets): readonly Passenger[] => {
  const carriers = units.filter(({ isCarrier }) => isCarrier);
  const onFoot = units.filter(one => !one.isCarrier && !isTransport(one.sheet, sheets));
  const all: readonly Passenger[] = onFoot.map(({ sheet, gains }) => passengerOf(sheet, gains, sheets));
  return carriers.reduce((left, { sheet }) => leftBy(sheet, left), all);
};

/** How many transports of that kind are there now to carry the formation. */
export const carriersOf = ({ units }: FormationDraft, kind: string): number =>
  units.filter(({ isCarrier, sheet }) => isCarrier && sheet === kind).length;
