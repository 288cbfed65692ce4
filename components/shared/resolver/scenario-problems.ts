/** A scenario that cannot be played: everything that is wrong with it, and where. */
import { css, html, type TemplateResult } from 'lit';
import { wordsComing } from '../languages/speech.ts';
import { givenWords, problemInWords, type GivenProblem } from '../public/given-words.ts';

/** Empty until the words for it have come: then what shows it is drawn anew. `groups`: what is said besides. */
export const problemsTemplate = (
  problems: readonly GivenProblem[], ...groups: readonly string[]
): TemplateResult =>
  (wordsComing('resolver', 'given', 'problems', 'link-problems', 'link-steps', 'notes', ...groups) === null
    ? template(problems) : html``);

const template = (problems: readonly GivenProblem[]): TemplateResult => html`
  <section class="problems" part="problems" role="alert">
    <h2>${givenWords.problems}</h2>
    <p>${givenWords.problemsMore(problems.length)}</p>
    <ul>
      ${problems.map(problemInWords).map(({ path, say }) => html`<li>
        <code>${path || givenWords.whole}</code> <span>${say}</span>
      </li>`)}
    </ul>
    <slot></slot>
  </section>`;

export const problemStyles = css`
  .problems {
    padding: calc(var(--_space) * 4);
  }
  .problems h2 {
    margin: 0;
    font-size: var(--_size-xl);
  }
  .problems p {
    margin: var(--_space) 0 calc(var(--_space) * 3);
    color: var(--_ink-soft);
  }
  .problems ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .problems li {
    display: grid;
    gap: 0 calc(var(--_space) * 4);
    padding-block: calc(var(--_space) * 2);
    border-block-start: 1px solid var(--_line);
    overflow-wrap: anywhere;
  }
  .problems code {
    color: var(--_bad);
    font-family: var(--_mono);
    font-size: var(--_size-s);
  }
  @container resolver (min-width: 40rem) {
    .problems li {
      grid-template-columns: minmax(10rem, 1fr) 3fr;
      align-items: baseline;
    }
  }
`;
