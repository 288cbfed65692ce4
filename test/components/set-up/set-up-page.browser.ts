/** The set-up on the built site, from every side from which something comes into it. `npm run build` makes it. */
import { expect } from '@open-wc/testing';
import { SAMPLES } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import { writeScenario } from '../../../src/epic-armageddon/scenario/write.ts';
import { comesTrue, until } from '../../support/until.ts';
import {
  addressOf, all, click, faultsOf, focusIsIn, focusName, forget, goTo, leave, pageOf, playedOn, press,
  reload, shown, tableOf, textOf, type, visit, type Visit,
} from '../site/visit.ts';
import { withOddsTurnedOff } from '../epic-armageddon/resolver/odds-turned-off.ts';

withOddsTurnedOff();

const LIST = 'Space Marine\n\nTactical [300]\n6 Tactical in 3 Rhino, Captain\n\nArmour [250]\n4 Hunter';
const START = 'assault-set-up >> .start:enabled';
const EDITOR = 'assault-set-up >> assault-table-editor';

const setUp = async (width?: number): Promise<Visit> => {
  const visited = await visit('#set-up', width);
  await until('the set-up', () => shown(visited, '#attacker >> .first >> input'));
  return visited;
};

const field = (visited: Visit, side: string): HTMLInputElement =>
  shown(visited, `#${side} >> .first >> input`) as HTMLInputElement;

/** Both sides from one line. */
const both = async (visited: Visit, line = '4 assault v 6 boyz in ruins'): Promise<void> => {
  field(visited, 'attacker').focus();
  await type(visited, line);
  await press(visited, 'Enter');
  await until('both sides', () => shown(visited, START));
};

/** Unfolds what is brought in, unless it is. */
const bring = async (visited: Visit): Promise<void> => {
  if (shown(visited, 'assault-shelf >> h3') !== undefined) return;
  await click(visited, 'assault-set-up >> summary', 'A list, a file, saved tables');
  await until('the shelf', () => shown(visited, 'assault-shelf >> h3'));
};

const paste = async (visited: Visit, text: string): Promise<void> => {
  const area = await until('a field', () => shown(visited, 'assault-import >> textarea')) as HTMLTextAreaElement;
  area.value = text;
  area.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', bubbles: true }));
};

const keep = async (visited: Visit, what: string): Promise<void> => {
  await bring(visited);
  await click(visited, 'assault-set-up >> button', what);
  await until('it is kept', () => textOf(shown(visited, 'assault-set-up')!).includes('is saved.'));
};

const openFirstKept = async (visited: Visit): Promise<void> => {
  await bring(visited);
  await click(visited, 'assault-shelf >> .items .open');
};

const titleOf = (visited: Visit): string => tableOf(visited).played?.scenario.title ?? '';

