/** Sixty pairs of two army lists, as the table of lists against lists tells them, held to play. */
import { describe, expect, it } from 'vitest';
import { play } from '../../machines/index.ts';
import { neteaLists } from '../../src/army-lists/lists.ts';
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import { formationsOf } from '../../src/deployment/list-match/list-formations.ts';
import { bestOf } from '../../src/deployment/list-match/known-pair.ts';
import { lineUpOf, waysToLineUp, type Opponents } from '../../src/deployment/list-match/line-up-kinds.ts';
import { LINE_UP_EFFORT, triedLineUps } from '../../src/deployment/list-match/match-pairs.ts';

const SOURCES = { library: neteaLibrary, lists: neteaLists() };
const [ATTACKERS, DEFENDERS] = [
  formationsOf('space-marine-codex-astartes', SOURCES), formationsOf('ork-war-horde', SOURCES),
];
const CELLS = 60;
/** How often each is played; `PLAYED=20000 npm run test:long` for more. */
const PLAYED = Number(process.env['PLAYED'] ?? 1000);
const STATE = { markers: { attacker: 0, defender: 0 }, cover: null };

/** Spread over the whole table: every so many of its cells, row by row. */
const pairs = Array.from({ length: CELLS }, (_, i): Opponents => {
  const at = Math.floor((i + 0.5) * ATTACKERS.length * DEFENDERS.length / CELLS);
  return { attacker: ATTACKERS[Math.floor(at / DEFENDERS.length)]!, defender: DEFENDERS[at % DEFENDERS.length]! };
});

const named = pairs.map((opponents, cell) =>
  ({ cell, name: `${opponents.attacker.name} v ${opponents.defender.name}`, opponents }));

/** By how many of its standard errors what is played lies from what is told. */
const distances: number[] = [];

describe('lists against lists', () => {
  it.each(named)('$name: as often as is told', ({ cell, name, opponents }) => {
    const best = bestOf(triedLineUps(opponents, { ...STATE, effort: LINE_UP_EFFORT }, neteaLibrary));
    const { inContact } = waysToLineUp(opponents).find(({ kind }) => kind === best.lineUp)!;
    const made = lineUpOf(opponents, inContact, STATE, neteaLibrary);
    if ('obstacles' in made) throw new Error(JSON.stringify(made.obstacles));
    let won = 0;
    for (let seed = 1; seed <= PLAYED; seed += 1) {
      won += Number(play(made.scenario, { dice: { seed: cell * PLAYED + seed } }).winner === 'attacker');
    }
    // Half a play keeps what is all but certain from having no error.
    const error = Math.sqrt((best.win * (1 - best.win)) / PLAYED + best.error ** 2 + (0.5 / PLAYED) ** 2);
    const distance = (won / PLAYED - best.win) / error;
    distances.push(distance);
    console.log([name, best.lineUp, best.win.toFixed(4), `±${best.error.toFixed(4)}`, (won / PLAYED).toFixed(4),
      distance.toFixed(2)].join(' | '));
    expect(Math.abs(distance)).toBeLessThan(4);
  });

  it('all of them together lie no further from it than chance allows', () => {
    const squares = distances.reduce((sum, one) => sum + one * one, 0);
    expect(distances).toHaveLength(CELLS);
    expect(squares).toBeLessThan(CELLS + 4 * Math.sqrt(2 * CELLS));
  });
});
