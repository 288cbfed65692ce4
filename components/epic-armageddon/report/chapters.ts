/** The log in chapters: a step of a round each, with what was added to the dice of the result. */
import { assaultMachine } from '../../../machines/epic-armageddon/assault.machine.ts';
import type { StateMeta } from '../../../machines/epic-armageddon/setup.ts';
import { sentence } from '../spoken/sentences.ts';
import type { Assault, Score } from '../../../src/epic-armageddon/model/state.ts';
import { SIDES, type Side, type Step } from '../../../src/epic-armageddon/model/procedure.ts';
import { chartText } from '../resolver/chart-text.ts';
import { countsPoints, modifierWords, scoreWords } from '../steps/result-dice.ts';
import type { ReportChapter, ReportLine } from '../../shared/report/account.ts';
import { oneLine } from '../../shared/report/one-line.ts';
import { reportWords } from '../../shared/report/report-words.ts';

interface Draft {
  readonly step: Step;
  readonly round: number;
  readonly lines: ReportLine[];
}

/** Another round begins behind a tie. @rule A6.4 */
export const chaptersOf = (assault: Assault): readonly ReportChapter[] => {
  const drafts: Draft[] = [];
  let [round, result] = [1, 0];
  for (const entry of assault.log) {
    const last = drafts.at(-1);
    const draft = last?.step === entry.step && last.round === round ? last : { step: entry.step, round, lines: [] };
    if (draft !== last) drafts.push(draft);
    const scores = entry.key === 'result' ? assault.results[result++] : undefined;
    const more = scores === undefined ? [] : SIDES.map(side =>
      scoreOf(side, scores[side], countsPoints(assault)));
    draft.lines.push({ rule: entry.rule, say: oneLine(sentence(entry)), more });
    if (entry.key === 'tie') round += 1;
  }
  const comesAgain = ({ step, round: at }: Draft): boolean =>
    drafts.some(one => one.step === step && one.round !== at);
  return drafts.map(draft => chapterOf(draft, comesAgain(draft)));
};

const scoreOf = (side: Side, score: Score, isOfPoints: boolean): string =>
  reportWords.score(side, scoreWords(score), modifierWords(score.modifiers, isOfPoints));

/** A step that comes in several rounds says in which. */
const chapterOf = ({ step, round, lines }: Draft, comesAgain: boolean): ReportChapter => {
  const { title, rule } = assaultMachine.root.states[step]!.meta as StateMeta;
  return {
    number: rule.split('.')[0]!,
    title: comesAgain ? reportWords.inRound(chartText(title), round) : chartText(title),
    lines,
  };
};
