/** Fights made up from a seed, and the figures of the bar as they come for each. */
import type { Odds } from '../../src/epic-armageddon/odds/answer.ts';
import { refining } from '../../src/epic-armageddon/odds/odds.ts';
import { parseScenario } from '../../src/epic-armageddon/scenario/parse.ts';
import { startAssault } from '../../src/epic-armageddon/steps/start.ts';
import { estimate } from '../../components/shared/parts/figures.ts';
import { SHOWN_ODDS } from '../../components/epic-armageddon/odds/question.ts';
import { randomScenario } from '../support/random-scenarios.ts';

/** One in five is larger than 16 v 16. */
const spanOf = (seed: number): readonly [number, number] => (seed % 5 === 0 ? [17, 30] : [1, 16]);

/** Null: nothing that can be fought came of it. */
export const figuresOf = (seed: number, note: () => void = () => {}): readonly Odds[] | null => {
  const parsed = parseScenario(randomScenario(seed, { attackers: spanOf(seed), defenders: spanOf(seed) }));
  if ('problems' in parsed) return null;
  const found: Odds[] = [];
  for (const odds of refining(startAssault(parsed.scenario), 'setUp', SHOWN_ODDS)) {
    if (odds === null || odds === found.at(-1)) continue;
    found.push(odds);
    note();
  }
  return found;
};

/** How far off a figure says that it may be, in points: never less than what is not told. */
export const saidUnsure = ({ winner, error }: Odds): number => {
  const { unsure, isRough } = estimate(winner.attacker, error);
  const rounding = isRough ? 0.5 : 0.05;
  return (unsure === null ? 0.05 : Number(unsure)) + rounding;
};
