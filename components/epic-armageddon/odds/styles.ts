/** How the odds of a table are laid out: by their own box, not by the window. */
import { css } from 'lit';
import { resultStyles } from './result.styles.ts';

const frame = css`
  :host {
    --_height: var(--assault-height, clamp(560px, 85dvh, 760px));
    container: resolver / inline-size;
    position: relative; /* what is only spoken makes no page longer */
    display: flex;
    flex-direction: column;
    block-size: var(--_height);
    overflow: hidden;
    border: 1px solid var(--_line);
    border-radius: calc(var(--_radius) * 1.5);
  }
  :host(:is([alone], [controls]:not([controls~='map']))) {
    block-size: auto;
  }
  /* A page that lays every element out anew leaves it its height. */
  .calculator:not(.alone) {
    flex: 1;
    block-size: var(--_height);
    min-block-size: 0;
  }
  /* A name without an end leaves the map its room. */
  .title {
    display: -webkit-box;
    overflow: hidden;
    margin: 0;
    padding-inline: calc(var(--_space) * 3);
    font-size: var(--_size-l);
    line-height: 1.25;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow-wrap: anywhere;
  }
  .alone > .title {
    padding-block-start: calc(var(--_space) * 3);
  }
  assault-battlefield {
    block-size: 100%;
  }
  .panel {
    --_bleed: calc(var(--_space) * 3);
    container: calculator / inline-size;
    position: relative; /* what is only spoken lies within it */
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--_space) * 4);
    padding: var(--_space) var(--_bleed) var(--_bleed);
  }
  .assumed {
    flex: 1;
    min-block-size: 28px;
    padding: calc(var(--_space) * 1.5) calc(var(--_space) * 3) 0;
    color: var(--_ink-soft);
    font-size: var(--_size-s);
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  .assumed:empty {
    padding: 0;
  }
  .acts :is(.swap, .main) {
    line-height: max(18px, 1.2em);
  }
  .acts .swap {
    min-block-size: 48px;
    margin-inline-start: auto;
    padding-inline: calc(var(--_space) * 2);
  }
  h3,
  h4,
  p,
  ul {
    margin: 0;
  }
  h3 {
    font-size: var(--_size-l);
  }
  h4 {
    font-size: var(--_size-m);
  }
  .note,
  small {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
    font-weight: 400;
  }
  .says {
    display: grid;
    gap: var(--_space);
    padding: calc(var(--_space) * 2) calc(var(--_space) * 3);
    border-inline-start: 3px solid var(--_bad);
    list-style: none;
    overflow-wrap: anywhere;
  }
  .given {
    display: grid;
    gap: calc(var(--_space) * 2);
    justify-items: start;
  }
  code {
    font-family: var(--_mono);
    font-size: var(--_size-s);
  }
  .lack {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2);
    align-items: center;
    justify-content: space-between;
    padding-inline-start: calc(var(--_space) * 3);
    border-inline-start: 3px solid var(--_bad);
  }
`;

const wide = css`
  @container resolver (min-width: 640px) {
    .assumed {
      min-block-size: 0;
      padding: var(--_space) calc(var(--_space) * 4);
    }
  }
  /* Large text on a phone: the next action has a row of its own. */
  @container resolver (max-width: 18em) {
    .acts {
      flex-wrap: wrap;
    }
  }
  @media print {
    :host {
      container-type: normal;
      display: block;
      block-size: auto;
      overflow: visible;
    }
    :is(.pin, .pair, .sides, .given) {
      display: none;
    }
  }
`;

/** What a page leaves out by `controls`, and what nobody needs who only reads. */
const left = css`
  :host([readonly]) :is(.leave, .pinned),
  :host([controls]:not([controls~='sides'])) :is(.sides, .given, .says, .about > .note),
  :host([controls]:not([controls~='compare'])) :is(.swap, .pin, .pinned),
  :host([controls]:not([controls~='losses'])) .losses,
  :host([controls]:not([controls~='matters'])) .matters,
  :host([controls]:not([controls~='endings'])) .endings,
  :host([controls]:not([controls~='sides'], [controls~='compare'], [controls~='matters'])) :is(.undo, .redo) {
    display: none;
  }
`;

export const styles = [frame, resultStyles, wide, left];
