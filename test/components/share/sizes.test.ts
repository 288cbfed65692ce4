import { describe, expect, it } from 'vitest';
import { readLink, writeLink } from '../../../components/share/any-link.ts';
import { TYPICAL, wholeAssault } from './whole-assaults.ts';

/** The longest link that may come of a typical assault. */
const MOST = 2000;

describe('a typical assault of 12 against 12 at its end, everybody moved, goes into 2,000 characters', () => {
  it.each(TYPICAL)('%s', async (line, seed) => {
    const played = wholeAssault(line, seed);
    const sides = played.scenario.formations.map(({ units }) => units.length);
    const moves = played.events.filter(({ type }) => type === 'unit.moved');
    const link = await writeLink(played);
    expect(sides).toEqual([12, 12]);
    expect(moves.length).toBeGreaterThan(12);
    expect(link.length).toBeLessThanOrEqual(MOST);
    expect(await readLink(link)).toEqual({ ...played, notes: [] });
  });
});
