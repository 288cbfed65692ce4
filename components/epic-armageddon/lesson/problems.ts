/** What is wrong with a lesson, shown in its place. */
import { css, html, type TemplateResult } from 'lit';
import { wordsComing } from '../../shared/languages/speech.ts';
import { givenWords, problemInWords, type GivenProblem } from '../../shared/public/given-words.ts';

/** Empty until the words for it have come: then what shows it is drawn anew. */
export const problemsTemplate = (problems: readonly GivenProblem[]): TemplateResult =>
  (wordsComing('given', 'problems', 'lesson-asked') === null ? template(problems) : html``);

const template = (problems: readonly GivenProblem[]): TemplateResult => html`
  <section class="problems" part="problems" role="alert">
    <h2>${givenWords.unheld}</h2>
    <ul>${problems.map(problemInWords).map(({ path, say }) => html`<li>
      ${path === '' ? '' : html`<code>${path}</code> `}${say}
    </li>`)}</ul>
    <slot></slot>
  </section>`;

export const problemStyles = css`
  .problems {
    margin: 0;
    padding: calc(var(--_space) * 4);
    border: 1px solid var(--_line);
    border-inline-start: 4px solid var(--_bad);
    border-radius: calc(var(--_radius) * 1.5);
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
`;
