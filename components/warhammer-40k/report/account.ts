/** All that the report of a phase says, from its log: in the same parts as that of an assault. */
import { POLICIES } from '../../../src/warhammer-40k/editions/index.ts';
import { type Completion, QUESTION_IDS } from '../../../src/warhammer-40k/editions/policy.ts';
import { phaseReportOf, type ReportedUnit } from '../../../src/warhammer-40k/explain/report.ts';
import { type PhaseStep, type Side, STEPS } from '../../../src/warhammer-40k/model/procedure.ts';
import { type Phase, type Result, SLAIN } from '../../../src/warhammer-40k/model/state.ts';
import { RULING_IDS, RULINGS, usualRulings } from '../../../src/warhammer-40k/rulings/rulings.ts';
import type { PlayedPhase } from '../../../src/warhammer-40k/stages/turns.ts';
import type {
  Account, AnsweredQuestion, BugReportFacts, ForceOutcome, ReportChapter, ReportLine,
} from '../../shared/report/account.ts';
import { oneLine, pageAddress } from '../../shared/report/one-line.ts';
import { reportWords } from '../../shared/report/report-words.ts';
import { VERSION } from '../../shared/version.ts';
import { menuWords, phaseWords } from '../resolver/phase-words.ts';
import { EDITION_NAMES } from '../spoken/edition-words.ts';
import { POLICY_WORDS } from '../spoken/policy-words.ts';
import { phaseSentence } from '../spoken/sentences.ts';
import { nameIn } from '../steps/wording.ts';
import { phaseDiceIn } from './dice.ts';
import { reportedForces } from './forces.ts';
import { type PhaseHistory, phaseHistoryOf } from './history.ts';
import { phaseReportWords } from './phase-report-words.ts';

/** `link`: where the phase can be seen step by step; null: nowhere. */
export const phaseAccountOf = (history: PhaseHistory, link: string | null): Account => {
  const rulings = answersOf(history.end);
  const game = phaseReportWords.game(EDITION_NAMES[history.end.edition]);
  return { ...toldOf(history, game, rulings), link: link === null ? null : pageAddress(link) };
};

const toldOf = (history: PhaseHistory, game: string, rulings: readonly AnsweredQuestion[]): Omit<Account, 'link'> => ({
  game: 'phase',
  title: oneLine(history.scenario.title) || phaseWords.untitled,
  rules: reportWords.rules(game, rulings.length),
  winner: winnerOf(history),
  playedBy: phaseReportWords.playedBy(game),
  verdict: verdictOf(history),
  isOver: history.isOver,
  forces: reportedForces(history.start),
  odds: null,
  rulings,
  chapters: chaptersOf(history),
  dice: phaseDiceIn(history),
  luck: null,
  fates: phaseReportOf(history.end).units.map(fateOf),
  version: reportWords.version(VERSION),
});

/** Of the only fight there was. */
const winnerOf = (history: PhaseHistory): Side | null => {
  const [only, ...others] = resultsOf(history);
  return only === undefined || others.length > 0 ? null : only.winner;
};

const resultsOf = ({ turns }: PhaseHistory): readonly Result[] =>
  turns.flatMap(({ snapshots, at }) => snapshots[at]!.context.phase.results);

const verdictOf = (history: PhaseHistory): readonly string[] => {
  const { end, state, isOver, events, given } = history;
  const results = resultsOf(history);
  return [
    ...results.map(result => oneLine(resultOf(end, result, results.length > 1))),
    ...(isOver && results.length === 0 ? [phaseReportWords.noFight] : []),
    ...(isOver ? [] : [phaseReportWords.unfinished(state.title)]),
    ...(events.length < given ? [phaseReportWords.cut(events.length, given)] : []),
  ];
};

const resultOf = (phase: Phase, result: Result, isOneOfSeveral: boolean): string => {
  const how = phaseWords.resultOf(result);
  const { units, round } = result;
  return isOneOfSeveral
    ? phaseReportWords.result(phaseWords.combat(units.map(id => nameIn(phase, id)), round), how) : how;
};

