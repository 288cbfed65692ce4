/** The odds of both sides from where they stand, asked for one after the other when somebody wants them. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { both, type Both } from '../../../machines/compare/game.ts';
import type { EngineLoaders } from '../odds/answerers.ts';
import { failureText } from '../odds/engine-words.ts';
import { OddsAsker } from '../odds/odds-asker.ts';
import { sharedAnswerer } from '../resolver/live-odds/shared-answerer.ts';
import type { LiveOddsView } from '../resolver/live-odds/view.ts';
import type { AskedOdds } from './comparable.ts';
import { compareWords } from '../../shared/compare/compare-words.ts';

/** Less work than the odds beside a resolver: there are two to be worked out, and nobody waits for a tenth. */
const ASKED = { tolerance: 0.001, effort: 500_000 } as const;

const NOTHING: LiveOddsView = {
  odds: null, isAsking: true, before: null, failure: null, stakes: [], isRefining: false, luck: null,
  isReckoning: false, isSupposed: false,
};

export class BothOdds implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #ways: () => EngineLoaders;
  #asker: OddsAsker | null = null;
  /** Null: nobody has asked. */
  views: Both<LiveOddsView> | null = null;

  constructor(host: ReactiveControllerHost, ways: () => EngineLoaders) {
    this.#host = host;
    this.#ways = ways;
    host.addController(this);
  }

  ask(questions: Both<AskedOdds>): void {
    this.#asker ??= new OddsAsker(sharedAnswerer(this.#ways()), () => compareWords.notLoaded);
    this.views = [NOTHING, NOTHING];
    this.#askSide(questions, 0);
  }

  /** Another moment: what was asked is of no use any more. */
  forget(): void {
    this.#asker?.cancel();
    this.views = null;
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.forget();
  }

  #askSide(questions: Both<AskedOdds>, at: 0 | 1): void {
    const goOn = (): void => {
      this.#change(at, { isAsking: false });
      if (at === 0) this.#askSide(questions, 1);
    };
    this.#asker!.ask({ kind: 'moment', ...questions[at], options: ASKED }, {
      told: odds => this.#change(at, { odds }),
      ended: goOn,
      failed: failure => {
        this.#change(at, { failure: failureText(failure) });
        goOn();
      },
    });
    this.#host.requestUpdate();
  }

  #change(at: 0 | 1, change: Partial<LiveOddsView>): void {
    if (this.views === null) return;
    this.views = both(this.views, (view, i) => (i === at ? { ...view, ...change } : view));
    this.#host.requestUpdate();
  }
}
