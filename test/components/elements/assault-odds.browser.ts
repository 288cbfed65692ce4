import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { matchOf } from '../../../components/epic-armageddon/odds/plan.ts';
import type { Question } from '../../../components/epic-armageddon/odds/question.ts';
import { faultsOf } from '../../support/accessibility.ts';
import { sampleOf } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import { until } from '../../support/until.ts';
import { click, find, findAll, focused, press, settled, textOf } from '../epic-armageddon/resolver/driving.ts';
import { engine, oddsOf, staged, type Staged } from '../epic-armageddon/odds/staged.ts';

const plain = (text: string): string => text.replaceAll('\u202f', ' ');
const shown = (odds: Staged, selector: string): readonly string[] =>
  findAll(odds.shadowRoot!, selector).map(one => plain(textOf(one)));
const figures = (odds: Staged): readonly string[] => shown(odds, '.figures b');

const answered = async (odds: Staged, attacker = '58.7 %'): Promise<void> => {
  await until(`the answer ${attacker}`, () => figures(odds)[0] === attacker);
  await settled(odds);
};
const field = (odds: Staged, side: number): HTMLInputElement =>
  findAll<HTMLInputElement>(odds.shadowRoot!, '#text')[side]!;

const type = async (odds: Staged, side: number, text: string): Promise<void> => {
  field(odds, side).focus();
  field(odds, side).select();
  await sendKeys({ type: text });
  await settled(odds);
};

const button = (odds: Staged, name: string): HTMLElement => {
  const found = findAll(odds.shadowRoot!, 'button').find(one => textOf(one) === name);
  if (found === undefined) throw new Error(`There is no button ${name}.`);
  return found;
};

const CHANGED = sampleOf('marines-charge-warband')!.scenario;

const WORTH = [
  {
    id: 'a', scenario: CHANGED,
    change: { kind: 'marker-more', values: { formation: 'Mob', markers: 1 } }, rule: 'A6.2', delta: 3.2,
  },
  {
    id: 'b', scenario: CHANGED,
    change: { kind: 'cover-taken', values: {} }, rule: 'V2', delta: -9.4,
  },
  {
    id: 'c', scenario: CHANGED,
    change: { kind: 'marker-fewer', values: { formation: 'Mob', markers: 0 } }, rule: 'A6.2', delta: 0.01,
  },
] as const;

beforeEach(async () => {
  engine.reset();
  await setViewport({ width: 1280, height: 900 });
});

