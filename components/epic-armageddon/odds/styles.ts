/** How the calculator is laid out: by its own width, not by the window's. */
import { css } from 'lit';
import { answersStyles } from './answers.styles.ts';
import { resultStyles } from './result.styles.ts';

const frame = css`
  :host {
    container: calculator / inline-size;
    border: 1px solid var(--_line);
    border-radius: calc(var(--_radius) * 1.5);
  }
  .calculator {
    display: grid;
    gap: calc(var(--_space) * 5);
    padding: 0 calc(var(--_space) * 4) calc(var(--_space) * 4);
  }
  .calculator > *,
  .result > *,
  .answers > *,
  .two > * {
    min-inline-size: 0;
  }
  h3,
  h4,
  p,
  ul {
    margin: 0;
  }
  h3 {
    font-size: var(--_size-l);
  }
  h4 {
    font-size: var(--_size-m);
  }
  .two {
    display: grid;
    gap: calc(var(--_space) * 5) calc(var(--_space) * 8);
  }
  .answers {
    display: grid;
    gap: calc(var(--_space) * 6);
    padding-block-start: calc(var(--_space) * 4);
    border-block-start: 1px solid var(--_line);
  }
  .note,
  small {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
    font-weight: 400;
  }
  .says {
    display: grid;
    gap: var(--_space);
    padding: calc(var(--_space) * 2) calc(var(--_space) * 3);
    border-inline-start: 3px solid var(--_bad);
    list-style: none;
    overflow-wrap: anywhere;
  }
  .given b {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .given {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2) calc(var(--_space) * 4);
    align-items: center;
    justify-content: space-between;
  }
  code {
    font-family: var(--_mono);
    font-size: var(--_size-s);
  }
  .table {
    display: grid;
    gap: calc(var(--_space) * 3);
    justify-items: start;
  }
  odds-map {
    inline-size: 100%;
  }
  .lack {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2);
    align-items: center;
    justify-content: space-between;
    padding-inline-start: calc(var(--_space) * 3);
    border-inline-start: 3px solid var(--_bad);
  }
`;

const wide = css`
  @container calculator (min-width: 47em) {
    .two {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @container calculator (max-width: 30em) {
    .third {
      flex-direction: column;
      gap: 2px;
      align-items: center;
    }
    .third span {
      line-height: 1.15;
    }
  }
  @container calculator (max-width: 26em) {
    .wins {
      display: none;
    }
    .deeds button {
      padding-inline: calc(var(--_space) * 2);
      font-size: var(--_size-s);
    }
    .matters li {
      grid-template-columns: 3.6em minmax(0, 1fr);
    }
    .matters svg {
      display: none;
    }
  }
  @container calculator (max-width: 16em) {
    .figures {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .third {
      grid-row: 2;
      grid-column: span 2;
    }
    .win b {
      font-size: var(--_size-xl);
    }
    .result {
      position: static;
    }
  }
  @media print {
    .result {
      position: static;
    }
    .deeds,
    .table > button {
      display: none;
    }
  }
`;

/** What a page leaves out by `controls`, and what nobody needs who only reads. */
const left = css`
  :host([readonly]) :is(.pin, .leave, .pinned),
  :host([controls]:not([controls~='sides'])) :is(.columns, .given, .says),
  :host([controls]:not([controls~='compare'])) :is(.swap, .pin, .pinned),
  :host([controls]:not([controls~='losses'])) .losses,
  :host([controls]:not([controls~='matters'])) .matters,
  :host([controls]:not([controls~='endings'])) .endings,
  :host([controls]:not([controls~='losses'], [controls~='matters'], [controls~='endings'])) .answers,
  :host([controls]:not([controls~='map'])) .table {
    display: none;
  }
`;

export const styles = [frame, resultStyles, answersStyles, wide, left];
