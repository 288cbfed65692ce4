/** What is said of a link that is opened on the table of the site, before the site is built. */
import { expect } from '@open-wc/testing';
import '../../../components/embed/lazy/assault-resolver.ts';
import { speak } from '../../../components/shared/languages/speech.ts';
import { linkProblemsBooks as germanProblemsBooks } from '../../../components/translations/de/problems.ts';
import { SAMPLES } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import { until } from '../../support/until.ts';

const german = germanProblemsBooks['share/link-reading'];

describe('a link that is opened on the table', () => {
  const page = document.createElement('div');

  before(() => {
    sessionStorage.clear();
    page.innerHTML = '<header><nav><a href="#">Play</a></nav></header><p id="said"></p>'
      + '<assault-resolver></assault-resolver>';
    document.body.append(page);
  });

  after(async () => {
    page.remove();
    location.hash = '';
    await speak('en');
  });

  it('is told of in the language that is spoken, as long as what is wrong with it is shown', async () => {
    const { openLink } = await import('../../../components/site/play-on-table.ts');
    location.hash = '#play=7.';
    await openLink('#play=7.');
    const said = page.querySelector('#said')!;
    expect(said.textContent).to.contain('unknown kind');
    await speak('de');
    expect(said.textContent).to.equal(german.unknownKind('“7”', ['1', '40k-1']));
    location.hash = '#odds';
    await new Promise(resolve => window.addEventListener('hashchange', resolve, { once: true }));
    await speak('en');
    expect(said.textContent).to.equal('');
  });

  it('is told of and stays in the address though a step has just been taken', async () => {
    const { openLink } = await import('../../../components/site/play-on-table.ts');
    const { scenario } = SAMPLES[0]!;
    const table = page.querySelector('assault-resolver')!;
    Object.assign(table, { scenario });
    await table.updateComplete;
    location.hash = '#play=7.';
    table.dispatchEvent(new Event('assault-step'));
    await openLink('#play=7.');
    await new Promise(resolve => setTimeout(resolve, 300)); // the address waits half as long for the next step
    expect(location.hash).to.equal('#play=7.');
    expect(page.querySelector('#said')!.textContent).to.contain('unknown kind');
  });

  it('is a bundled one that is remembered under its name at once, also if the page goes directly', async () => {
    await import('../../../components/site/play-on-table.ts');
    const table = page.querySelector('assault-resolver')!;
    const [, { id }] = SAMPLES as unknown as readonly [unknown, { readonly id: string }];
    location.hash = `#${id}`;
    Object.assign(table, { scenario: id, events: [] });
    await table.updateComplete;
    await until('the bundled one', () => table.played?.scenario.title === SAMPLES[1]!.scenario.title);
    table.dispatchEvent(new Event('assault-step'));
    window.dispatchEvent(new Event('pagehide'));
    const { tables: [last] } = JSON.parse(sessionStorage.getItem('assault-resolver.tables')!) as
      { readonly tables: readonly { readonly address: string }[] };
    expect(last!.address).to.equal(`#${id}`);
  });
});
