import assert from 'node:assert/strict';
import { matchUp, play } from '../../dist/lib/assault-resolver.js';
import { rowOf, TOLERANCE } from '../examples/odds-grid/row.mjs';
import { oddsOfAll } from '../examples/odds-grid/threads.mjs';

const ATTACKERS = [
  '4 assault', '4 assault + chaplain', '6 tactical', '4 terminator', '8 boyz 2 nobz', '6 boyz 2 stormboyz',
  '10 infantry', '6 storm troopers', '5 howling banshees', '4 dire avengers 4 striking scorpions',
];
const DEFENDERS = [
  '6 boyz 2 nobz', '8 boyz', '12 infantry', '6 infantry 2 ogryns', '6 tactical', '4 devastator', '4 scout',
  '8 guardians', '5 dire avengers', '6 warp spiders',
];
const MARKERS = [0, 1, 2, 3, 4];
const COVER = [null, 'ruins'];

/** A thousand match-ups of usual formations: fresh or marked, in the open or in ruins. */
const GRID = ATTACKERS.flatMap(attacker => DEFENDERS.flatMap(defender => MARKERS.flatMap(blastMarkers =>
  COVER.map(cover => ({ attacker, defender, options: { defender: { blastMarkers, cover } } })))));

const THREADS = 2;

const PLAYED = 2000;
const ASKED = [3, 412, 805];

/** Three of them against two thousand seeds each; and two threads give the very same as none. */
const answer = async () => {
  const asked = ASKED.map(i => GRID[i]);
  const rows = asked.map(rowOf);
  assert.deepEqual(await oddsOfAll(asked, THREADS), rows);
  rows.forEach((row, i) => {
    const chance = row.attacker_wins;
    const { scenario } = matchUp(`${row.attacker} v ${row.defender}`, asked[i].options);
    const reports = Array.from({ length: PLAYED }, (_, seed) => play(scenario, { dice: { seed } }));
    const won = reports.filter(({ winner }) => winner === 'attacker').length;
    const sigma = Math.sqrt(chance * (1 - chance) / PLAYED);
    assert(Math.abs(won / PLAYED - chance) <= 4 * (sigma + row.error), `${chance}, played ${won} of ${PLAYED}`);
  });
};

/** Seconds for all of them, threads started and warmed up on the way. */
const samples = async () => {
  const start = performance.now();
  const rows = await oddsOfAll(GRID, THREADS);
  const seconds = (performance.now() - start) / 1000;
  for (const row of rows) assert(row.error <= TOLERANCE, JSON.stringify(row));
  return [seconds];
};

export const benches = [
  { name: `odds of ${GRID.length} match-ups on ${THREADS} threads`, answer, samples, atMost: 15, unit: 's' },
];
