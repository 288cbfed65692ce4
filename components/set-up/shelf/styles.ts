/** How the shelf looks: by its own width, not by the window's. */
import { css } from 'lit';

export const styles = css`
  :host {
    container: shelf / inline-size;
  }
  section {
    gap: calc(var(--_space) * 3);
  }
  .facts,
  .note,
  .count {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .why {
    padding: calc(var(--_space) * 2) calc(var(--_space) * 3);
    border-inline-start: 3px solid var(--_bad);
    background: var(--_sunken);
    overflow-wrap: anywhere;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2) calc(var(--_space) * 3);
  }
  label {
    display: grid;
    gap: var(--_space);
    font-size: var(--_size-s);
    font-weight: 600;
  }
  .tools label:first-child {
    flex: 1 1 9rem;
  }
  .items {
    padding: 0;
    border-block-start: 1px solid var(--_line);
    list-style: none;
  }
  .item {
    display: grid;
    gap: calc(var(--_space) * 2) calc(var(--_space) * 4);
    align-items: center;
    padding-block: calc(var(--_space) * 3);
    border-block-end: 1px solid var(--_line);
  }
  .what {
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .name {
    font-weight: 600;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 calc(var(--_space) * 3);
  }
  .kind {
    color: var(--_ink);
  }
  .unsaved {
    color: var(--_bad);
    font-weight: 600;
  }
  .unsaved::before {
    content: '△ ';
  }
  .removed .what {
    color: var(--_ink-soft);
  }
  .deeds,
  .files {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2);
    align-items: center;
  }
  .deeds button,
  .files button {
    min-block-size: 44px;
  }
  .deeds .quiet {
    font-weight: 400;
  }
  form {
    display: grid;
    gap: calc(var(--_space) * 3);
    grid-column: 1 / -1;
  }
  .hint {
    flex: 1 1 14rem;
  }
  @container shelf (min-width: 36em) {
    .item {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    form {
      grid-template-columns: repeat(2, minmax(0, 1fr)) auto;
      align-items: end;
    }
  }
  @media print {
    .tools,
    .deeds,
    .files {
      display: none;
    }
  }
`;
