/** All that the report of an assault says, from its log. */
import { presentOf, replay } from '../../../machines/epic-armageddon/timeline.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import { DEFAULT_RULINGS } from '../../../src/epic-armageddon/rulings/defaults.ts';
import { RULING_IDS, RULINGS, type Rulings } from '../../../src/epic-armageddon/rulings/rulings.ts';
import { percent } from '../../shared/parts/figures.ts';
import type { Account, AnsweredQuestion, BugReportFacts, ForceOutcome } from '../../shared/report/account.ts';
import { oneLine, pageAddress } from '../../shared/report/one-line.ts';
import { reportWords } from '../../shared/report/report-words.ts';
import { VERSION } from '../../shared/version.ts';
import { oddsWords } from '../odds/odds-words.ts';
import type { Played } from '../resolver/playing.ts';
import { stepStateOf } from '../resolver/step-state.ts';
import { answerWords, rulingWords } from '../spoken/rulings.ts';
import { costsOf, detailsOf, fateOf } from '../steps/costs.ts';
import { howItEnded } from '../steps/outcome.ts';
import { chaptersOf } from './chapters.ts';
import { assaultDiceIn } from './dice.ts';
import { reportedForces } from './forces.ts';
import { decisionsIn, luckIn } from './luck.ts';
import { type History, NO_EXTRAS, type ReportExtras } from './history.ts';

/** A name, the same in every language. */
const GAME = 'Epic: Armageddon';

export const accountOf = (
  history: History, { odds, luck = null, review = null, link }: ReportExtras = NO_EXTRAS,
): Account => {
  const { scenario, start, end, isOver } = history;
  const rulings = rulingsThatDiffer(scenario.rulings);
  const { winner } = end.assault;
  return {
    game: 'assault',
    title: titleOf(history),
    rules: reportWords.rules(GAME, rulings.length),
    winner,
    playedBy: '',
    verdict: verdictOf(history),
    isOver,
    forces: reportedForces(scenario, start.assault),
    odds: odds === null ? null : saidOf(odds),
    rulings,
    chapters: chaptersOf(end.assault),
    dice: assaultDiceIn(history.timeline),
    luck: luck === null || luck.throws.length === 0 ? null : luckIn(luck, winner),
    ...(review === null ? {} : { decisions: decisionsIn(history.timeline, review) }),
    fates: fatesOf(end.assault),
    link: link === null ? null : pageAddress(link),
    version: reportWords.version(VERSION),
  };
};

const titleOf = ({ scenario: { title } }: History): string => oneLine(title) || reportWords.untitled;

const verdictOf = ({ end, isOver, events, given }: History): readonly string[] => [
  isOver ? oneLine(howItEnded(end.assault)) : reportWords.unfinished(end.title),
  ...(events.length < given ? [reportWords.cut(events.length, given)] : []),
];

const saidOf = ({ winner, ending: { swift } }: Odds): string =>
  oddsWords.said(percent(winner.attacker), percent(winner.defender), percent(swift.attacker + swift.defender));

/** The open questions that are not answered as usual, in the order of the procedure. */
export const rulingsThatDiffer = (rulings: Rulings): readonly AnsweredQuestion[] =>
  RULING_IDS.filter(id => rulings[id] !== DEFAULT_RULINGS[id]).map(id => {
    const { question } = rulingWords[id];
    return { question, answer: answerWords(id)[rulings[id]]!, rule: RULINGS[id].rule };
  });

const fatesOf = (assault: Assault): readonly ForceOutcome[] => costsOf(assault).map(cost => ({
  side: cost.formation.side,
  name: oneLine(cost.formation.name),
  lost: cost.lost,
  left: cost.left,
  blastMarkers: cost.formation.blastMarkers,
  fate: fateOf(cost),
  details: detailsOf(cost).map(oneLine),
}));

/** What a bug report says of an assault: by which rulings it is played, and where it stands. */
export const factsOf = (played: Played): BugReportFacts =>
  ({ edition: null, rulings: rulingsThatDiffer(played.scenario.rulings), state: pathOf(played) });

/** The path of state keys, such as 'a4Attacks.attacks.saving'. */
const pathOf = ({ scenario, events, at }: Played): string =>
  stepStateOf(presentOf(replay(scenario, events.slice(0, at)))).path;
