// The odds of every attacker against every defender, worked out on several cores, as a table for any spreadsheet:
//
//   npm run build
//   node test/examples/odds-grid/main.mjs > grid.csv
//   node test/examples/odds-grid/main.mjs --threads 4 my-grid.json > grid.csv
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { COLUMNS, toCsv } from './csv.mjs';
import { oddsOfAll } from './threads.mjs';

const { values, positionals: [path = new URL('grid.json', import.meta.url)] } = parseArgs({
  allowPositionals: true,
  options: { threads: { type: 'string', default: String(availableParallelism()) } },
});
const { attackers, defenders, defenderMarkers = [0], tolerance } = JSON.parse(readFileSync(path, 'utf8'));

/** One ask for each row: both sides as in quick entry, and what such a line does not say. */
const grid = attackers.flatMap(attacker => defenders.flatMap(defender => defenderMarkers.map(blastMarkers => ({
  attacker, defender, options: { defender: { blastMarkers } }, tolerance,
}))));

process.stdout.write(toCsv(COLUMNS, await oddsOfAll(grid, Number(values.threads))));
