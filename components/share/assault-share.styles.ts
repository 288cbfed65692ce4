/** How the sharing of an assault looks. */
import { css } from 'lit';

export const shareStyles = css`
  :host {
    display: block;
  }
  section {
    display: grid;
    gap: calc(var(--_space) * 3);
  }
  section > * {
    min-inline-size: 0;
  }
  p,
  ul {
    margin: 0;
  }
  .note {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .field {
    display: grid;
    gap: calc(var(--_space) * 1.5);
  }
  label {
    font-weight: 600;
  }
  [type='text'] {
    background: var(--_sunken);
    font-family: var(--_mono);
    font-size: var(--_size-s);
    text-overflow: ellipsis;
  }
  .said {
    flex: 1 1 12em;
    min-block-size: 1.45em;
    font-size: var(--_size-s);
  }
  .says {
    display: grid;
    gap: var(--_space);
    padding: 0 0 0 calc(var(--_space) * 3);
    border-inline-start: 3px solid var(--_bad);
    list-style: none;
    overflow-wrap: anywhere;
  }
  details {
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
  }
  summary {
    min-block-size: 44px;
    border-radius: var(--_radius);
  }
  .unfolded {
    display: grid;
    gap: calc(var(--_space) * 2);
    padding: calc(var(--_space) * 2) calc(var(--_space) * 3) calc(var(--_space) * 3);
  }
  .code {
    display: block;
    inline-size: 100%;
    max-inline-size: 32rem;
    block-size: auto;
    border-radius: var(--_radius);
    forced-color-adjust: none;
  }
  @media print {
    .deeds,
    details {
      display: none;
    }
  }
`;
