/** How the form of a moment looks. */
import { css } from 'lit';

export const formStyles = css`
  :host {
    display: block;
  }
  section {
    display: grid;
    gap: calc(var(--_space) * 4);
    min-inline-size: 0;
    padding: calc(var(--_space) * 4);
    border: 1px solid var(--_now);
    border-radius: calc(var(--_radius) * 1.5);
  }
  h3 {
    margin: 0;
    font-size: var(--_size-l);
    overflow-wrap: anywhere;
  }
  h3:focus {
    outline: none;
  }
  h4,
  p {
    margin: 0;
    font-size: inherit;
  }
  .soft {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  h3 + .soft {
    margin-block-start: calc(var(--_space) * -3);
  }
  .kinds::part(choice) {
    min-block-size: 44px;
  }
  .field {
    display: grid;
    gap: var(--_space);
    min-inline-size: 0;
    font-weight: 600;
  }
  .field select {
    inline-size: 100%;
    text-overflow: ellipsis;
  }
  .parameters {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
    gap: calc(var(--_space) * 3);
    align-items: start;
  }
  assault-battlefield {
    block-size: clamp(16rem, 40vh, 22rem);
    border: 1px solid var(--_line);
  }
  aside {
    display: grid;
    gap: calc(var(--_space) * 2);
    padding: calc(var(--_space) * 3);
    border: 1px dashed var(--_line);
    border-radius: var(--_radius);
    background: var(--_raised);
    overflow-wrap: anywhere;
  }
  .remarks {
    margin: 0;
    padding: calc(var(--_space) * 2) calc(var(--_space) * 3);
    border-inline-start: 3px solid var(--_line);
    color: var(--_ink-soft);
    list-style: none;
  }
  .problems {
    margin: 0;
    padding: calc(var(--_space) * 2) calc(var(--_space) * 3);
    border-inline-start: 3px solid var(--_bad);
    list-style: none;
    overflow-wrap: anywhere;
  }
  summary {
    min-block-size: 44px;
    padding-inline: 0;
  }
  .more {
    display: grid;
    gap: calc(var(--_space) * 4);
    padding-block-start: calc(var(--_space) * 2);
  }
  .figures {
    line-height: 1.8;
  }
  code {
    padding: 0 var(--_space);
    border-radius: var(--_radius);
    background: var(--_sunken);
    font-family: var(--_mono);
    font-size: var(--_size-s);
    white-space: nowrap;
  }
`;
