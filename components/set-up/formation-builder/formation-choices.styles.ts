/** How the choices of a formation look. */
import { css } from 'lit';

export const choicesStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--_space) * 2);
    min-inline-size: 0;
  }
  p {
    margin: 0;
  }
  .says {
    font-weight: 600;
  }
  .row,
  .steps {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2) calc(var(--_space) * 4);
  }
  .row:empty,
  .steps:empty {
    display: none;
  }
  .field {
    display: grid;
    gap: var(--_space);
    min-inline-size: 0;
    font-size: var(--_size-s);
    font-weight: 600;
  }
  .limit,
  .soft,
  .idle,
  .count {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
    font-weight: 400;
  }
  .step {
    display: flex;
    flex: 1 1 16em;
    gap: calc(var(--_space) * 3);
    align-items: center;
    justify-content: space-between;
    min-inline-size: 0;
    max-inline-size: 24em;
    overflow-wrap: anywhere;
  }
  summary {
    padding-inline: 0;
  }
  .offers {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 24em), 1fr));
    column-gap: calc(var(--_space) * 8);
    align-items: start;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .offer {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--_space) * 2);
    justify-items: start;
    padding-block: calc(var(--_space) * 2);
    border-block-start: 1px solid var(--_line);
    overflow-wrap: anywhere;
  }
  .offer .steps {
    inline-size: 100%;
  }
  .offer.single {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
  .single .step {
    max-inline-size: none;
  }
  .refused {
    color: var(--_ink-soft);
  }
  .refusal {
    color: var(--_bad);
    font-size: var(--_size-s);
  }
`;
