/** The resolver on which something is to be done: laid out as the lesson stands, and watched. */
import type { ReadyLesson } from '../../../machines/lessons/epic-armageddon/ready-lesson.ts';
import type { Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import type { TableFrame } from '../../shared/frame/table-frame.ts';
import { lessonWords } from '../../shared/lesson/lesson-words.ts';
import type { SetUpChanges } from '../../shared/resolver/timeline-position.ts';

/** As much of a resolver as a lesson needs. */
interface Table extends HTMLElement {
  scenario: unknown;
  decisions: unknown;
  dice: readonly number[];
  seed: number | null;
  around: SetUpChanges | null;
  controls: string | null;
  events: readonly AssaultEvent[];
  readonly updateComplete: Promise<unknown>;
  readonly played: { readonly events: readonly AssaultEvent[]; readonly at: number } | null;
}

/** Its title and its menu are those of the lesson. */
const CONTROLS = 'rail panel odds bar log';

/** So little height is for the map, px. */
const LOW = 480;

/** Under the words of a lesson on a phone half a sheet would leave no map: it begins with its title. */
const leaveRoom = async (frame: TableFrame): Promise<void> => {
  await frame.updateComplete;
  if (frame.clientHeight < LOW && getComputedStyle(frame.sheet).position === 'absolute') frame.detent = 'peek';
};

/** Nothing lies around it but the lesson, which goes on where the assault has ended. */
const leadingBack = (back: () => void): SetUpChanges => ({
  undoes: () => null, redoes: () => null, undo: () => false, redo: () => false, review: back,
  get reviewWords() {
    return lessonWords.toLesson;
  },
});

export class TaskTable {
  readonly element: HTMLElement;
  readonly #table: Table;
  readonly #ready: ReadyLesson;

  /** `watch` hears of everything that is done on it; `back` leads on when it is over. */
  constructor(ready: ReadyLesson, watch: (events: readonly AssaultEvent[]) => void, back: () => void) {
    this.#ready = ready;
    this.#table = Object.assign(document.createElement('assault-resolver') as HTMLElement as Table, {
      scenario: ready.scenario, dice: ready.dice, seed: ready.seed, controls: CONTROLS, around: leadingBack(back),
    });
    this.element = this.#table;
    void this.#frame().then(leaveRoom);
    this.#table.addEventListener('assault-step', () => {
      const { played } = this.#table;
      if (played !== null) watch(played.events.slice(0, played.at));
    });
  }

  /** What the table is laid out by, once the game has come. */
  async #frame(): Promise<TableFrame> {
    await this.#table.updateComplete;
    const root = this.#table.shadowRoot!;
    const found = (): TableFrame | null => root.querySelector('table-frame');
    return found() ?? new Promise(resolve => {
      const drawn = new MutationObserver(() => {
        const frame = found();
        if (frame === null) return;
        drawn.disconnect();
        resolve(frame);
      });
      drawn.observe(root, { childList: true, subtree: true });
    });
  }

  /** Whether it belongs to this lesson. */
  isFor(ready: ReadyLesson): boolean {
    return ready === this.#ready;
  }

  /** The assault as the lesson has played it so far; unaided, with nothing prepared that would play on by itself. */
  lay({ events, at }: Timeline, isUnaided: boolean): void {
    this.#table.decisions = isUnaided ? [] : this.#ready.decisions;
    this.#table.events = events.slice(0, at);
  }
}
