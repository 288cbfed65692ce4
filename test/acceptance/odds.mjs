// What the bar tells of 1,000 fights made up from seeds, while it comes closer:
// `npm run acceptance:odds [-- how many, from which seed]`.
// Each figure lies within its ± of the last one.
import { sourceModule } from '../bench/source-module.mjs';

const { figuresOf, saidUnsure } = await sourceModule('shown-odds-entry.ts');

const [FIGHTS = 1000, FIRST = 1] = process.argv.slice(2).map(Number);
/** So many fights have every figure within its ±. */
const ENOUGH = 0.99;

const counts = { fights: 0, figures: 0, outside: 0, clean: 0 };
for (let seed = FIRST; counts.fights < FIGHTS; seed += 1) {
  const found = figuresOf(seed);
  if (found === null || found.length === 0) continue;
  const last = found.at(-1);
  const off = found.filter(one => 100 * Math.abs(one.winner.attacker - last.winner.attacker) > saidUnsure(one));
  counts.fights += 1;
  counts.figures += found.length;
  counts.outside += off.length;
  if (off.length === 0) counts.clean += 1;
  for (const one of off) {
    const [from, to] = [one, last].map(({ winner }) => (100 * winner.attacker).toFixed(2));
    console.log(`seed ${seed}: ${from} was within ${saidUnsure(one).toFixed(2)} of ${to}`);
  }
}
const share = counts.clean / counts.fights;
console.log(`${counts.fights} fights, ${counts.figures} figures, ${counts.outside} of them further off than they said; `
  + `${(100 * share).toFixed(1)} % of the fights have none such (at least ${100 * ENOUGH})`);
process.exitCode = share >= ENOUGH ? 0 : 1;
