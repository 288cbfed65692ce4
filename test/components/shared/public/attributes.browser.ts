/** What a page may say of an element by its attributes, and put between its tags. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../../../components/embed/lazy/assault-odds.ts';
import '../../../../components/embed/lazy/assault-resolver.ts';
import type { AssaultResolver } from '../../../../components/elements/assault-resolver.ts';
import type { AssaultChanged } from '../../../../components/shared/resolver/events.ts';
import type { PhaseResolver } from '../../../../components/warhammer-40k/resolver/phase-resolver.ts';
import { language, speak, turning } from '../../../../components/shared/languages/speech.ts';
import { writeLink } from '../../../../components/share/any-link.ts';
import { until } from '../../../support/until.ts';
import { find, findAll, ready, settled, textOf, type Driven } from '../../epic-armageddon/resolver/driving.ts';

const unit = (id: string, profile: string, y: number) => ({ id, profile, at: [30, y] });
const SCENARIO = {
  format: 1, ruleset: 'epic-armageddon', title: 'Given by the page', engage: { formation: 'a', target: 'd' },
  formations: [
    { id: 'a', name: 'Marines', side: 'attacker', initiative: 1, units: [unit('a1', 'assault', 20)] },
    { id: 'd', name: 'Orks', side: 'defender', initiative: 3, units: [unit('d1', 'boyz', 30)] },
  ],
};
const JSON_TEXT = JSON.stringify(SCENARIO);
const addressOf = (text: string): string => URL.createObjectURL(new Blob([text], { type: 'application/json' }));

const titleOf = (element: Element): string => findAll(element.shadowRoot!, '.title').map(textOf).join();
const problemsOf = (element: Element): string => findAll(element.shadowRoot!, '.problems').map(textOf).join();
const made = (tag: string, attributes: Readonly<Record<string, string>>, inside: readonly Node[] = []): Driven => {
  const element = document.createElement(tag) as Driven;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...inside);
  document.body.append(element);
  return element;
};
const playedOf = (element: HTMLElement): NonNullable<AssaultResolver['played']> =>
  (element as AssaultResolver).played!;
const script = (text: string): HTMLScriptElement =>
  Object.assign(document.createElement('script'), { type: 'application/json', textContent: text });

afterEach(() => document.querySelectorAll('assault-resolver, assault-odds').forEach(element => element.remove()));

for (const tag of ['assault-resolver', 'assault-odds']) {
  describe(`the scenario of <${tag}>`, () => {
    it('is fetched where the attribute is an address', async () => {
      const element = made(tag, { scenario: addressOf(JSON_TEXT) });
      await until('the scenario', () => titleOf(element) === 'Given by the page');
    });

    it('is never fetched because of a property, which may hold what a stranger has sent', async () => {
      const element = made(tag, {});
      element.scenario = addressOf(JSON_TEXT);
      await until('the refusal', () => problemsOf(element).includes('only where the attribute scenario'));
      expect(titleOf(element)).not.to.contain('Given by the page');
    });

    it('is named by an id', async () => {
      const element = made(tag, { scenario: 'orks-storm-ruins' });
      await until('the bundled one', () => titleOf(element) === 'Orks storm a company in ruins');
    });

    it('is the JSON inside the tag, also when that comes later, and an attribute goes before it', async () => {
      const element = made(tag, {});
      await settled(element);
      element.append(script(JSON_TEXT));
      await until('the scenario', () => titleOf(element) === 'Given by the page');
      element.setAttribute('scenario', 'orks-storm-ruins');
      await until('the named one', () => titleOf(element) === 'Orks storm a company in ruins');
    });

    it('that cannot be had is answered in words, and what it holds is never markup', async () => {
      const element = made(tag, { scenario: '/no/such<img>.json' });
      await until('the problem', () => problemsOf(element) !== '');
      expect(problemsOf(element)).to.contain('404').and.to.contain('/no/such<img>.json');
      element.setAttribute('scenario', addressOf('<b>'));
      await until('another', () => /JSON/.test(problemsOf(element)));
      element.setAttribute('scenario', addressOf('{"format":1,"title":"<img src=x>"}'));
      await until('what is wrong with it', () => /formations/.test(textOf(element)));
      expect(findAll(element.shadowRoot!, 'img')).to.have.length(0);
    });
  });
}

describe('the resolver', () => {
  it('opens a link at the moment that it tells of', async () => {
    const sender = made('assault-resolver', { scenario: 'firefight-to-a-tie', step: '9' });
    await ready(sender);
    const { scenario, events } = playedOf(sender);
    const link = await writeLink({ scenario, events: events.slice(0, 9) });
    const element = made('assault-resolver', { scenario: `#${link}` });
    await until('the table', () => titleOf(element) === scenario.title);
    expect(playedOf(element).at).to.equal(9);
    element.setAttribute('scenario', '#play=1.AAAA');
    await until('what is wrong with it', () => /link/.test(problemsOf(element)));
  });

  it('opens at a step, from which one may go back; one that there is not is named', async () => {
    const element = made('assault-resolver', { step: 'A4' });
    await until('the step', () => findAll(element.shadowRoot!, 'a4-attacks-step').length > 0);
    await element.undo();
    await settled(element);
    expect(findAll(element.shadowRoot!, 'a4-attacks-step')).to.have.length(0);
    element.setAttribute('step', '2');
    await settled(element);
    expect(playedOf(element).at).to.equal(2);
    element.setAttribute('step', 'A9');
    await until('the refusal', () => problemsOf(element).includes('There is no step "A9"'));
  });

  it('can be watched only: forwards and back, and nothing is thrown or moved by hand', async () => {
    const element = made('assault-resolver', { readonly: '', step: 'A4' });
    await until('the table', () => titleOf(element) !== '' && findAll(element.shadowRoot!, '.run').length > 0);
    const at = (): number => playedOf(element).at;
    const before = at();
    expect(findAll(element.shadowRoot!, '.panel button, [part=primary], .dice')).to.have.length(0);
    find(element, '.panel').dispatchEvent(new Event('throw-wanted', { bubbles: true, composed: true }));
    await settled(element);
    expect(at()).to.equal(before);
    find(element, '.run').click();
    await settled(element);
    expect(at()).to.be.greaterThan(before);
    find(element, '.undo').click();
    await settled(element);
    expect(at()).to.equal(before);
    expect(getComputedStyle(find(element, '.menu')).display).to.equal('none');
  });

  it('shows the parts of its frame that are named, and does not work out odds that are not', async () => {
    const element = made('assault-resolver', { controls: 'bar rail' });
    await ready(element);
    await element.playOn();
    await settled(element);
    const isShown = (selector: string): boolean => find(element, selector).getClientRects().length > 0;
    expect(['.bar', 'step-rail', 'assault-battlefield'].filter(isShown)).to.have.length(3);
    expect(['.menu', '.panel', '.log', 'odds-from-here'].filter(isShown)).to.eql([]);
    expect(findAll(element.shadowRoot!, 'odds-bar')).to.have.length(0);
  });

  it('tells what comes to lie on the table, in plain data with the number of its form', async () => {
    const element = document.createElement('assault-resolver');
    const heard: unknown[] = [];
    const ruleset = 'epic-armageddon';
    element.addEventListener('assault-changed', event => heard.push((event as AssaultChanged).detail));
    document.body.append(element);
    await until('the first', () => heard.length === 1);
    element.setAttribute('scenario', addressOf(JSON_TEXT));
    await until('the second', () => heard.length === 2);
    expect(heard).to.eql([
      { version: 1, ruleset, id: 'marines-charge-warband', title: 'Assault marines charge a warband' },
      { version: 1, ruleset, id: null, title: 'Given by the page' },
    ]);
  });

  it('stands in place of what is between its tags, and names its own language inside', async () => {
    const element = await fixture<Driven>(html`<assault-resolver locale="de"><p>63 %</p></assault-resolver>`);
    await settled(element);
    expect(element.querySelector('p')!.getClientRects()).to.have.length(0);
    expect(element.hasAttribute('lang')).to.equal(false);
    const inside = (): string | null => element.shadowRoot!.firstElementChild!.getAttribute('lang');
    await until('German', () => inside() === 'de');
    await speak('en');
    await until('English', () => inside() === 'en');
  });

  it('has no say in the language any more once it has left the page, whatever still comes for it', async () => {
    document.documentElement.lang = 'de';
    try {
      const element = made('assault-odds', {});
      await until('German', () => language() === 'de');
      element.remove();
      Object.assign(element, { theme: 'dark' });
      await element.updateComplete;
      expect([language(), turning()]).to.eql(['de', null]);
    } finally {
      document.documentElement.lang = 'en';
      await speak('en');
    }
  });
});

describe('the calculator', () => {
  it('opens a link, and tells the odds from its beginning; a broken one is answered in words', async () => {
    const sender = made('assault-resolver', { scenario: 'firefight-to-a-tie', step: '9' });
    await ready(sender);
    const { scenario, events } = playedOf(sender);
    const element = made('assault-odds', { scenario: `#${await writeLink({ scenario, events: events.slice(0, 9) })}` });
    await until('the assault', () => titleOf(element) === scenario.title);
    element.setAttribute('scenario', '#play=1.AAAA');
    await until('what is wrong with it', () => /link/.test(problemsOf(element)));
  });

  it('can be read only', async () => {
    const element = made('assault-odds', { readonly: '', match: '2 assault v 3 boyz' });
    await until('the match', () => titleOf(element) === '2 assault v 3 boyz');
    expect(findAll(element.shadowRoot!, 'odds-side')).to.have.length(0);
    const buttons = findAll(element.shadowRoot!, '.about button, .acts button')
      .filter(one => one.getClientRects().length > 0);
    expect(buttons.map(one => one.className)).to.eql([]);
  });
});

describe('the other game', () => {
  it('opens at a step and can be watched only, too', async () => {
    const element = made('assault-resolver', {
      ruleset: 'warhammer-40k-4th', scenario: 'power-fist-sergeant', readonly: '', step: '2',
      controls: 'title bar panel',
    });
    const phase = (): PhaseResolver | null => element.shadowRoot!.querySelector('phase-resolver');
    await until('the phase', () => (phase()?.played?.at ?? 0) === 2
      && findAll(element.shadowRoot!, '.run').length > 0);
    await settled(element);
    expect(findAll(element.shadowRoot!, '.panel button, [part=primary], .dice')).to.have.length(0);
    expect(find(element, 'step-rail').getClientRects()).to.have.length(0);
    find(element, '.undo').click();
    await settled(element);
    expect(phase()!.played!.at).to.be.lessThan(2);
    find(element, '.panel').dispatchEvent(new Event('usual-wanted', { bubbles: true, composed: true }));
    expect(phase()!.played!.at).to.be.lessThan(2);
  });

  it('tells its end with a report, in plain data', async () => {
    const element = made('assault-resolver', { ruleset: 'warhammer-40k-4th', scenario: 'power-fist-sergeant' });
    const ends: { readonly version: number; readonly report: object }[] = [];
    element.addEventListener('assault-ended', ({ detail }) => ends.push(detail));
    await until('the phase', () => findAll(element.shadowRoot!, '[part=primary]').length > 0);
    for (let step = 0; step < 100 && ends.length === 0; step += 1) await element.playOn();
    expect(ends.map(({ version, report }) => [version, JSON.parse(JSON.stringify(report))]))
      .to.eql([[1, ends[0]!.report]]);
  });
});
