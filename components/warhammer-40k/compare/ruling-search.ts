/** Tries every other answer in every edition while the page stays at hand. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Bundled, EditionsApart } from '../../../machines/compare/editions/in-every-edition.ts';
import {
  answersTried, questionsThatMatter, type QuestionEffect,
} from '../../../machines/compare/editions/questions-that-matter.ts';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { PHASE_LANGUAGE } from './case-sentences.ts';

/** An answer of another edition by which something changes in this one. */
export interface Found extends QuestionEffect {
  readonly edition: Edition;
}

/** So long nothing else on the page is kept waiting. */
const SLICE_MS = 30;

export class RulingSearch implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #search: Generator<Found | null, void> | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  found: readonly Found[] = [];
  tried = 0;
  readonly of = EDITIONS.reduce((sum, edition) => sum + answersTried(edition), 0);

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  get isDone(): boolean {
    return this.#search === null;
  }

  seek(bundled: Bundled, walks: EditionsApart['walks']): void {
    this.#rest();
    this.found = [];
    this.tried = 0;
    this.#search = inTurn(bundled, walks);
    this.#goOn();
  }

  hostConnected(): void {
    if (!this.isDone) this.#goOn();
  }

  hostDisconnected(): void {
    this.#rest();
  }

  #rest(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #goOn(): void {
    this.#rest();
    this.#timer = setTimeout(() => this.#slice());
  }

  #slice(): void {
    const until = performance.now() + SLICE_MS;
    do {
      const { value, done } = this.#search!.next();
      if (done) {
        this.#search = null;
        this.#host.requestUpdate();
        return;
      }
      this.tried += 1;
      if (value) this.found = [...this.found, value];
    } while (performance.now() < until);
    this.#host.requestUpdate();
    this.#goOn();
  }
}

function* inTurn(bundled: Bundled, walks: EditionsApart['walks']): Generator<Found | null, void> {
  for (const edition of EDITIONS) {
    for (const turn of questionsThatMatter(bundled, edition, walks, PHASE_LANGUAGE)) {
      yield turn === null ? null : { ...turn, edition };
    }
  }
}
