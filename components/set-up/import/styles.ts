/** How an import looks: by its own width, not by the window's. */
import { css } from 'lit';

const frame = css`
  :host {
    container: import / inline-size;
  }
  .result > * {
    min-inline-size: 0;
  }
  h4 {
    margin: 0;
    font-size: var(--_size-m);
  }
  ul {
    padding: 0;
    list-style: none;
  }
  .none {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .file {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2) calc(var(--_space) * 3);
    align-items: center;
  }
  .paste {
    display: grid;
    gap: var(--_space);
    justify-items: start;
  }
  .paste label {
    font-size: var(--_size-s);
    font-weight: 600;
  }
  textarea {
    min-block-size: 6.5em;
  }
  .choose,
  .paste button {
    min-block-size: 44px;
  }
  .paste button {
    margin-block-start: var(--_space);
  }
`;

const result = css`
  .result {
    display: grid;
    gap: calc(var(--_space) * 3);
    padding-block-start: calc(var(--_space) * 4);
    border-block-start: 1px solid var(--_line);
  }
  .formations {
    display: grid;
  }
  .formation {
    display: grid;
    gap: calc(var(--_space) * 1.5);
    padding-block: calc(var(--_space) * 2);
    border-block-start: 1px solid var(--_line);
  }
  .name {
    min-inline-size: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .units {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space) calc(var(--_space) * 4);
  }
  .units,
  .none {
    padding-inline-start: calc(1.15em + var(--_space) * 2);
  }
  .riding {
    color: var(--_ink-soft);
  }
  .open {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 1.5) calc(var(--_space) * 2);
    align-items: center;
    margin-inline-start: calc(1.15em + var(--_space) * 2);
    padding: calc(var(--_space) * 1.5) calc(var(--_space) * 3);
    border-inline-start: 3px solid var(--_bad);
    background: var(--_sunken);
    font-size: var(--_size-s);
    overflow-wrap: anywhere;
  }
  .open span {
    min-inline-size: 0;
  }
  .open button {
    min-block-size: 32px;
    padding-block: 0;
    font-size: inherit;
  }
  .open .quiet {
    font-weight: 400;
    text-decoration: underline;
  }
  .or {
    color: var(--_ink-soft);
  }
  summary {
    padding-inline: 0;
  }
  .notes {
    display: grid;
    gap: var(--_space);
    padding-inline-start: calc(var(--_space) * 4);
    color: var(--_ink-soft);
    font-size: var(--_size-s);
    overflow-wrap: anywhere;
  }
  .deeds {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2);
    align-items: center;
  }
  .deeds .quiet {
    min-block-size: 44px;
  }
  @media (pointer: coarse) {
    .open button {
      min-block-size: 44px;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;

export const styles = [frame, result];
