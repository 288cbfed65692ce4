/** Whom a unit can fight, and why nobody else: nearest first, with what hides them. */
import { describe, expect, it } from 'vitest';
import { factSentence } from '../../../src/epic-armageddon/explain/fact-sentences.ts';
import { meetingOf, type Meeting } from '../../../src/epic-armageddon/explain/sight.ts';
import { fightersOnTable, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import { terrainOf } from '../../support/build.ts';
import type { Stands, StageParts } from '../../support/stage.ts';
import { a1, field } from './cases.ts';

const meeting = (enemies: Stands, parts: StageParts = {}): Meeting => {
  const assault = field({ a1 }, enemies, parts);
  return meetingOf(assault, unitOf(assault, 'a1'), fightersOnTable(assault, 'defender'));
};

const told = ({ isMet, nearest, facts }: Meeting): readonly (string | boolean | null)[] =>
  [isMet, nearest, ...facts.map(factSentence)];

/** One near, one nearer, one farther off, in the order of the list. */
const near = { at: [40, 40], name: 'Near' } as const;
const nearer = { at: [48, 30], name: 'Nearer' } as const;
const farther = { at: [28, 30], name: 'Farther' } as const;

const across = (from: readonly [number, number], to: readonly [number, number], name: string) =>
  terrainOf('woods', from, to, { id: name, name });
const before = across([36, 34], [44, 36], 'North wood');
const beside = across([43, 28], [45, 32], 'East wood');

const CASES: readonly (readonly [string, Meeting, readonly (string | boolean | null)[]])[] = [
  ['A4.1: the nearest counts, wherever the list has it', meeting({ d1: near, d2: nearer, d3: farther }),
    [true, 'd2', 'Nearer is 6 cm away, within 15 cm, and in line of fire.']],
  ['A4.1: of those too far away the nearest is told', meeting({ d1: { at: [40, 60], name: 'Far' },
    d2: { at: [40, 50], name: 'Less far' } }),
  [false, null, 'The nearest enemy, Less far, is 18 cm away: 3 cm more than 15 cm.']],
  ['A4.1: without any enemy there is none', meeting({ d1: { at: [40, 32], more: { aboard: 'd2' } } }),
    [false, null, 'There is no enemy that it could fight.']],
  ['L2: each is hidden by what lies before it', meeting({ d1: near, d2: nearer }, { terrain: [before, beside] }),
    [false, null, 'Nearer is 6 cm away, but East wood hides it: the line of fire runs through 2 cm of that.',
      'Near is 8 cm away, but North wood hides it: the line of fire runs through 2 cm of that.']],
  ['L2: of those hidden before the one it sees the nearest is told',
    meeting({ d1: near, d2: nearer, d3: farther }, { terrain: [before, beside] }),
    [true, 'd3', 'Nearer is 6 cm away, but East wood hides it: the line of fire runs through 2 cm of that.',
      'Farther is 10 cm away, within 15 cm, and in line of fire.']],
  ['L2: of one hidden farther off nothing is told', meeting({ d1: near, d2: nearer }, { terrain: [before] }),
    [true, 'd2', 'Nearer is 6 cm away, within 15 cm, and in line of fire.']],
  ['L2: nor of one as near', meeting({ d1: near, d2: { at: [30, 30], name: 'As near' } }, { terrain: [before] }),
    [true, 'd2', 'As near is 8 cm away, within 15 cm, and in line of fire.']],
];

describe('whom it can fight', () => {
  it.each(CASES)('%s', (_, found, expected) => {
    expect(told(found)).toEqual(expected);
  });
});
