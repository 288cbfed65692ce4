/** What a page wants of a phase: what is played, where it opens, and what is shown of it. */
import type { Decision } from '../../../src/warhammer-40k/model/events.ts';
import type { Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import type { PlayedEvent } from '../../../src/warhammer-40k/stages/turns.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import type { SetUpChanges } from '../../shared/resolver/timeline-position.ts';

export abstract class WantedPhase extends SpokenElement {
  static override properties = {
    scenario: { attribute: false },
    sample: {},
    decisions: { attribute: false },
    events: { attribute: false },
    seed: { type: Number },
    dice: { attribute: false },
    theme: { reflect: true },
    step: {},
    readonly: { type: Boolean, reflect: true },
    controls: { reflect: true },
    around: { attribute: false },
  };
  declare scenario: Scenario | null;
  /** The id of the bundled phase that it is; null: it is none. */
  declare sample: string | null;
  /** What is decided unless the players decide otherwise. */
  declare decisions: readonly Decision[];
  /** What has happened already: it goes on from there. */
  declare events: readonly PlayedEvent[];
  declare seed: number;
  declare dice: readonly number[];
  /** 'light' or 'dark', whatever the reader prefers. */
  declare theme: string | null;
  /** Where it opens: a step by its name, or after so many events; null: where its events end. */
  declare step: string | null;
  /** It is only watched, forwards and back. */
  declare readonly: boolean;
  /** The names of the parts of its frame that are shown; null: all. */
  declare controls: string | null;
  /** What lies around what is played; null: nothing. */
  declare around: SetUpChanges | null;

  constructor() {
    super();
    this.scenario = null;
    this.sample = null;
    this.decisions = [];
    this.events = [];
    this.seed = 0;
    this.dice = [];
    this.theme = null;
    this.step = null;
    this.readonly = false;
    this.controls = null;
    this.around = null;
  }
}
