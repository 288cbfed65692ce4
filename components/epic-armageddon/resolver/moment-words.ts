/** The words with which a moment of an assault is said: it is drawn once they have come. */
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { whyNotEndCharge } from '../../../src/epic-armageddon/steps/a2-charge.ts';
import { whyNotEndCounterCharge } from '../../../src/epic-armageddon/steps/a3-counter-charge.ts';
import { groupOfLine } from '../spoken/sentences.ts';
import { LOG_GROUPS } from '../spoken/word-groups.ts';
import { hasAftermath } from '../steps/aftermath.ts';
import { saysWhyNone } from './live-odds/bar-odds.ts';
import type { LiveOddsView } from './live-odds/view.ts';
import { panelName } from './panels.ts';
import type { ResolverView } from './resolver-view.ts';

const CHARGE = 'steps-charge';
const MOVES = 'steps-moves';
const DICE = 'steps-dice';
const OTHER_DICE = 'steps-other-dice';
const ATTACKS = 'steps-attacks';
const HITS = 'steps-hits';
const RESULT = 'steps-result';
const OUTCOME = 'steps-outcome';
const ENDINGS = 'steps-endings';

/** What each panel says. */
const OF_PANELS: Readonly<Record<string, readonly string[]>> = {
  'a0-action-test': [CHARGE, OTHER_DICE, 'refusals'],
  'a1-choose-target': ['steps-target', 'refusals'],
  'a2-charge': [CHARGE, MOVES],
  'a3-counter-charge': [CHARGE, MOVES],
  'a4-attacks': [ATTACKS],
  'a5-supporting-fire': [ATTACKS, 'steps-support'],
  'a6-result': [RESULT],
  'a7-withdraw': [OUTCOME, ENDINGS, MOVES],
  'a7-consolidate': [OUTCOME, ENDINGS, MOVES],
  'assault-over': [RESULT, OUTCOME],
  settling: ['steps-settling', DICE, OTHER_DICE, HITS],
};

/** States within a step in which attacks are thrown, or lie there as they fell. */
const DICED = /(?:rolling|llocating)$/;
/** States in which hits fall. */
const HIT = /(?:llocating|hackDown)$/;
/** Where it is not told what became of the last dice. */
const WITHOUT_AFTERMATH = /^a3CounterCharge|^a4Attacks\.choosing$/;

const wordsOfPanel = (path: string, assault: Assault): readonly string[] => {
  const name = panelName(path).slice(0, -'-step'.length);
  const hits = HIT.test(path) || (!WITHOUT_AFTERMATH.test(path) && hasAftermath(assault)) ? [HITS] : [];
  if (path.endsWith('testing')) return [MOVES, OTHER_DICE, ...hits];
  if (path.includes('overwatch') && name !== 'settling') return ['steps-overwatch', ...hits];
  return [
    ...OF_PANELS[name] ?? [],
    ...hits,
    ...(DICED.test(path) ? [DICE] : []),
    ...(path.endsWith('grieving') ? [OTHER_DICE] : []),
    ...(path === 'a4Attacks.choosing' ? ['steps-ways'] : []),
    ...(isStopped(name, assault, path.includes('attackerMoves') ? 'attacker' : 'defender') ? ['refusals'] : []),
  ];
};

/** Whether it is said why moves may not end yet. */
const isStopped = (panel: string, assault: Assault, side: Side): boolean =>
  (panel === 'a2-charge' && whyNotEndCharge(assault) !== null)
  || (panel === 'a3-counter-charge' && whyNotEndCounterCharge(assault, side) !== null);

/** At the end it is told what throws have turned; where there are no odds, why. */
const wordsOfOdds = (liveOdds: LiveOddsView, isOver: boolean): readonly string[] =>
  [...(isOver ? ['throws', 'luck'] : []), ...(saysWhyNone(liveOdds) ? ['live-odds'] : [])];

/**
 * The newest line of the log is on the screen, one that was taken back where nothing else is left; dice at its end are
 * attacks that have hit nobody.
 */
const wordsOfLog = ({ assault: { log }, lines }: ResolverView): readonly string[] => {
  const newest = log.at(-1);
  if (newest === undefined) return lines.length === 0 ? [] : LOG_GROUPS;
  return [groupOfLine(newest), ...(newest.key === 'hand-thrown' ? [DICE] : [])];
};

/** `isAsking`: the club's rulings are on the screen. `isWatched`: nobody decides; no panel is drawn till the end. */
export const wordsOfMoment = (view: ResolverView, isAsking: boolean, isWatched: boolean): readonly string[] => {
  const { state: { path }, assault, asked, entry, liveOdds, isOver } = view;
  return [
    'opening', 'steps-playing', 'steps-map',
    ...(isWatched && !isOver ? ['epic-moments'] : wordsOfPanel(path, assault)),
    ...(assault.actionTest === 'none' ? [] : ['epic-moments']),
    ...wordsOfLog(view),
    ...(liveOdds === null ? [] : wordsOfOdds(liveOdds, isOver)),
    ...(asked === null ? [] : ['reasons']),
    ...(entry === null ? [] : ['dice-entry']),
    ...(isAsking ? ['rulings', 'club-rulings'] : []),
  ];
};
