/** What is shown only after the first step: it comes when a moment needs it, or when there is nothing better to do. */
import type { ReactiveControllerHost } from 'lit';
import { LaterElements } from '../../shared/resolver/later-elements.ts';
import { hasTally, panelName } from './panels.ts';
import type { ResolverView } from './resolver-view.ts';

/** The elements that show a moment. `isAsking`: the club's rulings are on the screen. */
const elementsOf = ({ state, assault, asked, entry }: ResolverView, isAsking: boolean): readonly string[] => [
  panelName(state.path),
  ...(asked === null ? [] : ['unit-reasons']),
  ...(entry === null ? [] : ['dice-entry']),
  ...(isAsking ? ['club-rulings'] : []),
  ...(hasTally(assault) ? ['assault-tally'] : []),
];

export class Later extends LaterElements {
  readonly #host: ReactiveControllerHost;
  readonly #rest: (() => Promise<unknown>) | undefined;

  /** `load`: how it comes; null: it is there already. `rest`: how that comes without which every moment is drawn. */
  constructor(
    host: ReactiveControllerHost, load: (() => Promise<unknown>) | null, rest?: () => Promise<unknown>,
  ) {
    super(host, load);
    this.#host = host;
    this.#rest = rest;
  }

  /** Whether a moment cannot be drawn yet: what it needs comes now. */
  isComingFor(view: ResolverView, isAsking: boolean): boolean {
    return this.areComing(elementsOf(view, isAsking));
  }

  /** Whether that has come without which every moment is drawn: somebody asks for it. */
  async bringRest(): Promise<boolean> {
    this.isUnreachable = await this.#rest!().then(() => false, () => true);
    this.#host.requestUpdate();
    return !this.isUnreachable;
  }
}
