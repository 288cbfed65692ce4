/** How that looks which opens in a frame once somebody turns to it. */
import { css } from 'lit';

export const openedStyles = css`
  .large {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: var(--_radius);
    background: none;
    color: inherit;
    cursor: pointer;
  }
  .large:hover {
    background: var(--_sunken);
  }
  .large svg {
    inline-size: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  :host([controls][controls~='fullscreen']) .top {
    display: flex;
  }
  :host([controls]:not([controls~='fullscreen'])) .large {
    display: none;
  }
  .choice {
    position: absolute;
    inset-inline-end: 0;
    inset-block-end: calc(100% + 8px);
    display: grid;
    inline-size: max-content;
    max-inline-size: calc(100cqi - 24px);
    max-block-size: 50cqb;
    overflow-y: auto;
    padding: calc(var(--_space) * 2);
    border: 1px solid var(--_line-strong);
    border-radius: 10px;
    background: var(--_raised);
    box-shadow: 0 8px 24px rgb(0 0 0 / 18%);
  }
  .choice button {
    min-block-size: 44px;
    padding-inline: calc(var(--_space) * 3);
    border: 0;
    border-radius: var(--_radius);
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  .choice button[aria-pressed='true'] {
    background: var(--_now-soft);
    color: var(--_now-ink);
  }
  .in-words {
    block-size: 100%;
    min-block-size: 16rem;
  }
  .in-words::part(tools) {
    display: none;
  }
  .log report-log {
    min-block-size: 0;
    overflow-y: auto;
  }
  @container frame (width >= 600px) and (min-aspect-ratio: 6/5) and (height < 480px) {
    .choice {
      inset-block: calc(100% + 4px) auto;
    }
  }
`;
