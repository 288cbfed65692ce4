/** The buttons in the corner of the map. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Covered, Magnification } from './camera.ts';
import { battlefieldWords } from './battlefield-words.ts';

/** From the edge of the map, in pixels. */
const EDGE = 8;

const PATHS = {
  closer: 'M10 4V16M4 10H16',
  further: 'M4 10H16',
  whole: 'M4 7.5V4H7.5M12.5 4H16V7.5M16 12.5V16H12.5M7.5 16H4V12.5M8.5 10H11.5M10 8.5V11.5',
  key: 'M17 10A7 7 0 1 0 3 10A7 7 0 1 0 17 10M8 8A2 2 0 1 1 10.8 9.9Q10 10.4 10 11.3M10 13.6V13.9',
  table: 'M3.5 4.5H16.5V15.5H3.5ZM3.5 8.2H16.5M3.5 11.8H16.5M8 4.5V15.5',
  drawing: 'M3.5 5.5L8 3.5L12 5.5L16.5 3.5V14.5L12 16.5L8 14.5L3.5 16.5ZM8 3.5V14.5M12 5.5V16.5',
} as const;

export interface Tools {
  readonly isTable: boolean;
  readonly hasKey: boolean;
  /** What lies over the edges of the map. */
  readonly covered: Pick<Covered, 'right' | 'bottom'> | null;
  /** There is room for the most needed alone. */
  readonly isNarrow: boolean;
  readonly zoom: (how: Magnification) => void;
  /** The button of the ruler, where it has come. */
  readonly ruler: TemplateResult | undefined;
  readonly toggleKey: () => void;
  readonly turnOver: () => void;
}

/** Zoom, fit and the key while the map is shown; the way to the table, and always back. */
export const toolsTemplate = (
  { isTable, hasKey, covered, isNarrow, zoom, ruler, toggleKey, turnOver }: Tools,
): TemplateResult => html`
  <div class="tools" part="tools" .style=${placeBeside(covered)}>
    ${isTable ? nothing : ruler}
    ${isTable || isNarrow ? nothing : html`
      ${buttonTemplate('further', battlefieldWords.further, () => zoom('further'))}
      ${buttonTemplate('closer', battlefieldWords.closer, () => zoom('closer'))}`}
    ${isTable ? nothing : html`
      ${buttonTemplate('whole', battlefieldWords.whole, () => zoom('whole'))}
      ${buttonTemplate('key', hasKey ? battlefieldWords.hideKey : battlefieldWords.showKey, toggleKey, hasKey)}`}
    ${isTable ? buttonTemplate('drawing', battlefieldWords.drawing, turnOver) : nothing}
    ${isTable || isNarrow ? nothing : buttonTemplate('table', battlefieldWords.table, turnOver)}
  </div>`;

/** Clear of what lies over the edges. */
const placeBeside = (covered: Tools['covered']): string =>
  (covered === null ? '' : `right:${covered.right + EDGE}px;bottom:${covered.bottom + EDGE}px`);

type Sign = keyof typeof PATHS;

const buttonTemplate = (name: Sign, label: string, act: () => void, isOpen?: boolean): TemplateResult => html`
  <button class="icon ${name}" aria-label=${label} title=${label} aria-expanded=${isOpen ?? nothing} @click=${act}>
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><path d=${PATHS[name]}></path></svg>
  </button>`;
