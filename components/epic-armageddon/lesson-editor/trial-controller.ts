/** A lesson being tried by its author: gone through by somebody who is always right, or held in a preview. */
import type { ReactiveControllerHost } from 'lit';
import { trialOf, type TriedMoment } from '../../../machines/lessons/epic-armageddon/trial.ts';
import type { Workbench } from './workbench.ts';
import { lessonEditorWords } from './lesson-editor-words.ts';

export class TrialController {
  /** What became of each moment; null: nobody has gone through it as it is written now. */
  tried: readonly TriedMoment[] | null = null;
  isTrying = false;
  /** The lesson that is previewed, as JSON; null: none is. */
  preview: string | null = null;
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** What was tried before belongs to what was written before. */
  forget(): void {
    this.tried = null;
    this.preview = null;
  }

  /** Goes through the lesson, and says what came of it. */
  async check({ ready }: Workbench): Promise<string> {
    this.tried = null;
    if (ready === null) return lessonEditorWords.notReady;
    this.isTrying = true;
    this.#host.requestUpdate();
    try {
      this.tried = await trialOf(ready);
    } finally {
      this.isTrying = false;
      this.#host.requestUpdate();
    }
    const wrong = this.tried.filter(({ is }) => is !== 'well').length;
    return wrong === 0 ? lessonEditorWords.allWell(this.tried.length) : lessonEditorWords.notWell(wrong);
  }

  /** Begins the preview or ends it; says why it cannot begin. Its progress is not that of the lesson itself. */
  async turnPreview({ ready, lesson }: Workbench, bring: () => Promise<unknown>): Promise<string> {
    const begins = this.preview === null;
    this.preview = null;
    this.#host.requestUpdate();
    if (!begins) return '';
    if (ready === null || lesson === null) return lessonEditorWords.notReady;
    try {
      await bring();
    } catch {
      return lessonEditorWords.notLoaded;
    }
    this.preview = JSON.stringify({ ...lesson, id: `preview-${lesson.id}`.slice(0, 64) });
    this.#host.requestUpdate();
    return '';
  }
}