describe('the result', () => {
  it('stands above everything else: one bar and three numbers', async () => {
    const odds = await staged();
    await answered(odds);
    expect(figures(odds)).to.eql(['58.7 %', '1.2 %', '41.3 %']);
    const [bar, first] = [find(odds, 'odds-bar'), findAll(odds.shadowRoot!, 'odds-side')[0]!];
    expect(bar.getBoundingClientRect().bottom).to.be.lessThan(first.getBoundingClientRect().top);
    expect(odds.odds!.winner.attacker).to.equal(0.5873);
  });

  it('names the chance that nobody wins where there is one', async () => {
    engine.odds = () => [oddsOf(0.5, { winner: { attacker: 0.5, defender: 0.4, none: 0.1 } })];
    const odds = await staged();
    await answered(odds, '50.0 %');
    expect(shown(odds, '.third')[0]).to.contain('Nobody wins 10.0 %');
  });

  it('follows every key, and shows no figure of another fight until new ones come', async () => {
    const odds = await staged();
    await answered(odds);
    engine.isHeld = () => true;
    engine.odds = () => [oddsOf(0.25)];
    await type(odds, 1, '7 boyz');
    expect(figures(odds)[0]).to.equal('–');
    for (const cell of findAll(odds.shadowRoot!, '.answers :is(dd, td)')) {
      expect(cell.checkVisibility({ visibilityProperty: true })).to.equal(false);
    }
    engine.isHeld = () => false;
    await answered(odds, '25.0 %');
  });

  it('is that of the newest question, however late an older answer comes', async () => {
    const isNew = (question: Question): boolean =>
      question.kind === 'scenario' && question.scenario.formations[1]!.units.length === 3;
    engine.isHeld = question => !isNew(question);
    engine.odds = question => [oddsOf(isNew(question) ? 0.3 : 0.9)];
    const odds = await staged();
    await until('the first question', () => engine.asked.length === 1);
    odds.match = '4 assault v 3 boyz';
    await answered(odds, '30.0 %');
    engine.isHeld = () => false;
    await new Promise(resolve => setTimeout(resolve, 50));
    await settled(odds);
    expect(figures(odds)[0]).to.equal('30.0 %');
  });

  it('is not asked for again where nothing has changed', async () => {
    const odds = await staged('4 assault v 6 boyz');
    await answered(odds);
    const before = engine.asked.filter(({ kind }) => kind === 'scenario').length;
    await type(odds, 1, '6 boyz ');
    expect(engine.asked.filter(({ kind }) => kind === 'scenario').length - before).to.be.at.most(1);
    expect(figures(odds)[0]).to.equal('58.7 %');
  });

  it('says in words why there is none', async () => {
    engine.failure = 'This cannot be left as it is.';
    const odds = await staged();
    await until('the words', () => shown(odds, '.failure p').join() === 'This cannot be left as it is.');
    expect(find(odds, '.failure').getAttribute('role')).to.equal('alert');
    engine.failure = null;
    await click(odds, button(odds, 'Try again'));
    await answered(odds);
    expect(shown(odds, '.failure')).to.eql([]);
  });

  it('says how sure an estimate is, beside each figure and once for them all', async () => {
    engine.odds = () => [oddsOf(0.4, { unresolved: 0.042, error: 0.0012 })];
    const odds = await staged();
    await answered(odds, '40.0 ± 0.4 %');
    expect(figures(odds)[2]).to.equal('60.0 ± 0.4 %');
    expect(shown(odds, '.state')[0]).to.equal('Estimated, ± 0.4');
  });

  it('is announced once, and told to the page with what was asked', async () => {
    const told: unknown[] = [];
    const listen = ({ detail: { match, odds } }: HTMLElementEventMap['odds-known']): void =>
      void told.push([match, odds.unresolved]);
    document.addEventListener('odds-known', listen as EventListener);
    const odds = await staged('4 assault v 6 boyz');
    await answered(odds);
    const live = (): string => plain(findAll(odds.shadowRoot!, 'live-region')
      .map(one => textOf(one.shadowRoot!.querySelector('[role=status]')!)).join());
    const said = 'Attacker 58.7 %, defender 41.3 %, over before the result throw 1.2 %.';
    await until('the announcement', () => live() === said);
    document.removeEventListener('odds-known', listen as EventListener);
    expect(told).to.eql([['4 assault v 6 boyz', 3e-10]]);
  });
});

describe('the columns', () => {
  it('take both sides typed in one line apart', async () => {
    const odds = await staged('');
    await type(odds, 0, '4 assault v 6 boyz');
    await answered(odds);
    expect(field(odds, 0).value).to.equal('4 assault v 6 boyz');
    await sendKeys({ press: 'Enter' });
    await settled(odds);
    expect([0, 1].map(side => field(odds, side).value)).to.eql(['4 assault', '6 boyz']);
    expect(figures(odds)[0]).to.equal('58.7 %');
  });

  it('move a stand from contact to the firefight by a stepper', async () => {
    const odds = await staged('4 assault v 6 boyz');
    await answered(odds);
    const steppers = findAll<HTMLElement & { label: string; count: number }>(odds.shadowRoot!, 'count-stepper');
    const stepper = (label: string) => steppers.find(one => one.label === label)!;
    stepper('Boyz, in contact').focus();
    await press(odds, 'ArrowDown');
    await answered(odds);
    expect(['Boyz, in contact', 'Boyz, in firefight'].map(label => stepper(label).count)).to.eql([3, 3]);
    const last = engine.asked.filter(({ kind }) => kind === 'scenario').at(-1)!;
    expect(JSON.stringify(last)).not.to.equal(JSON.stringify(engine.asked[0]));
  });

  it('say what stands in the way of an answer', async () => {
    const odds = await staged('4 assault');
    await until('the words', () => shown(odds, '.says').length === 1);
    expect(engine.asked).to.eql([]);
    expect(find(odds, '.map').getAttribute('aria-disabled')).to.equal('true');
  });

  it('change places with everything that is in them', async () => {
    const odds = await staged('4 assault v 6 boyz');
    await answered(odds);
    engine.odds = () => [oddsOf(0.4)];
    await click(odds, button(odds, 'Swap sides'));
    await answered(odds, '40.0 %');
    expect([0, 1].map(side => field(odds, side).value)).to.eql(['6 boyz', '4 assault']);
  });
});

