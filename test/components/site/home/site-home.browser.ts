import { expect, fixture, html } from '@open-wc/testing';
import '../../../../components/embed/lazy/assault-resolver.ts';
import '../../../../components/site/home/site-home.ts';
import type { SiteHome } from '../../../../components/site/home/site-home.ts';
import { SAMPLES } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { PHASE_SAMPLE_NAMES } from '../../../../src/warhammer-40k/scenario/samples/names.ts';
import { EDITIONS } from '../../../../src/warhammer-40k/editions/index.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { until } from '../../../support/until.ts';
import { click, find, findAll, ready, settled, textOf, type Driven } from '../../epic-armageddon/resolver/driving.ts';

/** The table of the site, which the address leads, and the home beside it. */
const page = async (hash: string): Promise<readonly [SiteHome, Driven]> => {
  history.replaceState(null, '', hash === '' ? location.pathname + location.search : hash);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  await settled(resolver);
  const home = await fixture<SiteHome>(html`<site-home .chosen=${idOnTable()}></site-home>`);
  return [home, resolver];
};

const titles = (home: SiteHome): string[] => [...home.renderRoot.querySelectorAll('li a span')].map(textOf);
const links = (home: SiteHome): HTMLAnchorElement[] => [...home.renderRoot.querySelectorAll<HTMLAnchorElement>('li a')];
const current = (home: SiteHome): string =>
  links(home).filter(link => link.ariaCurrent === 'page').map(link => textOf(link.querySelector('span')!)).join();
const button = (home: SiteHome, text: string): HTMLElement =>
  [...home.renderRoot.querySelectorAll('button')].find(one => textOf(one) === text)!;
const title = (resolver: Driven): string => findAll(resolver.shadowRoot!, '.title').map(textOf).join();

/** What it marks of what is on the table by now. */
const marked = async (home: SiteHome): Promise<string> => {
  home.chosen = idOnTable();
  await home.updateComplete;
  return current(home);
};

let resolver: Driven;
let idOnTable: () => string | null;

before(async () => {
  resolver = document.createElement('assault-resolver') as unknown as Driven;
  resolver.id = 'table';
  resolver.append(Object.assign(document.createElement('a'), { slot: 'compare' }));
  document.body.append(resolver);
  ({ idOnTable } = await import('../../../../components/site/on-table.ts'));
  await import('../../../../components/site/bundled-address.ts');
});

after(() => resolver.remove());

afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
  localStorage.removeItem('assault-resolver.game');
});

describe('the beginning of the site', () => {
  it('offers every bundled assault as a link and marks the first', async () => {
    const [home] = await page('');
    expect(titles(home)).to.eql(SAMPLES.map(sample => sample.title));
    expect(current(home)).to.equal(SAMPLES[0]!.title);
    expect(await faultsOf(home)).to.eql([]);
  });

  it('shows the assault that the address names', async () => {
    const [home, resolver] = await page('#firefight-to-a-tie');
    await until('its title', () => title(resolver) === 'A firefight goes to a second round');
    expect(current(home)).to.equal('A firefight goes to a second round');
  });

  it('shows another when its link is followed, which stays where the address names none', async () => {
    const [home, resolver] = await page('');
    links(home)[1]!.click();
    await until('the other title', () => title(resolver) === SAMPLES[1]!.title);
    expect(await marked(home)).to.equal(SAMPLES[1]!.title);
    history.back();
    await until('the address without a name', () => location.hash === '');
    await settled(resolver);
    expect([title(resolver), current(home)]).to.eql([SAMPLES[1]!.title, SAMPLES[1]!.title]);
  });

  it('offers the phases of Warhammer 40,000 by the text that is chosen, and remembers it', async () => {
    const [home, resolver] = await page('');
    button(home, 'Warhammer 40,000').click();
    await home.updateComplete;
    expect(links(home).map(link => link.hash)).to.eql(PHASE_SAMPLE_NAMES.map(({ id }) => `#warhammer-40k-7th/${id}`));
    const editions = home.renderRoot.querySelector('select')!;
    expect([...editions.options].map(({ value }) => value)).to.eql([...EDITIONS]);
    expect(await faultsOf(home)).to.eql([]);
    editions.value = EDITIONS[1];
    editions.dispatchEvent(new Event('change'));
    await home.updateComplete;
    links(home)[0]!.click();
    await until('the phase', () => resolver.shadowRoot!.querySelector('phase-resolver'));
    const [again] = await page(location.hash);
    expect(current(again)).to.equal(PHASE_SAMPLE_NAMES[0].title);
    expect(resolver).to.include({ ruleset: `warhammer-40k-${EDITIONS[1]}`, scenario: PHASE_SAMPLE_NAMES[0].id });
    button(again, 'Epic: Armageddon').click();
    await again.updateComplete;
    links(again)[0]!.click();
    await until('the assault again', () => title(resolver) === SAMPLES[0]!.title);
  });

  it('says what every ready-made one shows', async () => {
    const [home] = await page('');
    const themes = (): string[] => [...home.renderRoot.querySelectorAll('li small')].map(textOf);
    expect(new Set(themes()).size).to.equal(SAMPLES.length);
    button(home, 'Warhammer 40,000').click();
    await home.updateComplete;
    expect(new Set(themes()).size).to.equal(PHASE_SAMPLE_NAMES.length);
  });

  it('has three doors: to a table, to the odds of what is typed, to the lessons', async () => {
    const [home] = await page('');
    const doors = [...home.renderRoot.querySelectorAll('.door')];
    const ways = doors.map(door => door.querySelector('a')?.getAttribute('href') ?? null);
    expect(ways).to.eql(['#set-up', null, '#learn']);
    const line = home.renderRoot.querySelector('input')!;
    line.value = ' 6 boyz v 4 assault ';
    home.renderRoot.querySelector<HTMLElement>('form button')!.click();
    expect(location.hash).to.equal(`#odds=${encodeURIComponent('6 boyz v 4 assault')}`);
    line.value = '';
    home.renderRoot.querySelector<HTMLElement>('form button')!.click();
    expect(location.hash).to.equal('#odds');
  });

  it('follows the menu of a phase into the address', async () => {
    const [, resolver] = await page('#warhammer-40k-7th/barricade-with-frag');
    const phase = await until('the phase', () => resolver.shadowRoot!.querySelector('phase-resolver'));
    await until('its menu', () => phase.shadowRoot!.querySelector('.menu button[aria-current=true]'));
    const [, other] = [...phase.shadowRoot!.querySelectorAll<HTMLElement>('[aria-labelledby=editions] button')];
    other!.click();
    await until('the address', () => location.hash === `#warhammer-40k-${EDITIONS[1]}/barricade-with-frag`);
  });

  it('follows the menu of the resolver into the address', async () => {
    const [home, resolver] = await page(`#${SAMPLES[0]!.id}`);
    await ready(resolver);
    await until('the first', () => title(resolver).startsWith(SAMPLES[0]!.title));
    await click(resolver, find(resolver, '.menu summary'));
    await click(resolver, findAll(resolver.shadowRoot!, '.menu button').at(-1)!);
    await until('the address', () => location.hash === `#${SAMPLES.at(-1)!.id}`);
    expect(await marked(home)).to.equal(SAMPLES.at(-1)!.title);
  });
});
