/** Has the answer to the moment in hand played on the board, on behalf of the player of a lesson. */
import { adoptStyles, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import type { Verdict } from './lesson-session.ts';
import type { Showing, ShowingParts } from './showing.ts';
import { verdictSaid } from './verdict-note.ts';

/** What is asked of a lesson of which an answer is shown. */
interface ShownLesson {
  readonly moment: unknown;
  readonly verdict: Pick<Verdict, 'isRight' | 'isShown' | 'says'> | null;
  show(): void;
}

interface Means<S> {
  readonly bring: () => Promise<ShowingParts<S>>;
  readonly say: (sentence: string) => void;
  readonly rule: (rule: string) => TemplateResult | null;
}

export class AnswerShower<S extends ShownLesson> implements ReactiveController {
  /** The answer that is shown; null: none is. */
  showing: Showing | null = null;
  readonly #player: LitElement;
  readonly #means: Means<S>;
  #session: S | null = null;

  constructor(player: LitElement, means: Means<S>) {
    this.#player = player;
    this.#means = means;
    player.addController(this);
  }

  hostDisconnected(): void {
    this.showing?.stop();
  }

  /** Something else is on the screen by now. */
  leave(): void {
    this.showing?.leave();
    this.showing = null;
    this.#session = null;
  }

  /**
   * The answer counts as shown, and is played; where what plays it does not come it stands there at once.
   *
   * @returns false: something else was wanted meanwhile.
   */
  async show(session: S): Promise<boolean> {
    const { moment } = session;
    this.#session = session;
    const parts = await this.#means.bring().catch(() => null);
    if (this.#session !== session || session.moment !== moment) return false;
    session.show();
    if (parts !== null) this.#begin(session, parts);
    if (this.showing === null) this.#ended('');
    return true;
  }

  #begin(session: S, { showingOf, showingStyles }: ShowingParts<S>): void {
    const { renderRoot, constructor } = this.#player;
    adoptStyles(renderRoot as ShadowRoot, [...(constructor as typeof LitElement).elementStyles, showingStyles]);
    this.showing = showingOf(session, {
      requestUpdate: () => this.#player.requestUpdate(),
      say: this.#means.say,
      ended: unsaid => this.#ended(unsaid),
      ruleUnder: this.#means.rule,
    });
    this.showing?.start();
  }

  /** At its end what is said to the answer follows. */
  #ended(unsaid: string): void {
    const verdict = this.#session?.verdict ?? null;
    if (verdict === null) return;
    this.#means.say(verdictSaid({ ...verdict, says: [...unsaid === '' ? [] : [{ say: unsaid }], ...verdict.says] }));
  }
}
