/** What is to be played, as it arrives: the scenario, what plays it, or another ruleset as a whole. */
import type { ReactiveControllerHost } from 'lit';
import type { FirstOdds } from '../../../src/epic-armageddon/scenario/samples/sample.ts';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import type { ResolverLazyParts } from './lazy-parts.ts';
import { isOpening, openingOf, withFirstOdds } from './opening.ts';
import { isOther } from './other-ruleset.ts';
import type { DrawGame, DrawOpening, WantedGame } from '../../shared/resolver/walk-through.ts';
import type { Played, Playing } from './playing.ts';
import type { ResolverController } from './resolver-controller.ts';
import type { Running } from '../../shared/kept/keeper.ts';
import { wordsComing } from '../../shared/languages/speech.ts';
import type { GivenProblem } from '../../shared/public/given-words.ts';
import { atOnce, isStep, loaded, noStep, playingOf, type Source } from './source.ts';
import type { ResolverView } from './resolver-view.ts';

/** The resolver, as it is told what is wanted. */
export type ResolverHost = HTMLElement & ReactiveControllerHost & WantedGame & Parameters<typeof playingOf>[1];

export class ScenarioLoader {
  readonly #host: ResolverHost;
  readonly #lazyParts: () => ResolverLazyParts;
  /** Another assault begins: it opens with this path. */
  readonly #opens: (path: string | null) => void;
  #source: Source | null = null;
  #playing: Playing | null = null;
  #controller: ResolverController | null = null;
  #other: DrawGame | null = null;
  #opening: DrawOpening | null = null;
  /** What is wanted of another ruleset, by the times that something was. */
  #wishes = 0;
  /** Settles when what is wanted has come, or cannot. */
  #coming: Promise<unknown> | null = null;
  /** The game of another ruleset is on its way, or has come. */
  #isAwaited = false;
  #problems: readonly GivenProblem[] = [];
  #isUnreachable = false;

  constructor(host: ResolverHost, lazyParts: () => ResolverLazyParts, opens: (path: string | null) => void) {
    this.#host = host;
    this.#lazyParts = lazyParts;
    this.#opens = opens;
  }

  /** The id of the bundled assault that is played; null: it is none. */
  get id(): string | null {
    return this.#source !== null && 'id' in this.#source ? this.#source.id : null;
  }

  /** What is played now; null: nothing is. */
  get playing(): Playing | null {
    return this.#playing;
  }

  /** Who answers the players; null: it has not come. */
  get controller(): ResolverController | null {
    return this.#controller;
  }

  /** Who answers the players is there, and so are the words for what is done. */
  get canPlay(): boolean {
    return this.#controller !== null && wordsComing(...this.#controller.groups) === null;
  }

  /** How another ruleset is drawn; null: none has been asked for, or it has not come. */
  get other(): DrawGame | null {
    return this.#other;
  }

  /** How its first screen is drawn, until the game has gone on from there; null: there is none. */
  get opening(): DrawOpening | null {
    return this.#opening;
  }

