import { expect, fixture, html } from '@open-wc/testing';
import type { CheckList } from '../../../../components/shared/parts/check-list.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import '../../../../components/shared/parts/check-list.ts';

const OPTIONS = [
  { id: 'nobz', label: 'Nobz', detail: '2 cm from Boyz', refusal: null },
  { id: 'bikes', label: 'Bikes', detail: '28 cm from Boyz', refusal: 'Bikes is not within 5 cm of Boyz.' },
  { id: 'grots', label: 'Grots', detail: null, refusal: null },
];

const shown = async (checked: readonly string[] = []): Promise<{ list: CheckList; heard: (readonly string[])[] }> => {
  const list = await fixture<CheckList>(
    html`<check-list legend="Charged together with it" .options=${OPTIONS} .checked=${checked}></check-list>`,
  );
  const heard: (readonly string[])[] = [];
  list.addEventListener('checks-changed', ({ ids }) => heard.push(ids));
  return { list, heard };
};

const boxes = (list: CheckList): HTMLInputElement[] => [...list.renderRoot.querySelectorAll('input')];
const textOf = (list: CheckList, ids: string | null | undefined): string | undefined =>
  ids?.split(' ').map(id => list.shadowRoot?.getElementById(id)?.textContent).join(' ').trim();

describe('a list of boxes to tick', () => {
  it('names its boxes, and says more of each', async () => {
    const { list } = await shown();
    expect(boxes(list).map(box => textOf(list, box.getAttribute('aria-labelledby'))))
      .to.eql(['Nobz', 'Bikes', 'Grots']);
    expect(boxes(list).map(box => textOf(list, box.getAttribute('aria-describedby'))))
      .to.eql(['2 cm from Boyz', '28 cm from Boyz Bikes is not within 5 cm of Boyz.', '']);
  });

  it('tells all that are ticked, in the order in which they stand', async () => {
    const { list, heard } = await shown(['grots']);
    boxes(list)[0]!.click();
    boxes(list)[2]!.click();
    expect(heard).to.eql([['nobz', 'grots'], []]);
  });

  it('refuses with a reason that is seen, and keeps the box reachable and empty', async () => {
    const { list, heard } = await shown();
    const refused = boxes(list)[1]!;
    expect(list.shadowRoot?.getElementById('refusal-1')?.checkVisibility()).to.equal(true);
    expect(refused.ariaDisabled).to.equal('true');
    refused.click();
    expect(refused.checked).to.equal(false);
    expect(heard).to.eql([]);
    refused.focus();
    expect(list.shadowRoot?.activeElement).to.equal(refused);
  });

  it('lets go of what is ticked, whatever speaks against it now', async () => {
    const { list, heard } = await shown(['bikes']);
    boxes(list)[1]!.click();
    expect(heard).to.eql([[]]);
  });

  it('has options of at least 44 pixels, and no fault that axe finds', async () => {
    const { list } = await shown(['nobz']);
    for (const box of boxes(list)) expect(box.closest('label')!.getBoundingClientRect().height).to.be.at.least(44);
    expect(await faultsOf(list)).to.eql([]);
  });
});
