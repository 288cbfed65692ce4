import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import type { AssaultCompare } from '../../../../components/elements/assault-compare.ts';
import type { CompareChosen, CompareStep } from '../../../../components/epic-armageddon/compare/events.ts';
import { speak } from '../../../../components/shared/languages/speech.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { until } from '../../../support/until.ts';
import { textOf } from '../resolver/driving.ts';
import {
  columnText, compared, drawn, factsOf, headingOf, listOf, marks, partOf, pressed, searched, tabTo, whereOf,
} from './shown.ts';

/** The chances in a line of odds, per cent; 0 where it does not tell one. */
const chanceIn = (line: string, pattern: RegExp): readonly number[] => {
  expect(line).to.match(pattern);
  return pattern.exec(line)!.slice(1).map(figure => Number(figure ?? 0));
};

/** Each line of odds tells the chance of the other side. */
const turned = async (element: AssaultCompare, lines: readonly Element[]): Promise<void> => {
  for (const line of lines) line.shadowRoot!.querySelector<HTMLElement>('.name')!.click();
  await drawn(element);
};

const TITAN = { scenario: 'warband-swarms-titan', ruling: 'titanDice' } as const;

describe('two rulings side by side', () => {
  it('go alike up to the first difference, which a press leads to, and say there what it is', async () => {
    const element = await compared(TITAN);
    expect(whereOf(element)).to.equal('Before the first of 46 steps Both go the same way here.');
    await pressed(element, 'on');
    expect(whereOf(element)).to.contain('Step 1 of 46');
    expect(columnText(element, 0).slice(3)).to.equal(columnText(element, 1).slice(3));
    await pressed(element, 'to-difference');
    expect(whereOf(element)).to.contain('It happens in one of the two only.');
    expect(columnText(element, 0)).to.contain('dice.split');
    expect(columnText(element, 1)).to.contain('Waits').and.to.contain('It could not: Warlord Class Titan has 8 dice');
  });

  it('mark lines and dice that only one of them has, with a word', async () => {
    const element = await compared(TITAN);
    await pressed(element, 'to-difference');
    await pressed(element, 'to-difference');
    expect(marks(element, 0)).to.have.length(2);
    expect(marks(element, 1)).to.have.length(1);
    expect(marks(element, 1)[0]).to.contain('macro-weapon: 3 hits.').and.to.contain('only B');
    expect(columnText(element, 0)).to.contain('Firefight 3+ Warlord Class Titan ≠ only A');
    expect(columnText(element, 0).match(/thrown only here/g)).to.have.length(4);
    expect(columnText(element, 1)).not.to.contain('thrown only here');
  });

  it('tell in the end who has won and what was lost, as far as it is not the same', async () => {
    const element = await compared(TITAN);
    while (partOf(element, 'to-difference').getAttribute('aria-disabled') !== 'true') {
      await pressed(element, 'to-difference');
    }
    while (partOf(element, 'on').getAttribute('aria-disabled') !== 'true') await pressed(element, 'on');
    expect(textOf(element.renderRoot.querySelector('.apart h3')!)).to.equal('What differs in the end');
    expect(factsOf(element)).to.deep.include.members([
      ['Defender: kills', '4', '1'], ['Big warband: units left', '14', '18'],
    ]);
    expect(partOf(element, 'to-difference').getAttribute('aria-disabled')).to.equal('true');
    await pressed(element, 'back');
    expect(partOf(element, 'on').getAttribute('aria-disabled')).to.equal(null);
  });

  it('are found where none are named, and what else turns on a ruling is a press away', async () => {
    const element = await compared({ scenario: 'firefight-to-a-tie' });
    const chosen: CompareChosen['detail'][] = [];
    element.addEventListener('compare-chosen', ({ detail }) => chosen.push(detail));
    expect(headingOf(element)).to.equal('A tie is fought on: may support be called again?');
    await searched(element);
    expect(listOf(element)).to.contain('2 other answers change something.');
    element.renderRoot.querySelectorAll<HTMLElement>('.turns button')[1]!.click();
    await drawn(element);
    expect(headingOf(element)).to.contain('Do all supporters fire together');
    expect(chosen).to.eql([
      { scenario: 'firefight-to-a-tie', ruling: 'supportOrder', answers: ['together', 'one-by-one'] },
    ]);
  });

  it('an assault in which nothing turns on a ruling says so, and shows that both end alike', async () => {
    const element = await compared({ scenario: 'marines-charge-warband' });
    await searched(element);
    expect(listOf(element)).to.contain('Nothing, as this assault is played with these dice.');
    expect(partOf(element, 'to-difference').getAttribute('aria-disabled')).to.equal('true');
    while (partOf(element, 'on').getAttribute('aria-disabled') !== 'true') await pressed(element, 'on');
    expect(textOf(element.renderRoot.querySelector('.apart')!)).to.contain('Nothing: both end alike.');
  });

  it('no longer named, they are those on which something turns', async () => {
    const element = await compared(TITAN);
    await searched(element);
    element.ruling = 'supportOrder';
    await drawn(element);
    element.ruling = null;
    await drawn(element);
    expect(headingOf(element)).to.contain('With what do Titans');
  });

  it('of three answers any two can be compared, but no answer with itself', async () => {
    const element = await compared({ scenario: 'warband-swarms-titan', ruling: 'losersSupporters' });
    const answers = (): readonly string[] =>
      [...element.renderRoot.querySelectorAll<HTMLSelectElement>('.chooser select')].slice(2).map(one => one.value);
    expect(answers()).to.eql(['swift-endings-too', 'when-support-is-called']);
    const [, , , second] = element.renderRoot.querySelectorAll<HTMLSelectElement>('.chooser select');
    second!.value = 'swift-endings-too';
    second!.dispatchEvent(new Event('change'));
    await drawn(element);
    expect(answers()).to.eql(['when-support-is-called', 'swift-endings-too']);
  });

  it('another assault keeps the focus where it is, and asks what turns in it', async () => {
    const element = await compared(TITAN);
    const select = element.renderRoot.querySelector<HTMLSelectElement>('.chooser select')!;
    select.focus();
    const told = new Promise<CompareChosen>(resolve =>
      element.addEventListener('compare-chosen', resolve, { once: true }));
    select.value = 'swarm-among-the-broken';
    select.dispatchEvent(new Event('change'));
    const { detail } = await told;
    expect(detail).to.eql({
      scenario: 'swarm-among-the-broken', ruling: 'laterBatch', answers: ['fresh-lap', 'lap-continues'],
    });
    expect(element.shadowRoot!.activeElement === select).to.equal(true);
  });

  it('take a scenario of the page’s own, and say what is wrong with one that cannot be played', async () => {
    const element = await compared({ scenario: { format: 1 }, ruling: 'titanDice' }).catch(() => null);
    expect(element).not.to.equal(null);
    expect(textOf(element!)).to.contain('This scenario cannot be played');
    element!.scenario = 'nowhere';
    await drawn(element!);
    expect(textOf(element!)).to.contain('There is no bundled assault "nowhere".');
    element!.scenario = 'warband-swarms-titan';
    await until('another scenario', () => textOf(element!).includes('Step') || textOf(element!).includes('Before the'));
  });
});

