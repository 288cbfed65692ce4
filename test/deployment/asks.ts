/** Line-ups as tests ask for them. */
import { expect } from 'vitest';
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import { distance } from '../../src/battlefield/base.ts';
import type { Scenario, ScenarioUnit } from '../../src/epic-armageddon/model/scenario.ts';
import type { Side } from '../../src/epic-armageddon/model/procedure.ts';
import {
  LINE_UP_PLACES, type LineUpEntry, type LinedUp, type LineUpRequest, type LineUpSide,
} from '../../src/deployment/line-up-request.ts';
import { lineUp } from '../../src/deployment/line-up.ts';

/** `entry('boyz', 4, 2, 1)`: four in contact, two in a firefight, one further back. */
export const entry = (
  profile: string, inContact: number, inFirefight = 0, back = 0, characters: readonly string[] = [],
): LineUpEntry => ({ profile, inContact, inFirefight, back, characters, options: [] });

export const ask = (
  attacker: readonly LineUpEntry[], defender: readonly LineUpEntry[],
  more: Partial<Record<Side, Partial<LineUpSide>>> = {},
): LineUpRequest => ({
  attacker: { entries: attacker, ...more.attacker }, defender: { entries: defender, ...more.defender },
});

/** The line-up of an ask that nothing is in the way of. */
export const lined = (asked: LineUpRequest): LinedUp => {
  const result = lineUp(asked, neteaLibrary);
  if ('obstacles' in result) throw new Error(result.obstacles.map(({ say }) => say).join(' '));
  return result;
};

/** The same numbers as the line-up gives them back. */
export const numbersOf = (entries: readonly LineUpEntry[]): readonly unknown[] =>
  entries.map(one => Object.fromEntries(LINE_UP_PLACES.map(place => [place, one[place]])));

export const unitsOf = (scenario: Scenario, formation: string): readonly ScenarioUnit[] =>
  scenario.formations.find(({ id }) => id === formation)?.units ?? [];

/** Bases of any two units stand apart or touch, and all of them stand on the table. */
export const expectTidy = ({ table, formations, profiles }: Scenario): void => {
  const bases = formations.flatMap(({ units }) => units)
    .map(({ id, at, profile }) => ({ id, at, radius: profiles[profile]!.radius }));
  for (const [i, { id, at: [x, y], radius }] of bases.entries()) {
    expect(Math.min(x, y, table.width - x, table.depth - y), `${id} on the table`).toBeGreaterThanOrEqual(radius);
    for (const other of bases.slice(0, i)) {
      expect(distance([x, y], other.at), `${id} and ${other.id}`).toBeGreaterThanOrEqual(radius + other.radius - 0.05);
    }
  }
};
