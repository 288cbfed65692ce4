// Holds the odds to their oracles and 40k phases to their laws: `npm run proof`, or `npm run proof -- enumeration` (or
// `closing`, `play`, `phases`, `phase-odds`) for one of them; on one thread with `--threads=1`, on all unless said.
// Plays are those that `record.mjs` has recorded. Ends with exit code 1 if a figure is wrong.
import { availableParallelism } from 'node:os';
import { built, inThread } from './built.mjs';

const { JOBS, ORACLES } = await built('jobs');
const { falseAlarm, FOUR_SIGMA, largestSum, mostBeyond } = await built('verdicts');

const words = process.argv.slice(2);
const threads = Number(words.find(word => word.startsWith('--threads='))?.slice('--threads='.length)
  ?? availableParallelism());
const wanted = words.filter(word => ORACLES.includes(word));
const places = [...JOBS.keys()].filter(place => wanted.length === 0 || wanted.includes(JOBS[place].oracle));

const done = [];
/** What the odds leave open of an assault, if it is more than a play of so many can tell. */
const openOf = ({ unresolved }) => (unresolved < 1e-5 ? '' : `, ${(100 * unresolved).toFixed(3)} % open`);
const report = ({ job, verdict }) => {
  done.push({ job, verdict });
  const worst = verdict.worst === undefined ? '' : `, at most ${verdict.worst.toFixed(2)} sigma off`;
  const outcome = verdict.wrong.length === 0 ? `ok, ${verdict.figures} figures${worst}${openOf(verdict)}` : 'WRONG';
  console.log(`${done.length}/${places.length} ${job.oracle}, ${job.kind}, seed ${job.seed}: ${outcome}`);
  for (const line of verdict.wrong) console.log(`  ${line}`);
};

const waiting = [...places];
await Promise.all(Array.from({ length: Math.min(threads, places.length) }, () =>
  inThread(() => waiting.shift(), report)));

const of = oracle => done.filter(({ job }) => job.oracle === oracle).map(({ verdict }) => verdict);
const sum = numbers => numbers.reduce((total, one) => total + one, 0);
const wrong = done.filter(({ verdict }) => verdict.wrong.length > 0).length;
const [enumerated, closed, played, phases] = [of('enumeration'), of('closing'), of('play'), of('phases')];
const fights = of('phase-odds');
const squares = sum(played.map(({ attacker }) => attacker ** 2));
const isTilted = squares > largestSum(played.length);
const sampled = sum(closed.map(one => one.figures));
const beyond = sum(closed.map(one => one.beyond));
const isUnsure = beyond > mostBeyond(sampled);

console.log('');
if (enumerated.length > 0) {
  const figures = sum(enumerated.map(one => one.figures));
  console.log(`${figures} figures of ${enumerated.length} assaults by enumeration, each within 1e-12 and what is `
    + `unresolved, at most ${Math.max(...enumerated.map(one => one.unresolved))}`);
}
if (closed.length > 0) {
  console.log(`${sampled} sampled figures of ${closed.length} fights that close: ${beyond} more than four of their `
    + `stated errors off, of ${mostBeyond(sampled).toFixed(1)} allowed${isUnsure ? ': WRONG' : ''}`);
}
if (played.length > 0) {
  const figures = sum(played.map(one => one.figures));
  const plays = Math.min(...played.map(one => one.plays)).toLocaleString('en');
  console.log(`${figures} figures of ${played.length} assaults by ${plays} plays each or more, at most `
    + `${Math.max(...played.map(one => one.worst)).toFixed(2)} sigma off of ${FOUR_SIGMA} allowed; right odds `
    + `would fail by chance in at most ${(100 * falseAlarm(figures)).toFixed(1)} of 100 such proofs`);
  console.log(`the attackers' chances are ${squares.toFixed(1)} squared sigma off in sum, of ${played.length} expected `
    + `and ${largestSum(played.length).toFixed(1)} allowed${isTilted ? ': WRONG' : ''}`);
}
if (phases.length > 0) {
  console.log(`${sum(phases.map(one => one.figures)).toLocaleString('en')} 40k phases held to the laws`);
}
if (fights.length > 0) {
  console.log(`${sum(fights.map(one => one.figures))} figures of ${fights.length} fights of 40k, by enumeration within `
    + `1e-12 or by play within ${FOUR_SIGMA} sigma`);
}
if (wrong === 0 && !isTilted && !isUnsure) console.log(`proved: ${done.length} assaults`);
else {
  console.log(`NOT PROVED: ${wrong} of ${done.length} assaults`);
  process.exitCode = 1;
}
