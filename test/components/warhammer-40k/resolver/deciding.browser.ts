import { expect } from '@open-wc/testing';
import type { AssaultBattlefield } from '../../../../components/shared/battlefield/assault-battlefield.ts';
import { CounterAsked, CounterChosen, CounterDropped } from '../../../../components/shared/battlefield/events.ts';
import { PhaseDecided } from '../../../../components/warhammer-40k/steps/phase-panel.ts';
import { FOURTH_COMPLETION } from '../../../../src/warhammer-40k/editions/fourth.ts';
import { type Edition, POLICIES } from '../../../../src/warhammer-40k/editions/index.ts';
import { sampleProfile, row, scenarioOf } from '../../../../src/warhammer-40k/scenario/samples/build.ts';
import { phaseSampleOf } from '../../../../src/warhammer-40k/scenario/samples/samples.ts';
import { until } from '../../../support/until.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { click, openLog, settled, textOf } from '../../epic-armageddon/resolver/driving.ts';
import { isOver, one, panelOf, pathOf, playTo, press, sayings, seen, shown, type Shown } from './phases.ts';

const onMap = async (on: Shown, event: Event): Promise<void> => {
  one(on, 'assault-battlefield').dispatchEvent(event);
  await settled(on.resolver);
};

const choice = (on: Shown) => panelOf(on).phase.choice!;

const { stageOrder, sweep, endPileIn } = FOURTH_COMPLETION;
const AFTERWARDS = { stageOrder, sweep, endPileIn };

const hintsOf = (on: Shown): readonly string[] =>
  [...panelOf(on).shadowRoot!.querySelectorAll('small')].map(({ textContent }) => textContent!.trim());

const labelled = (on: Shown, label: string): HTMLElement =>
  [...panelOf(on).shadowRoot!.querySelectorAll('button')].find(({ textContent }) => textContent!.trim() === label)!;

/** A marine with so many attacks touches two units. */
const betweenTwo = (edition: Edition, attacks: number) => ({
  ...scenarioOf('4th', 'Between two', [
    { id: 'own', name: 'Own', side: 'attacker', models: row(1, 'marine', [10, 10]) },
    { id: 'left', name: 'Left', side: 'defender', models: row(1, 'slow', [9.5, 10.86]) },
    { id: 'right', name: 'Right', side: 'defender', models: row(1, 'slow', [10.5, 10.86]) },
  ], {
    marine: sampleProfile('Marine', [4, 4, 4, 1, 4, attacks, 8, 3]),
    slow: sampleProfile('Slow', [3, 3, 3, 1, 1, 1, 7, 5]),
  }),
  ruleset: `warhammer-40k-${edition}`,
});

/** An ork of ten attacks touches a marine and the captain who is one of his squad. */
const led = {
  ...scenarioOf('4th', 'Led', [
    { id: 'mob', name: 'Mob', side: 'attacker', models: row(1, 'ork', [10, 10]) },
    { id: 'squad', name: 'Squad', side: 'defender', models: row(1, 'marine', [9.5, 10.86]) },
    {
      id: 'captain', name: 'Captain', side: 'defender', traits: ['independent-character'], joined: 'squad',
      models: row(1, 'captain', [10.5, 10.86]),
    },
  ], {
    ork: sampleProfile('Ork', [4, 10, 4, 1, 9, 10, 8, null]),
    marine: sampleProfile('Marine', [1, 4, 4, 1, 1, 0, 8, null]),
    captain: sampleProfile('Captain', [1, 4, 4, 3, 1, 0, 9, null]),
  }),
  ruleset: 'warhammer-40k-7th',
};

