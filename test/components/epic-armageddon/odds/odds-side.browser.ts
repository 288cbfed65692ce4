import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { Edit } from '../../../../components/epic-armageddon/odds/edit.ts';
import type { OddsSide } from '../../../../components/epic-armageddon/odds/odds-side.ts';
import { planOfSide, type SidePlan } from '../../../../components/epic-armageddon/odds/plan.ts';
import type { SideReading } from '../../../../components/epic-armageddon/odds/reading.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { click, find, findAll, textOf, type Driven } from '../resolver/driving.ts';
import '../../../../components/epic-armageddon/odds/odds-side.ts';

const READING: SideReading = {
  force: 'Orks',
  rows: [
    { name: 'Boyz', values: 'CC 4+ · FF 6+ · armour 6+', spread: { inContact: 4, inFirefight: 1, back: 1 } },
    { name: 'Nobz', values: 'CC 3+ · FF 5+ · armour 4+', spread: { inContact: 0, inFirefight: 2, back: 0 } },
  ],
  support: '2 Gunwagons',
  remarks: [
    { field: 'text', token: 1, say: '“nobs” is taken as Nobz.', isLost: false, others: ['Skarboyz', 'Wildboyz'] },
    { field: 'text', token: 2, say: '“gretchinz” is not understood.', isLost: true, others: [] },
  ],
  rules: ['power-of-the-waaagh'],
};

const column = async (
  plan: Partial<SidePlan> = {}, reading: SideReading | null = READING,
): Promise<{ element: OddsSide & Driven; edits: Edit[] }> => {
  const element = await fixture<OddsSide & Driven>(html`<odds-side
    .side=${'defender'} .plan=${{ ...planOfSide('6 boyz 2 nobs'), ...plan }} .reading=${reading}
  ></odds-side>`);
  const edits: Edit[] = [];
  element.addEventListener('plan-edited', ({ side, edit }) => {
    expect(side).to.equal('defender');
    edits.push(edit);
  });
  return { element, edits };
};

const stepper = (element: Driven, label: string): HTMLElement => {
  const found = findAll<HTMLElement & { label: string }>(element.shadowRoot!, 'count-stepper')
    .find(one => one.label === label);
  if (found === undefined) throw new Error(`There is no stepper ${label}.`);
  return found;
};

describe('a column of the calculator', () => {
  it('tells what is typed with every key, and that typing has ended', async () => {
    const { element, edits } = await column({ text: '' });
    find(element, '#text').focus();
    await sendKeys({ type: '6 b' });
    await sendKeys({ press: 'Enter' });
    expect(edits).to.eql([
      { kind: 'change', change: { text: '6' } }, { kind: 'change', change: { text: '6 ' } },
      { kind: 'change', change: { text: '6 b' } }, { kind: 'split' },
    ]);
  });

  it('has a stepper for the number of each unit, and for each place where they stand', async () => {
    const { element, edits } = await column();
    for (const [label, key] of [
      ['Number of Boyz', 'ArrowUp'], ['Boyz, in contact', 'ArrowUp'], ['Nobz, out of reach', '2'],
    ] as const) {
      stepper(element, label).focus();
      await sendKeys({ press: key });
    }
    expect(edits).to.eql([
      { kind: 'count', row: 0, count: 7 }, { kind: 'place', row: 0, place: 'inContact', count: 5 },
      { kind: 'place', row: 1, place: 'back', count: 2 },
    ]);
  });

  it('sets markers, cover, broken, marched and army rules', async () => {
    const { element, edits } = await column();
    stepper(element, 'Blast markers: Defender').focus();
    await sendKeys({ press: '3' });
    const cover = find<HTMLSelectElement>(element, 'select');
    cover.value = 'ruins';
    cover.dispatchEvent(new Event('change'));
    for (const box of findAll(element.shadowRoot!, '.tick input')) await click(element, box);
    find<HTMLDetailsElement>(element, 'details').open = true;
    await click(element, findAll(element.shadowRoot!, 'check-list')[0]!.shadowRoot!.querySelector('input')!);
    expect(edits).to.eql([
      { kind: 'change', change: { blastMarkers: 3 } }, { kind: 'change', change: { cover: 'ruins' } },
      { kind: 'change', change: { broken: true } }, { kind: 'change', change: { marched: true } },
      { kind: 'change', change: { rules: ['they-shall-know-no-fear', 'power-of-the-waaagh'] } },
    ]);
  });

  it('says what was not understood, and offers what else may have been meant', async () => {
    const { element, edits } = await column();
    expect(textOf(find(element, '.remark.lost'))).to.equal('“gretchinz” is not understood.');
    await click(element, findAll(element.shadowRoot!, '.remark button')[1]!);
    expect(edits).to.eql([{ kind: 'meant', remark: READING.remarks[0], other: 1 }]);
  });

  it('shows only what is certain while the forces are on their way', async () => {
    const { element } = await column({}, null);
    expect(find<HTMLInputElement>(element, '#text').value).to.equal('6 boyz 2 nobs');
    expect(findAll(element.shadowRoot!, '.row')).to.eql([]);
  });

  it('fits a phone and large text', async () => {
    const { element } = await column();
    for (const width of ['320px', '600px']) {
      element.parentElement!.setAttribute('style', `inline-size: ${width}`);
      for (const size of ['16px', '32px']) {
        element.style.setProperty('--assault-size', size);
        await element.updateComplete;
        expect(element.scrollWidth, `${width} ${size}`).to.be.at.most(element.clientWidth);
      }
    }
  });

  it('is clean for axe', async () => {
    const { element } = await column();
    find<HTMLDetailsElement>(element, 'details').open = true;
    expect(await faultsOf(element)).to.eql([]);
  });
});
