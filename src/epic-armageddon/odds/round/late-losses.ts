/** Losses that are worth more: of those whose loss is worth less while others of their formation live. */
import type { Fighter } from './board.ts';

/** Fighters whose late losses count alike. */
interface LateGroup {
  readonly weight: number;
  readonly radix: number;
  readonly members: readonly number[];
}

/**
 * Late losses of a side written as one number: the points that each of its fighters has lost after everybody else of
 * its formation had died, times its weight; 0: they are worth no more than others.
 */
export interface LateCode {
  readonly weights: readonly number[];
  readonly groups: readonly LateGroup[];
}

export const lateCodeOf = (fighters: readonly Fighter[]): LateCode => {
  const weights = Array<number>(fighters.length).fill(0);
  const groups: LateGroup[] = [];
  let weight = 1;
  for (const members of alike(fighters)) {
    const radix = 1 + members.reduce((sum, place) => sum + fighters[place]!.capacity, 0);
    groups.push({ weight, radix, members });
    for (const member of members) weights[member] = weight;
    weight *= radix;
  }
  return { weights, groups };
};

const alike = (fighters: readonly Fighter[]): Iterable<readonly number[]> => {
  const found = new Map<string, number[]>();
  fighters.forEach(({ formation, lateKills, lateMarkers, isUnmourned }, place) => {
    if (!isUnmourned) return;
    const key = `${formation} ${lateKills} ${lateMarkers}`;
    found.set(key, [...found.get(key) ?? [], place]);
  });
  return found.values();
};

/** What late losses are worth beyond what they would have been before: for each group that has any. */
export const lateWorths = (fighters: readonly Fighter[], { groups }: LateCode, late: number): readonly {
  readonly member: number; readonly kills: number; readonly markers: number;
}[] => groups.flatMap(({ weight, radix, members: [member] }) => {
  const points = Math.floor(late / weight) % radix;
  const { lateKills, lateMarkers } = fighters[member!]!;
  return points === 0 ? [] : [{ member: member!, kills: points * lateKills, markers: points * lateMarkers }];
});
