import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { matchOf } from '../../../components/epic-armageddon/odds/plan.ts';
import type { Matter, Question } from '../../../components/epic-armageddon/odds/question.ts';
import { faultsOf } from '../../support/accessibility.ts';
import { until } from '../../support/until.ts';
import { click, find, findAll, focused, press, settled, textOf } from '../epic-armageddon/resolver/driving.ts';
import { changedTo, engine, oddsOf, staged, type Staged } from '../epic-armageddon/odds/staged.ts';

const plain = (text: string): string => text.replaceAll('\u202f', ' ');
const shown = (odds: Staged, selector: string): readonly string[] =>
  findAll(odds.shadowRoot!, selector).map(one => plain(textOf(one)));
const figures = (odds: Staged): readonly string[] => shown(odds, '.figures b');
/** Figures of losses and endings that can be seen; numbers of units and rounds are none. */
const figuresSeen = (odds: Staged): readonly string[] => findAll(odds.shadowRoot!, '.answers :not(th, dt, :has(*))')
  .filter(one => one.checkVisibility({ visibilityProperty: true })).map(one => plain(textOf(one)))
  .filter(text => /\d/.test(text));

const answered = async (odds: Staged, attacker = '58.7 %'): Promise<void> => {
  await until(`the answer ${attacker}`, () => figures(odds)[0] === attacker);
  await settled(odds);
};
/** The forms of both sides are folded. */
const unfold = async (odds: Staged): Promise<void> => {
  find<HTMLDetailsElement>(odds, '.sides').open = true;
  await until('the fields', () => findAll(odds.shadowRoot!, '#text').length === 2);
  await settled(odds);
};

const field = (odds: Staged, side: number): HTMLInputElement =>
  findAll<HTMLInputElement>(odds.shadowRoot!, '#text')[side]!;

const type = async (odds: Staged, side: number, text: string): Promise<void> => {
  await unfold(odds);
  field(odds, side).focus();
  field(odds, side).select();
  await sendKeys({ type: text });
  await settled(odds);
};

/** A button that is a sign. */
const turn = (odds: Staged, name: string): HTMLElement => find(odds, `[part=${name.toLowerCase()}]`);

/** What is higher than its place and can be scrolled there. */
const scrollers = (odds: Staged): readonly string[] => findAll(odds.shadowRoot!, '*')
  .filter(one => one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY))
  .map(({ className }) => className);

/** How many ghosts are on the map; null: it has not come. */
const ghosts = (odds: Staged): number | null => {
  const [map] = findAll(odds.shadowRoot!, 'assault-battlefield');
  return map?.shadowRoot?.querySelector('[data-counter]') == null ? null : findAll(map.shadowRoot, '.plan').length;
};

const button = (odds: Staged, name: string): HTMLElement => {
  const found = findAll(odds.shadowRoot!, 'button').find(one => textOf(one) === name);
  if (found === undefined) throw new Error(`There is no button ${name}.`);
  return found;
};

const worth = (
  id: string, delta: number, kind: Matter['change']['kind'], values: Matter['change']['values'],
): Matter => ({ id, change: { kind, values }, rule: 'A6.2', scenario: changedTo(id), delta, isExact: true });

const SWAP = { side: 'attacker', unit: 'Assault 4', other: 'Assault 1', enemy: 'Boyz 1' };
const SHOT = { side: 'defender', formation: 'Mob', kills: 1, units: ['Boyz 1'], closing: [] };
const WORTH = [
  worth('a', -9.4, 'held-back', { side: 'attacker', unit: 'Assault 1', closing: [] }),
  worth('b', 3.2, 'contact-swap', SWAP),
  worth('c', 0.01, 'contact-fewer', { side: 'attacker', unit: 'Assault 1', enemy: 'Boyz 1' }),
];

beforeEach(async () => {
  engine.reset();
  await setViewport({ width: 1280, height: 900 });
});

