/** Names without an end, in every place where a name can stand, on every step of both games at a phone's width. */
import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../components/embed/lazy/assault-resolver.ts';
import { SAMPLES } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import { EDITIONS } from '../../../src/warhammer-40k/editions/index.ts';
import { PHASE_SAMPLES } from '../../../src/warhammer-40k/scenario/samples/samples.ts';
import { IS_WHOLE } from '../../support/share.ts';
import { findAll, isOver, MANY, panelOf, ready, settled, type Driven } from '../epic-armageddon/resolver/driving.ts';
import * as phases from '../warhammer-40k/resolver/phases.ts';
import { withoutOdds } from '../epic-armageddon/resolver/silent-engine.ts';

withoutOdds();

const NARROW = 360;
const ENDLESS = 'W'.repeat(400);

/** The same, in which everything is called so. */
const endless = <T extends object>(scenario: T): T => JSON.parse(JSON.stringify(scenario), (key, value: unknown) =>
  (key === 'name' || key === 'title' ? ENDLESS : value)) as T;

/** How wide the page is, or the panel, which scrolls by itself. */
const widthOf = (root: ParentNode): number => Math.max(document.documentElement.scrollWidth,
  ...findAll(root, '.content').map(({ scrollWidth, clientWidth }) => NARROW + scrollWidth - clientWidth));

/** What makes either wider than a phone: elements whose own text reaches further, as 'span.name of unit-list'. */
const wide = (root: ParentNode): readonly string[] => {
  const width = widthOf(root);
  if (width <= NARROW) return [];
  const places = findAll(root, ':not(style, .spoken, svg *)').filter(one => textRight(one) > NARROW).map(placeOf);
  return [`${width} px`, ...new Set(places)];
};

const textRight = (element: Element): number => Math.max(...[...element.childNodes].map(node => {
  if (!(node instanceof Text) || node.data.trim() === '') return 0;
  const range = document.createRange();
  range.selectNode(node);
  return range.getBoundingClientRect().right;
}), 0);

const placeOf = (one: Element): string => {
  const root = one.getRootNode();
  const host = root instanceof ShadowRoot ? root.host.localName : 'the page';
  return `${one.localName}.${[...one.classList].join('.')} of ${host}`;
};

/** What of the bar is cut, and whether the map and the panel have less than half of the frame. */
const crowded = (root: ParentNode): readonly string[] => findAll(root, 'table-frame').flatMap(frame => {
  const cut = findAll(frame, '.bar, .acts, odds-from-here').filter(one => one.scrollWidth > one.clientWidth);
  const { clientHeight } = findAll(frame.shadowRoot!, '.space')[0]!;
  return [
    ...cut.map(placeOf), ...(2 * clientHeight < frame.clientHeight ? [`${clientHeight} px for map and panel`] : []),
  ];
});

/** Looks at a step as it comes, and with a row opened in each of its lists. */
const lookAt = async (resolver: Driven, panel: HTMLElement): Promise<readonly string[]> => {
  const before = [...wide(resolver.shadowRoot!), ...crowded(resolver.shadowRoot!)];
  const rows = findAll<HTMLElement>(panel.shadowRoot!, 'ul')
    .map(list => list.querySelector<HTMLElement>('button.opens'));
  const closed = rows.filter(row => row !== null);
  if (closed.length === 0) return before;
  closed.forEach(row => row.click());
  await settled(resolver);
  return [...before, ...wide(resolver.shadowRoot!), ...crowded(resolver.shadowRoot!)];
};

const each = <T>(all: readonly T[]): readonly T[] => [...new Set(all)];

const first = SAMPLES[0]!;
const tested = { ...first.scenario.engage!, actionTest: 'retaining' } as const;

/** Those of the suite: between them they come to every step, with war engines and transports. */
const SOME: readonly string[] = ['warband-swarms-titan', 'thunderhawk-lands-on-guns'];

/** Of each edition; the first has no step that the others lack. */
const SOME_PHASES = [null, 'multiple-combat', 'power-fist-sergeant', 'multiple-combat'] as const;

/** Bundled assaults, one of them from the test of its action on. */
const assaults = [
  { ...first, id: 'an action test', scenario: { ...first.scenario, engage: tested } },
  ...SAMPLES.filter(({ id }) => IS_WHOLE || SOME.includes(id)),
];

/** Bundled phases, each by the text of each edition. */
const played = EDITIONS.flatMap((edition, at) => PHASE_SAMPLES
  .filter(({ id }) => IS_WHOLE || id === SOME_PHASES[at]).map(sample => ({ ...sample, edition })));

describe('names without an end stay in their place', () => {
  const panels = new Set<string>();

  for (const { id, scenario, decisions, seed } of assaults) {
    it(`on every step of ${id}`, async () => {
      await setViewport({ width: NARROW, height: 760 });
      const resolver = await fixture<Driven>(html`<assault-resolver
        .scenario=${endless(scenario)} .decisions=${decisions} .seed=${seed}
      ></assault-resolver>`);
      await ready(resolver);
      const stretched: string[] = [];
      for (let press = 0; press < MANY; press += 1) {
        const panel = panelOf(resolver);
        panels.add(panel.localName);
        stretched.push(...await lookAt(resolver, panel));
        if (isOver(resolver)) break;
        await resolver.playOn();
        await settled(resolver);
      }
      expect(isOver(resolver)).to.equal(true);
      expect(each(stretched)).to.eql([]);
    });
  }

  for (const { id, edition, scenario, decisions, seed } of played) {
    it(`on every step of ${id}, ${edition}`, async () => {
      const on = await phases.shown(edition, endless(scenario(edition)), NARROW);
      Object.assign(on.resolver, { decisions, seed });
      await settled(on.resolver);
      const stretched: string[] = [];
      for (let step = 0; step < phases.MANY; step += 1) {
        panels.add(phases.panelOf(on).localName);
        stretched.push(...await lookAt(on.resolver, phases.panelOf(on)));
        if (phases.isOver(on)) break;
        on.phase.playOn();
        await settled(on.resolver);
      }
      expect(phases.isOver(on)).to.equal(true);
      expect(each(stretched)).to.eql([]);
    });
  }

  it('and the steps were all that there are', () => {
    expect([...panels].sort()).to.eql([
      'a0-action-test-step', 'a1-choose-target-step', 'a2-charge-step', 'a3-counter-charge-step', 'a4-attacks-step',
      'a5-supporting-fire-step', 'a6-result-step', 'a7-consolidate-step', 'a7-withdraw-step', 'assault-over-step',
      'phase-arm-step', 'phase-choice-step', 'phase-declare-step', 'phase-move-step', 'phase-over-step',
      'phase-overwatch-step', 'phase-pick-step', 'phase-silent-step', 'phase-throw-step', 'settling-step',
    ]);
  });
});