describe('a pinned plan', () => {
  it('is compared with what is there now, and can be gone back to', async () => {
    const odds = await staged('4 assault v 6 boyz');
    await answered(odds);
    await click(odds, button(odds, 'Pin this plan'));
    engine.odds = () => [oddsOf(0.5)];
    await type(odds, 1, '8 boyz');
    await answered(odds, '50.0 %');
    expect(shown(odds, '.pinned p')[0]).to.equal(
      'Pinned 4 assault v 6 boyz 58.7 % : 41.3 % −8.7 points against the pinned plan');
    expect(findAll(odds.shadowRoot!, 'loss-chart')[0]!.shadowRoot!.querySelectorAll('.pinned')).to.have.length(1);
    engine.odds = () => [oddsOf(0.5873)];
    await click(odds, button(odds, 'Back to it'));
    await answered(odds);
    expect(field(odds, 1).value).to.equal('6 boyz');
    await click(odds, button(odds, 'Unpin'));
    expect(shown(odds, '.pinned')).to.eql([]);
  });
});

describe('under the columns', () => {
  it('losses stand as charts and as tables, exactly and at least', async () => {
    const odds = await staged();
    await answered(odds);
    for (const table of findAll<HTMLDetailsElement>(odds.shadowRoot!, '.loss details')) table.open = true;
    expect(shown(odds, '.loss.attacker tbody tr')).to.eql([
      '0 10.0 % 100 %', '1 40.0 % 90.0 %', '2 30.0 % 50.0 %', '3 20.0 % 20.0 %',
    ]);
    await click(odds, findAll(odds.shadowRoot!, '.switch label')[1]!);
    const charts = findAll<HTMLElement & { reading: string; top: number }>(odds.shadowRoot!, 'loss-chart');
    expect(charts.map(({ reading, top }) => `${reading} ${top}`)).to.eql(['atLeast 1', 'atLeast 1']);
  });

  it('rounds, broken formations and what is assumed are told', async () => {
    const odds = await staged();
    await answered(odds);
    expect(shown(odds, '.endings dl > div')).to.eql([
      'Over in round 1 92.0 %', 'Over in round 2 7.0 %', 'Over in round 3 0.6 %', 'In round 4 or later 0.4 %',
      'Swift, for the attacker 1.0 %', 'Swift, for the defender 0.2 %',
      'Attacker ends broken 55.0 %', 'Defender ends broken 61.0 %',
    ]);
    expect(shown(odds, '.endings h4')).to.eql(['Assumed']);
    expect(shown(odds, '.endings li')).to.eql(['no counter-charge between rounds']);
  });

  it('what matters most comes first, and what hardly matters not at all', async () => {
    engine.matters = WORTH;
    const odds = await staged();
    await until('the changes', () => shown(odds, '.matters li').length === 2);
    expect(shown(odds, '.matters li')).to.eql([
      '−9.4 The defender’s infantry stands in the open. V2',
      '+3.2 One Blast marker more: Mob has 1 Blast marker. A6.2',
    ]);
  });

  it('what one who charges decides comes first, then what fire could do, then all else, with its name', async () => {
    const unit = (side: string) => ({ side, unit: 'Boyz 1', enemy: 'Assault 1', other: 'Boyz 2' });
    const marked = { side: 'defender', formation: 'Mob', markers: 1 };
    engine.matters = [
      ...WORTH,
      { ...WORTH[0], id: 'd', change: { kind: 'marker-more', values: marked } },
      { ...WORTH[0], id: 'e', delta: 0.4, change: { kind: 'contact-swap', values: unit('attacker') } },
      { ...WORTH[0], id: 'f', delta: -2, change: { kind: 'contact-swap', values: unit('defender') } },
    ];
    const odds = await staged();
    await until('the changes', () => shown(odds, '.matters li').length === 5);
    expect(shown(odds, '.matters h4'))
      .to.eql(['To decide now', 'What shooting first could do', 'What else bears on it']);
    expect(findAll(odds.shadowRoot!, '.matters ul').map(list => findAll(list, 'li').length)).to.eql([1, 1, 3]);
    expect(shown(odds, '.matters li')[0])
      .to.equal('+0.4 Boyz 1 and Boyz 2 of the attacker change places: Boyz 1 touches Assault 1. A6.2');
  });

  it('what mattered in another fight is gone the moment the fight changes, and never comes back', async () => {
    engine.matters = WORTH;
    const odds = await staged('4 assault v 6 boyz');
    const rows = (): readonly string[] => shown(odds, '.matters li');
    await until('the changes', () => rows().length === 2);
    engine.isHeld = () => true;
    engine.matters = [{ ...WORTH[0], change: { kind: 'marker-more', values: { formation: 'Others', markers: 1 } } }];
    const seen = new Set<string>();
    const watch = setInterval(() => rows().forEach(row => seen.add(row)), 1);
    await type(odds, 1, '7 boyz');
    expect(rows()).to.eql([]);
    expect(shown(odds, '.matters p').at(-1)).to.equal('Looking for more …');
    seen.clear();
    engine.isHeld = ({ kind }) => kind === 'matters';
    await answered(odds);
    await type(odds, 1, '8 boyz');
    odds.match = '4 assault v 9 boyz';
    await odds.updateComplete;
    expect(rows()).to.eql([]);
    engine.isHeld = () => false;
    await until('the changes of the last fight', () => rows().length === 1);
    clearInterval(watch);
    rows().forEach(row => seen.add(row));
    expect([...seen]).to.eql(['+3.2 One Blast marker more: Others has 1 Blast marker. A6.2']);
  });

  it('what mattered is gone at once where another line comes from the page, or none that can be read', async () => {
    engine.matters = WORTH;
    const odds = await staged('4 assault v 6 boyz');
    const rows = (): readonly string[] => shown(odds, '.matters li');
    for (const match of ['4 assault v 5 boyz', '4 assault v']) {
      await until('the changes', () => rows().length === 2);
      odds.match = match;
      await odds.updateComplete;
      expect(rows(), match).to.eql([]);
    }
    await settled(odds);
    expect(rows()).to.eql([]);
  });

  it('the map opens on demand with the stands as they are lined up', async () => {
    const odds = await staged('4 assault v 6 boyz');
    await answered(odds);
    await click(odds, find(odds, '.map'));
    await until('the map', () => findAll(odds.shadowRoot!, 'assault-battlefield').length === 1);
    await settled(odds);
    expect(findAll(odds.shadowRoot!, 'assault-battlefield')[0]!.shadowRoot!.querySelectorAll('[data-counter]'))
      .to.have.length(10);
    await click(odds, find(odds, '.map'));
    expect(findAll(odds.shadowRoot!, 'odds-map')).to.eql([]);
  });
});

