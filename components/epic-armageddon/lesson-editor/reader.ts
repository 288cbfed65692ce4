/** What a reader of a moment sees of it, for whoever writes it. */
import { html, nothing, type TemplateResult } from 'lit';
import { posedQuestion, type PosedQuestion } from '../../../machines/lessons/epic-armageddon/judge-answer.ts';
import type { LessonRun } from '../../../machines/lessons/epic-armageddon/lesson-run.ts';
import { filledSentence } from '../../../machines/lessons/epic-armageddon/sentences.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { LessonSentence } from '../../../src/lessons/lesson.ts';
import { rulesUnder } from '../lesson/rule-under.ts';
import { SPOKEN_LESSON } from '../lesson/spoken-lesson.ts';
import '../../shared/lesson/said-lines.ts';
import { lessonEditorWords } from './lesson-editor-words.ts';

/** Sentences with the figures of the table in them, each with its rule. */
export const saidTemplate = (
  assault: Assault, says: readonly LessonSentence[],
): TemplateResult | typeof nothing => (says.length === 0 ? nothing : html`<said-lines
  .lines=${says.map(one => filledSentence(assault, one, SPOKEN_LESSON))} .under=${rulesUnder(assault)}
></said-lines>`);

/** Parameters that do not belong to this assault, or to this moment of it, leave nothing to be asked. */
const posedIn = (run: LessonRun): PosedQuestion | null => {
  try {
    return posedQuestion(run);
  } catch {
    return null;
  }
};

/** Whom a reader chooses from; nothing where the answer is no choice. */
export const choicesTemplate = (run: LessonRun): TemplateResult | typeof nothing => {
  const names = (posedIn(run)?.choices ?? []).map(({ name }) => name);
  return names.length === 0 ? nothing : html`<p class="soft">${lessonEditorWords.readerChooses(names)}</p>`;
};
