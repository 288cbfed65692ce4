import { expect, fixture, html } from '@open-wc/testing';
import './made-up-books.ts';
import '../../../../components/embed/lazy/assault-resolver.ts';
import '../../../../components/set-up/import/assault-import.ts';
import '../../../../components/set-up/shelf/assault-shelf.ts';
import { Shelf } from '../../../../components/set-up/shelf/shelf.ts';
import { language, speak } from '../../../../components/shared/languages/speech.ts';
import '../../../../components/share/assault-share.ts';
import '../../../../components/set-up/formation-builder/profile-form.ts';
import '../../../../components/set-up/formation-builder/unit-card.ts';
import '../../../../components/site/home/site-home.ts';
import '../../../../components/site/embed/embed-builder.ts';
import '../../../../components/share/assault-bug-report.ts';
import '../../../../components/epic-armageddon/report/assault-report.ts';
import '../../../../components/epic-armageddon/resolver/rulings-panel.ts';
import '../../../../components/shared/resolver/odds-from-here.ts';
import '../../../../components/epic-armageddon/resolver/live-odds/throw-luck.ts';
import '../../../../components/epic-armageddon/resolver/live-odds/throw-stakes.ts';
import '../../../../components/embed/lazy/assault-set-up.ts';
import '../../../../components/set-up/table-editor/assault-table-editor.ts';
import { neteaLibrary } from '../../../../src/army-lists/netea.ts';
import { NETEA_LISTS } from '../../../../src/army-lists/netea-lists.ts';
import { UNIT_ABILITIES, WEAPON_ABILITIES } from '../../../../src/epic-armageddon/model/abilities.ts';
import { ARMY_RULES } from '../../../../src/epic-armageddon/model/army-rules.ts';
import { SAMPLES, sampleOf } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { moreThan, saidIn, unspokenIn } from '../../../support/made-up-language.ts';
import { until } from '../../../support/until.ts';
import '../../../../components/epic-armageddon/odds/panel-parts.ts';
import { changedTo, engine, oddsOf, staged } from '../../epic-armageddon/odds/staged.ts';
import { eventsOf } from '../../epic-armageddon/report/finished.ts';
import { findAll, settled, type Driven } from '../../epic-armageddon/resolver/driving.ts';
import { wholePlan } from '../../set-up/plans.ts';

const { scenario, decisions, seed } = sampleOf('marines-charge-warband')!;

const spelled = (word: string): readonly string[] => {
  const text = word.replaceAll('-', ' ');
  return [text, `${text[0]!.toUpperCase()}${text.slice(1)}`];
};

/** Names that are the same in every language; what bundled assaults are called has words apart from these. */
const NAMES = [
  ...NETEA_LISTS.lists.map(({ name }) => name),
  ...Object.values(neteaLibrary.forces), 'Chaos Rhino',
  ...SAMPLES.map(({ title }) => title),
  ...scenario.formations.map(({ name }) => name),
  ...Object.values(scenario.profiles).flatMap(({ name, weapons }) => [name, ...weapons.map(one => one.name)]),
  ...[...Object.keys(UNIT_ABILITIES), ...Object.keys(WEAPON_ABILITIES), ...ARMY_RULES].flatMap(spelled),
  'Raven Guard', 'Feral Ork', 'Tactical', 'Captain', 'Rhino', 'Grotz', 'Own',
];

/** What an element shows that is neither of the words nor a name. */
const englishIn = async (element: Element): Promise<readonly string[]> => {
  await settled(element as Driven);
  expect(language()).to.equal('de');
  return moreThan(NAMES, [...new Set(saidIn(element).map(unspokenIn).filter(Boolean))]);
};

const drawn = async (name: string, properties: object): Promise<Element> => {
  await speak('de');
  const element = Object.assign(document.createElement(name), properties);
  await fixture(html`<div>${element}</div>`);
  return element;
};

const stakes = [0, 1, 2].map(count => ({ count, chance: 0.3, odds: oddsOf(0.5) }));
const tallied = { counted: 'hits', thrown: 2, expected: 1.2 };
const swing = { attacker: 0.1, defender: -0.1 };
const [first, second] = scenario.formations[0]!.units;

const PLACES: readonly (readonly [name: string, properties: () => object])[] = [
  ['club-rulings', () => ({ rulings: { ...scenario.rulings, titanDice: 'half-macro' } })],
  ['odds-from-here', () => ({ odds: {
    forces: { attacker: ['1', 1], defender: ['2', 2] }, chances: oddsOf(0.5).winner, error: 0.01, isAsking: true,
    isExact: false, before: oddsOf(0.6).winner, isSupposed: true, winner: null, failure: null,
  } })],
  ['throw-stakes', () => ({ stakes: [
    { side: 'attacker', counted: 'hits', stakes }, { side: null, counted: 'result', stakes },
  ] })],
  ['throw-luck', () => ({ isReckoning: true })],
  ['throw-luck', () => ({ luck: {
    swing, biggest: 0, isWhole: false, names: ['1'], totals: { attacker: [tallied], defender: [] },
    throws: [{ swing, attacker: tallied, defender: null }],
  } })],
  ['assault-share', () => ({ scenario, events: [] })],
  ['assault-report', () => ({ scenario, events: eventsOf(scenario, decisions, seed), isOpen: true })],
  ['assault-bug-report', () => ({ rulings: [] })],
  ['unit-card', () => ({ profile: scenario.profiles['nobz'] ?? Object.values(scenario.profiles)[0]! })],
  ['profile-form', () => ({ profile: Object.values(scenario.profiles)[0]! })],
  ['assault-import', () => ({})],
  ['site-home', () => ({})],
  ['assault-table-editor', () => ({ setUp: scenario, selection: { stands: [first!.id, second!.id], terrain: null } })],
  ['assault-set-up', () => ({ setUp: { plan: wholePlan, table: null } })],
];

describe('in a language of which every word is marked nothing is English', () => {
  before(() => (document.documentElement.lang = 'de'));
  after(() => {
    document.documentElement.lang = 'en';
    return speak('en');
  });

  for (const [name, properties] of PLACES) {
    it(`in <${name}>`, async () => {
      expect(await englishIn(await drawn(name, properties()))).to.eql([]);
    });
  }

  it('on the shelf', async () => {
    const shelf = new Shelf(() => new Date(0));
    await shelf.put({ kind: 'assault', name: 'Own', content: { scenario, events: [], at: 0 } });
    const date = /^\d[\d.]*, [\d:]*$/;
    const english = await englishIn(await drawn('assault-shelf', { shelf }));
    expect(english.filter(text => !date.test(text))).to.eql([]);
  });

  it('around the table, and on the page on which a tag is put together', async () => {
    expect(await englishIn(await drawn('embed-builder', { site: 'https://example.org/' }))).to.eql([]);
  });

  it('in the calculator, also in what its engine says', async () => {
    await speak('de');
    engine.reset();
    engine.matters = [
      { kind: 'cover-given', values: { terrain: 'Woods', kind: 'woods', cover: 5 } } as const,
      { kind: 'ruling', values: { ruling: 'titanDice', answer: 'half-macro', question: 'English', text: '' } } as const,
    ].map((change, at) => ({ id: String(at), change, rule: 'V2', scenario: changedTo(''), delta: 3, isExact: true }));
    const odds = await staged();
    await until('what matters', () => findAll(odds.shadowRoot!, '.matters li').length === 2);
    expect((await englishIn(odds)).filter(text => text !== odds.match)).to.eql([]);
  });
});
