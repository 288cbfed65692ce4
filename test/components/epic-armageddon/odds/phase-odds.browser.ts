import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../../components/embed/lazy/assault-odds.ts';
import type { PhaseOdds } from '../../../../components/warhammer-40k/odds/phase-odds.ts';
import { percent } from '../../../../components/shared/parts/figures.ts';
import { powerFistSergeant } from '../../../../src/warhammer-40k/scenario/samples/power-fist-sergeant.ts';
import { EDITIONS, type Edition } from '../../../../src/warhammer-40k/editions/index.ts';
import { oddsOfFight, type FightOdds } from '../../../../src/warhammer-40k/odds/fight-odds.ts';
import type { Scenario } from '../../../../src/warhammer-40k/model/scenario.ts';
import { setUpPhase } from '../../../../src/warhammer-40k/stages/set-up.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { until } from '../../../support/until.ts';
import { find, findAll, textOf, type Driven } from '../resolver/driving.ts';

const shown = async (ruleset: string | null, scenario: unknown): Promise<Driven> => {
  await setViewport({ width: 360, height: 1600 });
  return fixture<Driven>(html`<assault-odds ruleset=${ruleset ?? 'epic'} .scenario=${scenario}></assault-odds>`);
};

const words = (odds: Driven, selector: string): string =>
  findAll(odds.shadowRoot!, selector).map(textOf).join(' ');

/** The fight of the sergeant as it stands after the charge. */
const fightIn = (edition: Edition): Scenario => ({
  ...powerFistSergeant.scenario('4th'), ruleset: `warhammer-40k-${edition}`,
});

/** Of the bar that is shown: who wins, or where the text does not tell who inflicts more wounds. */
const winnerIn = (scenario: Scenario): string => {
  const { winner, mostWounds } = oddsOfFight(setUpPhase(scenario), 'combat-1');
  return percent((winner ?? mostWounds).attacker);
};

const pick = (odds: Driven, id: string, value: string): void => {
  const select = find<HTMLSelectElement>(odds, `select#${id}`);
  select.value = value;
  select.dispatchEvent(new Event('change'));
};

const plain = (text: string): string => text.replace(/\s/g, ' ');

const answered = (odds: Driven, wanted: string): Promise<unknown> =>
  until(`the odds ${wanted}`, () => plain(words(odds, '.winner p')).includes(plain(wanted)));

/** As if so much of the fight were sampled: how much is, when it is drawn, depends on the machine. */
const sampledBy = async (odds: Driven, error: number, isReckoning: boolean): Promise<void> => {
  const part = find(odds, 'phase-odds') as PhaseOdds;
  Object.assign(part, { answer: { ...part['answer'] as FightOdds, error, unresolved: 0.012 }, isReckoning });
  await part.updateComplete;
};

describe('the calculator with another ruleset', () => {
  for (const edition of EDITIONS) {
    it(`40k.27: tells the odds of a bundled fight after its charge in the ${edition}`, async () => {
      const odds = await shown(`warhammer-40k-${edition}`, 'power-fist-sergeant');
      await answered(odds, winnerIn(fightIn(edition)));
      expect(words(odds, 'summary')).to.contain('Tactical squad v Ork mob');
      expect(find<HTMLSelectElement>(odds, '#edition').value).to.equal(edition);
      expect(find<HTMLSelectElement>(odds, '#fight').value).to.equal('power-fist-sergeant');
    });
  }

  it('shows the first bundled fight unless one is named, and others and other texts when they are chosen', async () => {
    const odds = await shown('warhammer-40k-7th', null);
    await until('the first', () => words(odds, 'summary').includes('Assault squad v Infantry squad'));
    pick(odds, 'fight', 'power-fist-sergeant');
    await answered(odds, winnerIn(fightIn('7th')));
    pick(odds, 'edition', '4th');
    await answered(odds, winnerIn(fightIn('4th')));
  });

  it('reads a scenario as JSON, and goes by the ruleset that it names', async () => {
    const odds = await shown(null, null);
    odds.removeAttribute('ruleset');
    Object.assign(odds, { scenario: JSON.stringify(fightIn('7th')) });
    await answered(odds, winnerIn(fightIn('7th')));
    pick(odds, 'edition', 'trial-eight-steps');
    await answered(odds, winnerIn(fightIn('trial-eight-steps')));
  });

  it('says of a table before its charges that a fight is known when models are in contact', async () => {
    const odds = await shown('warhammer-40k-7th', powerFistSergeant.scenario('7th'));
    await until('the note', () => words(odds, '.note').includes('in contact'));
    expect(findAll(odds.shadowRoot!, 'phase-odds')).to.eql([]);
  });

  it('says how far off the odds of a combat of four units may be, and drops it for another', async () => {
    const odds = await shown('warhammer-40k-trial-eight-steps', 'multiple-combat');
    expect(words(odds, 'summary')).to.contain('First assault squad, Second assault squad v Left infantry squad');
    await until('first figures', () => findAll(odds.shadowRoot!, '.answer .winner p')[0]);
    expect(plain(words(odds, '.winner p'))).to.match(/Attacker (?:9\d|100)/);
    await sampledBy(odds, 0.00123, true);
    const said = plain(words(odds, '.answer[aria-busy=true] > p.open'));
    expect(said).to.contain('Give or take 0.4 points so far: of 1.2 % of the ways only samples have been followed.');
    await sampledBy(odds, 0.03, false);
    expect(plain(words(odds, '.answer > p.open'))).to.contain('Give or take 9 points: of 1.2 % of the ways');
    expect(plain(words(odds, '.winner p'))).to.match(/Attacker \d+ %/);
    await sampledBy(odds, 0.0001, false);
    expect(words(odds, '.answer > p.open')).to.equal('');
    pick(odds, 'fight', 'power-fist-sergeant');
    await answered(odds, winnerIn(fightIn('trial-eight-steps')));
  });

  it('tells everything that is wrong with a scenario, and what there is instead of an unknown name', async () => {
    const odds = await shown('warhammer-40k-7th', { ...fightIn('7th'), units: [] });
    await until('the problems', () => words(odds, '.problems code').includes('units'));
    Object.assign(odds, { scenario: 'no-such-fight' });
    await until('the name', () => words(odds, '.problems').includes('no-such-fight'));
    odds.setAttribute('ruleset', 'warhammer-40k-9th');
    await until('the ruleset', () => words(odds, '.problems').includes('warhammer-40k-9th'));
  });

  it('goes back to units that are typed', async () => {
    const odds = await shown('warhammer-40k-7th', null);
    await until('a fight', () => findAll(odds.shadowRoot!, 'phase-odds')[0]);
    odds.removeAttribute('ruleset');
    await until('the columns', () => findAll(odds.shadowRoot!, 'odds-side')[1]);
    expect(findAll(odds.shadowRoot!, 'phase-odds')).to.eql([]);
  });

  it('has no fault of accessibility, and nothing that is wider than a phone', async () => {
    const odds = await shown('warhammer-40k-7th', 'power-fist-sergeant');
    await answered(odds, winnerIn(fightIn('7th')));
    const edges = ['select', 'table', 'summary', '.winner', 'fieldset'].flatMap(one =>
      findAll(odds.shadowRoot!, one).map(part => Math.round(part.getBoundingClientRect().right)));
    expect(Math.max(...edges), edges.join()).to.be.at.most(360);
    expect(await faultsOf(odds)).to.eql([]);
  });
});