describe('the page of the set-up', () => {
  let visited: Visit;

  afterEach(async () => {
    leave(visited);
    await forget();
  });

  it('takes supporters one by one, keeps them after a reload and takes each back', async () => {
    visited = await setUp();
    await both(visited);
    const beside = (): readonly number[] =>
      tableOf(visited).played?.scenario.formations.slice(2).map(({ units }) => units.length) ?? [];
    for (const [at, line] of ['4 devastators', '2 assault', '3 tactical'].entries()) {
      await click(visited, '#attacker .add', '+ support');
      await until('the focus', () =>
        all(visited, '#attacker .support')[at] !== undefined && focusIsIn(visited, '.support'));
      await type(visited, line);
      await until(line, () => beside().length === at + 1);
    }
    expect(beside()).to.eql([4, 2, 3]);
    await reload(visited);
    const lines = (): readonly HTMLInputElement[] => all<HTMLInputElement>(visited, '#attacker .support input');
    await until('their lines', () => lines().length === 3);
    await comesTrue(() =>
      expect(lines().map(({ value }) => value)).to.eql(['4 devastators', '2 assault', '3 tactical']));
    await click(visited, '#attacker .support button', 'Remove support 2');
    await until('two', () => beside().length === 2);
    await click(visited, 'assault-set-up >> .undo:not([aria-disabled=true])');
    await until('three again', () => lines().length === 3);
    await comesTrue(() => expect(beside()).to.eql([4, 2, 3]));
  });

  it('keeps what was typed while other pages are looked at', async () => {
    visited = await setUp();
    await both(visited);
    for (const hash of ['#odds', '#']) {
      goTo(visited, hash);
      await until('another page', () => shown(visited, 'assault-set-up') === undefined);
      goTo(visited, '#set-up');
      await until('the set-up', () => shown(visited, START));
      await comesTrue(() => expect([field(visited, 'attacker').value, field(visited, 'defender').value])
        .to.eql(['4 assault', '6 boyz in ruins']));
    }
  });

  it('shows how another table begins that has been opened since', async () => {
    visited = await setUp();
    await both(visited);
    goTo(visited, `#${SAMPLES[1]!.id}`);
    await until('another table', () => titleOf(visited) === SAMPLES[1]!.title);
    goTo(visited, '#set-up');
    await until('its lines', () =>
      (shown(visited, '#defender >> .first >> input') as HTMLInputElement | undefined)?.value.includes('Infantry'));
    await comesTrue(() => expect(textOf(shown(visited, EDITOR)!)).to.contain(SAMPLES[1]!.title));
  });

  it('goes on where it stood when the page is loaded again, lined up or by hand, with what was typed', async () => {
    visited = await setUp();
    await both(visited);
    await reload(visited);
    await until('both sides', () => shown(visited, START));
    await comesTrue(() => expect(field(visited, 'attacker').value).to.equal('4 assault'));
    await comesTrue(() => expect(textOf(shown(visited, 'assault-set-up')!)).to.contain('Ruins'));
    await click(visited, 'assault-set-up >> button', 'Put them a charge apart');
    await until('by hand', () => shown(visited, 'assault-set-up >> button', 'Line them up again'));
    await reload(visited);
    await until('by hand again', () => shown(visited, 'assault-set-up >> button', 'Line them up again'));
    await comesTrue(() => expect(field(visited, 'defender').value).to.equal('6 boyz in ruins'));
    await comesTrue(() => expect(shown(visited, START)).not.to.equal(undefined));
  });

  it('takes back what was done in it, and does it again', async () => {
    visited = await setUp();
    await both(visited);
    const isLined = (): boolean => shown(visited, 'assault-set-up >> button', 'Line them up again') === undefined;
    await click(visited, 'assault-set-up >> button', 'Put them a charge apart');
    await until('by hand', () => !isLined());
    await click(visited, 'assault-set-up >> .undo:not([aria-disabled=true])');
    await until('lined up', isLined);
    await click(visited, 'assault-set-up >> .redo:not([aria-disabled=true])');
    await until('by hand again', () => !isLined());
    await click(visited, 'assault-set-up >> .menu > summary');
    await click(visited, 'assault-set-up >> .entries button');
    await until('nobody', () => shown(visited, START) === undefined);
    await click(visited, 'assault-set-up >> .undo:not([aria-disabled=true])');
    await until('both again', () => shown(visited, START));
    expect(field(visited, 'attacker').value).to.equal('4 assault');
  });

  it('puts the link of what is started into the address, which opens it elsewhere', async () => {
    visited = await setUp();
    await both(visited);
    await click(visited, START);
    await until('the address', () => addressOf(visited).startsWith('#play=1.'));
    await until('the table', () => !['', ...SAMPLES.map(({ title }) => title)].includes(titleOf(visited)));
    const [link, { scenario }] = [addressOf(visited), playedOn(visited)];
    leave(visited);
    visited = await visit(link);
    await until('the same', () => titleOf(visited) === scenario.title);
    await comesTrue(() => expect(playedOn(visited).scenario).to.eql(scenario));
  });

  it('takes a formation for each side from an imported list', async () => {
    visited = await setUp();
    await bring(visited);
    await paste(visited, LIST);
    await click(visited, 'assault-import >> button', 'Take over 2 formations');
    await until('both sides', () => shown(visited, START));
    await comesTrue(() => expect([field(visited, 'attacker').value, field(visited, 'defender').value])
      .to.eql(['6 Tactical + Captain, 3 Rhino', '4 Hunter']));
    expect(shown(visited, 'assault-import'), 'what has been brought in is folded').to.equal(undefined);
    await until('the focus on what is next', () => focusName(visited) === 'Play it');
  });

  it('opens an imported table to be changed by hand', async () => {
    visited = await setUp();
    await bring(visited);
    await paste(visited, JSON.stringify(writeScenario(SAMPLES[1]!.scenario)));
    await click(visited, 'assault-import >> button', 'Set up this table');
    await until('it', () => textOf(shown(visited, EDITOR)!).includes(SAMPLES[1]!.title));
    await click(visited, START);
    await until('it is played', () => titleOf(visited) === SAMPLES[1]!.title);
  });

  it('has a formation from the shelf in another visit', async () => {
    visited = await setUp();
    await both(visited);
    await keep(visited, 'Save the attackers');
    leave(visited);
    visited = await setUp();
    await until('the set-up', () => shown(visited, '#attacker >> .first >> input'));
    await openFirstKept(visited);
    await until('the attackers', () => field(visited, 'attacker').value === '4 Assault');
    expect(shown(visited, START)).to.equal(undefined);
    await until('the focus on what is missing', () => focusIsIn(visited, '#defender'));
    await click(visited, 'assault-shelf >> .items .open');
    await until('the same for the side that was missing', () => shown(visited, START));
  });

  it('opens a table from the shelf to be changed by hand', async () => {
    visited = await setUp();
    await both(visited);
    await keep(visited, 'Save this table');
    await reload(visited);
    await until('the sides that were left', () => shown(visited, START));
    await openFirstKept(visited);
    await until('its lines', () => field(visited, 'defender').value === '6 Boyz');
  });

  it('follows what is changed unit by unit', async () => {
    visited = await setUp();
    await both(visited);
    const cards = (): number => all(visited, '#attacker >> unit-card').filter(one => one.checkVisibility()).length;
    expect(cards()).to.equal(0);
    await click(visited, '#attacker >> summary', 'Unit by unit');
    await until('its units', () => cards() > 0);
    await click(visited, '#attacker >> unit-card count-stepper >> button[part=less]');
    const rows = (): string => all(visited, 'assault-set-up >> #attacker .row').map(textOf).join();
    await until('one less', () => rows().startsWith('3 Assault'));
    await comesTrue(() => expect(field(visited, 'attacker').value).to.equal('3 Assault'));
    expect(cards(), 'it is still looked at').to.be.greaterThan(0);
  });

  it('shows markup in names as the text it is, from the list to the table', async () => {
    visited = await setUp();
    await bring(visited);
    const markup = '<img src=x onerror=alert(1)>';
    const { scenario } = SAMPLES[1]!;
    const formations = scenario.formations.map(one => ({ ...one, name: markup }));
    await paste(visited, JSON.stringify(writeScenario({ ...scenario, title: markup, formations })));
    await click(visited, 'assault-import >> button', 'Set up this table');
    await until('the editor', () => textOf(shown(visited, EDITOR) ?? pageOf(visited)).includes(markup));
    await click(visited, START);
    await until('the table', () => textOf(tableOf(visited)).includes(markup));
    expect(all(visited, 'img')).to.eql([]);
  });

  const isFitForAll = async (): Promise<void> => {
    expect(pageOf(visited).documentElement.scrollWidth).to.equal(360);
    expect(await faultsOf(visited)).to.eql([]);
  };

  it('fits a phone and is clean for axe: empty, with both sides, and by hand', async () => {
    visited = await setUp(360);
    await isFitForAll();
    await both(visited);
    await isFitForAll();
    await click(visited, 'assault-set-up >> button', 'Put them a charge apart');
    await isFitForAll();
  });

  it('fits a phone and is clean for axe: with what is being typed, the shelf and imports', async () => {
    visited = await setUp(360);
    field(visited, 'attacker').focus();
    await type(visited, 'codex tactical with a captain, in rhinos');
    await until('the units', () => textOf(shown(visited, 'assault-set-up >> [role=tab]')!).includes('9'));
    await bring(visited);
    await isFitForAll();
  });
});
