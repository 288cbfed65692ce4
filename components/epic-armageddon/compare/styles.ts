/** How a comparison is laid out: two columns where there is room, one at a time where there is not. */
import { css } from 'lit';
import { headingStyles } from '../../shared/parts/heading.styles.ts';
import { sidesStyles } from './sides.styles.ts';

const frame = css`
  :host {
    container: compare / inline-size;
    border: 1px solid var(--_line);
    border-radius: calc(var(--_radius) * 1.5);
  }
  h3 {
    font-size: var(--_size-m);
  }
  header,
  .apart,
  .turns,
  .charts,
  .problems {
    display: grid;
    gap: calc(var(--_space) * 3);
    padding: calc(var(--_space) * 4);
  }
  .soft {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
    font-weight: 400;
  }
  .problems ul {
    padding-inline-start: 1.2em;
  }
  .chooser {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
    gap: calc(var(--_space) * 3);
  }
  label {
    display: grid;
    gap: var(--_space);
    min-inline-size: 0;
    font-size: var(--_size-s);
    font-weight: 600;
  }
  .views,
  .toggle {
    display: flex;
  }
  :is(.views, .toggle) button {
    min-block-size: 44px;
    border-radius: 0;
  }
  :is(.views, .toggle) button:first-child {
    border-start-start-radius: var(--_radius);
    border-end-start-radius: var(--_radius);
  }
  :is(.views, .toggle) button:last-child {
    border-start-end-radius: var(--_radius);
    border-end-end-radius: var(--_radius);
    border-inline-start: 0;
  }
  [aria-pressed='true'] {
    background: var(--_now-soft);
    box-shadow: inset 0 -3px 0 var(--_now);
  }
  .letter {
    display: inline-grid;
    flex: none;
    place-items: center;
    min-inline-size: 1.5em;
    block-size: 1.5em;
    border: 1.5px solid currentColor;
    border-radius: 50%;
    font-size: var(--_size-s);
    font-weight: 700;
    line-height: 1;
  }
`;

const bar = css`
  .bar {
    position: sticky;
    z-index: 3;
    inset-block-start: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--_space) * 2);
    padding: calc(var(--_space) * 2) calc(var(--_space) * 4);
    border-block: 1px solid var(--_line);
    background: var(--_ground);
  }
  .bar button {
    min-block-size: 44px;
  }
  .bar .main {
    flex: 1 1 4rem;
    max-inline-size: 8rem;
  }
  .where {
    display: grid;
    flex: 1 1 16rem;
    min-inline-size: 0;
    padding-inline-start: calc(var(--_space) * 2);
    line-height: 1.3;
  }
  .news {
    color: var(--_now-ink);
    font-size: var(--_size-s);
    font-weight: 600;
  }
  .strip {
    flex: 1 0 100%;
    inline-size: 100%;
    block-size: 10px;
    forced-color-adjust: none;
  }
  .strip rect {
    fill: var(--_line-strong);
    opacity: 0.45;
  }
  .strip .differs {
    fill: var(--_now);
    opacity: 0.6;
  }
  .strip .here {
    fill: var(--_ink);
    opacity: 1;
  }
`;

export const styles = [headingStyles, frame, bar, sidesStyles];
