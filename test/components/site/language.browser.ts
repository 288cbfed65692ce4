/** The choice of the site's language, with words that come late or not at all. */
import { expect } from '@open-wc/testing';
import { PublicElement } from '../../../components/shared/public/public-element.ts';
import {
  addWordSource, language, LANGUAGES, speak, type Books, type Translated,
} from '../../../components/shared/languages/speech.ts';
import { until } from '../../support/until.ts';

class ForeignTag extends PublicElement {}
customElements.define('foreign-tag', ForeignTag);

interface Coming {
  readonly letGo: (books: Books) => void;
  readonly refuse: (error: Error) => void;
}

/** What has been asked for and has not come, by language. */
const coming = new Map<Translated, Coming>();
void addWordSource(wanted => new Promise((letGo, refuse) => coming.set(wanted, { letGo, refuse })));
const asked = (wanted: Translated): Promise<Coming> => until(`the wish for ${wanted}`, () => coming.get(wanted));

/** As much of the site's page as the choice is made on. */
const PAGE = `<header><details class="menu"></details></header>
  <main>
    <p id="unspoken" hidden></p><p id="unloaded" hidden></p>
    <assault-resolver>
      <a slot="back" href="#home"></a>
      <nav slot="views" data-label="views"><a href="#set-up"></a><a href="#odds"></a><a href="#">Play</a></nav>
      <button slot="actions"></button>
      <div slot="menu">
        <select id="language">${LANGUAGES.map(one => `<option value="${one}">${one}`).join('')}</select>
      </div>
    </assault-resolver>
  </main><footer></footer>`;

describe('the choice of the language', () => {
  const page = document.createElement('div');
  let choice: HTMLSelectElement;
  let lack: HTMLElement;

  const choose = (wanted: Translated): void => {
    coming.delete(wanted);
    choice.value = wanted;
    choice.dispatchEvent(new Event('change'));
  };
  const spoken = (wanted: string): Promise<unknown> => until(`${wanted} spoken`, () => language() === wanted);

  before(async () => {
    localStorage.removeItem('assault-resolver.language');
    page.innerHTML = PAGE;
    page.append(document.createElement('foreign-tag'));
    document.body.append(page);
    choice = page.querySelector('select')!;
    lack = page.querySelector('#unspoken')!;
    await import('../../../components/site/language.ts');
  });

  afterEach(() => speak('en'));

  after(() => {
    localStorage.removeItem('assault-resolver.language');
    page.remove();
  });

  it('stays where the reader has put it while words of another language come late', async () => {
    choose('de');
    (await asked('de')).letGo({});
    await spoken('de');
    const late: ((books: Books) => void)[] = [];
    const added = addWordSource(wanted =>
      (wanted === 'de' ? new Promise(resolve => late.push(resolve)) : Promise.resolve({})));
    const letGo = await until('the late words', () => late[0]);
    choose('fr');
    const french = await asked('fr');
    letGo({ late: {} });
    await added;
    await until('the words told', () => page.querySelector('nav')!.ariaLabel !== null);
    expect([choice.value, document.documentElement.lang]).to.eql(['fr', 'fr']);
    french.letGo({});
    await spoken('fr');
    expect(choice.value).to.equal('fr');
  });

  it('says that a language could not be had, and goes back to the one that is spoken', async () => {
    choose('es');
    (await asked('es')).refuse(new Error('no Spanish'));
    await until('the reason', () => !lack.hidden);
    expect([choice.value, document.documentElement.lang, language()]).to.eql(['en', 'en', 'en']);
    choose('fr');
    (await asked('fr')).letGo({});
    await until('no reason', () => lack.hidden);
    expect(choice.value).to.equal('fr');
  });

  it('still says so when the words of an earlier choice come after it', async () => {
    choose('pl');
    const polish = await asked('pl');
    choose('es');
    (await asked('es')).refuse(new Error('no Spanish'));
    await until('the reason', () => !lack.hidden);
    polish.letGo({});
    await new Promise(resolve => setTimeout(resolve, 0));
    expect([lack.hidden, choice.value, language()]).to.eql([false, 'en', 'en']);
  });
});
