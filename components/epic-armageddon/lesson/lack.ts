/** A lesson that has not come: it is on its way, or a part of the program lacks. */
import { css, html, type TemplateResult } from 'lit';
import { lessonShellWords } from './lesson-shell-words.ts';

/** A part of the program has not come. */
export const lackTemplate = (tryAgain: () => void): TemplateResult => html`<div class="lack" role="alert">
  <p>${lessonShellWords.notLoaded}</p>
  <button type="button" @click=${tryAgain}>${lessonShellWords.tryAgain}</button>
</div>`;

export const lackStyles = css`
  .reading,
  .lack {
    margin: 0;
    padding: calc(var(--_space) * 4);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
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
