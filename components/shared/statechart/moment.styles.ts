/** How the moment beside the drawing of a chart looks, and the lists of what may happen and what has. */
import { css } from 'lit';

export const momentStyles = css`
  .moment {
    display: grid;
    align-content: start;
    gap: calc(var(--_space) * 2);
  }
  h3 {
    margin: 0;
    font-size: var(--_size-l);
    overflow-wrap: anywhere;
  }
  h4 {
    margin: calc(var(--_space) * 2) 0 0;
    color: var(--_ink-soft);
    font-size: var(--_size-s);
    font-weight: 600;
  }
  p {
    margin: 0;
    max-inline-size: 44rem;
    overflow-wrap: anywhere;
  }
  .now-rule {
    margin-inline-end: calc(var(--_space) * 2);
    color: var(--_now-ink);
    font-family: var(--_mono);
  }
  .steps,
  .events,
  .refusals,
  .history {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .step {
    min-block-size: 44px;
  }
  .event {
    max-inline-size: 100%;
    min-block-size: 44px;
    flex-wrap: wrap;
    justify-content: start;
    border-color: var(--_now);
    overflow-wrap: anywhere;
    text-align: start;
  }
  .event .leads {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
    font-weight: 400;
  }
  .led {
    min-block-size: 1.45em;
    color: var(--_now-ink);
    font-size: var(--_size-s);
  }
  .refusals,
  .history {
    display: grid;
    gap: 0;
  }
  .refusals li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 calc(var(--_space) * 2);
    padding-block: var(--_space);
    border-block-start: 1px solid var(--_line);
    overflow-wrap: anywhere;
  }
  .refusals .name {
    font-weight: 600;
  }
  .refusals .why {
    color: var(--_ink-soft);
  }
  .rule-button {
    min-block-size: 28px;
    min-inline-size: 28px;
    padding: 0 calc(var(--_space) * 1.5);
    color: var(--_now-ink);
    font-family: var(--_mono);
    font-size: var(--_size-s);
  }
  .explained {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: calc(var(--_space) * 2);
    padding: calc(var(--_space) * 2);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_raised);
  }
  .plain {
    padding: var(--_space) calc(var(--_space) * 2);
  }
  .history {
    counter-reset: visit;
    font-size: var(--_size-s);
  }
  .history li {
    display: grid;
    grid-template-columns: 1.6em minmax(0, 1fr);
    gap: 0 calc(var(--_space) * 2);
    padding-block: 3px;
    counter-increment: visit;
    overflow-wrap: anywhere;
  }
  .history li::before {
    content: counter(visit);
    color: var(--_ink-soft);
    text-align: end;
  }
  .history li:last-child .where {
    color: var(--_now-ink);
    font-weight: 600;
  }
  .history .by {
    display: block;
    color: var(--_ink-soft);
  }
`;
