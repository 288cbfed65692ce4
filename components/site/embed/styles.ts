/** How the page looks on which a tag is put together. */
import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  h2,
  h3,
  p,
  pre {
    margin: 0;
  }
  h2 {
    font-size: var(--_size-xl);
  }
  h3 {
    font-size: var(--_size-l);
  }
  .intro {
    display: grid;
    gap: var(--_space);
    margin-block-end: calc(var(--_space) * 4);
  }
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--_space) * 6);
    align-items: start;
  }
  .columns > *,
  section > * {
    min-inline-size: 0;
  }
  section,
  form,
  .codes {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--_space) * 3);
  }
  .codes {
    gap: calc(var(--_space) * 6);
  }
  form {
    grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
    align-items: start;
  }
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  label:not(.tick) {
    display: grid;
    gap: var(--_space);
  }
  label > span:first-child,
  legend {
    padding: 0;
    font-weight: 600;
  }
  .tick > span:first-of-type {
    font-weight: 400;
  }
  .wide {
    grid-column: 1 / -1;
  }
  .note {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .note:empty,
  .said:empty {
    display: none;
  }
  textarea {
    inline-size: 100%;
    background: var(--_sunken);
    font-family: var(--_mono);
    font-size: var(--_size-s);
    line-height: 1.5;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    field-sizing: content;
    max-block-size: 16rem;
  }
  .problems {
    margin: 0;
    padding: 0 0 0 calc(var(--_space) * 3);
    border-inline-start: 3px solid var(--_bad);
    list-style: none;
    overflow-wrap: anywhere;
  }
  .page {
    overflow: auto;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
  }
  .page > p {
    padding: calc(var(--_space) * 3);
  }
  @container (inline-size >= 60rem) {
    .columns {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
    .codes {
      grid-column: 1;
    }
    .shown {
      position: sticky;
      inset-block-start: calc(var(--_space) * 2);
      grid-area: 1 / 2 / span 2;
    }
    .page {
      max-block-size: calc(100vh - 5rem);
    }
  }
  @container (inline-size < 40rem) {
    .intro,
    .codes,
    form {
      padding-inline: calc(var(--_space) * 3);
    }
    .shown > h3 {
      padding-inline: calc(var(--_space) * 3);
    }
    .page {
      border-inline: 0;
      border-radius: 0;
    }
  }
`;
