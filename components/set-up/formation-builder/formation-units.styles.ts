/** How the units of a formation look: cards side by side where there is room. */
import { css } from 'lit';

export const unitsStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--_space) * 3);
    min-inline-size: 0;
  }
  .kinds {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 19em), 1fr));
    gap: calc(var(--_space) * 3);
    align-items: start;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .kind {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--_space) * 2);
    min-inline-size: 0;
    padding: calc(var(--_space) * 3);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_raised);
  }
  .character {
    padding-block-start: calc(var(--_space) * 2);
    border-block-start: 1px dashed var(--_line-strong);
  }
  .options {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space) calc(var(--_space) * 3);
    align-items: center;
    min-inline-size: 0;
    font-size: var(--_size-s);
  }
  .options select {
    min-inline-size: 0;
    max-inline-size: 100%;
    font-size: var(--_size-s);
  }
  .options small {
    color: var(--_ink-soft);
  }
  .counted {
    display: flex;
    flex: 1 1 14em;
    gap: calc(var(--_space) * 2);
    align-items: center;
    justify-content: space-between;
  }
  summary {
    padding-inline: 0;
    font-size: var(--_size-s);
  }
  .count {
    color: var(--_ink-soft);
    font-weight: 400;
  }
  .units {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .unit {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space) calc(var(--_space) * 2);
    align-items: center;
    padding-block: var(--_space);
    border-block-start: 1px solid var(--_line);
    font-size: var(--_size-s);
    overflow-wrap: anywhere;
  }
  .unit .name,
  .carried b {
    flex: 1;
    min-inline-size: 6em;
  }
  .carried {
    display: flex;
    flex-wrap: wrap;
    flex-basis: 100%;
    gap: calc(var(--_space) * 2);
    align-items: center;
    padding-inline-start: calc(var(--_space) * 3);
  }
  .ride {
    display: flex;
    gap: calc(var(--_space) * 2);
    align-items: center;
    min-inline-size: 0;
  }
  .unit select {
    font-size: var(--_size-s);
  }
  @media (pointer: coarse) {
    button.icon {
      min-inline-size: 44px;
      min-block-size: 44px;
    }
  }
`;
