// Two army lists of seventeen formations each, every one charging every other, in the time of one thread.
import assert from 'node:assert/strict';
import { matchLists, matchUp, odds, play } from '../../dist/lib/assault-resolver.js';
import { threadTime } from './thread-time.mjs';

const [ATTACKERS, DEFENDERS] = ['space-marine-codex-astartes', 'inquisition-ordo-xenos'];
const FORMATIONS = 17;
const PLAYED = 2000;

/** A roster's formation of stands of one unit. */
const formation = (profile, count) => [{
  name: profile, list: null, characters: [], left: [],
  units: Array.from({ length: count }, () => ({ profile, name: profile, options: [] })),
}];

const LINE_UPS = { all: [3, 0], half: [2, 1], one: [1, 2], none: [0, 3] };

/** Three boyz against three marines: the best of the same four line-ups, made by hand and played. */
const answer = () => {
  const [{ cells: [cell] }] = [...matchLists(formation('boyz', 3), formation('tactical', 3))];
  const scenarios = Object.values(LINE_UPS).map(([inContact, inFirefight]) => {
    const side = profile => ({ entries: [{ profile, inContact, inFirefight, back: 0 }], rules: [] });
    return matchUp('3 boyz v 3 tactical', { attacker: side('boyz'), defender: side('tactical') }).scenario;
  });
  const wins = scenarios.map(scenario => odds(scenario).winner.attacker);
  const best = wins.indexOf(Math.max(...wins));
  assert.equal(cell.lineUp, Object.keys(LINE_UPS)[best]);
  assert(Math.abs(cell.win - wins[best]) <= 4 * (cell.error + 5e-4), `${cell.win} is not ${wins[best]}`);
  const reports = Array.from({ length: PLAYED }, (_, seed) => play(scenarios[best], { dice: { seed } }));
  const won = reports.filter(({ winner }) => winner === 'attacker').length / PLAYED;
  const unsure = Math.sqrt(won * (1 - won) / PLAYED) + cell.error;
  assert(Math.abs(won - cell.win) <= 4 * unsure, `${cell.win}, played ${won}`);
};

const seconds = work => {
  const start = threadTime();
  work();
  return [(threadTime() - start) / 1000];
};

const whole = () => seconds(() => {
  const rows = [...matchLists(ATTACKERS, DEFENDERS)];
  assert.equal(rows.length, FORMATIONS);
  assert(rows.every(({ cells }) => cells.length === FORMATIONS && cells.every(({ win }) => win >= 0 && win <= 1)));
});

const firstRow = () => seconds(() => matchLists(ATTACKERS, DEFENDERS).next());

export const benches = [
  { name: 'the first row of a list against a list', answer, samples: firstRow, atMost: 3, unit: 's' },
  { name: 'a list of 17 formations against one of 17', answer, samples: whole, atMost: 60, unit: 's' },
];
