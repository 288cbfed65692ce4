import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { ChoiceList, ChoiceMade } from '../../../../components/shared/parts/choice-list.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import '../../../../components/shared/parts/choice-list.ts';

const OPTIONS = [
  { id: 'five', label: 'Boyz 5', detail: '5 cm from Assault 2', refusal: null },
  { id: 'six', label: 'Boyz 6', detail: null, refusal: null },
  { id: 'seven', label: 'Boyz 7', detail: '7 cm from Assault 4', refusal: 'Boyz 5 and Boyz 6 are nearer.' },
];

const shown = async (properties: Partial<ChoiceList> = {}): Promise<{ list: ChoiceList; heard: string[] }> => {
  const list = await fixture<ChoiceList>(
    html`<choice-list legend="Who takes the hit?" .options=${OPTIONS}></choice-list>`,
  );
  Object.assign(list, properties);
  await list.updateComplete;
  const heard: string[] = [];
  list.addEventListener('choice-made', event => heard.push((event as ChoiceMade).id));
  return { list, heard };
};

const radios = (list: ChoiceList): HTMLElement[] => [...list.renderRoot.querySelectorAll<HTMLElement>('[role=radio]')];
const focused = (list: ChoiceList): number => radios(list).findIndex(radio => radio === list.shadowRoot?.activeElement);
const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) await sendKeys({ press: key });
};
const textOf = (list: ChoiceList, ids: string | null | undefined): string | undefined =>
  ids?.split(' ').map(id => list.shadowRoot?.getElementById(id)?.textContent).join(' ').trim();

describe('a list of choices', () => {
  it('is a radio group under its question', async () => {
    const { list } = await shown();
    const group = list.renderRoot.querySelector('[role=radiogroup]');
    expect(textOf(list, group?.getAttribute('aria-labelledby'))).to.equal('Who takes the hit?');
    const names = radios(list).map(radio => textOf(list, radio.getAttribute('aria-labelledby')));
    expect(names).to.eql(['Boyz 5', 'Boyz 6', 'Boyz 7']);
  });

  it('makes a choice with a tap', async () => {
    const { list, heard } = await shown();
    radios(list)[1]?.click();
    expect(heard).to.eql(['six']);
  });

  it('makes a choice with Space and Enter, and never with an arrow alone', async () => {
    const { list, heard } = await shown();
    radios(list)[0]?.focus();
    await press('ArrowDown');
    expect(heard).to.eql([]);
    expect(focused(list)).to.equal(1);
    await press('Space', 'ArrowUp', 'Enter');
    expect(heard).to.eql(['six', 'five']);
  });

  it('goes round with arrows, from the last to the first and back', async () => {
    const { list } = await shown();
    radios(list)[0]?.focus();
    for (const [key, at] of [['ArrowUp', 2], ['ArrowDown', 0], ['ArrowLeft', 2], ['ArrowRight', 0]] as const) {
      await press(key);
      expect(focused(list), key).to.equal(at);
    }
  });

  it('is one stop for Tab, at the choice in force', async () => {
    const { list } = await shown({ chosen: 'six' });
    expect(radios(list).map(radio => radio.tabIndex)).to.eql([-1, 0, -1]);
    expect(radios(list).map(radio => radio.getAttribute('aria-checked'))).to.eql(['false', 'true', 'false']);
  });

  it('refuses with the reason, which is seen, heard and reached with the arrows', async () => {
    const { list, heard } = await shown();
    const refused = radios(list)[2];
    expect(refused?.getAttribute('aria-disabled')).to.equal('true');
    expect(textOf(list, refused?.getAttribute('aria-describedby'))).to.contain('Boyz 5 and Boyz 6 are nearer.');
    expect(list.shadowRoot?.getElementById('refusal-2')?.checkVisibility()).to.equal(true);
    radios(list)[0]?.focus();
    await press('End', 'Enter', 'Space');
    expect(focused(list)).to.equal(2);
    refused?.click();
    expect(heard).to.eql([]);
  });

  it('keeps its stop for Tab when the list gets shorter', async () => {
    const { list } = await shown({ chosen: 'six' });
    list.chosen = null;
    list.options = OPTIONS.slice(0, 1);
    await list.updateComplete;
    expect(radios(list).map(radio => radio.tabIndex)).to.eql([0]);
  });

  it('has options of at least 44 pixels', async () => {
    const { list } = await shown();
    for (const radio of radios(list)) expect(radio.getBoundingClientRect().height).to.be.at.least(44);
  });

  it('shows what it is given as text', async () => {
    const evil = '<img src=x>';
    const { list } = await shown({ legend: evil, options: [{ id: 'a', label: evil, detail: evil, refusal: evil }] });
    expect(list.renderRoot.querySelectorAll('img')).to.have.length(0);
    expect(list.renderRoot.textContent?.split(evil)).to.have.length(5);
  });

  it('has no fault that axe finds', async () => {
    const { list } = await shown({ chosen: 'five' });
    expect(await faultsOf(list)).to.eql([]);
  });
});
