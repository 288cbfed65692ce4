/** What is to be played, as it arrives: the scenario, the game that plays it, or another ruleset as a whole. */
import type { ReactiveControllerHost } from 'lit';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import type { Problem } from '../../../src/parsing/problems.ts';
import type { Game } from './game.ts';
import type { ResolverLazyParts } from './lazy-parts.ts';
import { isOpening, openingOf } from './opening.ts';
import { isOther, type OtherRuleset, type Wanted } from './other-ruleset.ts';
import { isStep } from './path.ts';
import type { Played, Playing } from './session.ts';
import { atOnce, loaded, noStep, playingOf, type Source } from './source.ts';
import type { Standing } from './standing.ts';

/** The resolver, as it is told what is wanted. */
export type Place = HTMLElement & ReactiveControllerHost & Wanted & Parameters<typeof playingOf>[1];

export class Arrivals {
  readonly #place: Place;
  readonly #lazyParts: () => ResolverLazyParts;
  /** Another assault begins: it opens with this path. */
  readonly #opens: (path: string | null) => void;
  #source: Source | null = null;
  #playing: Playing | null = null;
  #game: Game | null = null;
  #other: OtherRuleset | null = null;
  #problems: readonly Problem[] = [];
  #isUnreachable = false;

  constructor(place: Place, lazyParts: () => ResolverLazyParts, opens: (path: string | null) => void) {
    this.#place = place;
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

  /** The game; null: it has not come. */
  get game(): Game | null {
    return this.#game;
  }

  /** How another ruleset is drawn; null: none has been asked for, or it has not come. */
  get other(): OtherRuleset | null {
    return this.#other;
  }

  /** Something could not be loaded. */
  get isUnreachable(): boolean {
    return this.#isUnreachable;
  }

  /** What is wrong with the scenario. */
  get problems(): readonly Problem[] {
    return isOther(this.#place) ? [] : this.#problems;
  }

  /** With every step that has been taken in it; null: nothing is played. */
  get played(): Played | null {
    if (this.#playing === null) return null;
    const { scenario, events = [] } = this.#playing;
    return this.#game?.played ?? { scenario, events, at: events.length };
  }

  /** The moment as the game tells it, or as it is known before the game has come; null: not at all. */
  get standing(): Standing | null {
    if (this.#playing === null) return null;
    if (this.#game !== null) return this.#game.standing;
    if (isOpening(this.#playing)) return openingOf(this.#playing.scenario);
    void this.bring();
    return null;
  }

  /** What an assault that is there at once is drawn from. */
  get groundwork(): readonly (() => void)[] {
    const source = atOnce(this.#place.scenario);
    if (source === null || 'problems' in source) return [];
    return [() => void startAssault(source.scenario), () => void openingOf(source.scenario)];
  }

  /** Something else is wanted. */
  load(): void {
    const wanted = this.#place.scenario;
    this.#isUnreachable = false;
    this.#source = null;
    this.#problems = [];
    if (isOther(this.#place)) return this.#bringOther();
    const source = atOnce(wanted);
    if (source !== null) return this.#show(source);
    loaded(wanted, this.#lazyParts())
      .then(found => wanted === this.#place.scenario && this.#show(found), () => this.#lackScenario(wanted));
  }

  /** The same is wanted with other dice, events or decisions. */
  show(): void {
    if (this.#source !== null) this.#show(this.#source);
  }

  begin(playing: Playing): void {
    this.#playing = playing;
    this.#opens(isOpening(playing) ? openingOf(playing.scenario).state.path : null);
    this.#game?.begin(playing);
    this.#place.requestUpdate();
  }

  /** The game plays something else by now. */
  follow(): void {
    this.#playing = this.#game!.playing;
  }

  /** The game, which comes when somebody turns to the table. */
  async bring(): Promise<Game | null> {
    if (isOther(this.#place)) return null;
    if (this.#game !== null) return this.#game;
    try {
      const gameOf = await this.#lazyParts().game();
      this.#isUnreachable = false;
      this.#place.requestUpdate();
      if (this.#game === null) {
        this.#game = gameOf(this.#place, showsOdds(this.#place) ? this.#lazyParts().odds : null);
        if (this.#playing !== null) this.#game.begin(this.#playing);
      }
    } catch {
      this.#lack();
    }
    return this.#game;
  }

  #bringOther(): void {
    this.#playing = null;
    this.#lazyParts().phase().then(other => {
      this.#other = other;
      this.#place.requestUpdate();
    }, this.#lack);
  }

  #show(found: Source): void {
    const { step } = this.#place;
    const source = step === null || isStep(step) ? found : noStep(step);
    this.#source = found;
    this.#problems = 'problems' in source ? source.problems : [];
    if ('problems' in source) this.#playing = null;
    else this.begin(playingOf(source, this.#place));
    this.#place.requestUpdate();
  }

  /** What was wanted has not come: unless something else is wanted by now, nothing is shown in its place. */
  #lackScenario(wanted: unknown): void {
    if (wanted !== this.#place.scenario) return;
    this.#playing = null;
    this.#lack();
  }

  readonly #lack = (): void => {
    this.#isUnreachable = true;
    this.#place.requestUpdate();
  };
}

/** Odds that a page does not show are not worked out. */
const showsOdds = ({ controls }: Place): boolean => controls === null || /\bodds\b/.test(controls);