describe('deciding in a phase', () => {
  it('a refused move says why, with its rule, and nobody has moved', async () => {
    const on = await shown('trial-seven-steps');
    await playTo(on, 'chargeTogether.moving.initial');
    const { id, at } = panelOf(on).phase.models[0]!;
    await onMap(on, new CounterDropped(id, [1, 1]));
    expect(seen(on, '.refusal')[0]).to.match(/go 16\.6″.*\. 40k\.\d+$/);
    expect(panelOf(on).phase.models[0]!.at).to.eql(at);
  });

  it('a refused move says where it might have ended', async () => {
    const on = await shown('7th');
    await playTo(on, 'chargeInTurn.moving.initial');
    const { id, at: [x] } = panelOf(on).phase.models[0]!;
    const said = (): string => textOf(one(on, 'refused-phase-move'));
    await onMap(on, new CounterDropped(id, [x, 10.6]));
    await until('where it might have ended', () => said() !== '');
    expect(said()).to.match(/^If the move ended .*″ further up, it would reach an enemy as it has to\.$/);
    await onMap(on, new CounterDropped(id, [1, 1]));
    expect(said()).to.equal('');
  });

  it('a model that is asked tells whether it strikes; Escape closes it and the focus stays', async () => {
    const on = await shown('4th');
    panelOf(on).focusMain();
    await onMap(on, new CounterAsked(panelOf(on).phase.models[0]!.id));
    expect(seen(on, 'model-reasons').join(' ')).to.contain('It touches').and.to.contain('40k.19');
    await click(on.resolver, one(on, 'li .id'));
    await press(on, 'Escape');
    expect(seen(on, 'model-reasons')).to.eql([]);
    expect(on.phase.matches(':focus-within')).to.equal(true);
  });

  it('the usual answer comes first, and a tap on the map chooses another', async () => {
    const on = await shown('trial-eight-steps');
    await playTo(on, 'fight.striking.choosing');
    const { usual, options } = choice(on);
    const first = panelOf(on).shadowRoot!.querySelector('choice-list')!.options[0]!;
    expect(first).to.include({ id: usual });
    expect(first.detail).to.contain('usual');
    const other = options.find(option => option !== usual)!;
    await onMap(on, new CounterChosen(other));
    expect(on.phase.snapshot!.context.phase.models.find(({ id }) => id === other)!.slain).to.equal('fight');
  });

  it('R-2.26: a character who is one of the unit is offered for its wound, and his player may choose him', async () => {
    const on = await shown('7th', JSON.stringify(led));
    await playTo(on, 'fight.striking.choosing');
    expect(choice(on)).to.include({ about: 'squad', side: 'defender' });
    expect([...choice(on).options].sort()).to.eql(['captain-1', 'squad-1']);
    expect(panelOf(on).shadowRoot!.querySelector('choice-list')!.options.map(({ label }) => label).sort())
      .to.eql(['Captain', 'Marine']);
    const { view } = one(on, 'assault-battlefield') as AssaultBattlefield;
    expect(view.counters.find(({ id }) => id === 'captain-1')!.spoken).to.contain('Squad');
    await onMap(on, new CounterChosen('captain-1'));
    const captain = on.phase.snapshot!.context.phase.models.find(({ id }) => id === 'captain-1')!;
    expect(captain.wounds).to.be.lessThan(3);
  });

  it('as usual for all of these is one step, and is taken back as one', async () => {
    const on = await shown('trial-eight-steps');
    await playTo(on, 'fight.striking.choosing');
    const before = sayings(on);
    await click(on.resolver, labelled(on, 'As usual for all of these'));
    expect(on.phase.snapshot!.context.phase.choice).to.equal(null);
    on.phase.undo();
    await settled(on.resolver);
    expect(sayings(on)).to.eql(before);
  });

  it('40k.72: attacks are divided between the units that a model touches, from the keyboard', async () => {
    const on = await shown('7th', JSON.stringify(betweenTwo('7th', 3)));
    await playTo(on, 'fight.aiming');
    const group = panelOf(on).shadowRoot!.querySelector('[role=group]')!;
    expect(group.getAttribute('aria-label')).to.equal('Marine: 3 attacks');
    const [left, right] = [...group.querySelectorAll('count-stepper')];
    expect([left!.count, right!.count]).to.eql([3, 0]);
    right!.focus();
    await press(on, 'ArrowUp');
    expect([left!.count, right!.count]).to.eql([2, 1]);
    await press(on, '2');
    expect([left!.count, right!.count]).to.eql([1, 2]);
    expect(sayings(on).at(-1)).to.equal('Marine strikes Left (1) and Right (2).');
    expect(await faultsOf(panelOf(on))).to.eql([]);
    await click(on.resolver, one(on, '[part~=primary]'));
    expect(on.phase.snapshot!.context.phase.fight!.strikes.map(({ target, models }) => [target, models.length]))
      .to.eql([['left', 1], ['right', 2]]);
  });

  it('40k.72: a single attack is shown where it is aimed, and where it was once that is taken back', async () => {
    const on = await shown('trial-seven-steps', JSON.stringify(betweenTwo('trial-seven-steps', 1)));
    await playTo(on, 'fight.aiming');
    const select = panelOf(on).shadowRoot!.querySelector('select')!;
    const { value: usual } = select;
    const other = [...select.options].find(({ value }) => value !== usual)!;
    expect(other.text).to.be.oneOf(['Left', 'Right']);
    select.value = other.value;
    select.dispatchEvent(new Event('change'));
    await settled(on.resolver);
    expect(sayings(on).at(-1)).to.equal(`Marine strikes ${other.text} (1).`);
    on.phase.undo();
    await settled(on.resolver);
    expect(select.value).to.equal(usual);
    on.phase.redo();
    await settled(on.resolver);
    expect(select.value).to.equal(other.value);
  });

  it('R-3.01: where the text does not tell, one button agrees on what sibling pages tell', async () => {
    const on = await shown('4th');
    await playTo(on, 'untold.outcome');
    expect(seen(on, 'h2')).to.contain('This text does not tell');
    expect(hintsOf(on)).to.eql([
      'Sibling pages tell: break off, consolidate, pile-in.', 'Sibling pages do not tell.',
      'Sibling pages do not tell.', 'Sibling pages do not tell.',
      'Sibling pages tell: they are destroyed; the Initiative that most of a unit have counts.',
      'Sibling pages do not tell.', 'Sibling pages tell: 6″ through everything.',
    ]);
    await click(on.resolver, labelled(on, 'As sibling pages tell'));
    expect(on.phase.snapshot!.context.phase.completion).to.eql(AFTERWARDS);
    on.phase.undo();
    await settled(on.resolver);
    expect(on.phase.snapshot!.context.phase.completion).to.eql({});
    on.phase.redo();
    await settled(on.resolver);
    await click(on.resolver, labelled(on, 'As in: Seventh edition'));
    expect(on.phase.snapshot!.context.phase.completion)
      .to.include({ ...AFTERWARDS, consolidate: POLICIES['7th'].consolidate });
    expect(pathOf(on)).not.to.match(/^untold/);
  });

  it('the other player’s turn follows at the end, and going back leads into the first, and on again', async () => {
    const on = await shown('trial-seven-steps');
    await playTo(on, null);
    expect(isOver(on)).to.equal(true);
    await click(on.resolver, one(on, '[part~=primary]'));
    expect(on.phase.snapshot!.context.phase).to.include({ turn: 2, active: 'defender' });
    expect(seen(on, '.title')[0]).to.contain('Turn 2');
    on.phase.undo();
    await settled(on.resolver);
    expect(on.phase.snapshot!.context.phase.turn).to.equal(1);
    expect(isOver(on)).to.equal(true);
    on.phase.redo();
    await settled(on.resolver);
    expect(on.phase.snapshot!.context.phase.turn).to.equal(2);
  });

  it('another ruling plays the phase again as far as it goes', async () => {
    const on = await shown('trial-seven-steps');
    await playTo(on, 'fight.striking.hitting');
    await click(on.resolver, one(on, '.menu summary'));
    await click(on.resolver, one(on, '.menu li:nth-child(5) button'));
    const select = one(on, ':not(.edition) > select') as HTMLSelectElement;
    select.value = 'discard';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await settled(on.resolver);
    await press(on, 'Escape');
    expect(on.phase.snapshot!.context.phase.rulings.lapOverflow).to.equal('discard');
    expect(pathOf(on)).to.equal('fight.striking.hitting');
  });

  it('the same table is played by another text', async () => {
    const on = await shown('trial-seven-steps');
    await click(on.resolver, one(on, '.menu summary'));
    await click(on.resolver, one(on, '[aria-labelledby=editions] li:last-child button'));
    await settled(on.resolver);
    const { edition, models } = on.phase.snapshot!.context.phase;
    expect(edition).not.to.equal('trial-seven-steps');
    expect(models.length).to.equal(phaseSampleOf('barricade-with-frag')!.scenario('7th').units
      .reduce((sum, unit) => sum + unit.models.length, 0));
  });

  it('a hostile title, name and terrain are text', async () => {
    const evil = '<img src=x onerror="this.evil=1">';
    const whole = phaseSampleOf('barricade-with-frag')!.scenario('trial-eight-steps');
    const units = whole.units.map(unit => ({ ...unit, name: evil }));
    const on = await shown('trial-eight-steps', JSON.stringify({ ...whole, title: evil, units }));
    panelOf(on).dispatchEvent(new PhaseDecided({ type: 'charge.declared', unit: 'marines', targets: ['guard'] }));
    await playTo(on, 'fight.striking.hitting');
    expect(seen(on, '.title')[0]).to.contain(evil);
    expect((await openLog(on.resolver)).map(textOf).join(' ')).to.contain(evil);
    expect(seen(on, 'img')).to.eql([]);
  });
});
