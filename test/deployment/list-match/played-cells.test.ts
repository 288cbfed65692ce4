/** Cells of lists against lists held to plays of the statechart: a few here, sixty in `npm run test:long`. */
import { describe, expect, it } from 'vitest';
import { play } from '../../../machines/epic-armageddon/play.ts';
import { neteaLists } from '../../../src/army-lists/lists.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { formationsOf } from '../../../src/deployment/list-match/list-formations.ts';
import {
  lineUpOf, waysToLineUp, type MatchState, type Opponents,
} from '../../../src/deployment/list-match/line-up-kinds.ts';
import { LINE_UP_EFFORT, triedLineUps } from '../../../src/deployment/list-match/match-pairs.ts';
import { bestOf, type TriedLineUp } from '../../../src/deployment/list-match/known-pair.ts';
import { TERRAIN_KINDS } from '../../../src/epic-armageddon/model/terrain.ts';
import { firstOf, shareOf } from '../../support/share.ts';

const SOURCES = { library: neteaLibrary, lists: neteaLists() };
const PLAYS = shareOf(20_000, 300);
/** So far off, by its own error and that of the plays, is one of 60 cells by chance in one of 260 runs. */
const SIGMAS = 4;

/** Every cell is of another pair of lists, formations, markers and cover; those of few stands come first. */
const cellAt = (i: number): { readonly opponents: Opponents; readonly state: MatchState } => {
  const lists = SOURCES.lists;
  const formation = (list: number, place: number) => {
    const all = formationsOf(lists[list % lists.length]!.id, SOURCES);
    return all[place % all.length]!;
  };
  return {
    opponents: { attacker: formation(i * 7 + 3, i * 5), defender: formation(i * 11 + 16, i * 3 + 1) },
    state: {
      markers: { attacker: i % 3 === 1 ? 1 : 0, defender: i % 4 === 2 ? 2 : 0 },
      cover: i % 5 === 3 ? TERRAIN_KINDS[i % TERRAIN_KINDS.length]! : null,
    },
  };
};

const standsIn = ({ attacker, defender }: Opponents): number => attacker.units.length + defender.units.length;

const CELLS = firstOf(
  Array.from({ length: 60 }, (_, i) => cellAt(i)).sort((a, b) => standsIn(a.opponents) - standsIn(b.opponents)), 3,
).map(cell => ({ ...cell, name: `${cell.opponents.attacker.name} v ${cell.opponents.defender.name}` }));

/** How often the attacker wins if the line-up is played with dice from seeds. */
const wins = ({ lineUp }: TriedLineUp, opponents: Opponents, state: MatchState): number => {
  const { inContact } = waysToLineUp(opponents).find(({ kind }) => kind === lineUp)!;
  const made = lineUpOf(opponents, inContact, state, neteaLibrary);
  if ('obstacles' in made) throw new Error('It cannot be lined up.');
  let won = 0;
  for (let seed = 0; seed < PLAYS; seed += 1) {
    if (play(made.scenario, { dice: { seed } }).winner === 'attacker') won += 1;
  }
  return won / PLAYS;
};

describe('the figure of a cell is that of plays', () => {
  it.each(CELLS)('$name', ({ opponents, state }) => {
    const best = bestOf(triedLineUps(opponents, { ...state, effort: LINE_UP_EFFORT }, neteaLibrary));
    const share = wins(best, opponents, state);
    const spread = Math.hypot(best.error, Math.sqrt(Math.max(best.win * (1 - best.win), 1 / PLAYS) / PLAYS));
    expect(Math.abs(best.win - share)).toBeLessThan(SIGMAS * spread);
  });
});
