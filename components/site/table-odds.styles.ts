/** How the odds of the table of the site look: they fill the page, with a top bar of their own. */
import { css } from 'lit';

export const styles = css`
  :host {
    --assault-height: auto;

    border: 0;
    border-radius: 0;
  }
  .top {
    display: flex;
    align-items: center;
    min-block-size: 48px;
    padding-inline: 2px;
    border-block-end: 1px solid var(--_line);
  }
  .beside {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-block-size: 0;
  }
  .rest {
    flex: 1;
    min-block-size: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  .rest > .note {
    padding: calc(var(--_space) * 3);
  }
  .acts > .main {
    margin-inline-start: auto;
  }
  :host([alone]) {
    block-size: auto;
  }
  .menu summary::before {
    content: none;
  }
  .news:empty {
    display: none;
  }
  .change {
    justify-self: start;
    padding-block: calc(var(--_space) * 2);
    color: var(--_now-ink);
    font-weight: 600;
  }
`;
