/** How the parts of a moment lie together; every fact comes from a LessonView. */
import { html, nothing, type TemplateResult } from 'lit';
import type { GivenAnswer, LessonSentence } from '../../../src/lessons/lesson.ts';
import type { PhaseMoment } from '../../../src/lessons/warhammer-40k/phase-lesson.ts';
import type { PhaseQuestionId } from '../../../src/lessons/warhammer-40k/questions.ts';
import '../../shared/battlefield/assault-battlefield.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import { askBar, nextBar, type BarActions } from '../../shared/lesson/bars.ts';
import { diceRows } from '../../shared/lesson/dice-rows.ts';
import { entryTemplate, idsIn } from '../../shared/lesson/entries.ts';
import '../../shared/lesson/said-lines.ts';
import { verdictNote } from '../../shared/lesson/verdict-note.ts';
import { lessonWords } from '../../shared/lesson/lesson-words.ts';
import { ruleAlone, ruleInWords } from '../resolver/rule-texts.ts';
import { phaseSentence } from '../spoken/sentences.ts';
import { ownersInWords } from '../steps/wording.ts';
import { phaseWords } from '../resolver/phase-words.ts';
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

/** The table beside what is asked or said about it. */
export const momentTemplate = (standing: PhaseLessonView, actions: PhaseFrameActions): TemplateResult => html`
  <div class="body asks">
    <div class="words">
      ${headTemplate(standing)}
      ${standing.asked === null ? nothing : questionTemplate(standing)}
    </div>
    <div class="map"><assault-battlefield .view=${viewOf(standing)}></assault-battlefield></div>
    <div class="answer">
      ${hintTemplate(standing)}
      ${verdictTemplate(standing)}
      ${isAnswered(standing) ? nextBar(standing, actions) : [entry(standing, actions), askBar(standing, actions)]}
      ${logTemplate(standing)}
    </div>
  </div>`;

/** The bare table while something is asked, and as much as may be known afterwards. */
const viewOf = (standing: PhaseLessonView): BattlefieldView => {
  const { scene: { phase }, asked, asking, verdict } = standing;
  const chosen = idsIn(asking?.given ?? null);
  if (isAnswered(standing)) return knownPhaseView(phase, chosen);
  const models = asked?.choices.map(({ id }) => id).filter(id => phase.models.some(one => one.id === id)) ?? [];
  return askedPhaseView(phase, {
    choosable: models, chosen, marked: verdict?.marks.slice(0, 1) ?? [], isAboutArmour: isAboutArmour(standing.moment),
  });
};

const ABOUT_ARMOUR: readonly PhaseQuestionId[] = [
  'which-armour-first', 'saves-in-this-armour', 'who-may-take-it', 'who-can-fall', 'how-many-fall',
];

const isAboutArmour = (moment: PhaseMoment): boolean => (moment.kind === 'predict'
  ? ABOUT_ARMOUR.includes(moment.ask.asks)
  : moment.kind === 'do' && ['loses', 'spares'].includes(moment.soThat.comes));

const linesTemplate = (
  { scene: { phase } }: PhaseLessonView, lines: readonly LessonSentence[], look = '',
): TemplateResult => html`
  <said-lines class=${look} .lines=${lines} .under=${underIn(phase)}></said-lines>`;

/** What a rule says, opened under the sentence that names it. */
const underIn = (phase: PhaseLessonView['scene']['phase']) => (rule: string): TemplateResult | null => {
  const text = ruleInWords(phase, rule);
  return text === null ? null : html`<rule-note
    open heading=${lessonWords.ruleSays} rule=${rule} say=${text.say} source=${text.source}
  ></rule-note>`;
};

/** What a rule says whichever text is played, folded. */
export const ruleFolded = (rule: string): TemplateResult | null => {
  const say = ruleAlone(rule);
  return say === null ? null : html`<rule-note heading=${lessonWords.ruleSays} rule=${rule} say=${say}></rule-note>`;
};

const headTemplate = (standing: PhaseLessonView): TemplateResult => html`
  <p class="where">
    ${lessonWords.moment(standing.at + 1, standing.moments.length)} · ${phaseLessonWords.by(standing.scene.take.name)}
  </p>
  <h3 tabindex="-1">${standing.moment.title}</h3>
  ${linesTemplate(standing, standing.text)}`;

const questionTemplate = (standing: PhaseLessonView): TemplateResult => {
  const { question, shows } = standing.asked!;
  const { phase } = standing.scene;
  const rows = shows.map(({ hand, faces }) =>
    ({
      side: hand.side, whose: phaseLessonWords.whose(ownersInWords(phase, hand), phaseWords.purposes[hand.purpose]),
      faces,
    }));
  return html`${linesTemplate(standing, [question], 'question')}${rows.length === 0 ? nothing : diceRows(rows)}`;
};

const hintTemplate = (standing: PhaseLessonView): unknown => (standing.hints.length === 0 ? nothing
  : html`<div class="said hints" role="group" aria-label=${lessonWords.hint}>
      ${linesTemplate(standing, standing.hints)}
    </div>`);

const verdictTemplate = (standing: PhaseLessonView): unknown => {
  const { verdict, moment } = standing;
  return verdict === null ? nothing
    : verdictNote(verdict, moment.kind, verdict.says.length === 0 ? html`` : linesTemplate(standing, verdict.says));
};

const entry = (standing: PhaseLessonView, { enter }: PhaseFrameActions): unknown => {
  const { asked, asking, moment, scene } = standing;
  if (asked === null || asking === null) return nothing;
  const { kind, wantsOne } = asked;
  return entryTemplate({
    kind, wantsOne, choices: choicesFor(scene, moment, asked), unit: null, given: asking.given,
    legend: lessonWords.answerLegends[wantsOne ? 'yes-no' : kind],
  }, enter);
};

/** What has happened so far; not while it could answer what is asked. */
const logTemplate = (standing: PhaseLessonView): unknown => {
  const { scene: { phase }, moment } = standing;
  if (!isAnswered(standing) || phase.log.length === 0) return nothing;
  return html`<details class="log" ?open=${moment.kind === 'see'}>
    <summary>${lessonWords.log(phase.log.length)}</summary>
    <div class="lines" role="region" tabindex="0" aria-label=${lessonWords.logName}>
      <said-lines plain .lines=${phase.log.map(one => ({ say: phaseSentence(one), rule: one.rule }))}></said-lines>
    </div>
  </details>`;
};
