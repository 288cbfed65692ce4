import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../../../components/shared/lesson/order-list.ts';
import type { OrderList } from '../../../../components/shared/lesson/order-list.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { goTo, heard, use } from '../../epic-armageddon/lesson/by-ear.ts';

const STANDS = ['Boyz 1', 'Boyz 2', 'Nobz', 'Warboss'];
const OPTIONS = STANDS.map(label =>
  ({ id: label.toLowerCase().replace(' ', '-'), label, detail: null, refusal: null }));

const listed = async (order: readonly string[] = []): Promise<OrderList> => {
  const list = await fixture<OrderList>(html`<order-list legend="Who is hit?" .options=${OPTIONS} .order=${order}>
  </order-list>`);
  list.focus();
  return list;
};

const shown = (list: OrderList): readonly string[] =>
  [...list.shadowRoot!.querySelectorAll('.row .name')].map(one => one.textContent!.trim());

describe('a list to be put into an order', () => {
  it('takes one after the other, and the focus goes on to the next', async () => {
    const list = await listed();
    const told: (readonly string[])[] = [];
    list.addEventListener('order-changed', ({ ids }) => told.push(ids));
    await use('button Nobz');
    expect(heard()).to.equal('button Warboss');
    await sendKeys({ press: 'Enter' });
    expect(shown(list)).to.eql(['Nobz', 'Warboss']);
    expect(told).to.eql([['nobz'], ['nobz', 'warboss']]);
  });

  it('moves the one that has the focus by the arrow keys, which keeps the focus', async () => {
    const list = await listed(['boyz-1', 'boyz-2', 'nobz']);
    await goTo('button Boyz 1, 1 of 3');
    await sendKeys({ press: 'ArrowDown' });
    expect(heard()).to.equal('button Boyz 1, 2 of 3');
    await sendKeys({ press: 'End' });
    expect(shown(list)).to.eql(['Boyz 2', 'Nobz', 'Boyz 1']);
    await sendKeys({ press: 'End' });
    expect(heard()).to.equal('button Boyz 1, 3 of 3');
  });

  it('takes one out by Delete, which goes on to the next', async () => {
    const list = await listed(['boyz-1', 'boyz-2', 'nobz']);
    await goTo('button Boyz 2, 2 of 3');
    await sendKeys({ press: 'Delete' });
    expect(shown(list)).to.eql(['Boyz 1', 'Nobz']);
    expect(heard()).to.equal('button Nobz, 2 of 2');
  });

  it('is put into order by dragging', async () => {
    const list = await listed(['boyz-1', 'boyz-2', 'nobz']);
    const middle = (at: number): [number, number] => {
      const { x, y, height } = list.shadowRoot!.querySelectorAll('.row')[at]!.getBoundingClientRect();
      return [Math.round(x + 40), Math.round(y + height / 2)];
    };
    await sendMouse({ type: 'move', position: middle(2) });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: middle(1) });
    await list.updateComplete;
    await sendMouse({ type: 'move', position: middle(0) });
    await list.updateComplete;
    await sendMouse({ type: 'up' });
    expect(shown(list)).to.eql(['Nobz', 'Boyz 1', 'Boyz 2']);
  });

  it('is moved by its buttons where there is no keyboard', async () => {
    const list = await listed(['boyz-1', 'boyz-2']);
    const press = async (name: string): Promise<void> => {
      list.shadowRoot!.querySelector<HTMLElement>(`[aria-label="${name}"]`)!.click();
      await list.updateComplete;
    };
    await press('Boyz 2 earlier');
    expect(shown(list)).to.eql(['Boyz 2', 'Boyz 1']);
    await press('Boyz 2 earlier');
    expect(shown(list)).to.eql(['Boyz 2', 'Boyz 1']);
    await press('Take Boyz 2 out');
    expect(shown(list)).to.eql(['Boyz 1']);
  });

  it('has no fault that axe finds', async () => {
    expect(await faultsOf(await listed(['boyz-1', 'nobz']))).to.eql([]);
    expect(await faultsOf(await listed())).to.eql([]);
  });
});
