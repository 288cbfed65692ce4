/** What a battlefield is given to show, and how it is looked at: which part of it, as a map or as a table. */
import { SpokenElement } from '../languages/spoken-element.ts';
import type { Camera, Covered, Window } from './camera.ts';
import type { Layers } from './layout.ts';
import type { Counter, Filling, Token } from './pieces.ts';
import { EMPTY_VIEW, type BattlefieldView } from './view.ts';

export class BattlefieldState extends SpokenElement {
  static override properties = {
    view: { attribute: false },
    isTable: { type: Boolean, attribute: 'table', reflect: true },
    takesAllGestures: { type: Boolean, attribute: 'takes-all-gestures', reflect: true },
    covered: { attribute: false },
    hasKey: { state: true },
    layers: { state: true },
    lit: { state: true },
    text: { state: true },
    camera: { state: true },
    window: { state: true },
    visited: { state: true },
  };
  /** What is drawn. */
  declare view: BattlefieldView;
  /** Shown as a table. */
  declare isTable: boolean;
  /** Fingers and the wheel do not scroll the page from here. */
  declare takesAllGestures: boolean;
  /** How much of each edge lies under something else, in pixels; null: it is not known yet. */
  declare covered: Covered | null;
  /** What lies over the edges is still coming bit by bit: nobody has begun to use it. */
  isArriving = false;
  /** The key is open. */
  declare hasKey: boolean;
  /** How much of the map is drawn. */
  declare protected layers: Layers;
  /** Stands of this filling stand out; null: all alike. */
  declare protected lit: Filling | null;
  /** How large text is, 1 for the usual size. */
  declare text: number;
  declare camera: Camera;
  declare window: Window;
  /** The counter or hit that has, or last had, the focus. */
  declare visited: string | null;

  constructor() {
    super();
    this.view = EMPTY_VIEW;
    this.isTable = false;
    this.takesAllGestures = false;
    this.covered = null;
    this.hasKey = false;
    this.layers = 3;
    this.lit = null;
    this.text = 1;
    this.camera = { centre: [0, 0], scale: 1 };
    this.window = { width: 0, height: 0 };
    this.visited = null;
  }

  get wantsSheets(): boolean {
    return this.isTable || this.hasKey;
  }

  giveUpSheets(): void {
    this.isTable = false;
    this.hasKey = false;
  }

  counter(id: string | null): Counter | undefined {
    return this.view.counters.find(one => one.id === id);
  }

  token(id: string | null): Token | undefined {
    return this.view.tokens.find(one => one.id === id);
  }
}
