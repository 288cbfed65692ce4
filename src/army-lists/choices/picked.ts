/** What a player has picked of all that a formation may be: plain JSON, read beside the formation's row. */
import type { Composition, Part } from '../composition.ts';
import type { Formation } from '../lists.ts';

/** How many there are of each unit of a part, by id. */
export type Counts = Readonly<Record<string, number>>;

/** One way of several to compose something, taken so many times, and what stands for each of its parts. */
export interface Portion {
  readonly way: number;
  readonly times: number;
  readonly parts: readonly Counts[];
}

/** A change that is made; `upgrade` and `change` are its places in the formation. */
export interface TakenChange extends Portion {
  readonly upgrade: number;
  readonly change: number;
}

export interface Picked {
  /** What it is made of; `times`: as how large it is taken. */
  readonly base: Portion;
  /** Which of the transports that come with it carries it; null: none is there. */
  readonly transport: string | null;
  /** Those who have room in a transport start aboard. */
  readonly aboard: boolean;
  readonly taken: readonly TakenChange[];
}

/** The parts of a portion with their limits, as large as it is taken. */
export interface Limits {
  readonly least: number;
  /** Null: any number. */
  readonly most: number | null;
}

export const limitsOf = ({ least, most }: Part, times: number): Limits =>
  ({ least: least * times, most: most === null ? null : most * times });

export const totalOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** As few units as it may have, of several choices the first that counts as `usual`. */
export const smallestPortion = (
  ways: readonly Composition[], way: number, times: number, isUsual: (id: string) => boolean,
): Portion => ({
  way,
  times,
  parts: (ways[way] ?? []).map(part => {
    const first = part.choices.find(isUsual) ?? part.choices[0]!;
    return part.least === 0 ? {} : { [first]: part.least * times };
  }),
});

/** The smallest form of a formation, in a way that has somebody who can fight. */
export const smallest = (formation: Formation, canFight: (id: string) => boolean): Picked => {
  const { compositions, transport } = formation;
  const fighting = compositions.findIndex(way => way.some(({ choices }) => choices.some(canFight)));
  return {
    base: smallestPortion(compositions, Math.max(0, fighting), 1, canFight),
    transport: transport.find(canFight) ?? null,
    aboard: true,
    taken: [],
  };
};

/**
 * A part with so many of one unit. Where there would be too many or too few in all, others of the part give way or fill
 * up, and where there are no others the number itself keeps to the limits.
 */
export const withCount = (part: Part, times: number, counts: Counts, id: string, count: number): Counts => {
  const { least, most } = limitsOf(part, times);
  const wanted: Record<string, number> = { ...counts, [id]: Math.max(0, Math.min(count, most ?? count)) };
  const others = part.choices.filter(one => one !== id)
    .sort((a, b) => (wanted[b] ?? 0) - (wanted[a] ?? 0));
  for (const other of others) {
    const over = totalOf(wanted) - (most ?? Infinity);
    if (over > 0) wanted[other] = Math.max(0, (wanted[other] ?? 0) - over);
  }
  const missing = least - totalOf(wanted);
  if (missing > 0) {
    const filler = others[0] ?? id;
    wanted[filler] = (wanted[filler] ?? 0) + missing;
  }
  return Object.fromEntries(part.choices.filter(one => (wanted[one] ?? 0) > 0).map(one => [one, wanted[one]!]));
};

/** The same portion taken another number of times: every part keeps what it can of its mixture. */
export const withTimes = (
  ways: readonly Composition[], portion: Portion, times: number, isUsual: (id: string) => boolean,
): Portion => {
  const way = ways[portion.way] ?? [];
  return {
    ...portion,
    times,
    parts: way.map((part, i) => {
      const had = portion.parts[i] ?? {};
      const usual = Object.keys(had)[0] ?? part.choices.find(isUsual) ?? part.choices[0]!;
      const { least, most } = limitsOf(part, times);
      const scaled = portion.times === 0 ? least : Math.round(totalOf(had) * times / portion.times);
      const wanted = Math.min(Math.max(scaled, least), most ?? scaled);
      return withCount(part, times, had, usual, (had[usual] ?? 0) + wanted - totalOf(had));
    }),
  };
};
