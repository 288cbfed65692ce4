import { expect, fixture, html } from '@open-wc/testing';
import '../../../components/set-up/best-change.ts';
import type { BestChange } from '../../../components/set-up/best-change.ts';
import type { Matter } from '../../../components/epic-armageddon/odds/question.ts';
import { sampleOf } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import { faultsOf } from '../../support/accessibility.ts';

const { scenario } = sampleOf('marines-charge-warband')!;

const matter = (delta: number, kind: 'contact-swap' | 'marker-fewer' | 'shot', side: string): Matter => ({
  id: `${kind} ${delta}`, rule: 'A4.1', delta, scenario: { ...scenario, title: `${kind} ${delta}` }, isExact: true,
  change: kind === 'contact-swap'
    ? { kind, values: { side, front: ['Nobz'], rear: ['Boyz 4'], unit: 'Nobz', other: 'Boyz 4' } }
    : { kind, values: { side, count: 1, formation: 'Warband', markers: 1, unit: 'Boyz' } },
});

const ALL = [
  matter(3, 'marker-fewer', 'attacker'), matter(27.8, 'contact-swap', 'attacker'), matter(40, 'shot', 'defender'),
  matter(-8, 'contact-swap', 'attacker'), matter(50, 'contact-swap', 'defender'),
];

const shown = (matters: readonly Matter[]): Promise<BestChange> =>
  fixture<BestChange>(html`<best-change .matters=${matters}></best-change>`);

const button = (element: BestChange, selector: string): HTMLButtonElement =>
  element.shadowRoot!.querySelector<HTMLButtonElement>(selector)!;

describe('the best change found', () => {
  it('is what who charges gains most by and can decide, with how many more there are', async () => {
    const element = await shown(ALL);
    const text = element.shadowRoot!.textContent!.replace(/\s+/g, ' ');
    expect(text).to.contain('Best change found+27.8').and.to.contain('Swap them').and.to.contain('1 more');
    let wanted = '';
    element.addEventListener('change-wanted', event => (wanted = event.scenario.title));
    button(element, '.main').click();
    expect(wanted).to.equal('contact-swap 27.8');
    expect(await faultsOf(element)).to.eql([]);
  });

  it('is nothing where nobody gains by anything', async () => {
    const element = await shown(ALL.slice(2));
    expect(element.shadowRoot!.textContent!.trim()).to.equal('');
  });

  it('is drawn on the map by a tap on the chip where there is little room, which then makes it', async () => {
    const element = await shown(ALL);
    element.isCompact = true;
    await element.updateComplete;
    const drawn: (string | null)[] = [];
    element.addEventListener('change-shown', ({ scenario: table }) => drawn.push(table?.title ?? null));
    let wanted = '';
    element.addEventListener('change-wanted', event => (wanted = event.scenario.title));
    expect(button(element, '.chip').textContent!.replace(/\s+/g, ' ').trim()).to.equal('+27.8 Swap Nobz in');
    button(element, '.chip').focus();
    button(element, '.chip').click();
    await element.updateComplete;
    await Promise.resolve();
    expect(element.shadowRoot!.activeElement).to.equal(button(element, '.main'));
    expect(element.getBoundingClientRect().height).to.equal(44);
    expect(await faultsOf(element)).to.eql([]);
    element.matters = [...ALL, matter(30, 'marker-fewer', 'attacker')]; // a better one is found meanwhile
    await element.updateComplete;
    button(element, '.main').click();
    expect(wanted).to.equal('contact-swap 27.8');
    button(element, '.fold').click();
    await element.updateComplete;
    expect(drawn).to.eql(['contact-swap 27.8', null]);
    expect(button(element, '.chip').textContent).to.contain('+30.0');
  });

  it('folds to a chip, which opens it again, and says so', async () => {
    const element = await shown(ALL);
    const told: boolean[] = [];
    element.addEventListener('card-folded', ({ isFolded }) => told.push(isFolded));
    button(element, '.fold').click();
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('.card')).to.equal(null);
    expect(button(element, '.chip').getBoundingClientRect().height).to.be.at.least(44);
    button(element, '.chip').click();
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('.card')).not.to.equal(null);
    expect(told).to.eql([true, false]);
  });
});