/** The rulings that are not as usual, and what the players have agreed on where their text does not tell. */
export const answersOf = ({ edition, rulings, completion, completions }: Phase): readonly AnsweredQuestion[] => [
  ...ruledOtherwise({ edition, rulings }), ...agreedOn(completion).filter(({ id }) => POLICIES[edition][id] === null),
  ...completedBy(completions),
].map(({ question, answer, rule }) => ({ question, answer, rule }));

/** The rows beside the text that were played, in one line. */
const completedBy = (rows: Phase['completions']): readonly AnsweredQuestion[] => rows.slice(0, 1).map(first => (
  { question: menuWords.completion.rows, answer: rows.join(', '), rule: first.slice(0, 2) }));

const ruledOtherwise = ({ edition, rulings }: Pick<Phase, 'edition' | 'rulings'>): readonly AnsweredQuestion[] =>
  RULING_IDS.filter(id => rulings[id] !== usualRulings(edition)[id]).map(id => {
    const { asks, answers } = menuWords.asked[id];
    return { question: asks, answer: inWords(answers, rulings[id]), rule: RULINGS[id].id };
  });

/** @ruling */
const agreedOn = (completion: Completion) => QUESTION_IDS.flatMap(id => {
  const agreed = completion[id];
  const { asks, answers } = POLICY_WORDS[id];
  return agreed === undefined ? [] : [{ id, question: asks, answer: inWords(answers, agreed), rule: 'R-3.01' }];
});

const inWords = (answers: Readonly<Record<string, string>>, answer: string): string => answers[answer]!;

interface Draft {
  readonly step: PhaseStep;
  readonly turn: number;
  readonly lines: ReportLine[];
}

/** Where one step gives way to another, or a turn to the next, a chapter begins. */
const chaptersOf = ({ turns }: PhaseHistory): readonly ReportChapter[] => {
  const drafts: Draft[] = [];
  let told = 0;
  turns.forEach(({ snapshots, at }, i) => {
    const { log } = snapshots[at]!.context.phase;
    for (const entry of log.slice(told)) {
      const last = drafts.at(-1);
      const goesOn = last?.step === entry.step && last.turn === i + 1;
      const draft = goesOn ? last : { step: entry.step, turn: i + 1, lines: [] };
      if (!goesOn) drafts.push(draft);
      draft.lines.push({ rule: entry.rule, say: oneLine(phaseSentence(entry)), more: [] });
    }
    told = log.length;
  });
  return drafts.map(({ step, turn, lines }) => ({
    number: String(STEPS.indexOf(step) + 1),
    title: turns.length > 1 ? phaseReportWords.inTurn(phaseWords[step], turn) : phaseWords[step],
    lines,
  }));
};

const fateOf = ({ side, name, fate, models }: ReportedUnit): ForceOutcome => {
  const lost = models.filter(({ alive }) => !alive);
  const ways = SLAIN.map(how => ({ how, count: lost.filter(({ slain }) => slain === how).length }));
  return {
    side,
    name: oneLine(name),
    lost: lost.length,
    left: models.length - lost.length,
    blastMarkers: null,
    fate: fate === 'free' ? '' : phaseWords.fates[fate],
    details: ways.filter(({ count }) => count > 0).map(({ how, count }) =>
      phaseReportWords.lostTo(count, phaseReportWords.slain[how])),
  };
};

/** What a bug report says of a phase: by which text it is played, by which answers, and where it stands. */
export const phaseFactsOf = ({ scenario, events, at }: PlayedPhase & { readonly at: number }): BugReportFacts => {
  const { end, state } = phaseHistoryOf({ scenario, events: events.slice(0, at) });
  return { edition: phaseReportWords.game(EDITION_NAMES[end.edition]), rulings: answersOf(end), state: state.path };
};
