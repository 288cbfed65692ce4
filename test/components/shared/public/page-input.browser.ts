/** What is written inside a tag, while the tag is off the page. */
import { expect } from '@open-wc/testing';
import { LitElement, type PropertyValues } from 'lit';
import { PageInput } from '../../../../components/shared/public/page-input.ts';
import { givenWords, problemInWords } from '../../../../components/shared/public/given-words.ts';
import { addWordSource, speak } from '../../../../components/shared/languages/speech.ts';
import { givenBooks as germanGivenBooks } from '../../../../components/translations/de/screen.ts';
import { until } from '../../../support/until.ts';

const german = germanGivenBooks.embed;

class GivenTag extends LitElement {
  static override properties = { scenario: {} };
  declare scenario: unknown;
  readonly given: PageInput<'scenario'> = new PageInput(this, 'scenario');

  constructor() {
    super();
    this.scenario = null;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('scenario')) this.given.take();
  }
}
customElements.define('given-tag', GivenTag);

const scriptWith = (json: string): HTMLScriptElement =>
  Object.assign(document.createElement('script'), { type: 'application/json', textContent: json });

describe('what is given inside a tag', () => {
  let element: GivenTag;

  beforeEach(async () => {
    element = document.createElement('given-tag') as GivenTag;
    element.append(scriptWith('{"at":1}'));
    document.body.append(element);
    await until('the first', () => element.scenario);
  });

  afterEach(() => element.remove());

  it('is what stands there when the tag comes back to the page', async () => {
    element.remove();
    element.replaceChildren(scriptWith('{"at":2}'));
    document.body.append(element);
    await element.updateComplete;
    expect(element.scenario).to.eql({ at: 2 });
  });

  it('is told of in the language in which it is read where it is wrong', async () => {
    await addWordSource(() => Promise.resolve({ embed: german }), 'given');
    element.replaceChildren(scriptWith('{"at":'));
    const [problem] = await until('what is wrong', () => element.given.problems.length > 0 && element.given.problems);
    await speak('de');
    expect(problemInWords(problem!)).to.eql({ path: german.inTag, say: german.notJson });
    await speak('en');
    expect(problemInWords(problem!).path).not.to.equal(german.inTag);
  });

  it('is told of as too large where it is', async () => {
    element.replaceChildren(scriptWith(JSON.stringify(['x'.repeat(2_000_000)])));
    const [problem] = await until('what is wrong', () => element.given.problems.length > 0 && element.given.problems);
    expect(problemInWords(problem!).say).to.equal(givenWords.tooLarge);
  });

  it('stays as it is when nothing has been changed, and gives way to what the page gives itself', async () => {
    const { scenario } = element;
    element.remove();
    document.body.append(element);
    await element.updateComplete;
    expect(element.scenario).to.equal(scenario);
    element.scenario = { at: 3 };
    await element.updateComplete;
    element.remove();
    document.body.append(element);
    await element.updateComplete;
    expect(element.scenario).to.eql({ at: 3 });
  });
});
