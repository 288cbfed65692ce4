/** Who is selected on the map, in the panel, with the way to ask why. */
import { css, html, type TemplateResult } from 'lit';
import { CounterAsked } from '../battlefield/events.ts';
import { resolverWords } from './resolver-words.ts';

/** A tap on one who may be chosen chooses: it is asked here. */
export const selectedBand = ({ id, name }: { readonly id: string; readonly name: string }): TemplateResult => html`
  <p class="selected">
    <b>${name}</b>
    <button
      type="button" class="quiet why" aria-label="${resolverWords.why} ${name}"
      @click=${({ currentTarget }: Event) => currentTarget!.dispatchEvent(new CounterAsked(id))}
    >${resolverWords.why}</button>
  </p>`;

export const selectedStyles = css`
  .selected {
    display: flex;
    gap: calc(var(--_space) * 2);
    align-items: center;
    justify-content: space-between;
    margin: 0 var(--_head-room, 0) calc(var(--_space) * 2) 0;
    padding-inline-start: calc(var(--_space) * 3);
    border-radius: var(--_radius);
    background: var(--_now-soft);
    overflow-wrap: anywhere;
  }
  .why {
    flex: none;
    min-block-size: 44px;
    color: var(--_now-ink);
  }
`;
