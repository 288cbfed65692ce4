import { expect, fixture, html } from '@open-wc/testing';
import '../../../components/embed/lazy/assault-resolver.ts';
import '../../../components/site/assault-choice.ts';
import type { AssaultChoice } from '../../../components/site/assault-choice.ts';
import { SAMPLES } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import { PHASE_SAMPLE_NAMES } from '../../../src/warhammer-40k/scenario/samples/names.ts';
import { EDITIONS } from '../../../src/warhammer-40k/editions/index.ts';
import { faultsOf } from '../../support/accessibility.ts';
import { until } from '../../support/until.ts';
import { click, find, findAll, ready, settled, textOf, type Driven } from '../epic-armageddon/resolver/driving.ts';

/** The table of the site, which the address leads, and the choice beside it. */
const page = async (hash: string): Promise<readonly [AssaultChoice, Driven]> => {
  history.replaceState(null, '', hash === '' ? location.pathname + location.search : hash);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  await settled(resolver);
  const choice = await fixture<AssaultChoice>(html`<assault-choice .chosen=${idOnTable()}></assault-choice>`);
  return [choice, resolver];
};

const titles = (choice: AssaultChoice): string[] => [...choice.renderRoot.querySelectorAll('a span')].map(textOf);
const links = (choice: AssaultChoice): HTMLAnchorElement[] => [...choice.renderRoot.querySelectorAll('a')];
const current = (choice: AssaultChoice): string =>
  links(choice).filter(link => link.ariaCurrent === 'page').map(link => textOf(link.querySelector('span')!)).join();
const title = (resolver: Driven): string => findAll(resolver.shadowRoot!, '.title').map(textOf).join();

/** What the choice marks of what is on the table by now. */
const marked = async (choice: AssaultChoice): Promise<string> => {
  choice.chosen = idOnTable();
  await choice.updateComplete;
  return current(choice);
};

let resolver: Driven;
let idOnTable: () => string | null;

before(async () => {
  resolver = document.createElement('assault-resolver') as unknown as Driven;
  resolver.id = 'table';
  resolver.append(Object.assign(document.createElement('a'), { slot: 'compare' }));
  document.body.append(resolver);
  ({ idOnTable } = await import('../../../components/site/on-table.ts'));
  await import('../../../components/site/bundled-address.ts');
});

after(() => resolver.remove());

afterEach(() => history.replaceState(null, '', location.pathname + location.search));

describe('the choice of assaults', () => {
  it('offers every bundled assault as a link and marks the first', async () => {
    const [choice] = await page('');
    expect(titles(choice)).to.eql(SAMPLES.map(sample => sample.title));
    expect(current(choice)).to.equal(SAMPLES[0]!.title);
    expect(await faultsOf(choice)).to.eql([]);
  });

  it('shows the assault that the address names', async () => {
    const [choice, resolver] = await page('#firefight-to-a-tie');
    await until('its title', () => title(resolver) === 'A firefight goes to a second round');
    expect(current(choice)).to.equal('A firefight goes to a second round');
  });

  it('shows another when its link is followed, which stays where the address names none', async () => {
    const [choice, resolver] = await page('');
    links(choice)[1]!.click();
    await until('the other title', () => title(resolver) === SAMPLES[1]!.title);
    expect(await marked(choice)).to.equal(SAMPLES[1]!.title);
    history.back();
    await until('the address without a name', () => location.hash === '');
    await settled(resolver);
    expect([title(resolver), current(choice)]).to.eql([SAMPLES[1]!.title, SAMPLES[1]!.title]);
  });

  it('offers each phase of Warhammer 40,000 by each of its texts, and plays the one that is chosen', async () => {
    const [choice, resolver] = await page('');
    const phases = (): HTMLAnchorElement[] => [...choice.renderRoot.querySelectorAll<HTMLAnchorElement>('.phase a')];
    await until('the phases', () => phases().length === PHASE_SAMPLE_NAMES.length * EDITIONS.length);
    expect(await faultsOf(choice)).to.eql([]);
    phases()[3]!.click();
    await until('the phase', () => resolver.shadowRoot!.querySelector('phase-resolver'));
    choice.chosen = idOnTable();
    await choice.updateComplete;
    expect(location.hash).to.equal(phases()[3]!.hash);
    expect(phases()[3]!.ariaCurrent).to.equal('page');
    expect(resolver).to.include({ ruleset: `warhammer-40k-${EDITIONS[3]}`, scenario: PHASE_SAMPLE_NAMES[0].id });
    links(choice)[0]!.click();
    await until('the assault again', () => title(resolver) === SAMPLES[0]!.title);
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
    const [choice, resolver] = await page(`#${SAMPLES[0]!.id}`);
    await ready(resolver);
    await until('the first', () => title(resolver).startsWith(SAMPLES[0]!.title));
    await click(resolver, find(resolver, '.menu summary'));
    await click(resolver, findAll(resolver.shadowRoot!, '.menu button').at(-1)!);
    await until('the address', () => location.hash === `#${SAMPLES.at(-1)!.id}`);
    expect(await marked(choice)).to.equal(SAMPLES.at(-1)!.title);
  });
});
