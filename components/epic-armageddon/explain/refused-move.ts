/** What a refused move lacks, or one that cannot be left so: the nearest end at which it would be allowed. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import {
  nearestEnd, nearestStay, type MoveStep, type NearestEnd,
} from '../../../src/epic-armageddon/explain/nearest-end.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import type { PlaceMeant } from '../../shared/resolver/table-selection.ts';
import { explainWords } from './explain-words.ts';

/** null: nobody's own move is made there. */
const stepIn = (path: string): MoveStep | null => {
  if (!/\.(?:moving|choosing)$/.test(path)) return null;
  if (/withdrawing/i.test(path)) return 'withdrawal';
  if (path.startsWith('a2Charge')) return 'charge';
  if (path.startsWith('a3CounterCharge')) return 'counter-charge';
  return path.startsWith('a7Consolidate') ? 'consolidation' : null;
};

/** One sentence on where a refused move might have ended; empty where no end is near. */
export class RefusedMove extends SpokenElement {
  static override styles = css`
    :host {
      display: inline;
    }
  `;
  static override properties = { assault: { attribute: false }, path: {}, place: { attribute: false } };
  /** The assault as it stands. */
  declare assault: Assault;
  /** The state in which it was refused. */
  declare path: string;
  /** Who was to go where; null: whoever cannot be left where it is when the charge ends. */
  declare place: PlaceMeant | null;
  #end: NearestEnd | null = null;

  constructor() {
    super();
    this.place = null;
  }

  protected override get words(): readonly string[] {
    return ['reasons'];
  }

  /** Sought once for each place: it takes long enough to be seen. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!['assault', 'path', 'place'].some(name => changed.has(name as keyof RefusedMove))) return;
    this.#end = this.#nearest();
  }

  #nearest(): NearestEnd | null {
    const { assault, place } = this;
    const step = stepIn(this.path);
    if (step === null) return null;
    if (place === null) return step === 'charge' ? nearestStay(assault) : null;
    return nearestEnd(assault, step, place.id, place.to);
  }

  protected override render(): TemplateResult | typeof nothing {
    return this.#end === null ? nothing : html`${explainWords.end(this.#end)}`;
  }
}

if (!customElements.get('refused-move')) customElements.define('refused-move', RefusedMove);

declare global {
  interface HTMLElementTagNameMap {
    'refused-move': RefusedMove;
  }
}
