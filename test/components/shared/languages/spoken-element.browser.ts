/** Elements that were not there when another language was spoken, and words that come after what they are said in. */
import { expect, fixture, html } from '@open-wc/testing';
import { LitElement, type TemplateResult } from 'lit';
import { SpokenElement } from '../../../../components/shared/languages/spoken-element.ts';
import { spoken } from '../../../../components/shared/languages/spoken.ts';
import { addWordSource, speak } from '../../../../components/shared/languages/speech.ts';
import '../../../../components/epic-armageddon/report/assault-report.ts';
import { reportWords } from '../../../../components/shared/report/report-words.ts';
import { SAMPLES } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';

const words = spoken('spoken-element', { hello: 'Hello' });

class SpokenTag extends SpokenElement {
  protected override render(): TemplateResult {
    return html`<p>${words.hello}</p>`;
  }
}
customElements.define('spoken-tag', SpokenTag);

const saidBy = async (element: Element): Promise<string> => {
  await (element as LitElement).updateComplete;
  return element.shadowRoot!.textContent;
};

void addWordSource(wanted => Promise.resolve(wanted === 'de' ? { 'spoken-element': { hello: 'Hallo' } } : {}));

describe('an element with words', () => {
  afterEach(() => speak('en'));

  it('speaks the language of the moment when it comes back to the page', async () => {
    const element = await fixture(html`<spoken-tag></spoken-tag>`);
    expect(await saidBy(element)).to.equal('Hello');
    const place = element.parentElement!;
    element.remove();
    await speak('de');
    place.append(element);
    expect(await saidBy(element)).to.equal('Hallo');
  });

  it('says anew what it has worked out when words of the same language come later', async () => {
    await speak('de');
    const report = Object.assign(document.createElement('assault-report'), { scenario: SAMPLES[0]!.scenario });
    await fixture(html`<div>${report}</div>`);
    expect(await saidBy(report)).to.contain('initiative 1+').and.not.to.contain('Initiative ab 1');
    const book = { ...reportWords, initiative: (value: number): string => `Initiative ab ${value}` };
    await addWordSource(wanted => Promise.resolve(wanted === 'de' ? { report: book } : {}));
    expect(await saidBy(report)).to.contain('Initiative ab 1').and.not.to.contain('initiative 1+');
  });
});
