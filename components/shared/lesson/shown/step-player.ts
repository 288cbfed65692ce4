/** Plays the steps of an answer: so many pictures each, one after the other, each said once. */
import type { TemplateResult } from 'lit';
import { distance } from '../../../../src/battlefield/base.ts';
import {
  idsAt, isAnswer, picturesOf, type DemonstrationStep, type DrawnPart, type ShownDice,
} from '../../../../machines/lessons/demonstration.ts';
import type { Counter } from '../../battlefield/pieces.ts';
import type { BattlefieldView } from '../../battlefield/view.ts';
import { isStill } from '../../still.ts';
import type { Showing, ShowingHost, Tried } from '../showing.ts';
import { viewWithDrawn } from './drawn-view.ts';
import { progressOf, stepsTemplate } from './step-list.ts';

/** How long one picture takes, ms; it is drawn so many times on the way. */
const PICTURE = 400;
const DRAWINGS = 4;
/** How long a step stands before the next one comes, ms. */
const READ = 900;

/** How the steps of a game are drawn. */
export interface Stage<P> {
  /** The bare board of a step; `lost`: those who have been lost on the way and are still to be seen. */
  readonly board: (position: P, lost: readonly string[]) => BattlefieldView;
  readonly length: (length: number) => string;
  readonly whose: (dice: ShownDice) => string;
}

export class StepPlayer<P> implements Showing {
  readonly #host: ShowingHost;
  readonly #steps: readonly DemonstrationStep<P>[];
  readonly #stage: Stage<P>;
  readonly #tried: Tried | null;
  /** Those that somebody has named and should not have. */
  readonly #wrong: readonly string[];
  /** Stands and formations that are drawn in any step. */
  readonly #concerned: ReadonlySet<string>;
  /** The place of the current step, and how many of its pictures have come. */
  #at = 0;
  #pictures = 0;
  /** The step that has been said last; null: none. */
  #said: number | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #board: { readonly at: number; readonly view: BattlefieldView } | null = null;

  constructor(steps: readonly DemonstrationStep<P>[], stage: Stage<P>, tried: Tried | null, host: ShowingHost) {
    this.#steps = steps;
    this.#stage = stage;
    this.#tried = tried;
    this.#host = host;
    const drawn = steps.flatMap(step => step.drawn);
    const members = drawn.flatMap(one => (one.draws === 'stand' ? [one.unit] : []));
    const given = tried !== null && tried.given !== null && 'ids' in tried.given ? tried.given.ids : [];
    this.#wrong = given.filter(id => !members.includes(id));
    this.#concerned = concernedBy(drawn, [steps[0]!, steps.at(-1)!].map(({ position }) => stage.board(position, [])));
  }

  get isRunning(): boolean {
    return this.#timer !== null;
  }

  start(): void {
    this.leave();
    if (isStill()) return this.#toEnd();
    this.#at = 0;
    this.#pictures = 0;
    this.#say(0);
    this.#next(PICTURE / DRAWINGS);
  }

  stop(): void {
    this.leave();
    this.#toEnd();
  }

  leave(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  get view(): BattlefieldView {
    const { drawn, position } = this.#steps[this.#at]!;
    const earlier = this.#steps.slice(0, this.#at);
    const lost = lostIn(earlier);
    const before = earlier.flatMap(step => step.drawn.filter(one =>
      step.position === position || isAnswer(one) || one.draws === 'loss'));
    return viewWithDrawn(this.#boardAt(lost), {
      before, step: drawn, pictures: this.#pictures, wrong: this.#wrong, length: this.#stage.length,
    });
  }

  get steps(): TemplateResult {
    const given = this.#tried?.given;
    return stepsTemplate({
      steps: this.#steps, at: this.#at,
      progress: this.isRunning ? progressOf(this.#steps[this.#at]!, this.#pictures) : null,
      guess: given?.kind === 'number' ? given.value : null,
      whose: this.#stage.whose, rule: rule => this.#host.ruleUnder(rule),
    });
  }

  /** The same board as long as the step is the same: what does not change is not drawn again. */
  #boardAt(lost: readonly string[]): BattlefieldView {
    const { position, drawn } = this.#steps[this.#at]!;
    if (this.#board?.at !== this.#at) {
      const view = this.#stage.board(position, [...lost, ...lostIn([{ drawn }])]);
      this.#board = { at: this.#at, view: { ...this.#withFocus(view), step: `shown ${this.#at}` } };
    }
    return this.#board.view;
  }

  /** The camera shows those who are drawn. */
  #withFocus(view: BattlefieldView): BattlefieldView {
    const formations = (view.formations ?? []).filter(({ id }) => this.#concerned.has(id));
    const ids = new Set([...this.#concerned, ...formations.flatMap(({ members }) => members), ...this.#wrong]);
    if (!view.counters.some(({ id }) => ids.has(id))) return view;
    const counters = view.counters.map((one): Counter => (ids.has(one.id) ? one : { ...one, stance: 'bystander' }));
    return { ...view, counters, reaches: reachesIn(this.#steps[this.#at]!.drawn) };
  }

  #next(wait: number): void {
    this.#timer = setTimeout(() => this.#tick(), wait);
    this.#host.requestUpdate();
  }

  #tick(): void {
    const whole = picturesOf(this.#steps[this.#at]!);
    if (this.#pictures < whole) {
      this.#pictures = Math.min(whole, this.#pictures + 1 / DRAWINGS);
      return this.#next(this.#pictures < whole ? PICTURE / DRAWINGS : READ);
    }
    if (this.#at === this.#steps.length - 1) return this.stop();
    this.#at += 1;
    this.#pictures = 0;
    this.#say(this.#at);
    this.#next(PICTURE / DRAWINGS);
  }

  #toEnd(): void {
    const last = this.#steps.length - 1;
    this.#host.ended(this.#said === last ? '' : this.#sentenceOf(last));
    this.#at = last;
    this.#pictures = picturesOf(this.#steps[last]!);
    this.#said = null;
    this.#host.requestUpdate();
  }

  #sentenceOf(at: number): string {
    return this.#steps[at]!.says[0]?.say ?? '';
  }

  #say(at: number): void {
    this.#said = at;
    this.#host.say(this.#sentenceOf(at));
  }
}

/** How far those go who go: the camera shows them to where they come. */
const reachesIn = (drawn: readonly DrawnPart[]): Readonly<Record<string, number>> => Object.fromEntries(
  drawn.flatMap(one => (one.draws === 'way' ? [[one.unit, distance(one.path[0]!, one.path.at(-1)!)]] : [])),
);

/** So many of the enemies nearest to each who is drawn are in sight, too. */
const ENEMIES = 2;

/** Those who are drawn, and the enemies near them at the beginning or at the end. */
const concernedBy = (drawn: readonly DrawnPart[], boards: readonly BattlefieldView[]): ReadonlySet<string> => {
  const ids = new Set(drawn.flatMap(idsAt));
  const near = boards.flatMap(({ counters }) => counters.filter(({ id }) => ids.has(id)).flatMap(one =>
    counters.filter(({ side }) => side !== one.side)
      .sort((a, b) => distance(one.at, a.at) - distance(one.at, b.at)).slice(0, ENEMIES)));
  return new Set([...ids, ...near.map(({ id }) => id)]);
};

const lostIn = (steps: readonly { readonly drawn: readonly DrawnPart[] }[]): readonly string[] =>
  steps.flatMap(({ drawn }) => drawn.flatMap(one => (one.draws === 'loss' ? [one.unit] : [])));