  /** What brings the first screen of another ruleset; null: its game has to come. */
  get #bringsOpening(): ReturnType<NonNullable<ResolverLazyParts['opening']>> {
    return this.#other !== null || this.#isAwaited ? null : this.#lazyParts().opening?.(this.#host) ?? null;
  }

  /** Nothing but the first screen of another ruleset is wanted so far. */
  get isOpening(): boolean {
    return this.#bringsOpening !== null;
  }

  /** Something could not be loaded. */
  get isUnreachable(): boolean {
    return this.#isUnreachable || (this.#controller?.later.isUnreachable ?? false);
  }

  /** What is wrong with the scenario. */
  get problems(): readonly GivenProblem[] {
    return isOther(this.#host) ? [] : this.#problems;
  }

  /** With every step that has been taken in it; null: nothing is played. */
  get played(): Played | null {
    if (this.#playing === null) return null;
    const { scenario, events = [] } = this.#playing;
    return this.#controller?.played ?? { scenario, events, at: events.length };
  }

  /** As it can be gone on with; null: nothing has been done in it. */
  get running(): Running | null {
    if (this.#playing === null || this.#controller === null) return null;
    const { running } = this.#controller;
    const isBundled = this.#source !== null && 'scenario' in this.#source
      && this.#source.scenario === running.scenario;
    return { ...running, id: isBundled ? this.id : null };
  }

  /** The moment as it is played, or as it is known before what plays it has come; null: not at all. */
  get view(): ResolverView | null {
    if (this.#playing === null) return null;
    if (this.#controller !== null) return this.#controller.view;
    if (isOpening(this.#playing)) return withFirstOdds(openingOf(this.#playing.scenario), this.#firstOdds);
    void this.bring();
    return null;
  }

  get #firstOdds(): FirstOdds | null {
    const source = this.#source;
    return source !== null && 'odds' in source && showsOdds(this.#host) ? source.odds : null;
  }

  /** What an assault that is there at once is drawn from. */
  get groundwork(): readonly (() => void)[] {
    const source = atOnce(this.#host.scenario);
    if (source === null || 'problems' in source) return [];
    return [() => void startAssault(source.scenario), () => void openingOf(source.scenario)];
  }

  /** Something else is wanted. */
  load(): void {
    const wanted = this.#host.scenario;
    this.#isUnreachable = false;
    this.#source = null;
    this.#problems = [];
    if (isOther(this.#host)) return void this.#openOther();
    this.#opening = null;
    const source = atOnce(wanted);
    if (source !== null) return this.#show(source);
    this.#coming = loaded(wanted, this.#lazyParts())
      .then(found => wanted === this.#host.scenario && this.#show(found), () => this.#lackScenario(wanted));
  }

  /** The same is wanted with other dice, events or decisions. */
  show(): void {
    if (isOther(this.#host) && !this.isOpening) void this.bringOther();
    if (this.#source !== null) this.#show(this.#source);
  }

  begin(playing: Playing): void {
    this.#playing = playing;
    this.#opens(isOpening(playing) ? openingOf(playing.scenario).state.path : null);
    this.#controller?.begin(playing);
    this.#host.requestUpdate();
  }

  /** Something else is played by now. */
  follow(): void {
    this.#playing = this.#controller!.playing;
  }

  /** Who answers the players, which comes when somebody turns to the table. */
  async bring(): Promise<ResolverController | null> {
    if (isOther(this.#host)) {
      await this.bringOther();
      return null;
    }
    if (this.#controller !== null) {
      if (this.#controller.later.isUnreachable) void this.#controller.later.bring();
      return this.#controller;
    }
    try {
      const controllerFor = await this.#lazyParts().controller();
      this.#isUnreachable = false;
      this.#host.requestUpdate();
      if (this.#controller === null) {
        const { odds, later = null } = this.#lazyParts();
        this.#controller = controllerFor(this.#host, showsOdds(this.#host) ? odds : null, later);
        if (this.#playing !== null) this.#controller.begin(this.#playing);
      }
    } catch {
      this.#lack();
    }
    return this.#controller;
  }

  /** Who answers the players, once there are the words for what is done: what is said of it is kept. */
  async bringToPlay(): Promise<ResolverController | null> {
    const controller = await this.bring();
    await this.#coming;
    if (controller !== null) await wordsComing(...controller.groups);
    return controller;
  }

  /** What plays another ruleset: it comes when somebody turns to the table, or more is wanted than a first screen. */
  async bringOther(): Promise<void> {
    this.#isAwaited = true;
    this.#host.requestUpdate(); // its words come with it
    try {
      this.#other = await this.#lazyParts().phase(this.#host);
      this.#isUnreachable = false;
      this.#host.requestUpdate();
    } catch {
      this.#isAwaited = false;
      this.#lack();
    }
  }

  /** The game has gone on from the first screen. */
  endOpening(): void {
    this.#opening = null;
    this.#host.requestUpdate();
  }

  async #openOther(): Promise<void> {
    this.#playing = null;
    const bring = this.#bringsOpening;
    if (bring === null) this.#opening = null;
    const wish = this.#wishes += 1;
    const opening = await bring?.().catch(() => null) ?? null;
    if (wish !== this.#wishes) return;
    this.#opening = opening;
    if (opening === null) return this.bringOther();
    this.#host.requestUpdate();
  }

  #show(found: Source): void {
    const { step } = this.#host;
    const source = step === null || isStep(step) ? found : noStep(step);
    this.#source = found;
    this.#problems = 'problems' in source ? source.problems : [];
    if ('problems' in source) this.#playing = null;
    else this.begin(playingOf(source, this.#host));
    this.#host.requestUpdate();
  }

  /** What was wanted has not come: unless something else is wanted by now, nothing is shown in its host. */
  #lackScenario(wanted: unknown): void {
    if (wanted !== this.#host.scenario) return;
    this.#playing = null;
    this.#lack();
  }

  readonly #lack = (): void => {
    this.#isUnreachable = true;
    this.#host.requestUpdate();
  };
}

/** Odds that a page does not show are not worked out. */
const showsOdds = ({ controls }: ResolverHost): boolean => controls === null || /\bodds\b/.test(controls);
