/** How the editor looks: the map fills its place, and the tools lie over it. */
import { css } from 'lit';
import { spokenOnly } from '../../shared/theme/theme.ts';
import { panelStyles } from './panel.styles.ts';

const frame = css`
  :host {
    display: block;
    block-size: 100%;
    min-block-size: 0;
    min-inline-size: 0;
  }
  .map {
    container: map / inline-size;
  }
  table-map {
    block-size: 100%;
  }
  .inviting {
    position: absolute;
    inset: 0 16px 25%;
    display: grid;
    place-content: center;
    color: var(--_ink-soft);
    font-size: var(--_size-l);
    text-align: center;
    pointer-events: none;
  }
  h2,
  h3,
  p,
  ul {
    margin: 0;
  }
  h2,
  h3 {
    font-size: var(--_size-m);
    overflow-wrap: anywhere;
  }
  .hint,
  .note,
  small {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
    font-weight: 400;
    overflow-wrap: anywhere;
  }
`;

const tools = css`
  .over {
    position: absolute;
    inset: 8px 8px auto auto;
    display: grid;
    gap: 8px;
    justify-items: end;
    max-inline-size: calc(100% - 16px);
    pointer-events: none;
  }
  .over :is(.group, .beside > *) {
    pointer-events: auto;
  }
  .tools {
    display: grid;
    gap: 8px;
    justify-items: end;
  }
  .group {
    display: flex;
    border-radius: var(--_radius);
    background: var(--_raised);
    box-shadow: 0 1px 4px rgb(0 0 0 / 18%);
    overflow: hidden;
  }
  .group button {
    gap: 6px;
    min-inline-size: 44px;
    min-block-size: 44px;
    padding: 0 10px;
    border: 0;
    border-radius: 0;
    background: none;
  }
  .group button:focus-visible {
    outline-offset: -3px;
  }
  .group .tool {
    padding: 0;
  }
  .over button[aria-pressed='true'] {
    background: var(--_now-soft);
    color: var(--_now-ink);
  }
  .beside {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    justify-content: end;
    align-items: center;
  }
  .beside:not(:has(> *)) {
    display: none;
  }
  .beside > :is(button, .ground) {
    min-block-size: 44px;
    padding-inline: 10px;
    border-radius: var(--_radius);
    background: var(--_raised);
    box-shadow: 0 1px 4px rgb(0 0 0 / 18%);
    font-size: var(--_size-s);
  }
  .beside .ground {
    display: flex;
    gap: 8px;
    align-items: center;
    max-inline-size: 16rem;
  }
  .beside .hint {
    padding: 4px 10px;
    border-radius: var(--_radius);
    background: var(--_raised);
  }
  /* For those who come to it by keyboard. */
  .by-keys:not(:focus) {
    position: absolute;
    inline-size: 1px;
    min-block-size: 0;
    block-size: 1px;
    padding: 0;
    border: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .sign {
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.7;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .discs {
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 4;
    stroke-linecap: round;
  }
  /* There is room for the signs alone; what they mean stays for those who cannot see them. */
  @container map (max-width: 559px) {
    .task {
      padding: 0;
    }
    .task span {
      ${spokenOnly}
    }
  }
  @media (forced-colors: active) {
    .group,
    .beside > :is(button, .ground) {
      border: 1px solid;
    }
    .over button[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  @media print {
    .over {
      display: none;
    }
  }
`;

export const styles = [frame, tools, panelStyles];
