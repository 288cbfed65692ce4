import { expect } from '@open-wc/testing';
import type { AssaultBattlefield } from '../../../../components/shared/battlefield/assault-battlefield.ts';
import { CounterAsked } from '../../../../components/shared/battlefield/events.ts';
import type { TableFrame } from '../../../../components/shared/frame/table-frame.ts';
import { percent } from '../../../../components/shared/parts/figures.ts';
import type { BarOdds, OddsFromHere } from '../../../../components/shared/resolver/odds-from-here.ts';
import { oddsOfFight } from '../../../../src/warhammer-40k/odds/fight-odds.ts';
import { sampleProfile, row, scenarioOf } from '../../../../src/warhammer-40k/scenario/samples/build.ts';
import { until } from '../../../support/until.ts';
import { click, find, settled, textOf, type Driven } from '../../epic-armageddon/resolver/driving.ts';
import { one, panelOf, pathOf, playTo, sayings, seen, shown, type Shown } from './phases.ts';

const inPanel = (on: Shown, selector: string): readonly string[] =>
  [...panelOf(on).shadowRoot!.querySelectorAll(selector)].map(textOf);

const turnTo = (on: Shown): void => void on.phase.dispatchEvent(new PointerEvent('pointermove'));

const barOf = (on: Shown): OddsFromHere => one(on, 'odds-from-here') as OddsFromHere;

/** What the bar tells; null: nothing yet. */
const knownOn = (on: Shown): BarOdds | null => {
  const { odds } = barOf(on);
  return odds === 'unasked' ? null : odds;
};

/** Two who are the same strike at once. */
const even = {
  ...scenarioOf('4th', 'Even', [
    { id: 'own', name: 'Own', side: 'attacker', models: row(1, 'ork', [10, 10]) },
    { id: 'their', name: 'Their', side: 'defender', models: row(1, 'ork', [10, 10.98]) },
  ], { ork: sampleProfile('Ork', [4, 4, 4, 1, 4, 1, 7, 6]) }),
  ruleset: 'warhammer-40k-7th',
};

/** Five strike two steps before three. */
const ladder = {
  ...scenarioOf('4th', 'Ladder', [
    { id: 'squad', name: 'Squad', side: 'attacker', models: row(5, 'marine', [10, 10]) },
    { id: 'mob', name: 'Mob', side: 'defender', models: row(3, 'ork', [10, 10.98]) },
  ], {
    marine: sampleProfile('Marine', [4, 4, 4, 1, 4, 1, 8, 3]), ork: sampleProfile('Ork', [4, 3, 8, 1, 2, 1, 7, 6]),
  }),
  ruleset: 'warhammer-40k-7th',
};

const playBy = async (on: Shown, edition: string): Promise<Shown> => {
  const select = one(on, '.edition select') as HTMLSelectElement;
  select.value = edition;
  select.dispatchEvent(new Event('change'));
  await settled(on.resolver);
  return on;
};

