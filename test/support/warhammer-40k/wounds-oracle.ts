/**
 * The four ways of dealing wounds once more, each as its text tells it: one wound and one die at a time, and nothing
 * shared with the program. Whoever has a choice takes the first of the list, of alike models the last.
 */

export const KINDS = ['ordinary', 'power', 'heavy'] as const;
export type Kind = (typeof KINDS)[number];

export interface Fighter {
  readonly id: string;
  readonly profile: string;
  readonly save: number | null;
  readonly invulnerable: number | null;
  wounds: number;
  readonly full: number;
  /** Inches to the nearest striker. */
  readonly away: number;
}

/** The next face of the dice that need this to save. */
export type Die = (need: number) => number;

/** A save that failed, or that there was none. */
const fails = (die: Die, need: number | null): boolean => need === null || die(need) < need;

const isAlive = ({ wounds }: Fighter): boolean => wounds > 0;

const hit = (fighter: Fighter): void => {
  fighter.wounds -= 1;
};

const pick = (fighters: readonly Fighter[]): Fighter => {
  const alike = fighters.every(({ profile, wounds }) =>
    profile === fighters[0]!.profile && wounds === fighters[0]!.wounds);
  return (alike ? fighters.at(-1) : fighters[0])!;
};

const woundedFirst = (fighters: readonly Fighter[]): readonly Fighter[] => {
  const wounded = fighters.filter(({ wounds, full }) => wounds < full);
  return wounded.length > 0 ? wounded : fighters;
};

/** One save, the better: of the armour that a wound leaves, and of what nothing denies. */
const needOf = ({ save, invulnerable }: Fighter, kind: Kind): number | null => {
  const armour = save === null || kind === 'power' ? Infinity : Math.max(save, kind === 'heavy' ? 4 : 0);
  const best = Math.min(armour, invulnerable ?? Infinity);
  return best === Infinity ? null : best;
};

const inSpecialOrder = (wounds: readonly Kind[]): Kind[] =>
  (['power', 'heavy', 'ordinary'] as const).flatMap(kind => wounds.filter(one => one === kind));

/** Those who wear the same armour, in the order in which it is met. */
const groupsOf = (fighters: readonly Fighter[]): readonly (readonly Fighter[])[] =>
  [...new Set(fighters.map(({ save }) => save))].map(save => fighters.filter(one => one.save === save));

/** Wearers of the best armour if they outnumber all others; any if they are as many; else the same among the others. */
const comesFirst = (groups: readonly (readonly Fighter[])[]): readonly Fighter[] => {
  const faces = groups.map(([one]) => one!.save ?? 7);
  const best = groups[faces.indexOf(Math.min(...faces))]!;
  const others = groups.filter(group => group !== best);
  const outnumbered = best.length - others.flat().length;
  if (outnumbered === 0) return groups[0]!;
  return outnumbered > 0 ? best : comesFirst(others);
};

const inLapOrder = (groups: readonly (readonly Fighter[])[]): readonly (readonly Fighter[])[] => {
  if (groups.length === 0) return [];
  const first = comesFirst(groups);
  return [first, ...inLapOrder(groups.filter(group => group !== first))];
};

const isSameSaves = (a: Fighter, b: Fighter): boolean => a.save === b.save && a.invulnerable === b.invulnerable;

/** Of one armour those come first who share their other save with most. */
const mostAlikeFirst = (group: readonly Fighter[]): readonly Fighter[] => {
  const alike = (fighter: Fighter): number => group.filter(other => isSameSaves(other, fighter)).length;
  const met = (fighter: Fighter): number => group.findIndex(other => isSameSaves(other, fighter));
  return [...group].sort((a, b) => alike(b) - alike(a) || met(a) - met(b));
};

interface Dealt {
  readonly to: Fighter;
  readonly kind: Kind;
}

/** Those to whom a wound was dealt that nothing saved; of wounds that are saved together the first are. */
const unsavedOf = (dealt: readonly Dealt[], die: Die): readonly Fighter[] => {
  const isTogether = (a: Dealt, b: Dealt): boolean =>
    isSameSaves(a.to, b.to) && needOf(a.to, a.kind) === needOf(b.to, b.kind);
  const done = new Set<Dealt>();
  const saved = new Set<Dealt>();
  for (const one of dealt) {
    if (done.has(one)) continue;
    const together = dealt.filter(other => isTogether(one, other));
    const many = together.filter(({ to, kind }) => !fails(die, needOf(to, kind))).length;
    together.forEach(other => done.add(other));
    together.slice(0, many).forEach(other => saved.add(other));
  }
  return dealt.filter(one => !saved.has(one)).map(({ to }) => to);
};

export const lap = (zone: readonly Fighter[], wounds: readonly Kind[], die: Die, spill: boolean): void => {
  const order = inLapOrder(groupsOf(zone));
  const places = order.flatMap(mostAlikeFirst);
  const dealt = inSpecialOrder(wounds).map((kind, i) => ({ to: places[i % places.length]!, kind }));
  for (const { save, invulnerable } of unsavedOf(dealt, die)) {
    const own = zone.filter(one => isAlive(one) && one.save === save && one.invulnerable === invulnerable);
    const from = order.findIndex(([one]) => one!.save === save);
    const next = [...order.slice(from), ...order.slice(0, from)].find(group => group.some(isAlive)) ?? [];
    const takers = own.length > 0 || !spill ? own : zone.filter(one => isAlive(one) && next.includes(one));
    if (takers.length > 0) hit(pick(woundedFirst(takers)));
  }
};

export const iterative = (zone: readonly Fighter[], wounds: readonly Kind[], die: Die): void => {
  const queue = inSpecialOrder(wounds);
  while (queue.length > 0 && zone.some(isAlive)) {
    const groups = groupsOf(zone.filter(isAlive));
    const group = [...groups].sort((a, b) => b.length - a.length)[0]!;
    const batch = queue.splice(0, group.length).map((kind, i) => ({ to: mostAlikeFirst(group)[i]!, kind }));
    for (const to of unsavedOf(batch, die)) {
      hit(pick(woundedFirst(group.filter(one => isAlive(one) && isSameSaves(one, to)))));
    }
  }
};

export const pools = (unit: readonly Fighter[], wounds: readonly Kind[], die: Die): void => {
  for (const kind of new Set(wounds)) {
    let receiver: Fighter | null = null;
    for (const _ of wounds.filter(one => one === kind)) {
      const living = unit.filter(isAlive);
      if (living.length === 0) return;
      const nearest = Math.min(...living.map(({ away }) => away));
      receiver ??= pick(living.filter(({ away }) => away === nearest));
      if (fails(die, needOf(receiver, kind))) hit(receiver);
      if (!isAlive(receiver)) receiver = null;
    }
  }
};

export const ownerPicks = (zone: readonly Fighter[], wounds: readonly Kind[], die: Die): void => {
  const queue = [...wounds];
  const suffer = (fighter: Fighter, kind: Kind): void => {
    if (fails(die, needOf(fighter, kind))) hit(fighter);
  };
  const differ = zone.some(({ profile }) => profile !== zone[0]!.profile);
  if (differ && queue.length >= zone.length) {
    const needs = queue.map(kind => needOf(zone[0]!, kind) ?? Infinity);
    suffer(zone[0]!, queue.splice(needs.indexOf(Math.min(...needs)), 1)[0]!);
  }
  for (const kind of queue) {
    const living = zone.filter(isAlive);
    if (living.length > 0) suffer(pick(woundedFirst(living)), kind);
  }
};