describe('the result', () => {
  it('stands above everything else: one number, what both sides lose, and one bar', async () => {
    const odds = await staged();
    await answered(odds);
    expect(figures(odds)).to.eql(['58.7 %']);
    expect(shown(odds, '.who')).to.eql(['The attacker wins']);
    expect(shown(odds, '.toll span')).to.eql(['The attacker loses 1.6 of 3', 'The defender loses 1.3 of 2']);
    expect(shown(odds, '.win .state')).to.eql(['exact']);
    expect(getComputedStyle(find(odds, '.figures b')).fontSize).to.equal('36px');
    const [bar, first] = [find(odds, 'odds-bar'), find(odds, '.sides')];
    expect(bar.getBoundingClientRect().bottom).to.be.lessThan(first.getBoundingClientRect().top);
    expect(odds.odds!.winner.attacker).to.equal(0.5873);
  });

  it('names the chance that nobody wins where there is one', async () => {
    engine.odds = () => [oddsOf(0.5, { winner: { attacker: 0.5, defender: 0.4, none: 0.1 } })];
    const odds = await staged();
    await answered(odds, '50.0 %');
    expect(shown(odds, '.toll span').at(-1)).to.equal('Nobody wins 10.0 %');
  });

  it('follows every key, and shows no figure of another fight until new ones come', async () => {
    const odds = await staged();
    await answered(odds);
    engine.isHeld = () => true;
    engine.odds = () => [oddsOf(0.25)];
    for (const fold of findAll<HTMLDetailsElement>(odds.shadowRoot!, '.answers details')) fold.open = true;
    expect(figuresSeen(odds)).to.include.members(['1.6 of 3 units on average', '92.0 %']);
    await type(odds, 1, '7 boyz');
    expect(figures(odds)[0]).to.equal('–');
    expect(figuresSeen(odds)).to.eql([]);
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

  it('says beside the number how sure an estimate is, and on demand what is certain', async () => {
    engine.odds = () => [oddsOf(0.4, { unresolved: 0.042, error: 0.0012 })];
    const odds = await staged();
    await answered(odds, '40.0 %');
    expect(shown(odds, '.win .state')).to.eql(['± 0.4']);
    expect(shown(odds, '.sure p')).to.eql(['Part of it was sampled: three standard errors are 0.4 points. '
      + 'For certain between 35.8 % and 44.2 %.']);
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
    await unfold(odds);
    const steppers = findAll<HTMLElement & { label: string; count: number }>(odds.shadowRoot!, 'count-stepper');
    const stepper = (label: string) => steppers.find(one => one.label === label)!;
    stepper('Boyz, in contact').focus();
    await press(odds, 'ArrowDown');
    await answered(odds);
    expect(['Boyz, in contact', 'Boyz, in firefight'].map(label => stepper(label).count)).to.eql([3, 3]);
    const last = engine.asked.filter(({ kind }) => kind === 'scenario').at(-1)!;
    expect(JSON.stringify(last)).not.to.equal(JSON.stringify(engine.asked[0]));
  });

  it('are open where a side is missing, and it is said which; nothing pretends to be worked out', async () => {
    const odds = await staged('4 assault');
    await until('the words', () => shown(odds, '.says').length === 1);
    await until('the fields', () => findAll(odds.shadowRoot!, '#text').length === 2);
    expect(shown(odds, '.says li')).to.eql(['The defender has no stands.']);
    expect(find<HTMLDetailsElement>(odds, '.sides').open).to.equal(true);
    expect(engine.asked).to.eql([]);
    expect([figures(odds), shown(odds, '.win .state')]).to.eql([['–'], ['']]);
    await type(odds, 1, '6 boyz');
    await answered(odds);
    expect(find<HTMLDetailsElement>(odds, '.sides').open).to.equal(true);
  });

  it('change places with everything that is in them', async () => {
    const odds = await staged('4 assault v 6 boyz');
    await answered(odds);
    engine.odds = () => [oddsOf(0.4)];
    await click(odds, button(odds, 'Swap sides'));
    await answered(odds, '40.0 %');
    await unfold(odds);
    expect([0, 1].map(side => field(odds, side).value)).to.eql(['6 boyz', '4 assault']);
  });

  it('come back by undo, what was typed in one go at once, and again by redo', async () => {
    const odds = await staged('4 assault v 6 boyz');
    await answered(odds);
    expect(['Undo', 'Redo'].map(name => turn(odds, name).getAttribute('aria-disabled'))).to.eql(['true', 'true']);
    await type(odds, 1, '12 boyz');
    await click(odds, button(odds, 'Swap sides'));
    expect(turn(odds, 'Undo').getAttribute('aria-label')).to.equal('Undo: change of the set-up');
    const sides = (): readonly string[] => [0, 1].map(side => field(odds, side).value);
    expect(sides()).to.eql(['12 boyz', '4 assault']);
    await click(odds, turn(odds, 'Undo'));
    expect(sides()).to.eql(['4 assault', '12 boyz']);
    await click(odds, turn(odds, 'Undo'));
    expect(sides()).to.eql(['4 assault', '6 boyz']);
    expect(turn(odds, 'Undo').getAttribute('aria-disabled')).to.equal('true');
    await click(odds, turn(odds, 'Redo'));
    expect(sides()).to.eql(['4 assault', '12 boyz']);
    await answered(odds);
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

describe('below the number', () => {
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

  it('endings are told in words, and what is assumed, there and in the bar', async () => {
    const odds = await staged();
    await answered(odds);
    await until('endings', () => shown(odds, '.endings dl').length === 1);
    expect(shown(odds, '.endings dl > div')).to.eql([
      'Over before the result throw 1.2 %', 'There the attacker wins 1.0 %', 'There the defender wins 0.2 %',
      'Over in round 1 92.0 %', 'Over in round 2 7.0 %', 'Over in round 3 0.6 %', 'In round 4 or later 0.4 %',
      'Attacker ends broken 55.0 %', 'Defender ends broken 61.0 %',
    ]);
    expect(shown(odds, '.endings li')).to.eql(['no counter-charge between rounds']);
    expect(shown(odds, '.bar .assumed')).to.eql(['Assumed: no counter-charge between rounds']);
    expect(shown(odds, '.sure p')).to.eql(['Exact: every throw was followed to its end.']);
  });

  it('changes are told by what they are worth, the best first, and what hardly matters not at all', async () => {
    engine.matters = WORTH;
    const odds = await staged();
    await until('the changes', () => shown(odds, '.matters li').length === 2);
    expect(shown(odds, '.matters li')).to.eql([
      '+3.2 Swap Assault 4 in 61.9 % · for Assault 1, against Boyz 1 Show',
      '−9.4 Hold Assault 1 back 49.3 % · still counts as a unit Show',
    ]);
  });

  it('what one decides stands before what shooting first could do, theirs as well; all else is folded', async () => {
    engine.matters = [
      ...WORTH, worth('d', -24.4, 'shot', { ...SHOT, side: 'attacker', units: ['Assault 1'] }),
      worth('e', 47.7, 'shot', SHOT), worth('f', -2, 'contact-swap', { ...SWAP, side: 'defender' }),
      ...[1, 2, 4, 5].map(delta => worth(`swap ${delta}`, delta, 'contact-swap', SWAP)),
    ];
    const odds = await staged();
    await until('the changes', () => shown(odds, '.matters li').length === 7);
    expect(shown(odds, '.matters h3')).to.eql(['What you can decide now', 'What shooting first could do']);
    expect(findAll(odds.shadowRoot!, '.matters ul').map(list => findAll(list, 'b').map(textOf)))
      .to.eql([['+5.0', '+4.0', '+3.2', '−9.4'], ['+47.7', '−24.4'], ['−2.0']]);
    expect(shown(odds, '.matters .name').slice(4))
      .to.eql(['Kill Boyz 1', 'They kill Assault 1', 'They swap Assault 4 in']);
    expect(find<HTMLDetailsElement>(odds, '.matters .other').open).to.equal(false);
  });

  it('a change is shown on the map as ghosts, and then can be done, and undone', async () => {
    engine.matters = WORTH;
    const odds = await staged('4 assault v 6 boyz');
    await until('the changes', () => shown(odds, '.matters li').length === 2);
    await until('the map', () => ghosts(odds) !== null);
    expect([ghosts(odds), shown(odds, '.do')]).to.eql([0, []]);
    const rows = (): readonly HTMLElement[] => findAll(odds.shadowRoot!, '.matters .row');
    await click(odds, rows()[0]!);
    expect([ghosts(odds), shown(odds, '.shown .do')]).to.eql([1, ['Do it']]);
    await click(odds, rows()[1]!);
    expect(rows().map(row => row.getAttribute('aria-pressed'))).to.eql(['false', 'true']);
    await click(odds, rows()[1]!);
    expect([ghosts(odds), shown(odds, '.do')]).to.eql([0, []]);
    await click(odds, rows()[0]!);
    engine.odds = () => [oddsOf(0.6)];
    await click(odds, button(odds, 'Do it'));
    await answered(odds, '60.0 %');
    const asked = (): string => {
      const last = engine.asked.filter(({ kind }) => kind === 'scenario').at(-1)!;
      return last.kind === 'scenario' ? last.scenario.title : '';
    };
    expect([asked(), ghosts(odds)]).to.eql(['b', 0]);
    expect(focused()?.className).to.equal('result');
    await click(odds, turn(odds, 'Undo'));
    expect(asked()).to.equal('4 assault v 6 boyz');
    await click(odds, turn(odds, 'Redo'));
    expect(asked()).to.equal('b');
  });

  it('a row that is shown has the chance that will stand there once it is done; until then about as much', async () => {
    engine.matters = [{ ...WORTH[1]!, isExact: false }];
    const odds = await staged('4 assault v 6 boyz');
    const told = (): string => (shown(odds, '.matters .more')[0] ?? '').split(' · ')[0]!;
    await until('the changes', () => told() === 'about 61.9 %');
    engine.odds = () => [oddsOf(0.6234)];
    engine.isHeld = ({ kind }) => kind === 'scenario';
    await click(odds, find(odds, '.matters .row'));
    expect(told()).to.equal('about 61.9 %');
    engine.isHeld = () => false;
    await until('the chance', () => told() === '62.3 %');
    expect(shown(odds, '.matters li b')).to.eql(['+3.6']);
    await click(odds, button(odds, 'Do it'));
    await answered(odds, '62.3 %');
  });

  it('where nobody is near enough that is said in place of changes', async () => {
    engine.odds = () => [oddsOf(0, { winner: { attacker: 0, defender: 0, none: 1 } })];
    const odds = await staged();
    await until('why', () => shown(odds, '.matters .note').length > 0);
    expect(shown(odds, '.matters .note')).to.eql([
      'As they stand nobody is near enough to fight: they have to charge first.',
    ]);
  });

  it('what mattered in another fight is gone the moment the fight changes, and never comes back', async () => {
    engine.matters = WORTH;
    const odds = await staged('4 assault v 6 boyz');
    const rows = (): readonly string[] => shown(odds, '.matters li');
    await until('the changes', () => rows().length === 2);
    engine.isHeld = () => true;
    engine.matters = [worth('a', 3.2, 'contact-swap', { ...SWAP, unit: 'Another' })];
    const seen = new Set<string>();
    const watch = setInterval(() => rows().forEach(row => seen.add(row)), 1);
    await type(odds, 1, '7 boyz');
    expect(rows()).to.eql([]);
    expect(shown(odds, '.matters p')).to.eql(['Looking for more …']);
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
    expect([...seen]).to.eql(['+3.2 Swap Another in 61.9 % · for Assault 1, against Boyz 1 Show']);
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
});

describe('the frame', () => {
  it('has the map of the stands as they are lined up, panel and bar; nothing but the panel scrolls', async () => {
    const odds = await staged('4 assault v 6 boyz');
    await answered(odds);
    await until('the map', () => findAll(odds.shadowRoot!, 'assault-battlefield').length === 1);
    await settled(odds);
    expect(findAll(odds.shadowRoot!, 'assault-battlefield')[0]!.shadowRoot!.querySelectorAll('[data-counter]'))
      .to.have.length(10);
    expect(scrollers(odds)).to.eql(['content']);
    expect(shown(odds, 'h2')).to.eql(['4 assault v 6 boyz']);
    expect(findAll(odds.shadowRoot!, '.rail, .tabs, .log, .play')).to.eql([]);
  });

  it('is the panel alone where no map is wanted, as high as what is in it', async () => {
    engine.matters = WORTH;
    const odds = await staged('4 assault v 6 boyz');
    odds.controls = 'matters';
    await until('the changes', () => shown(odds, '.matters li').length === 2);
    expect([shown(odds, '.show'), shown(odds, '.do')]).to.eql([[], ['Do it', 'Do it']]);
    expect(findAll(odds.shadowRoot!, 'table-frame, assault-battlefield')).to.eql([]);
    expect(scrollers(odds)).to.eql([]);
    expect(find(odds, '.panel').getBoundingClientRect().height).to.be.greaterThan(100);
    const left = ['.sides', '.pin', '.swap', '.losses', '.endings', '.undo']
      .filter(one => findAll(odds.shadowRoot!, one).some(part => part.checkVisibility()));
    expect(left).to.eql(['.undo']);
  });

  it('has a way to play only where the page names it, and tells the page what is to be played', async () => {
    const odds = await staged('4 assault v 6 boyz');
    odds.controls = 'map play';
    await answered(odds);
    let played: unknown = null;
    odds.addEventListener('play-wanted', ({ detail }) => (played = detail.scenario.title));
    await click(odds, find(odds, '.play'));
    expect(played).to.equal('4 assault v 6 boyz');
  });

  it('only read has rows that are shown, and nothing that changes anything', async () => {
    engine.matters = WORTH;
    const odds = await staged('4 assault v 6 boyz');
    odds.readonly = true;
    await until('the changes', () => shown(odds, '.matters li').length === 2);
    await click(odds, find(odds, '.matters .row'));
    expect(findAll(odds.shadowRoot!, '.do, .undo, .redo, .swap, .pin, .sides, input')
      .filter(one => one.checkVisibility() && !one.matches('.switch input'))).to.eql([]);
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
    await until('its title', () => shown(odds, '.title').join() === 'A meeting');
    await answered(odds);
    expect(engine.asked.some(one => one.kind === 'scenario' && one.scenario.title === 'A meeting')).to.equal(true);
    await click(odds, button(odds, 'Type the units instead'));
    await answered(odds);
    await unfold(odds);
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
    await unfold(odds);
    const met = new Set<string>();
    for (let tab = 0; tab < 80; tab += 1) {
      await sendKeys({ press: 'Tab' });
      const at = focused();
      if (at === null || document.activeElement !== odds) break;
      met.add(at.getAttribute('role') ?? (at.id || at.className || at.localName));
    }
    expect([...met]).to.include.members([
      'img', 'text', 'support', 'spinbutton', 'row', 'swap', 'quiet pin',
    ]);
  });

  for (const width of [360, 768, 1280]) {
    it(`finds it clean and within ${width} pixels, with large text too`, async () => {
      await setViewport({ width, height: 900 });
      engine.matters = WORTH;
      engine.odds = () => [oddsOf(0.999, {
        winner: { attacker: 0.4521, defender: 0.4523, none: 0.0956 }, error: 0.0012, unresolved: 0.04,
      })];
      const odds = await staged('4 assault+chaplain v 6 boyz 2 nobs');
      await answered(odds, '45.2 %');
      await click(odds, button(odds, 'Pin this plan'));
      for (const details of findAll<HTMLDetailsElement>(odds.shadowRoot!, 'details')) details.open = true;
      await settled(odds);
      expect(await faultsOf(odds)).to.eql([]);
      for (const size of ['1rem', '2rem']) {
        odds.style.setProperty('--assault-size', size);
        await settled(odds);
        expect(odds.scrollWidth, size).to.be.at.most(odds.clientWidth);
        const { lineHeight, fontSize } = getComputedStyle(find(odds, '.swap'));
        expect(parseFloat(lineHeight), size).to.be.at.least(parseFloat(fontSize));
        expect(find(odds, '.panel').scrollWidth, size).to.be.at.most(find(odds, '.panel').clientWidth);
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
    await unfold(odds);
    expect([0, 1].map(side => field(odds, side).value)).to.eql(['2 boyz', '2 assault']);
    expect(matchOf({ attacker: { text: ' a ' }, defender: { text: 'b' } } as never)).to.equal('a v b');
  });
});
