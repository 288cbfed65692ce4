/** The words with which a moment of an assault is said: it is drawn once they have come. */
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { whyNotEndCharge } from '../../../src/epic-armageddon/steps/a2-charge.ts';
import { whyNotEndCounterCharge } from '../../../src/epic-armageddon/steps/a3-counter-charge.ts';
import { saysWhyNone } from './live-odds/bar-odds.ts';
import type { LiveOddsView } from './live-odds/view.ts';
import { panelName } from './panels.ts';
import type { ResolverView } from './resolver-view.ts';

const CHARGE = 'steps-charge';
const MOVES = 'steps-moves';
const DICE = 'steps-dice';
const ATTACKS = 'steps-attacks';
const HITS = 'steps-hits';
const RESULT = 'steps-result';
const OUTCOME = 'steps-outcome';
const ENDINGS = 'steps-endings';

/** What each panel says. */
const OF_PANELS: Readonly<Record<string, readonly string[]>> = {
  'a0-action-test': [CHARGE, DICE, 'refusals'],
  'a1-choose-target': ['steps-target', 'refusals'],
  'a2-charge': [CHARGE, MOVES],
  'a3-counter-charge': [CHARGE, MOVES],
  'a4-attacks': [ATTACKS],
  'a5-supporting-fire': [ATTACKS, 'steps-support', HITS],
  'a6-result': [RESULT, HITS],
  'a7-withdraw': [OUTCOME, ENDINGS, MOVES, HITS],
  'a7-consolidate': [OUTCOME, ENDINGS, MOVES, HITS],
  'assault-over': [RESULT, OUTCOME],
  settling: ['steps-settling', DICE, HITS],
};

/** States within a step in which dice are thrown, or lie there as they fell. */
const DICED = /(?:rolling|llocating|grieving)$/;

const wordsOfPanel = (path: string, assault: Assault): readonly string[] => {
  const name = panelName(path).slice(0, -'-step'.length);
  if (path.endsWith('testing')) return [MOVES, DICE];
  if (path.includes('overwatch') && name !== 'settling') return ['steps-overwatch', HITS];
  return [
    ...OF_PANELS[name] ?? [],
    ...(DICED.test(path) ? [HITS, DICE] : []),
    ...(name === 'assault-over' && assault.winner === null ? [HITS] : []),
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
  [...(isOver ? ['throws'] : []), ...(saysWhyNone(liveOdds) ? ['live-odds'] : [])];

/** `isAsking`: the club's rulings are on the screen. `isWatched`: nobody decides; no panel is drawn till the end. */
export const wordsOfMoment = (
  { state: { path }, assault, lines, asked, liveOdds, isOver }: ResolverView, isAsking: boolean, isWatched: boolean,
): readonly string[] => [
  'opening', 'steps-playing', 'steps-map',
  ...(isWatched && !isOver ? ['epic-moments'] : wordsOfPanel(path, assault)),
  ...(assault.actionTest === 'none' ? [] : ['epic-moments']),
  ...(assault.log.at(-1)?.key === 'hand-thrown' ? [DICE] : []), // attacks that have hit nobody
  ...(lines.length > 0 ? ['log'] : []),
  ...(liveOdds === null ? [] : wordsOfOdds(liveOdds, isOver)),
  ...(asked === null ? [] : ['reasons']),
  ...(isAsking ? ['rulings', 'club-rulings'] : []),
];
