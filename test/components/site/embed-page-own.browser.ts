/** What the page that builds a tag offers of the visitor's own, and in which words, before the site is built. */
import { expect } from '@open-wc/testing';
import type { Page } from '../../../components/site/site-page.ts';
import { shelfOfPage } from '../../../components/set-up/shelf/assault-shelf.ts';
import { speak } from '../../../components/shared/languages/speech.ts';
import { warhammer40kSamplesBooks as germanSamplesBooks } from '../../../components/translations/de/screen.ts';
import { SAMPLES } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import { PHASE_SAMPLES } from '../../../src/warhammer-40k/scenario/samples/samples.ts';
import { until } from '../../support/until.ts';
import { textOf } from '../epic-armageddon/resolver/driving.ts';
import { forget } from './visit.ts';

const germanEditions = germanSamplesBooks['warhammer-40k/editions'];

type Builder = HTMLElement & { readonly own: readonly { readonly name: string }[] };

describe('the page that builds a tag', () => {
  let page: Page;
  let builder: Builder;

  before(async () => {
    const table = document.createElement('assault-resolver');
    document.body.append(table); // as on the site, where it is there first
    ({ page } = await import('../../../components/site/embed-page.ts'));
    table.remove();
    builder = page.element as Builder;
    document.body.append(builder);
  });

  after(async () => {
    builder.remove();
    await forget();
  });

  it('offers each thing of the shelf once, however often the page is opened while the shelf is', async () => {
    const shelf = await shelfOfPage();
    await shelf.put({ kind: 'assault', name: 'Mine', content: { scenario: SAMPLES[0]!.scenario, events: [], at: 0 } });
    const phase = PHASE_SAMPLES[0]!.scenario('7th');
    await shelf.put({ kind: 'phase', name: 'My phase', content: { scenario: phase, events: [], at: 0 } });
    page.show('');
    page.show('');
    await until('what is kept', () => builder.own.length > 1);
    await new Promise(resolve => setTimeout(resolve, 0)); // both answers are there by then
    expect(builder.own.map(({ name }) => name)).to.have.members(['Mine', 'My phase']).and.to.have.length(2);
    shelf.close();
  });

  it('names editions in the language of the screen before anything is played by them', async () => {
    document.documentElement.lang = 'de';
    await speak('de');
    try {
      await until('the German name', () => textOf(builder).includes(germanEditions['7th']));
    } finally {
      document.documentElement.lang = 'en';
      await speak('en');
    }
  });
});
