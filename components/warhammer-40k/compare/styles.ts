/** The look of four editions side by side: columns where there is room, one under the other where there is not. */
import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
    container: editions / inline-size;
  }
  .frame {
    display: grid;
    gap: calc(var(--_space) * 4);
    padding: calc(var(--_space) * 3);
  }
  label {
    display: grid;
    gap: var(--_space);
    max-inline-size: 32rem;
    font-size: var(--_size-s);
    font-weight: 600;
  }
  .tick {
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: calc(var(--_space) * 2);
    min-block-size: 44px;
    max-inline-size: none;
    cursor: pointer;
  }
  .tick input {
    inline-size: 24px;
    block-size: 24px;
    margin: 0;
  }
  p,
  h3,
  h4,
  ol,
  ul,
  dl,
  dd {
    margin: 0;
    padding: 0;
  }
  ol,
  ul {
    list-style: none;
  }
  .soft {
    color: var(--_ink-soft);
  }
  summary {
    min-block-size: 44px;
    align-content: center;
    font-weight: 600;
    cursor: pointer;
  }
  .steps {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
  }
  .steps button,
  .going button {
    min-block-size: 44px;
  }
  .steps button[aria-current='step'] {
    background: var(--_now-soft);
    box-shadow: inset 0 -3px 0 var(--_now);
  }
  .going {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--_space) * 2);
  }
  .editions {
    display: grid;
    gap: calc(var(--_space) * 3);
  }
  .edition {
    display: grid;
    align-content: start;
    gap: calc(var(--_space) * 2);
    min-inline-size: 0;
    padding: calc(var(--_space) * 3);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_raised);
  }
  .edition h4 {
    font-size: var(--_size-l);
  }
  .said {
    display: grid;
    gap: calc(var(--_space) * 1.5);
  }
  .said li {
    padding-inline-start: calc(var(--_space) * 2.5);
    border-inline-start: 3px solid var(--_line);
    overflow-wrap: anywhere;
  }
  .said li.differs {
    border-inline-start-color: var(--_now);
    background: var(--_now-soft);
  }
  .rule {
    color: var(--_ink-soft);
    font-family: var(--_mono);
    font-size: var(--_size-s);
  }
  .faces {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 0.5);
  }
  .faces span {
    display: inline-grid;
    place-items: center;
    inline-size: 1.6em;
    block-size: 1.6em;
    border: 1px solid var(--_line-strong);
    border-radius: 4px;
    font-size: var(--_size-s);
    font-variant-numeric: tabular-nums;
  }
  .faces .counts {
    font-weight: 700;
    background: var(--_sunken);
  }
  .questions {
    display: grid;
    gap: calc(var(--_space) * 3);
  }
  .question {
    display: grid;
    gap: calc(var(--_space) * 2);
    padding: calc(var(--_space) * 3);
    border-inline-start: 3px solid var(--_now);
    background: var(--_sunken);
  }
  .question dl {
    display: grid;
    gap: var(--_space) calc(var(--_space) * 3);
  }
  .two {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 3);
    padding-block: calc(var(--_space) * 3);
  }
  .differences {
    display: grid;
    gap: calc(var(--_space) * 3);
  }
  .differences li {
    display: grid;
    gap: var(--_space);
    overflow-wrap: anywhere;
  }
  .letter {
    font-weight: 700;
  }
  dt {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  @container editions (inline-size >= 700px) {
    .editions,
    .question dl {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    .edition h4 {
      min-block-size: 2.6em;
    }
  }
`;
