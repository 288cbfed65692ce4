/** How the parts of a moment lie together; every fact comes from a LessonView. */
import { html, nothing, type TemplateResult } from 'lit';
import type { GivenAnswer, LessonSentence } from '../../../src/lessons/lesson.ts';
import type { PhaseMoment } from '../../../src/lessons/warhammer-40k/phase-lesson.ts';
import type { PhaseQuestionId } from '../../../src/lessons/warhammer-40k/questions.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import { askBar, nextBar, type BarActions } from '../../shared/lesson/bars.ts';
import { boardTemplate, objectionTemplate, panelTemplate } from '../../shared/lesson/board.ts';
import { diceRows } from '../../shared/lesson/dice-rows.ts';
import { entryTemplate, idsIn } from '../../shared/lesson/entries.ts';
import '../../shared/lesson/said-lines.ts';
import type { Showing } from '../../shared/lesson/showing.ts';
import { verdictNote } from '../../shared/lesson/verdict-note.ts';
import { askedWords } from '../../shared/lesson/asked-words.ts';
import { lessonWords } from '../../shared/lesson/lesson-words.ts';
import { ruleAlone, ruleInWords } from '../resolver/rule-texts.ts';
import { phaseSentence } from '../spoken/sentences.ts';
import { ownersInWords } from '../steps/wording.ts';
import { purposeWords } from '../resolver/phase-words.ts';
import { askedPhaseView, knownPhaseView } from './asked-view.ts';
import { choicesFor } from './choices.ts';
import type { PhaseLessonView } from './lesson-session.ts';
import { phaseLessonWords } from './phase-lesson-words.ts';

export interface PhaseFrameActions extends BarActions {
  readonly enter: (given: GivenAnswer | null) => void;
}

/** Nothing more is wanted of whoever learns. */
export const isAnswered = ({ moment, verdict }: PhaseLessonView): boolean =>
  moment.kind === 'see' || verdict?.isRight === true;

/** A moment, and the answer that is being shown; null: none is. */
export interface ShownPhaseView extends PhaseLessonView {
  readonly showing: Showing | null;
}

/** The board, and what is asked or said about it. */
export const momentTemplate = (lesson: ShownPhaseView, actions: PhaseFrameActions): TemplateResult => {
  const { asked, showing, tried, verdict } = lesson;
  const isOpen = !isAnswered(lesson);
  return boardTemplate({
    view: showing?.view ?? viewOf(lesson),
    bar: isOpen ? askBar(lesson, actions) : nextBar(lesson, actions),
    panel: panelTemplate({
      head: headTemplate(lesson),
      text: linesTemplate(lesson, lesson.text),
      question: asked === null ? nothing : linesTemplate(lesson, [asked.question], 'question'),
      objection: objectionTemplate(tried, underIn(lesson.scene.phase)),
      steps: showing?.steps ?? nothing,
      isRunning: showing?.isRunning === true,
      verdict: verdict === null ? null : verdictTemplate(lesson),
      asked: html`
        ${showing === null ? diceTemplate(lesson) : nothing}
        ${hintTemplate(lesson)}
        ${isOpen ? entry(lesson, actions) : nothing}`,
      folded: logTemplate(lesson),
    }),
  });
};

/** The bare table while something is asked, and as much as may be known afterwards. */
const viewOf = (lesson: PhaseLessonView): BattlefieldView => ({ ...momentView(lesson), step: lesson.moment.id });

const momentView = (lesson: PhaseLessonView): BattlefieldView => {
  const { scene: { phase }, asked, asking, verdict } = lesson;
  const chosen = idsIn(asking?.given ?? null);
  if (isAnswered(lesson)) return knownPhaseView(phase, chosen);
  const models = asked?.choices.map(({ id }) => id).filter(id => phase.models.some(one => one.id === id)) ?? [];
  return askedPhaseView(phase, {
    choosable: models, chosen, marked: verdict?.marks.slice(0, 1) ?? [], isAboutArmour: isAboutArmour(lesson.moment),
    about: aboutIn(lesson.moment, phase),
  });
};

