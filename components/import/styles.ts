/** How an import looks: by its own width, not by the window's. */
import { css } from 'lit';

const frame = css`
  :host {
    display: block;
    container: import / inline-size;
    border: 1px solid var(--_line);
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_ground);
  }
  section {
    display: grid;
    gap: calc(var(--_space) * 4);
    padding: calc(var(--_space) * 4);
    border-radius: inherit;
  }
  section > *,
  .result > * {
    min-inline-size: 0;
  }
  section.over {
    outline: 2px dashed var(--_now);
    outline-offset: -4px;
    background: var(--_now-soft);
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
  ul {
    padding: 0;
    list-style: none;
  }
  .hint,
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
    inline-size: 100%;
    min-block-size: 6.5em;
    padding: calc(var(--_space) * 2) calc(var(--_space) * 3);
    border: 1px solid var(--_line-strong);
    border-radius: var(--_radius);
    background: var(--_raised);
    color: inherit;
    font: inherit;
    font-size: max(16px, var(--_size-m));
    resize: vertical;
  }
  textarea::placeholder {
    color: var(--_ink-soft);
    opacity: 1;
  }
  .choose,
  .paste button {
    min-block-size: 44px;
  }
  .paste button {
    margin-block-start: var(--_space);
  }
  .problems {
    display: grid;
    gap: var(--_space);
    padding: calc(var(--_space) * 2) calc(var(--_space) * 3);
    border-inline-start: 3px solid var(--_bad);
    background: var(--_sunken);
    overflow-wrap: anywhere;
  }
  live-region {
    position: absolute;
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
  .tick {
    display: flex;
    gap: calc(var(--_space) * 2);
    align-items: center;
    min-block-size: 32px;
    cursor: pointer;
  }
  .tick input {
    flex: none;
    inline-size: 1.15em;
    block-size: 1.15em;
    margin: 0;
    accent-color: var(--_now);
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
    .tick,
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
