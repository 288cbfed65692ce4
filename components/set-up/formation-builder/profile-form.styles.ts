/** How the form for a profile looks. */
import { css } from 'lit';

export const formStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }
  form,
  fieldset {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15em), 1fr));
    gap: calc(var(--_space) * 3);
    align-items: start;
    min-inline-size: 0;
  }
  fieldset {
    margin: 0;
    padding: calc(var(--_space) * 2) calc(var(--_space) * 3) calc(var(--_space) * 3);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
  }
  legend {
    padding-inline: var(--_space);
    font-weight: 600;
  }
  .wide {
    grid-column: 1 / -1;
  }
  .field {
    display: grid;
    gap: var(--_space);
    min-inline-size: 0;
    font-size: var(--_size-s);
  }
  .field > span:first-child {
    font-weight: 600;
  }
  select {
    inline-size: 100%;
  }
  input[type='text'][aria-invalid='true'] {
    border-color: var(--_bad);
  }
  .fault {
    display: grid;
    margin: 0;
    color: var(--_bad);
    font-size: var(--_size-s);
    overflow-wrap: anywhere;
  }
  .fault:not(:has(span)) {
    display: none;
  }
  .tick {
    font-size: var(--_size-s);
  }
  .ends {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2);
  }
`;
