import { expect } from '@open-wc/testing';
import { speak } from '../../../components/shared/languages/speech.ts';
import { page } from '../../../components/site/statechart-page.ts';
import type { StatechartPage } from '../../../components/site/statechart-page.ts';
import { warhammer40kCompareBooks as germanCompareBooks } from '../../../components/translations/de/compare.ts';
import { warhammer40kSamplesBooks as germanSamplesBooks } from '../../../components/translations/de/screen.ts';
import { faultsOf } from '../../support/accessibility.ts';
import { comesTrue, until } from '../../support/until.ts';
import { textOf } from '../epic-armageddon/resolver/driving.ts';

const germanOf40k = germanCompareBooks['warhammer-40k/compare'];
const germanSamples = germanSamplesBooks['warhammer-40k/samples'];

const shown = page.element as StatechartPage;
const inside = (selector: string): HTMLElement => shown.renderRoot.querySelector<HTMLElement>(selector)!;

/** The page as the site shows it when the address asks for this. */
const asked = async (address: string): Promise<void> => {
  location.hash = `#statechart=${address}`;
  page.show(address);
  if (!shown.isConnected) document.body.append(shown);
  await shown.updateComplete;
};

const links = (): readonly string[] =>
  [...shown.renderRoot.querySelectorAll('nav a')].map(link => link.getAttribute('href')!);

describe('the page of the statechart', () => {
  after(() => {
    shown.remove();
    location.hash = '';
  });

  it('has the words of Warhammer 40,000 in every language, although nothing else has brought them', async () => {
    document.documentElement.lang = 'de';
    await speak('de');
    try {
      await asked('editions');
      await until('what is compared', () => inside('assault-editions')?.shadowRoot?.querySelector('select'));
      await comesTrue(() => expect(textOf(inside('assault-editions'))).to.contain(germanOf40k.scenario));
      await asked('phase');
      const choice = await until('what is walked', () => inside('.choice select'));
      await comesTrue(() => expect(textOf(choice.parentElement!)).to.contain(germanOf40k.walkedWith));
      await comesTrue(() =>
        expect(choice.querySelector('option')!.label).to.equal(Object.values(germanSamples)[0]!.title));
    } finally {
      document.documentElement.lang = 'en';
      await speak('en');
    }
  });

  it('walks the first bundled assault unless another is asked for, and keeps the choice in the address', async () => {
    await asked('');
    const select = inside('select') as HTMLSelectElement;
    expect(select.value).to.equal('marines-charge-warband');
    await until('a chart', () => textOf(inside('assault-statechart')).includes('Next'));
    select.value = 'orks-storm-ruins';
    select.dispatchEvent(new Event('change'));
    await shown.updateComplete;
    await comesTrue(() => expect(location.hash).to.equal('#statechart=orks-storm-ruins'));
    expect((inside('assault-statechart') as HTMLElement & { scenario: unknown }).scenario).to.equal('orks-storm-ruins');
    expect(links()).to.eql([
      '#statechart=orks-storm-ruins', '#statechart=compare', '#statechart=phase', '#statechart=editions',
    ]);
    await comesTrue(() => expect(textOf(inside('assault-statechart'))).to.contain('Save as SVG'));
  });

  it('compares the rulings that the address names, and puts what is chosen there', async () => {
    await asked('compare/firefight-to-a-tie/supportOrder/together/one-by-one');
    await until('a comparison', () => textOf(inside('assault-compare')).includes('Do all supporters fire together'));
    expect(inside('nav a[aria-current="page"]').getAttribute('href'))
      .to.equal('#statechart=compare/firefight-to-a-tie/supportOrder/together/one-by-one');
    const comparison = inside('assault-compare');
    const question = comparison.shadowRoot!.querySelectorAll<HTMLSelectElement>('.chooser select')[1]!;
    question.value = 'supportEachRound';
    question.dispatchEvent(new Event('change'));
    await until('another address', () => location.hash
      === '#statechart=compare/firefight-to-a-tie/supportEachRound/every-round/first-round');
  });

  it('shows what it can of an address that names nothing there is', async () => {
    await asked('compare/firefight-to-a-tie/<b>nothing</b>/x');
    await until('a comparison', () => textOf(inside('assault-compare')).includes('A tie is fought on'));
    await asked('compare/nowhere');
    await until('a problem', () =>
      textOf(inside('assault-compare')).includes('There is no bundled assault "nowhere".'));
  });

  it('walks the chart of Warhammer 40,000 with a bundled fight in the edition that the address names', async () => {
    await asked('phase/power-fist-sergeant/7th');
    await until('a chart', () => inside('assault-statechart') !== null
      && textOf(inside('assault-statechart')).includes('Next'));
    expect([...shown.renderRoot.querySelectorAll('select')].map(({ value }) => value))
      .to.eql(['power-fist-sergeant', '7th']);
    await comesTrue(() => expect(textOf(inside('assault-statechart'))).to.contain('Assault phase'));
    const edition = shown.renderRoot.querySelectorAll('select')[1]!;
    edition.value = '4th';
    edition.dispatchEvent(new Event('change'));
    await shown.updateComplete;
    await comesTrue(() => expect(location.hash).to.equal('#statechart=phase/power-fist-sergeant/4th'));
    expect(links().at(-1)).to.equal('#statechart=editions/power-fist-sergeant');
  });

  it('lays the four editions of a fight side by side, and puts another fight into the address', async () => {
    await asked('editions/two-armours');
    const editions = (): HTMLElement => inside('assault-editions');
    await until('four editions', () => editions()?.shadowRoot?.querySelectorAll('.edition').length === 4);
    const fight = editions().shadowRoot!.querySelector('select')!;
    expect(fight.value).to.equal('two-armours');
    fight.value = 'sweeping-advance';
    fight.dispatchEvent(new Event('change'));
    await until('another address', () => location.hash === '#statechart=editions/sweeping-advance');
  });

  it('plays what pages beside the texts tell where the address says so, and puts the tick there', async () => {
    const editions = (): HTMLElement => inside('assault-editions');
    const tick = (): HTMLInputElement => editions().shadowRoot!.querySelector<HTMLInputElement>('.tick input')!;
    const told = (): string => textOf(editions().shadowRoot!.querySelector('[role=status]')!);
    await asked('editions/two-armours/completed');
    await until('what goes otherwise', () => editions()?.shadowRoot?.querySelector('[role=status]'));
    await comesTrue(() => expect(tick().checked).to.equal(true));
    await comesTrue(() => expect(told()).to.match(/[Ee]dition/));
    tick().click();
    await shown.updateComplete;
    await comesTrue(() => expect([location.hash, tick().checked]).to.eql(['#statechart=editions/two-armours', false]));
    await comesTrue(() => expect(editions().shadowRoot!.querySelector('[role=status]')).to.equal(null));
    tick().click();
    await until('the tick in the address', () => location.hash === '#statechart=editions/two-armours/completed');
    await asked('editions/two-armours');
    await until('it is gone back', () => !tick().checked);
    await asked('phase');
    await asked('editions/two-armours/completed');
    await until('it is there again', () => editions()?.shadowRoot?.querySelector('[role=status]') && tick().checked);
  });

  it('has no fault that axe finds, in light and in dark', async () => {
    await asked('');
    await until('a chart', () => textOf(inside('assault-statechart')).includes('Next'));
    expect(await faultsOf(shown)).to.eql([]);
  });
});