describe('a phase in the frame', () => {
  it('names the edition on a phone in a chip that cuts nothing off, and in full in its list', async () => {
    const on = await shown('trial-seven-steps', undefined, 360);
    const chip = one(on, '.edition[slot=variant-chip]');
    const select = chip.querySelector('select')!;
    expect(textOf(chip.querySelector('span')!)).to.equal('Trial 7');
    expect(chip.scrollWidth).to.be.at.most(chip.clientWidth);
    expect(select.ariaLabel).to.equal('Edition');
    expect(select.selectedOptions[0]!.text).to.equal('Trial rules, seven steps');
    expect(select.getBoundingClientRect().height).to.be.at.least(44);
  });

  it('has the parts of the bar for the page, as an assault of Epic has', async () => {
    const { phase } = await shown('4th');
    const promised = ['bar', 'odds', 'undo', 'redo', 'play-on', 'my-dice', 'throw-rest', 'primary', 'menu', 'panel'];
    expect(phase.getAttribute('exportparts')!.split(', ')).to.have.members(promised);
  });

  it('another text plays it again as far as it goes and says where it stops; undo goes on from there', async () => {
    const on = await shown('trial-seven-steps');
    await playTo(on, 'fight.striking.saving');
    const before = on.phase.snapshot!.context.phase.log.length;
    await playBy(on, '7th');
    expect(on.phase.snapshot!.context.phase.edition).to.equal('7th');
    expect(on.phase.snapshot!.context.phase.log.length).to.be.lessThan(before);
    expect(seen(on, '.refused[role=status]')[0]).to.contain(panelOf(on).state.title);
    const stopped = sayings(on);
    on.phase.undo();
    await settled(on.resolver);
    expect(sayings(on).length).to.be.lessThan(stopped.length);
    expect(seen(on, '.refused[role=status]')).to.eql([]);
    on.phase.redo();
    await settled(on.resolver);
    expect(sayings(on)).to.eql(stopped);
  });

  it('throws to hit, to wound and to save are cards with their dice and what to expect', async () => {
    const on = await shown('trial-seven-steps');
    for (const [step, expects] of [['hitting', 'hits'], ['wounding', 'wounds'], ['saving', '']] as const) {
      await playTo(on, `fight.striking.${step}`);
      const cards = seen(on, '.card');
      expect(cards.length, step).to.be.within(1, 2);
      expect(cards[0], step).to.match(/\d+ dice/).and.to.match(/[2-6] ?\+/).and.to.contain(expects);
    }
  });

  it('tells the odds in the bar for the steps of a fight alone, once somebody has turned to it', async () => {
    const on = await shown('trial-seven-steps');
    turnTo(on);
    await settled(on.resolver);
    expect(barOf(on).odds).to.equal(null);
    expect(barOf(on).hidden).to.equal(true);
    await playTo(on, 'fight.striking.hitting');
    expect(barOf(on).hidden).to.equal(false);
    await until('the odds', () => knownOn(on)?.chances ?? null);
    const { phase } = panelOf(on);
    const [name] = knownOn(on)!.forces.attacker;
    expect(phase.units.map(unit => unit.name)).to.include(name);
    expect(textOf(barOf(on))).to.contain(`${name} wins`);
    await playTo(on, null);
    expect(barOf(on).hidden).to.equal(true);
  });

  it('asks for no odds before', async () => {
    const on = await shown('7th', JSON.stringify(even));
    await playTo(on, 'fight.striking.hitting');
    expect(barOf(on).hidden).to.equal(false);
    expect(barOf(on).odds).to.equal('unasked');
    expect(textOf(barOf(on))).to.equal('Odds');
    turnTo(on);
    await settled(on.resolver);
    expect(barOf(on).odds).not.to.equal('unasked');
  });

  it('a draw has its part of the bar and its own figure', async () => {
    const on = await shown('7th', JSON.stringify(even));
    turnTo(on);
    await playTo(on, 'fight.striking.hitting');
    await until('all odds', () => (knownOn(on)?.isAsking === false ? knownOn(on) : null));
    await settled(on.resolver);
    const { winner } = oddsOfFight(panelOf(on).phase, panelOf(on).phase.fight!.combat);
    const chances = [winner!.attacker, winner!.none].map(chance => percent(chance).replace(/\s/g, ' '));
    expect(textOf(barOf(on))).to.contain(chances[0]).and.to.contain(`${chances[1]} drawn`);
    expect(find(barOf(on) as unknown as Driven, 'rect.none').getBoundingClientRect().width).to.be.greaterThan(10);
  });

  it('no figure of a moment is left in the bar at the next one', async () => {
    const on = await shown('7th', JSON.stringify(even));
    turnTo(on);
    await playTo(on, 'fight.striking.hitting');
    await until('the odds', () => knownOn(on)?.chances ?? null);
    on.phase.playOn();
    await on.phase.updateComplete;
    expect(knownOn(on)?.chances ?? null).to.equal(null);
  });

  it('the ladder has the steps at which somebody strikes alone, the present one marked as on the rail', async () => {
    const on = await shown('7th', JSON.stringify(ladder));
    await playTo(on, 'fight.striking.hitting');
    expect(inPanel(on, '.ladder .rung')).to.eql(['4', '2']);
    expect(inPanel(on, '.ladder .who').map(who => who.replace(/^.*(?=\d ×)/, ''))).to.eql(['5 × Marine', '3 × Ork']);
    expect(inPanel(on, '.ladder [aria-current=step] .rung')).to.eql(['4']);
    const { steps } = one(on, 'table-frame') as TableFrame;
    expect(steps.find(({ state }) => state === 'now')!.note).to.equal('Initiative 4');
  });

  it('whoever was asked about is given up at another step', async () => {
    const on = await shown('7th', JSON.stringify(ladder));
    await playTo(on, 'fight.striking.hitting');
    one(on, 'assault-battlefield').dispatchEvent(new CounterAsked(panelOf(on).phase.models[0]!.id));
    await settled(on.resolver);
    expect(seen(on, 'model-reasons')).to.have.lengthOf(1);
    const { rung } = panelOf(on).phase.fight!;
    for (let step = 0; step < 20 && panelOf(on).phase.fight?.rung === rung; step += 1) {
      on.phase.playOn();
      await settled(on.resolver);
    }
    expect(pathOf(on)).to.match(/^fight/);
    expect(seen(on, 'model-reasons')).to.eql([]);
  });

  it('wounds are listed as they fall; the usual taker is marked by its number, another is a tap away', async () => {
    const on = await shown('trial-eight-steps');
    await playTo(on, 'fight.striking.choosing');
    const { usual, options } = panelOf(on).phase.choice!;
    const name = panelOf(on).phase.models.find(({ id }) => id === usual)!.name;
    expect(inPanel(on, '.wounds .now b')).to.eql([name]);
    expect(inPanel(on, '.lead')[0]).to.match(/ chooses?\./);
    const { counters, tokens } = (one(on, 'assault-battlefield') as AssaultBattlefield).view;
    expect(counters.filter(({ now }) => now).map(({ id }) => id)).to.eql([usual]);
    expect(counters.filter(({ choosable }) => choosable).map(({ id }) => id).sort()).to.eql([...options].sort());
    const number = inPanel(on, '.wounds .now .number')[0];
    expect(tokens.filter(({ unit }) => unit === usual).map(token => String(token.number))).to.include(number);
    const other = options.find(option => option !== usual)!;
    await click(on.resolver, one(on, '.other summary'));
    const at = panelOf(on).shadowRoot!.querySelector('choice-list')!.options.findIndex(({ id }) => id === other);
    await click(on.resolver, [...panelOf(on).shadowRoot!.querySelector('choice-list')!
      .shadowRoot!.querySelectorAll<HTMLElement>('.choice')][at]!);
    const taker = on.phase.snapshot!.context.phase.models.find(({ id }) => id === other)!;
    expect(taker.slain).to.equal('fight');
    expect(inPanel(on, '.wounds .done b')).to.include(taker.name);
  });
});
