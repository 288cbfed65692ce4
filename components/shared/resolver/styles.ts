/** What the resolver puts into its frame, and how it looks there. */
import { css } from 'lit';

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
  /* A page that lays every element out anew leaves these their height. */
  section,
  phase-opening,
  phase-resolver {
    flex: 1;
    block-size: var(--_height);
    min-block-size: 0;
    border: 0;
  }
  /* A name without an end leaves the map its room. */
  .title,
  .acts span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  .title {
    margin: 0;
    padding-inline: calc(var(--_space) * 3);
    font-size: var(--_size-l);
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  assault-battlefield {
    block-size: 100%;
  }
  .panel {
    --_bleed: calc(var(--_space) * 3);
    padding: var(--_space) var(--_bleed) var(--_bleed);
  }
  /* The entry of dice has a head of its own. */
  table-frame:has(dice-entry) {
    --_chips: none;
  }
  .panel[data-shows='rules'] > :not([shows]) {
    display: none;
  }
  assault-tally {
    display: block;
    margin-block-start: calc(var(--_space) * 5);
  }
  unit-reasons {
    margin-block-end: calc(var(--_space) * 4);
  }
  .lack {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2);
    align-items: center;
    justify-content: space-between;
    padding: calc(var(--_space) * 2) calc(var(--_space) * 4);
    border-block-start: 3px solid var(--_bad);
  }
  .lack p {
    flex: 1 1 12rem;
    margin: 0;
  }
  .reading {
    margin: 0;
    padding: calc(var(--_space) * 4);
  }
  .waiting {
    margin: 0;
    font-size: var(--_size-xl);
    line-height: 1.25;
  }
  .lead {
    margin: var(--_space) 0 0;
    color: var(--_ink-soft);
  }
  .note {
    position: absolute;
    inset: calc(var(--_space) * 2) calc(var(--_space) * 2) auto;
    display: flex;
    gap: calc(var(--_space) * 2);
    inline-size: fit-content;
    max-inline-size: min(100% - 16px, 30rem);
    margin: 0;
    padding: var(--_space) calc(var(--_space) * 3);
    border: 1px solid var(--_line-strong);
    border-radius: var(--_radius);
    background: var(--_raised);
    font-size: var(--_size-s);
    overflow-wrap: anywhere;
    pointer-events: none;
  }
  .note .rule {
    flex: none;
  }
  .note.refused {
    border-color: var(--_bad);
    border-inline-start-width: 4px;
  }
  .rule {
    color: var(--_now-ink);
    font-family: var(--_mono);
    font-weight: 700;
  }
`;

const bar = css`
  .foot {
    border-block-start: 1px solid var(--_line);
    background: var(--_ground);
  }
`;

const printed = css`
  @media print {
    :host {
      container-type: normal;
      display: block;
      block-size: auto;
      overflow: visible;
    }
  }
`;

/** What a page leaves out by `controls`, and what nobody needs who only watches. */
const left = css`
  :host([readonly]) .menu,
  :host([controls]:not([controls~='title'])) .title,
  :host([controls]:not([controls~='menu'])) .menu,
  :host([controls]:not([controls~='odds'])) :is(odds-from-here, phase-odds),
  :host([controls]:not([controls~='bar'])) .acts {
    display: none;
  }
`;

export const styles = [frame, bar, printed, left];
