import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { resetMouse, sendMouse, setViewport } from '@web/test-runner-commands';
import type { AssaultBattlefield } from '../../../../components/shared/battlefield/assault-battlefield.ts';
import { INCHES } from '../../../../components/shared/battlefield/measure.ts';
import type { TableMap } from '../../../../components/set-up/table-editor/table-map.ts';
import '../../../../components/set-up/table-editor/table-map.ts';
import { counter, defender, view } from './build-view.ts';
import { all, click, counterMiddle, drag, heard, middleOf, one, press, shown, type Place } from './map-page.ts';

beforeEach(async () => {
  await resetMouse();
  await setViewport({ width: 900, height: 700 });
});

const field = view({
  counters: [
    counter('a', [20, 20], { name: 'Boyz 1', movable: true, choosable: true }),
    defender('d', [29.5, 20], { name: 'Tactical 2' }),
  ],
});
const label = (map: AssaultBattlefield): string | undefined =>
  all(map, '.measured text')[0]?.textContent.replace('\u00a0', ' ');
const said = (map: AssaultBattlefield): string =>
  one(map, '[role=status]').textContent.replace('\u00a0', ' ').trim();
const out = async (field_ = field): Promise<AssaultBattlefield> => {
  const map = await shown(field_);
  await click(map, one(map, '.tools .ruler'));
  return map;
};
const tap = async (map: AssaultBattlefield, place: Place): Promise<void> => {
  await sendMouse({ type: 'click', position: [...place] });
  await map.updateComplete;
};

describe('the ruler', () => {
  it('is dragged from edge to edge of two stands, and moves neither them nor the map', async () => {
    const map = await out();
    const events = heard(map);
    const { centre } = map.camera;
    await drag(map, counterMiddle(map, 'a'), counterMiddle(map, 'd'));
    await sendMouse({ type: 'up' });
    await map.updateComplete;
    expect(label(map)).to.equal('7.5 cm');
    const line = one(map, '.measured .over').getBoundingClientRect();
    expect(line.left).to.be.closeTo(one(map, '[data-counter="a"] .base').getBoundingClientRect().right, 2);
    expect(line.right).to.be.closeTo(one(map, '[data-counter="d"] .base').getBoundingClientRect().left, 2);
    expect(said(map)).to.equal('7.5 cm: Boyz 1 – Tactical 2');
    expect(events).to.deep.equal([]);
    expect(map.camera.centre).to.deep.equal(centre);
    expect(one(map, '.tools .ruler').getAttribute('aria-pressed')).to.equal('true');
  });

  it('is laid by two taps, from a stand to a place, and begins anew with a third', async () => {
    const map = await out();
    const [[x, y], [right]] = [counterMiddle(map, 'a'), counterMiddle(map, 'd')];
    await tap(map, [x, y]);
    expect(said(map)).to.equal('Measure: Boyz 1 – …');
    await tap(map, [x + (right - x) * (5 / 9.5), y]);
    expect(label(map)).to.equal('4 cm');
    expect(said(map)).to.equal('4 cm: Boyz 1 – …');
    await tap(map, [right, y]);
    expect(label(map)).to.equal(undefined);
  });

  it('goes with its stands', async () => {
    const map = await out();
    await drag(map, counterMiddle(map, 'a'), counterMiddle(map, 'd'));
    await sendMouse({ type: 'up' });
    map.view = { ...field, counters: [{ ...field.counters[0]!, at: [19, 20] }, field.counters[1]!] };
    await map.updateComplete;
    expect(label(map)).to.equal('8.5 cm');
  });

  it('is laid by M from stand to stand, and put away by Escape', async () => {
    const map = await shown(field);
    one(map, '[data-counter="a"]').focus();
    await press(map, 'm', 'PageDown', 'm');
    expect(said(map)).to.equal('7.5 cm: Boyz 1 – Tactical 2');
    await press(map, 'Escape');
    expect(all(map, '.measured')).to.deep.equal([]);
    expect(one(map, '.tools .ruler').getAttribute('aria-pressed')).to.equal('false');
    expect(one(map, '.tools .ruler').getAttribute('aria-keyshortcuts')).to.equal('m');
  });

  it('is put away by its button: stands are moved again', async () => {
    const map = await out();
    await click(map, one(map, '.tools .ruler'));
    const events = heard(map);
    await drag(map, counterMiddle(map, 'a'), middleOf(map));
    await sendMouse({ type: 'up' });
    expect(events.map(({ type }) => type)).to.include('counter-dropped');
  });

  it('says inches where a table has inches', async () => {
    const map = await out(view({ ...field, measure: INCHES }));
    await drag(map, counterMiddle(map, 'a'), counterMiddle(map, 'd'));
    await sendMouse({ type: 'up' });
    expect(label(map)).to.equal('7.5″');
  });

  it('is on a narrow map as well, beside its other tools and clear of the signs at its edge', async () => {
    const far = Array.from({ length: 4 }, (_, i) => counter(`f${i}`, [100 + 3 * i, -60], { name: `Boyz ${9 + i}` }));
    const map = await out(view({
      ...field, counters: [...field.counters, ...far],
      mattering: [{ id: 'far', name: 'Warband', side: 'attacker', units: far.map(({ id }) => id), why: null }],
    }));
    map.style.inlineSize = '360px';
    await nextFrame();
    await nextFrame();
    const tools = all(map, '.tools button').map(button => button.getBoundingClientRect());
    expect(all(map, '.tools button').map(button => button.className)).to.eql(['icon ruler', 'icon whole', 'icon key']);
    tools.forEach(({ left }, i) => expect(left).to.be.at.least(tools[i - 1]?.right ?? 0));
    map.look({ centre: [25, 22], scale: 12 });
    await map.updateComplete;
    const signs = all(map, '.chip');
    expect(signs.length).to.equal(1);
    expect(signs[0]!.getBoundingClientRect().right).to.be.at.most(tools[0]!.left);
    await drag(map, counterMiddle(map, 'a'), counterMiddle(map, 'd'));
    await sendMouse({ type: 'up' });
    await map.updateComplete;
    expect(label(map)).to.equal('7.5 cm');
  });

  it('is not on the map of the table editor, which has a tape', async () => {
    const map = await fixture<TableMap>(html`<table-map .view=${field}></table-map>`);
    await map.updateComplete;
    expect(map.canMeasure).to.equal(false);
    expect(map.renderRoot.querySelector('.tools .ruler')).to.equal(null);
  });
});
