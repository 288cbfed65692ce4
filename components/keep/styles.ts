/** How the shelf looks: by its own width, not by the window's. */
import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
    container: shelf / inline-size;
    border: 1px solid var(--_line);
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_ground);
  }
  section {
    display: grid;
    gap: calc(var(--_space) * 3);
    padding: calc(var(--_space) * 4);
    border-radius: inherit;
  }
  section > * {
    min-inline-size: 0;
  }
  section.over {
    outline: 2px dashed var(--_now);
    outline-offset: -4px;
    background: var(--_now-soft);
  }
  h3,
  p,
  ul {
    margin: 0;
  }
  h3 {
    font-size: var(--_size-l);
  }
  .facts,
  .note,
  .count,
  .hint {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .why,
  .problems {
    padding: calc(var(--_space) * 2) calc(var(--_space) * 3);
    border-inline-start: 3px solid var(--_bad);
    background: var(--_sunken);
    overflow-wrap: anywhere;
  }
  .problems {
    display: grid;
    gap: var(--_space);
    list-style: none;
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
  [type='search'],
  [type='text'] {
    inline-size: 100%;
    min-block-size: 44px;
    padding-inline: calc(var(--_space) * 3);
    border: 1px solid var(--_line-strong);
    border-radius: var(--_radius);
    background: var(--_raised);
    color: inherit;
    font: inherit;
  }
  select {
    min-block-size: 44px;
  }
  label > :is([type], select) {
    font-size: var(--_size);
    font-weight: 400;
  }
  .things {
    padding: 0;
    border-block-start: 1px solid var(--_line);
    list-style: none;
  }
  .thing {
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
    .thing {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    form {
      grid-template-columns: repeat(2, minmax(0, 1fr)) auto;
      align-items: end;
    }
  }
  /* Takes no place of its own. */
  live-region {
    position: absolute;
  }
  @media print {
    .tools,
    .deeds,
    .files {
      display: none;
    }
  }
`;
