/** What a page may set, call and read of a resolver, whichever game it plays. */
import type { AnyMachineSnapshot } from 'xstate';
import type { AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import type { AssaultEvent, Decision } from '../../../src/epic-armageddon/model/events.ts';
import {
  asEvents, asEventsOrNull, asFaces, asFlag, asText, asTextOrFields, asWhole,
} from '../../shared/public/meant.ts';
import { PublicElement } from '../../shared/public/public-element.ts';
import type { InHand } from '../../shared/resolver/in-hand.ts';
import type { PlayCommand } from '../../shared/resolver/timeline-controller.ts';
import type { Turns } from '../../shared/resolver/turns.ts';
import type { PlayedOther, WalkThrough } from '../../shared/resolver/walk-through.ts';
import { isOther } from './other-ruleset.ts';
import type { Played } from './playing.ts';
import type { ScenarioLoader } from './scenario-loader.ts';

/** The properties of the element and its commands; how it is drawn is said there. */
export abstract class ResolverApi extends PublicElement {
  static override properties = {
    scenario: { meant: asTextOrFields },
    ruleset: { meant: asText },
    step: { meant: asText },
    readonly: { type: Boolean, reflect: true, meant: asFlag },
    decisions: { attribute: false, meant: asEventsOrNull },
    events: { attribute: false, meant: asEvents },
    seed: { type: Number, meant: asWhole },
    dice: { attribute: false, meant: asFaces },
    asked: { state: true },
  };
  /**
   * The id of a bundled assault, the address of a JSON file, a link, or a scenario as an object or as JSON. Unless set:
   * the JSON in a script inside the tag, or the first bundled assault.
   */
  declare scenario: unknown;
  /** The ruleset where it is not Epic: 'warhammer-40k-4th'; null: what the scenario says. */
  declare ruleset: string | null;
  /** Where it opens: a step such as 'A4', or after so many events; null: where it begins. */
  declare step: string | null;
  /** It is only watched, forwards and back: nobody throws, moves or decides. */
  declare readonly: boolean;
  /** What is decided unless the players decide otherwise; null: what comes with a bundled assault. */
  declare decisions: readonly Decision[] | null;
  /** What has happened in the scenario already: it goes on from there. */
  declare events: readonly AssaultEvent[];
  /** The seed of the dice that the program throws; null: that of a bundled assault, or a new one. */
  declare seed: number | null;
  /** The faces of the first dice that are thrown in it; those of the seed follow. */
  declare dice: readonly number[];
  /** The club's rulings are on the screen: how the last answer was taken; null: they are not. */
  declare protected asked: string | null;
  /** Brings what is played, and what plays it. */
  protected abstract readonly loader: ScenarioLoader;

  constructor() {
    super();
    this.scenario = null;
    this.ruleset = null;
    this.step = null;
    this.readonly = false;
    this.decisions = null;
    this.events = [];
    this.seed = null;
    this.dice = [];
    this.asked = null;
  }

  /** One visible step: the next prepared decision, throw or usual decision. */
  async playOn(): Promise<void> {
    await this.carryOut('playOn');
  }

  async undo(): Promise<void> {
    await this.carryOut('undo');
  }

  async redo(): Promise<void> {
    await this.carryOut('redo');
  }

  /** Whoever knows what undo takes back and redo does again, in words; null: nothing is played. */
  async turns(): Promise<Turns | null> {
    if (isOther(this)) return (await this.#broughtWalk())?.turns ?? null;
    const controller = await this.loader.bringToPlay();
    return this.loader.playing && controller;
  }

  /** The same assault from its start, with the same dice unless another seed is given. */
  startAgain(seed?: number): void {
    if (isOther(this)) return void this.#inWalk(walk => walk.startAgain(seed));
    const { playing } = this.loader;
    if (playing !== null) this.loader.begin({ ...playing, events: [], step: null, seed: seed ?? playing.seed });
  }

  /** What is played, with every step that has been taken in it; null: nothing is, or another ruleset. */
  get played(): Played | null {
    return this.loader.played;
  }

  /** What is played of another ruleset; null: nothing is. */
  get playedOther(): PlayedOther | null {
    return isOther(this) ? this.walkThrough?.played ?? null : null;
  }

  /** What the players have in their hands; null: nothing is played, or nobody has touched it. */
  get inHand(): InHand | null {
    if (isOther(this)) return this.walkThrough?.inHand ?? null;
    return this.loader.playing && (this.loader.controller?.inHand ?? null);
  }

  /** They have it in their hands again. */
  async resume(inHand: InHand): Promise<void> {
    if (isOther(this)) return (await this.#broughtWalk())?.resume(inHand);
    const controller = await this.loader.bringToPlay();
    if (this.loader.playing) controller?.resume(inHand);
  }

  /** The statechart as it stands, also of another ruleset; null: what plays it has not come, or nothing is played. */
  get snapshot(): AssaultSnapshot | AnyMachineSnapshot | null {
    if (isOther(this)) return this.walkThrough?.snapshot ?? null;
    return this.loader.playing === null ? null : this.loader.controller?.snapshot ?? null;
  }

  /** What plays another ruleset; null: it has not come. */
  protected get walkThrough(): WalkThrough | null {
    return this.renderRoot.querySelector<WalkThrough>('phase-resolver');
  }

  /** What plays another ruleset, once it has come; null: it cannot be had. */
  async #broughtWalk(): Promise<WalkThrough | null> {
    if (this.walkThrough === null) {
      await this.loader.bringOther();
      await this.updateComplete;
    }
    await this.walkThrough?.updateComplete;
    return this.walkThrough;
  }

  /** At once where it is there. */
  async #inWalk(act: (walk: WalkThrough) => void): Promise<void> {
    const walk = this.walkThrough ?? await this.#broughtWalk();
    if (walk !== null) act(walk);
  }

  /** What is asked of the game, whichever it is. */
  protected async carryOut(command: PlayCommand): Promise<void> {
    if (isOther(this)) return this.#inWalk(walk => walk.do(command));
    this.asked = null;
    const controller = await this.loader.bringToPlay();
    if (this.loader.playing !== null) controller?.[command]();
  }
}
