/** What stands in the place of an element whose page gives something wrong. */
import { expect } from '@open-wc/testing';
import { LitElement, html, type TemplateResult } from 'lit';
import { ProblemsPanel } from '../../../../components/shared/public/problems-panel.ts';
import { problemStyles, problemsTemplate } from '../../../../components/shared/resolver/scenario-problems.ts';
import { until } from '../../../support/until.ts';

let isThere = false;

class WrongTag extends LitElement {
  readonly panel = new ProblemsPanel(
    this, () => (isThere ? Promise.resolve({ problemStyles, problemsTemplate }) : Promise.reject(new Error('away'))),
    tryAgain => html`<button @click=${tryAgain}>Again</button>`,
  );

  protected override render(): TemplateResult {
    return this.panel.template([{ path: 'units', say: words => words.notJson }]);
  }
}
customElements.define('wrong-tag', WrongTag);

describe('what is wrong with what a page gives', () => {
  let element: WrongTag;
  const found = (selector: string): HTMLElement | null => element.renderRoot.querySelector<HTMLElement>(selector);

  beforeEach(async () => {
    isThere = false;
    element = document.createElement('wrong-tag') as WrongTag;
    document.body.append(element);
    await until('that it lacks what says so', () => found('button'));
    isThere = true;
  });

  afterEach(() => element.remove());

  const expectSaid = async (): Promise<void> => {
    const section = await until('what is wrong', () => found('section.problems'));
    expect(section.textContent).to.contain('units').and.to.contain('It is not JSON');
    expect(getComputedStyle(found('ul')!).listStyleType).to.equal('none');
  };

  it('is said when what says it can be had after all', async () => {
    found('button')!.click();
    await expectSaid();
  });

  it('is said once there is a network again', async () => {
    window.dispatchEvent(new Event('online'));
    await expectSaid();
  });
});