describe('a whole scenario', () => {
  const formation = (id: string, side: string, y: number) => ({
    id, side, units: [{ id: `${id}1`, profile: 'tactical', at: [30, y] }],
  });
  const scenario = {
    format: 1, ruleset: 'epic-armageddon', title: 'A meeting', startAt: 'a4Attacks',
    engage: { formation: 'a', target: 'b' },
    formations: [formation('a', 'attacker', 20), formation('b', 'defender', 22)],
  };

  it('is asked about instead of the columns, until somebody types units', async () => {
    const odds = await staged('4 assault v 6 boyz');
    odds.scenario = scenario;
    await until('its title', () => shown(odds, '.given').join().includes('A meeting'));
    await answered(odds);
    expect(engine.asked.some(one => one.kind === 'scenario' && one.scenario.title === 'A meeting')).to.equal(true);
    await click(odds, button(odds, 'Type the units instead'));
    await answered(odds);
    expect(field(odds, 1).value).to.equal('6 boyz');
  });

  it('is answered with all its problems where it has any', async () => {
    const odds = await staged('4 assault v 6 boyz');
    odds.scenario = JSON.stringify({ ...scenario, format: 2, formations: [] });
    await until('the problems', () => shown(odds, '.given li').length > 1);
    expect(find(odds, '.given [role=alert]').textContent).to.contain('format');
  });
});

