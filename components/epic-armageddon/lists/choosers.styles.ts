/** How the choice of lists looks, and of a list of one's own. */
import { css } from 'lit';

export const choosersStyles = css`
  .choose {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    align-items: center;
    padding: 8px 16px;
  }
  .choose label,
  .list,
  .state {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
  }
  .list {
    flex-wrap: nowrap;
    min-inline-size: 0;
  }
  .list select {
    max-inline-size: 20rem;
    font-weight: 600;
  }
  .choose select {
    field-sizing: content;
    min-inline-size: 0;
    text-overflow: ellipsis;
  }
  .state {
    flex: none;
    gap: 4px 12px;
    margin-inline-start: auto;
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .sign {
    inline-size: 16px;
    block-size: 16px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .own {
    display: grid;
    gap: 8px;
    padding: 12px 16px;
    background: var(--_now-soft);
  }
  .own label {
    display: grid;
    gap: 4px;
    font-weight: 600;
  }
  .own .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
  }
  .own input {
    min-block-size: 44px;
    font: inherit;
  }
  .own .file {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    font-weight: 400;
  }
  @container lists (min-width: 1100px) {
    .choose,
    .state,
    .choose label {
      flex-wrap: nowrap;
      white-space: nowrap;
    }
  }
  .narrow .choose {
    padding: 8px 12px;
  }
  .narrow .state {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    align-items: end;
    inline-size: 100%;
    margin-inline-start: 0;
  }
  .narrow .state label {
    display: grid;
  }
  .narrow .state select {
    inline-size: 100%;
  }
  .narrow .list {
    flex: 1 1 40%;
  }
  .narrow .list select {
    flex: 1;
  }
`;
