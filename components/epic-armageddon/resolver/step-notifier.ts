/** Where the page has been told that the assault stands. */
import type { Report } from '../../../src/epic-armageddon/explain/report.ts';
import { AssaultEnded, AssaultStep } from '../../shared/resolver/events.ts';
import type { ResolverView } from './resolver-view.ts';

/** Tells the page of every place in an assault once, and of the one with which it opens not at all. */
export class StepNotifier {
  readonly #page: EventTarget;
  #told: { readonly path: string; readonly at: number } | null = null;

  constructor(page: EventTarget) {
    this.#page = page;
  }

  /** The page knows that it opens here. */
  open(path: string): void {
    this.#told ??= { path, at: 0 };
  }

  /** A report is made only at the end. */
  tell({ state: { path }, at, isOver }: ResolverView, controller: { readonly report: Report }): void {
    const before = this.#told;
    if (path === before?.path && at === before.at) return;
    this.#told = { path, at };
    if (before !== null) this.#page.dispatchEvent(new AssaultStep(path, at));
    if (isOver) this.#page.dispatchEvent(new AssaultEnded(controller.report));
  }
}

declare global {
  interface HTMLElementEventMap {
    'assault-ended': AssaultEnded<Report>;
  }
}
