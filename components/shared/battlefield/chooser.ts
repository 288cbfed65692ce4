/** The row of names that opens where a press could mean several stands. */
import { css, html, type TemplateResult } from 'lit';
import type { Point } from '../../../src/battlefield/base.ts';
import { clamped } from '../parts/pan-and-zoom.ts';
import { battlefieldWords } from './battlefield-words.ts';
import type { Window } from './camera.ts';
import { widestOf } from './labels.ts';
import type { Counter } from './pieces.ts';

/** Among whom a press is to be decided, and where it was, in pixels of the window. */
export interface Doubt {
  readonly at: Point;
  readonly ids: readonly string[];
}

const SIZE = 14;
/** What a name has round it, and a row. */
const ROUND_NAME = 30;
const HEIGHT = 44;
const EDGE = 8;
/** Between the spot and the row. */
const AWAY = 16;

export const chooserTemplate = (
  { at: [x, y] }: Doubt, counters: readonly Counter[], window: Window, choose: (id: string) => void,
): TemplateResult => {
  const wide = counters.reduce((sum, { name }) => sum + widestOf([name], SIZE) + ROUND_NAME, 0);
  const width = Math.min(wide, window.width - 2 * EDGE);
  const left = clamped(x - width / 2, EDGE, window.width - EDGE - width);
  const below = y + AWAY;
  const top = below + HEIGHT > window.height - EDGE ? Math.max(EDGE, y - AWAY - HEIGHT) : below;
  return html`
    <div class="chooser" role="group" aria-label=${battlefieldWords.whichOne}
      .style=${`left:${left}px;top:${top}px;max-width:${window.width - 2 * EDGE}px`}
    >${counters.map(({ id, name, side }) => html`
      <button class=${side} @click=${() => choose(id)}>${name}</button>`)}
    </div>`;
};

export const chooserStyles = css`
  .chooser {
    position: absolute;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    border-radius: var(--_radius);
    background: var(--_raised);
    box-shadow: 0 2px 8px rgb(0 0 0 / 30%);
  }
  .chooser button {
    min-block-size: 44px;
    min-inline-size: 44px;
    padding: 0 12px;
    border-color: transparent;
    background: transparent;
    font-size: 14px;
  }
  .chooser .attacker {
    color: var(--_attacker);
  }
  .chooser .defender {
    color: var(--_defender);
  }
`;
