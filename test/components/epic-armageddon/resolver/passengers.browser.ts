/** Those who sit in a transport: a tap on it opens their names, and who may get out is dragged or tapped out. */
import { expect, fixture, html } from '@open-wc/testing';
import { resetMouse, sendMouse, setViewport } from '@web/test-runner-commands';
import '../../../../components/embed/lazy/assault-resolver.ts';
import type { AssaultBattlefield } from '../../../../components/shared/battlefield/assault-battlefield.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../../support/build.ts';
import { until } from '../../../support/until.ts';
import { click, find, findAll, ready, settled, textOf, type Driven } from './driving.ts';
import { withoutOdds } from './silent-engine.ts';

withoutOdds();

const TRANSPORT = [
  unitOf('r1', 'rhino', [30, 20]),
  ...['a1', 'a2'].map(id => unitOf(id, 'tactical', [30, 20], { aboard: 'r1' })),
];

/** A charge under way, with a transport near the enemy. */
const shown = async (): Promise<Driven> => {
  const scenario = scenarioOf({
    startAt: 'a1ChooseTarget',
    formations: [formationOf('attacker', TRANSPORT), formationOf('defender', rowOf('d', 'boyz', 3, [28, 26]))],
  });
  const resolver = await fixture<Driven>(html`<assault-resolver .scenario=${scenario}></assault-resolver>`);
  await until('a map', () => findAll(resolver.shadowRoot!, '[data-counter="r1"]').length > 0);
  await ready(resolver);
  await click(resolver, find(resolver, '[part~=primary]'));
  await settled(resolver);
  return resolver;
};

const transport = (resolver: Driven): HTMLElement => find(resolver, '[data-counter="r1"]');
const names = (resolver: Driven): readonly HTMLElement[] =>
  findAll(resolver.shadowRoot!, '[part=passenger]');
const texts = (resolver: Driven): readonly string[] => names(resolver).map(textOf);

const opened = async (): Promise<Driven> => {
  const resolver = await shown();
  await click(resolver, transport(resolver));
  await until('their names', () => names(resolver).length > 0);
  return resolver;
};

const middleOf = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};

beforeEach(() => setViewport({ width: 1280, height: 800 }));
afterEach(() => resetMouse());

describe('passengers', () => {
  it('are a row of names once their transport is tapped', async () => {
    const resolver = await opened();
    expect(texts(resolver)).to.eql(['Tactical 1', 'Tactical 2']);
    const group = find(resolver, '[role=group][aria-label="Rhino: 2 aboard"]');
    expect(textOf(group)).to.contain('2 aboard');
    expect(names(resolver)[0]!.getBoundingClientRect().height).to.be.least(44);
    expect(await faultsOf(find(resolver, 'selected-unit'))).to.eql([]);
    expect(textOf(find(resolver, 'assault-battlefield'))).to.contain('2 aboard');
  });

  it('are chosen by a tap, and lie on their transport then', async () => {
    const resolver = await opened();
    await click(resolver, names(resolver)[0]!);
    await settled(resolver);
    expect(names(resolver)[0]!.getAttribute('aria-pressed')).to.equal('true');
    const map = find<AssaultBattlefield>(resolver, 'assault-battlefield');
    expect(map.view.counters.at(-1)!.id).to.equal('a1');
  });

  it('are dragged out onto the map where they may get out', async () => {
    const resolver = await opened();
    const [x, y] = middleOf(transport(resolver));
    const scale = find<AssaultBattlefield>(resolver, 'assault-battlefield').camera.scale;
    await sendMouse({ type: 'move', position: middleOf(names(resolver)[0]!) });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'move', position: [x, Math.round(y + 4 * scale)] });
    await sendMouse({ type: 'up' });
    await settled(resolver);
    await until('him outside', () => texts(resolver).length === 1);
    expect(texts(resolver)).to.eql(['Tactical 2']);
    const { at } = find<AssaultBattlefield>(resolver, 'assault-battlefield').view.counters
      .find(({ id }) => id === 'a1')!;
    expect(at[0]).to.be.closeTo(30, 0.3);
    expect(at[1]).to.be.closeTo(16, 0.3);
  });

  it('stay inside where they are let go beside the map', async () => {
    const resolver = await opened();
    const [x, y] = middleOf(names(resolver)[0]!);
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [x, y + 60] });
    await sendMouse({ type: 'up' });
    await settled(resolver);
    expect(texts(resolver)).to.eql(['Tactical 1', 'Tactical 2']);
    expect(names(resolver)[0]!.getAttribute('aria-pressed')).to.equal('false');
  });
});
