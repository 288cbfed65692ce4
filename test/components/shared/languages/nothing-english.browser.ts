import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { addWordSource, speak } from '../../../../components/shared/languages/speech.ts';
import { allWritten } from '../../../support/all-written.ts';
import { badgesOf } from '../../../../components/epic-armageddon/steps/badges.ts';
import { battlefieldView } from '../../../../components/epic-armageddon/steps/battlefield-view.ts';
import { movableHits } from '../../../../components/epic-armageddon/steps/movable-hits.ts';
import { sampleOf } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import type { Assault, Unit } from '../../../../src/epic-armageddon/model/state.ts';
import type { BattlefieldView } from '../../../../components/shared/battlefield/view.ts';
import { madeUp, moreThan, saidIn, unspokenIn } from '../../../support/made-up-language.ts';
import { goOn, scenarioOf, sticksOut } from '../../epic-armageddon/steps/leading.ts';
import { Played } from '../../epic-armageddon/steps/played.ts';
import type { AssaultBattlefield } from '../../../../components/shared/battlefield/assault-battlefield.ts';
import type { UnitReasons } from '../../../../components/epic-armageddon/explain/unit-reasons.ts';
import '../../../../components/shared/battlefield/assault-battlefield.ts';
import '../../../../components/shared/battlefield/sheets.ts';
import '../../../../components/epic-armageddon/explain/unit-reasons.ts';
import '../../../../components/epic-armageddon/steps/assault-tally.ts';

/** German stands in for it, so that its numbers and lists are used. */
await addWordSource(() => Promise.resolve(
  Object.fromEntries([...allWritten()].map(([part, words]) => [part, madeUp(words) as object]))));

/** What an assault calls by a name of its own in every language. */
const namesIn = ({ formations, units, table, combatants }: Assault): readonly string[] => [
  ...formations.map(one => one.name),
  ...units.flatMap(({ name }) => [name, name.replace(/ \d+$/, '')]),
  ...table.terrain.flatMap(({ name }) => name ?? []),
  ...Object.values(combatants).flatMap(({ characters }) => characters),
];

/** The first of every formation who is left. */
const firstOnes = ({ formations, units }: Assault): readonly Unit[] =>
  formations.flatMap(({ id }) => units.find(one => one.formation === id && one.lostTo === null) ?? []);

const viewOf = ({ assault, path }: Played, chosen: string | null): BattlefieldView => battlefieldView(assault, {
  step: path.split('.')[0]!, movable: chosen === null ? [] : [chosen], choosable: [], askable: true, chosen,
  ghost: null, badges: badgesOf(assault), movableHits: movableHits(assault), allowance: chosen === null ? null : 10,
  stoodBefore: assault.units.map(unit => unit.id),
});

/** Gives properties to an element and waits until it shows them. */
const drawn = async <E extends Element & { readonly updateComplete: Promise<boolean> }>(
  element: E, properties: Partial<E>,
): Promise<E> => {
  Object.assign(element, properties);
  await element.updateComplete;
  return element;
};

/** Texts that a part of the screen shows at a moment. */
type Place = (played: Played) => Promise<readonly string[]>;

/** The panel of the step, with the first thing in it opened that can be. */
const panel: Place = async played => {
  const before = saidIn(played.panel);
  played.find<HTMLElement>('[part=row][aria-expanded=false]')[0]?.click();
  await played.send();
  return [...before, ...saidIn(played.panel)];
};

/** What the bar offers. */
const primary: Place = async ({ primary: next }) => (next === null ? [] : [next.words]);

const totals: Place = async ({ assault }) =>
  saidIn(await fixture<Element>(html`<assault-tally .assault=${assault}></assault-tally>`));

/** The map with somebody chosen and its key open, then the table. */
const map: Place = async played => {
  const field = await fixture<AssaultBattlefield>(html`<assault-battlefield
    style="inline-size: 700px; block-size: 500px"
  ></assault-battlefield>`);
  const chosen = played.assault.units.find(one => one.lostTo === null && one.aboard === null)?.id ?? null;
  const asMap = saidIn(await drawn(field, { view: viewOf(played, chosen), hasKey: true }));
  return [...asMap, ...saidIn(await drawn(field, { view: viewOf(played, null), isTable: true }))];
};

const reasons: Place = async ({ assault }) => {
  const one = await fixture<UnitReasons>(html`<unit-reasons closable></unit-reasons>`);
  const said: string[] = [];
  for (const { id: unit } of firstOnes(assault)) said.push(...saidIn(await drawn(one, { assault, unit })));
  return said;
};

/** The parts of the screen that are held to it: those seen in every state, and those seen once in every step. */
const IN_EVERY_STATE: Readonly<Record<string, Place>> = { bar: primary, 'steps and parts': panel };
const IN_EVERY_STEP: Readonly<Record<string, Place>> = { 'steps: totals': totals, battlefield: map, explain: reasons };

const seen = new Set<string>();
const isNews = (key: string): boolean => !seen.has(key) && seen.add(key).size > 0;

const placesAt = ({ path }: Played): readonly (readonly [string, Place])[] => [
  ...isNews(path) ? Object.entries(IN_EVERY_STATE) : [],
  ...isNews(path.split('.')[0]!) ? Object.entries(IN_EVERY_STEP) : [],
];

/** What is shown at a moment that nobody has been shown before, and is neither marked nor a name. */
const englishAt = async (played: Played): Promise<readonly string[]> => {
  const english: string[] = [];
  for (const [name, place] of placesAt(played)) {
    const texts = [...new Set(await place(played))].map(unspokenIn).filter(Boolean);
    const known = texts.length === 0 ? [] : namesIn(played.assault);
    english.push(...moreThan(known, texts).map(text => `${name}, ${played.path}: ${text}`));
  }
  return english;
};

/** Assaults that come to every state that bundled ones come to. */
const LED = [
  'marines-charge-warband', 'banshees-and-terminators', 'firefight-to-a-tie', 'warband-swarms-titan',
  'warlord-leads-three-mobs', 'gargant-barges-to-tanks',
];

describe('in a language of which every word is marked and longer nothing is English or too wide for 360 pixels', () => {
  before(async () => {
    await setViewport({ width: 360, height: 800 });
    await speak('de');
  });
  after(() => speak('en'));

  for (const sample of LED.map(id => sampleOf(id)!)) {
    it(`while "${sample.title}" is played`, async () => {
      const played = await Played.at(scenarioOf(sample), [], sample.seed);
      const prepared = [...sample.decisions];
      const english = [...await englishAt(played)];
      const wide = new Set(sticksOut(played));
      for (let steps = 0; !played.isOver && steps < 80; steps += 1) {
        await goOn(played, prepared);
        english.push(...await englishAt(played));
        sticksOut(played).forEach(one => wide.add(`${played.path}: ${one}`));
      }
      expect(english).to.eql([]);
      expect([...wide]).to.eql([]);
    });
  }

  it('in any step', () => {
    expect([...seen].filter(key => !key.includes('.')).sort()).to.eql([
      'a1ChooseTarget', 'a2Charge', 'a3CounterCharge', 'a4Attacks', 'a5SupportingFire', 'a6Result', 'a7Consolidate',
      'a7Withdraw', 'assaultOver',
    ]);
  });
});
