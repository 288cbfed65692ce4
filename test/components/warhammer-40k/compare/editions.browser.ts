import { expect } from '@open-wc/testing';
import '../../../../components/warhammer-40k/compare/assault-editions.ts';
import type { AssaultEditions } from '../../../../components/warhammer-40k/compare/assault-editions.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { until } from '../../../support/until.ts';

const shown = async (scenario: string, width = 1000): Promise<AssaultEditions> => {
  const element = document.createElement('assault-editions');
  element.scenario = scenario;
  element.style.inlineSize = `${width}px`;
  document.body.append(element);
  await element.updateComplete;
  return element;
};

const all = (element: AssaultEditions, selector: string): readonly HTMLElement[] =>
  [...element.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
const press = async (element: AssaultEditions, name: string): Promise<void> => {
  all(element, 'button').find(({ textContent }) => textContent.trim().startsWith(name))!.click();
  await element.updateComplete;
};
const textOf = (element: AssaultEditions): string => element.shadowRoot!.textContent.replace(/\s+/g, ' ');

describe('four editions side by side', () => {
  afterEach(() => {
    for (const element of document.querySelectorAll('assault-editions')) element.remove();
  });

  it('shows what each edition does in a step, and marks what is not said everywhere', async () => {
    const element = await shown('barricade-without-frag');
    await press(element, 'Infantry squad strike');
    const texts = all(element, '.edition').map(({ textContent }) => textContent.replace(/\s+/g, ' '));
    expect(texts[0]).to.contain('Initiative 10');
    expect(texts[1]).to.contain('Before everybody, because of cover');
    expect(texts[3]).to.contain('Nothing like it happens here.');
    expect(all(element, '.said .differs').length).to.be.greaterThan(0);
  });

  it('names the question that the step turns on, and what each edition answers', async () => {
    const element = await shown('barricade-without-frag');
    await press(element, 'Infantry squad strike');
    await until('the question', () => all(element, '.question').length > 0);
    expect(all(element, '.question')[0]!.textContent).to.contain('What does cover do for those who are charged in it?');
    expect(all(element, '.question')[0]!.querySelectorAll('dd')[3]!.textContent).to.equal('nothing');
  });

  it('goes on step by step, and to the next difference', async () => {
    const element = await shown('sweeping-advance');
    await press(element, 'Next step');
    expect(textOf(element)).to.contain('Step 2 of');
    await press(element, 'Step back');
    expect(textOf(element)).to.contain('Step 1 of');
    await press(element, 'Next difference');
    expect(textOf(element)).to.contain('Not the same in every edition');
  });

  it('stands in four columns where there is room, and in one where there is not', async () => {
    const columnsOf = (element: AssaultEditions): number =>
      getComputedStyle(all(element, '.editions')[0]!).gridTemplateColumns.split(' ').length;
    expect(columnsOf(await shown('two-armours', 900))).to.equal(4);
    expect(columnsOf(await shown('two-armours', 600))).to.equal(1);
  });

  it('settles the cases of one input and four outcomes when they are opened', async () => {
    const element = await shown('two-armours');
    const details = all(element, 'details[part="cases"]')[0] as HTMLDetailsElement;
    expect(details.textContent).not.to.contain('X-01');
    details.open = true;
    await until('the cases', () => details.textContent.includes('X-01'));
    const outcomes = [...details.querySelectorAll('.question')[0]!.querySelectorAll('dd')].map(dd => dd.textContent);
    expect(outcomes).to.eql(['A against B: 2 dice at 3+.', 'A against B: 2 dice at 3+.',
      'A against B: 2 dice at 3+.', 'A against B: 2 dice at 4+.']);
  });

  it('compares the charts of the charges of any two editions, and says where there is nothing to compare', async () => {
    const element = await shown('two-armours');
    const details = all(element, 'details[part="charges"]')[0] as HTMLDetailsElement;
    details.open = true;
    await until('the charts', () => (details.querySelector('charge-charts')?.shadowRoot?.textContent ?? '') !== '');
    const charts = details.querySelector('charge-charts')!;
    const says = (): string => charts.shadowRoot!.textContent.replace(/\s+/g, ' ');
    expect(says()).to.contain('State phase.chargeTogether.picking A is thereB Seventh edition lacks it');
    const chosen = (): readonly string[] => [...charts.shadowRoot!.querySelectorAll('select')].map(one => one.value);
    expect(chosen()).to.eql(['trial-seven-steps', '7th']);
    const choose = async (at: number, edition: string): Promise<void> => {
      const select = charts.shadowRoot!.querySelectorAll('select')[at]!;
      select.value = edition;
      select.dispatchEvent(new Event('change'));
      await charts.updateComplete;
    };
    await choose(1, 'trial-eight-steps');
    expect(says()).to.contain('Both go through the same part of the statechart.');
    await choose(0, '4th');
    expect(says()).to.contain('there is no statechart of it to compare');
    expect(await faultsOf(charts)).to.eql([]);
  });

  it('shows the fight with what is told beside the texts, and without it again', async () => {
    const element = await shown('two-armours');
    expect(textOf(element)).not.to.contain('With it this fight goes otherwise');
    const tick = all(element, 'input[type="checkbox"]')[0] as HTMLInputElement;
    tick.click();
    await element.updateComplete;
    expect(textOf(element)).to.contain('With it this fight goes otherwise in: Seventh edition.');
    await press(element, 'Berzerkers strike');
    const blows = (): string => all(element, '.edition')[3]!.textContent;
    expect(blows()).to.contain('25 dice at 3+');
    expect(await faultsOf(element)).to.eql([]);
    tick.click();
    await element.updateComplete;
    expect(blows()).not.to.contain('25 dice at 3+');
    expect(textOf(element)).not.to.contain('With it this fight goes otherwise');
  });

  it('says so where there is no such fight', async () => {
    expect(textOf(await shown('nowhere'))).to.contain('There is no bundled fight "nowhere".');
  });

  it('is accessible', async () => {
    expect(await faultsOf(await shown('character-in-a-unit'))).to.eql([]);
  });
});
