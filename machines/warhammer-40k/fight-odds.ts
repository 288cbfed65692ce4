/** The odds of a fight asked for by a scenario, without a screen. */
import { refiningFight, USUAL_EFFORT, type FightOdds } from '../../src/warhammer-40k/odds/fight-odds.ts';
import type { PhaseEvent } from '../../src/warhammer-40k/model/events.ts';
import type { Scenario } from '../../src/warhammer-40k/model/scenario.ts';
import type { Phase } from '../../src/warhammer-40k/model/state.ts';
import { setUpPhase } from '../../src/warhammer-40k/stages/set-up.ts';
import { DecisionError } from '../decision-error.ts';
import { presentIn } from '../history.ts';
import { replayPhase } from './timeline.ts';

export interface FightOddsOptions {
  /** What has happened before the odds are asked for; nothing unless said otherwise. */
  readonly events?: readonly PhaseEvent[];
  /** Whose fight, by the id of its combat; the one that is fought, or else the first. */
  readonly combat?: string;
  /** So many ways in which the fight may stand are worked out at most, the likeliest first; 5000. */
  readonly effort?: number;
  /** It is enough if `error` is no more than this, or `unresolved` where it is left out; 0. */
  readonly tolerance?: number;
  /** What is not followed is left out instead of estimated; no. */
  readonly exact?: boolean;
}

export const FIGHT_ODDS_OPTIONS =
  ['events', 'combat', 'effort', 'tolerance', 'exact'] as const satisfies readonly (keyof FightOddsOptions)[];

/** `heard` gets every answer as soon as there is one: each is better than the one before. */
export const fightOddsIn = (
  scenario: Scenario, options: FightOddsOptions, heard: (odds: FightOdds) => void = () => {},
): FightOdds => {
  const unknown = Object.keys(options).find(name => !FIGHT_ODDS_OPTIONS.some(one => one === name));
  if (unknown !== undefined) {
    throw new TypeError(`There is no option ${unknown}; there are ${FIGHT_ODDS_OPTIONS.join(', ')}.`);
  }
  const { events = [], combat = null, effort = USUAL_EFFORT, tolerance = 0, exact = false } = options;
  if (typeof effort !== 'number' || !(effort > 0)) throw new RangeError(`An effort is a number over 0, not ${effort}.`);
  if (typeof tolerance !== 'number' || !(tolerance >= 0)) {
    throw new RangeError(`A tolerance is no negative number, and not ${tolerance}.`);
  }
  if (typeof exact !== 'boolean') throw new TypeError(`exact is true or false, and not ${String(exact)}.`);
  const phase = events.length === 0 ? setUpPhase(scenario) : after(scenario, events);
  let last: FightOdds | undefined;
  for (const odds of refiningFight(phase, openCombat(phase, combat), { effort, tolerance, exact })) {
    if (odds === undefined) continue;
    last = odds;
    heard(odds);
  }
  return last!;
};

const after = (scenario: Scenario, events: readonly PhaseEvent[]): Phase => {
  const timeline = replayPhase({ scenario }, events);
  const refused = events[timeline.at];
  if (refused !== undefined) throw new DecisionError(`Event ${timeline.at + 1} (${refused.type}) is refused.`);
  return presentIn(timeline).context.phase;
};

/** The combat that is asked about: blows are still to be struck in it. */
const openCombat = ({ combats, fight }: Phase, wanted: string | null): string => {
  const open = combats.filter(({ fought }) => !fought).map(({ id }) => id);
  if (open.length === 0) throw new RangeError('Nobody is in contact with an enemy, so there is no fight.');
  const asked = wanted ?? open.find(id => id === fight?.combat) ?? open[0]!;
  if (open.includes(asked)) return asked;
  throw new RangeError(`There is no fight ${asked}; there are ${open.join(', ')}.`);
};
