/** Assaults played again and again with fixed seeds, and how far a count lies from what was to be expected. */
import { seededThrower } from '../../../src/dice/throw.ts';
import { reportOf, type Report } from '../../../src/epic-armageddon/explain/report.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { firstThrow, playedOut } from './chart.ts';
import { figuresOfEnd, namesIn, type End, type Figures } from './figures.ts';

/** How often each figure was met. */
export interface Tally {
  readonly plays: number;
  readonly met: Figures;
}

/** Plays an assault with so many seeds from the first one, nobody deciding anything. */
export const tallyOf = (scenario: Scenario, plays: number, firstSeed: number): Tally => {
  const met = new Map<string, number>();
  const start = firstThrow(scenario);
  for (let seed = firstSeed; seed < firstSeed + plays; seed++) {
    const report = reportOf(playedOut(start, seededThrower(seed)));
    for (const name of figuresOfEnd(endIn(scenario, report), report.rounds)) met.set(name, (met.get(name) ?? 0) + 1);
  }
  return { plays, met };
};

/** The end that a report tells of an assault into which nobody is drawn later. */
const endIn = ({ formations, engage }: Scenario, report: Report): End => {
  const ids = [engage.formation, engage.target, ...engage.intermingled, ...engage.combined];
  const fighting = (side: Side) => report.formations
    .filter(({ id }) => ids.includes(id) && formations.some(one => one.id === id && one.side === side));
  const lost = (side: Side) => fighting(side).flatMap(({ units }) => units).filter(unit => !unit.alive).length;
  const broken = (side: Side) => fighting(side).some(one => one.broken);
  return {
    winner: report.winner, ending: report.ending,
    lost: { attacker: lost('attacker'), defender: lost('defender') },
    broken: { attacker: broken('attacker'), defender: broken('defender') },
  };
};

/** A figure of an answer against its count. */
export interface Comparison {
  readonly name: string;
  readonly chance: number;
  readonly share: number;
  /** The deviation in standard deviations, less what the answer leaves open. */
  readonly sigmas: number;
}

/**
 * Every figure that is neither certain nor impossible on both sides.
 *
 * @param open how much the answer leaves open, of each figure or of all of them.
 */
export const compared = (
  figures: Figures, { plays, met }: Tally, open: number | ((name: string) => number),
): readonly Comparison[] =>
  namesIn(figures, met).map(name => {
    const [chance, count] = [figures.get(name) ?? 0, met.get(name) ?? 0];
    const left = typeof open === 'number' ? open : open(name);
    return { name, chance, share: count / plays, sigmas: sigmasOff(count, plays, chance, left) };
  }).filter(({ chance, share }) => chance > 0 || share > 0);

/** Expected deviation, squared, from which on a count is as good as normally distributed. */
const NORMAL_FROM = 100;

/**
 * How far a count is off. Where it can be off by few plays only, so many standard deviations as are as unlikely as the
 * count's own tail.
 *
 * @param unresolved by how much the chance may be wrong; the best of these chances counts
 */
export const sigmasOff = (count: number, plays: number, chance: number, unresolved = 0): number => {
  const share = count / plays;
  const best = Math.min(1, Math.max(0, Math.min(Math.max(share, chance - unresolved), chance + unresolved)));
  const variance = plays * best * (1 - best);
  if (variance >= NORMAL_FROM) return Math.abs(count - plays * best) / Math.sqrt(variance);
  return best > 0.5 ? sigmasOfTail(tail(plays - count, plays, 1 - best)) : sigmasOfTail(tail(count, plays, best));
};

/** How likely a count is as far off as this one, on either side. */
const tail = (count: number, plays: number, chance: number): number => {
  let term = (1 - chance) ** plays;
  let [below, upTo] = [0, term];
  for (let met = 1; met <= count; met++) {
    term *= ((plays - met + 1) / met) * (chance / (1 - chance));
    below = upTo;
    upTo += term;
  }
  return Math.min(1, 2 * Math.min(upTo, 1 - (count === 0 ? 0 : below)));
};

const TOO_FAR = 40;

/** The number of standard deviations that a normally distributed value exceeds, on either side, as rarely. */
const sigmasOfTail = (probability: number): number => {
  let [low, high] = [0, TOO_FAR];
  if (probability <= 0) return Infinity;
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (beyond(middle) > probability) low = middle;
    else high = middle;
  }
  return low;
};

/** How often a normally distributed value is more than so many standard deviations off, on either side. */
export const beyond = (sigmas: number): number => {
  // Lentz's continued fraction of the complementary error function from 2 on, its series below
  const x = sigmas / Math.SQRT2;
  if (sigmas < 2) {
    let [term, sum] = [x, x];
    for (let n = 1; Math.abs(term) > 1e-17; n++) {
      term *= -x * x / n;
      sum += term / (2 * n + 1);
    }
    return 1 - (2 / Math.sqrt(Math.PI)) * sum;
  }
  let fraction = x;
  for (let n = 200; n > 0; n--) fraction = x + (n / 2) / fraction;
  return Math.exp(-x * x) / (Math.sqrt(Math.PI) * fraction);
};
