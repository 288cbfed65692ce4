/** How everything round the drawing of a chart looks. */
import { css } from 'lit';

export const styles = css`
  :host {
    container-type: inline-size;
  }
  .frame {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--_space) * 3);
    padding: calc(var(--_space) * 3);
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space) calc(var(--_space) * 2);
  }
  .tools {
    display: contents;
  }
  .bar .files {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2);
    margin-inline-start: auto;
  }
  .tools > button,
  .names button,
  .files button,
  .close {
    min-block-size: 36px;
    font-size: var(--_size-s);
  }
  .tools > button:not(.icon),
  .tools :is(.names, .files) button {
    padding-inline: calc(var(--_space) * 2);
  }
  .bar .steps {
    margin-inline-end: calc(var(--_space) * 3);
  }
  .bar .remarks {
    flex-basis: 100%;
  }
  .bar .icon {
    font-size: var(--_size-l);
  }
  chart-drawing {
    --_height: var(--assault-height, clamp(18rem, 62vh, 44rem));
    --_most: var(--assault-height, clamp(18rem, 84vh, 64rem));
  }
  .drawn {
    min-inline-size: 0;
  }
  .path {
    display: flex;
    flex-wrap: wrap;
    margin: 0 0 var(--_space);
    padding: 0;
    color: var(--_ink-soft);
    font-size: var(--_size-s);
    list-style: none;
  }
  .path li {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .path li + li::before {
    content: '›';
    margin-inline: var(--_space);
  }
  .path li:last-child {
    color: var(--_now-ink);
    font-weight: 600;
  }
  .names {
    display: flex;
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space) calc(var(--_space) * 4);
    margin: calc(var(--_space) * 2) 0 0;
    padding: 0;
    color: var(--_ink-soft);
    font-size: var(--_size-s);
    list-style: none;
  }
  .legend li {
    display: inline-flex;
    gap: calc(var(--_space) * 1.5);
    align-items: center;
  }
  .swatch {
    box-sizing: border-box;
    inline-size: 16px;
    block-size: 16px;
    border: 1px solid var(--_line-strong);
    border-radius: 4px;
    background: var(--_raised);
    forced-color-adjust: none;
  }
  .swatch.here {
    border: 3px solid var(--_now);
    background: var(--_now-soft);
  }
  .swatch.visited {
    border-radius: 50%;
  }
  .swatch.visited::before {
    content: '✓';
    display: grid;
    place-items: center;
    block-size: 100%;
    color: var(--_good);
    font-size: 11px;
    font-weight: 700;
  }
  .swatch.next {
    block-size: 0;
    border: 0;
    border-block-start: 3px solid var(--_now);
    border-radius: 0;
  }
  .bar [aria-pressed='true'] {
    border-color: var(--_now);
    background: var(--_now-soft);
    color: var(--_now-ink);
  }
  :host(:fullscreen) {
    overflow: auto;
    background: var(--_ground);
  }
  .waiting {
    padding: calc(var(--_space) * 6);
    text-align: center;
  }
  @container (max-width: 38rem) {
    chart-drawing {
      --_most: var(--assault-height, 400rem);
    }
  }
  @container (max-width: 30rem) {
    .frame {
      padding: calc(var(--_space) * 2);
    }
    .bar :is(button:not(.icon)) {
      padding-inline: calc(var(--_space) * 2);
    }
    .bar .steps {
      margin-inline-end: 0;
    }
    /* One row that is moved sideways, so that the drawing is in first sight. */
    .tools {
      display: flex;
      flex: 1 0 100%;
      gap: calc(var(--_space) * 2);
      min-inline-size: 0;
      max-inline-size: 100%;
      padding: 3px;
      margin: -3px;
      overflow-x: auto;
    }
    .tools > *,
    .tools .files {
      flex: none;
      flex-wrap: nowrap;
      white-space: nowrap;
    }
  }
  @container (min-width: 58rem) {
    .frame {
      grid-template-columns: minmax(0, 1fr) 22rem;
    }
    .bar {
      grid-column: 1 / -1;
    }
    .beside {
      grid-column: 2;
      grid-row: 2;
    }
    chart-tree {
      max-block-size: var(--assault-height, clamp(18rem, 62vh, 44rem));
      overflow-y: auto;
    }
  }
  @media print {
    .frame {
      display: block;
      padding: 0;
    }
    .frame > :not(.drawn) {
      display: none;
    }
  }
  /* What a page leaves out by its controls. */
  :host([controls]:not([controls~='steps'])) .bar .steps,
  :host([controls]:not([controls~='view'])) :is(.tools > button, .names, .path),
  :host([controls]:not([controls~='files'])) .bar .files {
    display: none;
  }
`;
