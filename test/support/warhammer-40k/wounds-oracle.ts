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

const needOf = (save: number | null, kind: Kind, heavyCaps: boolean): number | null => {
  if (save === null || kind === 'power') return null;
  return kind === 'heavy' && heavyCaps ? Math.max(save, 4) : save;
};

const inSpecialOrder = (wounds: readonly Kind[]): Kind[] =>
  (['power', 'heavy', 'ordinary'] as const).flatMap(kind => wounds.filter(one => one === kind));

/** Armour of the living, the most numerous first. */
const byNumbers = (zone: readonly Fighter[]): readonly (number | null)[] => {
  const saves = [...new Set(zone.filter(isAlive).map(({ save }) => save))];
  const count = (save: number | null): number => zone.filter(one => isAlive(one) && one.save === save).length;
  return saves.sort((a, b) => count(b) - count(a));
};

export const lap = (zone: readonly Fighter[], wounds: readonly Kind[], die: Die, spill: boolean): void => {
  const queue = inSpecialOrder(wounds);
  const order = byNumbers(zone);
  const failed = new Map<number | null, number>();
  while (queue.length > 0 && order.length > 0) {
    for (const save of order) {
      for (const _ of zone.filter(one => one.save === save)) {
        const kind = queue.shift();
        if (kind !== undefined && fails(die, needOf(save, kind, true))) failed.set(save, (failed.get(save) ?? 0) + 1);
      }
    }
  }
  let surplus = 0;
  for (const save of [...order, ...order]) {
    surplus += failed.get(save) ?? 0;
    failed.delete(save);
    surplus = loseSome(zone.filter(one => one.save === save), surplus);
    if (!spill) surplus = 0;
  }
};

/** How many wounds are left when a group has taken what it can. */
const loseSome = (group: readonly Fighter[], wounds: number): number => {
  for (let left = wounds; left > 0; left -= 1) {
    if (!group.some(isAlive)) return left;
    hit(pick(woundedFirst(group.filter(isAlive))));
  }
  return 0;
};

export const iterative = (zone: readonly Fighter[], wounds: readonly Kind[], die: Die): void => {
  const queue = inSpecialOrder(wounds);
  while (queue.length > 0 && zone.some(isAlive)) {
    const [save] = byNumbers(zone);
    const group = zone.filter(one => isAlive(one) && one.save === save);
    const batch = queue.splice(0, group.length).filter(kind => fails(die, needOf(save!, kind, true)));
    for (const _ of batch) hit(pick(woundedFirst(group.filter(isAlive))));
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
      if (fails(die, needOf(receiver.save, kind, false))) hit(receiver);
      if (!isAlive(receiver)) receiver = null;
    }
  }
};

export const ownerPicks = (zone: readonly Fighter[], wounds: readonly Kind[], die: Die): void => {
  const queue = [...wounds];
  const suffer = (fighter: Fighter, kind: Kind): void => {
    if (fails(die, needOf(fighter.save, kind, false))) hit(fighter);
  };
  const differ = zone.some(({ profile }) => profile !== zone[0]!.profile);
  if (differ && queue.length >= zone.length) {
    const plain = zone[0]!.save === null ? 0 : Math.max(0, queue.findIndex(kind => kind !== 'power'));
    suffer(zone[0]!, queue.splice(plain, 1)[0]!);
  }
  for (const kind of queue) {
    const living = zone.filter(isAlive);
    if (living.length > 0) suffer(pick(woundedFirst(living)), kind);
  }
};