describe('a comparison in another language', () => {
  afterEach(() => speak('en'));

  it('stays at its step', async () => {
    const element = await compared(TITAN);
    await pressed(element, 'to-difference');
    expect(whereOf(element)).to.contain('Step 26 of 46');
    await speak('fr');
    await drawn(element);
    expect(whereOf(element)).to.contain('Étape 26 sur 46');
  });
});

describe('a comparison for everybody', () => {
  it('is stepped through by keyboard alone, and each step is told once', async () => {
    const element = await compared(TITAN);
    const steps: CompareStep['detail'][] = [];
    element.addEventListener('compare-step', ({ detail }) => steps.push(detail));
    await tabTo('Next difference');
    await sendKeys({ press: 'Enter' });
    await drawn(element);
    expect(steps).to.eql([{ at: 26, of: 46, differs: true }]);
    const region = element.renderRoot.querySelector('live-region')!;
    await until('an announcement', () => textOf(region) !== '');
    expect(textOf(region)).to.equal('Step 26 of 46. It happens in one of the two only.');
    await tabTo('The statecharts');
    await sendKeys({ press: 'Space' });
    await drawn(element);
    await until('two charts', () => element.renderRoot.querySelectorAll('assault-statechart').length === 2);
    const charts = [...element.renderRoot.querySelectorAll('assault-statechart')];
    expect(charts.map(chart => chart.quiet), 'the comparison speaks for both').to.eql([true, true]);
  });

  it('has no fault that axe finds, in light and in dark', async () => {
    const element = await compared(TITAN);
    await searched(element);
    await pressed(element, 'to-difference');
    await pressed(element, 'to-difference');
    expect(await faultsOf(element)).to.eql([]);
  });

  it('shows one side at a time on a phone, and nothing is wider than it', async () => {
    await setViewport({ width: 360, height: 740 });
    const element = await compared(TITAN);
    await pressed(element, 'to-difference');
    const seen = (): readonly boolean[] => [...element.renderRoot.querySelectorAll('.sides > .side')]
      .map(side => side.checkVisibility({ visibilityProperty: true }));
    expect(seen()).to.eql([true, false]);
    element.renderRoot.querySelectorAll<HTMLElement>('.toggle button')[1]!.click();
    await drawn(element);
    expect(seen()).to.eql([false, true]);
    expect(document.documentElement.scrollWidth).to.equal(360);
    expect(await faultsOf(element)).to.eql([]);
    await setViewport({ width: 1280, height: 800 });
    await drawn(element);
    expect(seen()).to.eql([true, true]);
  });
});

describe('the odds of both sides', () => {
  it('come when they are asked for, and go when the assault goes on', async () => {
    const element = await compared({ scenario: 'firefight-to-a-tie', ruling: 'supportOrder' });
    const bars = (): readonly Element[] => [...element.renderRoot.querySelectorAll('odds-from-here')];
    const lines = (): readonly string[] => bars().map(one => textOf(one));
    const known = (): readonly Element[] => bars().filter(one => one.shadowRoot!.querySelector('[aria-busy=false]'));
    for (let press = 0; press < 3; press += 1) await pressed(element, 'to-difference');
    expect(lines()).to.eql([]);
    element.renderRoot.querySelector<HTMLElement>('.odds')!.click();
    await until('odds of both', () => known().length === 2);
    const ours = lines();
    await turned(element, bars());
    const theirs = lines();
    for (const [at, line] of ours.entries()) {
      const [attacker, nobody] = chanceIn(line, /^Attacker wins (?:about )?(\d+(?:\.\d)?) %(?:.* nobody (\d\.\d) %)?/);
      const [defender] = chanceIn(theirs[at]!, /^Defender wins (?:about )?(\d+(?:\.\d)?) %/);
      expect(attacker! + defender! + nobody!, line).to.be.closeTo(100, 0.2);
    }
    expect(ours[0]).not.to.equal(ours[1]);
    expect(await faultsOf(element)).to.eql([]);
    await pressed(element, 'on');
    expect(lines()).to.eql([]);
  });
});
