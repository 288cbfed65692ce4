/** What a moment needs besides the lesson: a table on which something is done, or odds. It comes when it is wanted. */
import type { ReactiveControllerHost } from 'lit';
import type { ReadyLesson } from '../../../machines/lessons/epic-armageddon/ready-lesson.ts';
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import { isUnaided } from './frame.ts';
import type { BringParts } from './lazy-parts.ts';
import type { LessonSession } from './lesson-session.ts';
import { TaskTable } from './task-table.ts';

/** Whoever holds the lesson. */
interface Holder extends ReactiveControllerHost {
  readonly ready: ReadyLesson;
  readonly bring: BringParts;
}

export class MomentParts {
  readonly #holder: Holder;
  readonly #watch: (events: readonly AssaultEvent[]) => void;
  readonly #back: () => void;
  #table: TaskTable | null = null;
  #isUnreachable = false;

  /** `watch` hears of everything that is done on the table; `back` leads on from its end. */
  constructor(holder: Holder, watch: (events: readonly AssaultEvent[]) => void, back: () => void) {
    this.#holder = holder;
    this.#watch = watch;
    this.#back = back;
  }

  /** Null: none has been laid. */
  get table(): HTMLElement | null {
    return this.#table?.element ?? null;
  }

  /** It did not come when it was wanted last. */
  get isUnreachable(): boolean {
    return this.#isUnreachable;
  }

  /** Brings what the moment in hand needs. */
  async bring(session: LessonSession): Promise<void> {
    if (this.#isUnreachable) this.#holder.requestUpdate();
    this.#isUnreachable = false;
    try {
      if (session.moment?.kind === 'do') await this.#layTable(session);
      else if (session.needsOdds) await session.bringOdds();
    } catch {
      this.#isUnreachable = true;
    }
    this.#holder.requestUpdate();
  }

  async #layTable(session: LessonSession): Promise<void> {
    await this.#holder.bring.resolver();
    const { ready } = this.#holder;
    if (this.#table?.isFor(ready) !== true) this.#table = new TaskTable(ready, this.#watch, this.#back);
    this.#table.lay(session.run.timeline, isUnaided(session.moment!));
  }
}