/** The model that is asked about, or those of the unit that is. */
const aboutIn = (moment: PhaseMoment, { models }: PhaseLessonView['scene']['phase']): readonly string[] => {
  if (moment.kind !== 'predict') return [];
  const { ask } = moment;
  if ('model' in ask) return [ask.model];
  return 'unit' in ask && !ASKS_FOR_MODELS.includes(ask.asks)
    ? models.filter(one => one.unit === ask.unit).map(({ id }) => id) : [];
};

/** These ask which models of a unit: none of them stands out before. */
const ASKS_FOR_MODELS: readonly PhaseQuestionId[] = ['who-can-fall', 'who-may-take-it'];

const ABOUT_ARMOUR: readonly PhaseQuestionId[] = [
  'which-armour-first', 'saves-in-this-armour', 'who-may-take-it', 'who-can-fall', 'how-many-fall',
];

export const isAboutArmour = (moment: PhaseMoment): boolean => (moment.kind === 'predict'
  ? ABOUT_ARMOUR.includes(moment.ask.asks)
  : moment.kind === 'do' && ['loses', 'spares'].includes(moment.soThat.comes));

const linesTemplate = (
  { scene: { phase } }: PhaseLessonView, lines: readonly LessonSentence[], look = '',
): TemplateResult => html`
  <said-lines class=${look} .lines=${lines} .under=${underIn(phase)}></said-lines>`;

/** What a rule says, opened under the sentence that names it. */
export const underIn = (phase: PhaseLessonView['scene']['phase']) => (rule: string): TemplateResult | null => {
  const text = ruleInWords(phase, rule);
  return text === null ? null : html`<rule-note
    open heading=${askedWords.ruleSays} rule=${rule} say=${text.say} source=${text.source}
  ></rule-note>`;
};

/** What a rule says whichever text is played, folded. */
export const ruleFolded = (rule: string): TemplateResult | null => {
  const say = ruleAlone(rule);
  return say === null ? null : html`<rule-note heading=${askedWords.ruleSays} rule=${rule} say=${say}></rule-note>`;
};

const headTemplate = ({ moment, scene }: PhaseLessonView): TemplateResult => html`
  <p class="where">${phaseLessonWords.by(scene.take.name)}</p>
  <h3 tabindex="-1">${moment.title}</h3>`;

/** The dice that were thrown, whose they are, and what for. */
const diceTemplate = ({ asked, scene: { phase } }: PhaseLessonView): unknown => {
  const rows = (asked?.shows ?? []).map(({ hand, faces }) => ({
    side: hand.side, whose: phaseLessonWords.whose(ownersInWords(phase, hand), purposeWords[hand.purpose]), faces,
  }));
  return rows.length === 0 ? nothing : diceRows(rows);
};

const hintTemplate = (lesson: PhaseLessonView): unknown => (lesson.hints.length === 0 ? nothing
  : html`<div class="said hints" role="group" aria-label=${lessonWords.hint}>
      ${linesTemplate(lesson, lesson.hints)}
    </div>`);

const verdictTemplate = (lesson: PhaseLessonView): unknown => {
  const { verdict, moment } = lesson;
  return verdict === null ? nothing
    : verdictNote(verdict, moment.kind, verdict.says.length === 0 ? html`` : linesTemplate(lesson, verdict.says));
};

const entry = (lesson: PhaseLessonView, { enter }: PhaseFrameActions): unknown => {
  const { asked, asking, moment, scene } = lesson;
  if (asked === null || asking === null) return nothing;
  const { kind, wantsOne } = asked;
  return entryTemplate({
    kind, wantsOne, choices: choicesFor(scene, moment, asked), unit: null, given: asking.given,
    legend: askedWords.answerLegends[wantsOne ? 'yes-no' : kind],
  }, enter);
};

/** What has happened so far; not while it could answer what is asked. */
const logTemplate = (lesson: PhaseLessonView): unknown => {
  const { scene: { phase }, moment } = lesson;
  if (!isAnswered(lesson) || phase.log.length === 0) return nothing;
  return html`<details class="log" ?open=${moment.kind === 'see'}>
    <summary>${askedWords.log(phase.log.length)}</summary>
    <div class="lines" role="region" tabindex="0" aria-label=${askedWords.logName}>
      <said-lines plain .lines=${phase.log.map(one => ({ say: phaseSentence(one), rule: one.rule }))}></said-lines>
    </div>
  </details>`;
};
