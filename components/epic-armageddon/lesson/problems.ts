/** What is wrong with a lesson, or lacks of the program, shown in its place. */
import { css, html, type TemplateResult } from 'lit';
import type { Problem } from '../../../src/parsing/problems.ts';
import { wordsComing } from '../../shared/languages/speech.ts';
import { respoken } from '../../shared/languages/spoken.ts';
import { lessonShellWords } from './lesson-shell-words.ts';

/** Empty until the words for it have come: then what shows it is drawn anew. */
export const lessonProblemsTemplate = (problems: readonly Problem[]): TemplateResult =>
  (wordsComing('given', 'problems') === null ? template(problems) : html``);

const template = (problems: readonly Problem[]): TemplateResult => html`
  <section class="problems" part="problems" role="alert">
    <h2>${lessonShellWords.problems}</h2>
    <ul>${problems.map(({ path, say }) => html`<li>
      ${path === '' ? '' : html`<code>${path}</code> `}${respoken(say)}
    </li>`)}</ul>
    <slot></slot>
  </section>`;

/** A part of the program has not come. */
export const lackTemplate = (tryAgain: () => void): TemplateResult => html`<div class="lack" role="alert">
  <p>${lessonShellWords.notLoaded}</p>
  <button type="button" @click=${tryAgain}>${lessonShellWords.tryAgain}</button>
</div>`;

export const problemStyles = css`
  .problems,
  .reading,
  .lack {
    margin: 0;
    padding: calc(var(--_space) * 4);
    border: 1px solid var(--_line);
    border-radius: calc(var(--_radius) * 1.5);
  }
  .problems {
    border-inline-start: 4px solid var(--_bad);
  }
  .problems h2 {
    margin: 0 0 calc(var(--_space) * 2);
    font-size: var(--_size-l);
  }
  .problems ul {
    margin: 0;
    padding-inline-start: 1.2em;
  }
  .problems li {
    overflow-wrap: anywhere;
  }
  .lack {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2);
    align-items: center;
    justify-content: space-between;
  }
  .lack p {
    margin: 0;
  }
`;
