/**
 * How an assault stands before anything has happened, told without its statechart: so that the table is on the screen
 * while the rest of the program is still on its way. A test holds it to what the statechart says.
 */
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { FirstOdds } from '../../../src/epic-armageddon/scenario/samples/sample.ts';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import { STEPS, type Step } from '../../../src/epic-armageddon/model/procedure.ts';
import { onceSpoken } from '../../shared/languages/spoken.ts';
import type { BarOdds } from '../../shared/resolver/odds-from-here.ts';
import type { RailState, RailStep } from '../../shared/parts/step-rail.ts';
import { targetPrimary } from '../steps/target-primary.ts';
import { standingView } from '../steps/standing-view.ts';
import type { StepState } from '../steps/step.ts';
import { forceIn } from '../steps/wording.ts';
import { areOddsWanted } from './live-odds/odds-wish.ts';
import { openingWords } from './opening-words.ts';
import type { Playing } from './playing.ts';
import type { ResolverView } from './resolver-view.ts';
import { targetUnits } from './targets.ts';

const FIRST: Step = 'a1ChooseTarget';

const firstState = (): StepState =>
  ({ path: FIRST, title: openingWords.labels[FIRST], rule: 'A1.1', description: openingWords.first });

const firstRail = (): readonly RailStep[] => STEPS.map((id, i) => {
  const states: readonly RailState[] = ['now', 'next'];
  return { id, label: openingWords.labels[id], state: states[i] ?? 'later', note: null };
});

/** A scenario that begins with the choice of the target, as it stands then. */
export const openingOf = onceSpoken((scenario: Scenario): ResolverView => {
  const assault = startAssault(scenario);
  const battlefield = standingView(assault, {
    step: FIRST, stage: `${assault.round} ${FIRST}`, movable: [], choosable: targetUnits(assault),
    askable: true, chosen: null, ghost: null, allowance: null, stoodBefore: [],
  });
  const primary = targetPrimary(assault);
  return {
    assault, battlefield, state: firstState(), hands: [], rail: firstRail(), lines: [], chosen: null, asked: null,
    note: null, placed: null,
    said: '', isOver: false, at: 0, liveOdds: null, entry: null, isThrown: false,
    bar: {
      odds: 'unasked', primary: { words: primary.words, isReady: true }, undoes: null, redoes: null, myDice: null,
      rest: null,
      canRun: true, isRunning: false,
    },
  };
});

/** The same with odds that are known beforehand, unless the reader wants none. */
export const withFirstOdds = (view: ResolverView, odds: FirstOdds | null): ResolverView =>
  (odds === null || !areOddsWanted() ? view
    : { ...view, bar: { ...view.bar, odds: firstBarOdds(view.assault, odds) } });

const firstBarOdds = (assault: Assault, { attacker, none, error, isExact, isSupposed }: FirstOdds): BarOdds => ({
  forces: { attacker: forceIn(assault, 'attacker'), defender: forceIn(assault, 'defender') },
  chances: { attacker, defender: 1 - attacker - none, none }, error, isExact, isSupposed,
  isAsking: false, before: null, isDraw: false, winner: null, failure: null,
});

/** Whether what is played can be shown so. */
export const isOpening = ({ scenario: { startAt, engage }, events = [], step = null }: Playing): boolean =>
  events.length === 0 && step === null && startAt === FIRST && engage.actionTest === 'none';