describe('everybody', () => {
  it('reaches everything with the keyboard alone', async () => {
    engine.matters = WORTH;
    const odds = await staged('4 assault v 6 boyz');
    await answered(odds);
    const met = new Set<string>();
    for (let tab = 0; tab < 60; tab += 1) {
      await sendKeys({ press: 'Tab' });
      const at = focused();
      if (at === null || document.activeElement !== odds) break;
      met.add(at.getAttribute('role') ?? (at.id || at.className || at.localName));
    }
    expect([...met]).to.include.members(['text', 'support', 'spinbutton', 'map']);
    expect([...met].filter(one => /^quiet (?:swap|pin)$/.test(one))).to.have.length(2);
  });

  for (const width of [360, 768, 1280]) {
    it(`finds it clean and within ${width} pixels, with large text too`, async () => {
      await setViewport({ width, height: 900 });
      engine.matters = WORTH;
      engine.odds = () => [oddsOf(0.999, { winner: { attacker: 0.4521, defender: 0.4523, none: 0.0956 } })];
      const odds = await staged('4 assault+chaplain v 6 boyz 2 nobs');
      await answered(odds, '45.2 %');
      const [left, middle, right] = ['.win.attacker b', '.third', '.win.defender b']
        .map(name => find(odds, name).getBoundingClientRect());
      expect([left!.right <= middle!.left, middle!.right <= right!.left]).to.eql([true, true]);
      await click(odds, button(odds, 'Pin this plan'));
      for (const details of findAll<HTMLDetailsElement>(odds.shadowRoot!, 'details')) details.open = true;
      await settled(odds);
      expect(await faultsOf(odds)).to.eql([]);
      for (const size of ['1rem', '2rem']) {
        odds.style.setProperty('--assault-size', size);
        await settled(odds);
        expect(odds.scrollWidth, size).to.be.at.most(odds.clientWidth);
        expect(document.documentElement.scrollWidth, size).to.be.at.most(width);
      }
    });
  }

  it('may take it from the page and put it back', async () => {
    engine.isHeld = () => true;
    const odds = await staged('4 assault v 6 boyz');
    const place = odds.parentElement!;
    await until('a question', () => engine.asked.length === 1);
    odds.remove();
    engine.isHeld = () => false;
    place.append(odds);
    await answered(odds);
    expect(figures(odds)[0]).to.equal('58.7 %');
  });

  it('can take a plan from what the page says', async () => {
    const odds = await staged('4 assault v 6 boyz');
    await answered(odds);
    odds.match = '2 boyz v 2 assault';
    await settled(odds);
    await answered(odds);
    expect([0, 1].map(side => field(odds, side).value)).to.eql(['2 boyz', '2 assault']);
    expect(matchOf({ attacker: { text: ' a ' }, defender: { text: 'b' } } as never)).to.equal('a v b');
  });
});
