/** A phase in the middle of a fight: shared, kept and reported by the elements that do it. */
import { expect, fixture, html } from '@open-wc/testing';
import type { AssaultShelf } from '../../../../components/set-up/shelf/assault-shelf.ts';
import '../../../../components/set-up/shelf/assault-shelf.ts';
import type { ShelfOpened } from '../../../../components/set-up/events.ts';
import { openShelf, type Shelf } from '../../../../components/set-up/shelf/shelf.ts';
import { readAnyLink } from '../../../../components/share/any-link.ts';
import type { AssaultShare } from '../../../../components/share/assault-share.ts';
import '../../../../components/share/assault-share.ts';
import type { PhaseReportPage } from '../../../../components/warhammer-40k/report/phase-report.ts';
import '../../../../components/warhammer-40k/report/phase-report.ts';
import type { PhaseWhole } from '../../../../components/warhammer-40k/resolver/turns-controller.ts';
import type { SavedPhase } from '../../../../src/shelf/shelf-item.ts';
import type { PlayedPhase } from '../../../../src/warhammer-40k/stages/turns.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { until } from '../../../support/until.ts';
import { find, settled, textOf, type Driven } from '../../epic-armageddon/resolver/driving.ts';
import { isOver, one, pathOf, playTo, sayings, shown, type Shown } from './phases.ts';

const WOUNDING = 'fight.striking.wounding';

const wholeOf = ({ phase }: Shown): PhaseWhole => phase.played!.whole;
const upToNow = ({ scenario, events, at }: PhaseWhole): PlayedPhase => ({ scenario, events: events.slice(0, at) });
const momentOf = ({ phase }: Shown): unknown => phase.snapshot!.context;

/** The same in a fresh element. */
const opened = async ({ scenario, events }: PlayedPhase): Promise<Shown> => {
  const on = await shown('7th', scenario);
  on.phase.events = events;
  await settled(on.resolver);
  return on;
};

const isSame = (on: Shown, other: Shown): void => {
  expect(pathOf(on)).to.equal(pathOf(other));
  expect(momentOf(on)).to.eql(momentOf(other));
  expect(sayings(on)).to.eql(sayings(other));
};

const linkOf = async ({ scenario, events }: PlayedPhase): Promise<string> => {
  const share = await fixture<AssaultShare & Driven>(html`<assault-share
    .scenario=${scenario} .events=${events} address="https://example.org/"
  ></assault-share>`);
  const field = await until('the link', () => share.shadowRoot!.querySelector('input'));
  return field.value;
};

describe('a phase that is shared in the middle of a fight', () => {
  it('opens from its link at the same moment, and is played on alike', async () => {
    const on = await shown('7th');
    await playTo(on, WOUNDING);
    const moment = upToNow(wholeOf(on));
    const link = await linkOf(moment);
    expect(link).to.match(/^https:\/\/example\.org\/#play=40k-1\.[\w-]+$/);
    const read = await readAnyLink(link);
    expect(read).to.eql({ ...moment, notes: [] });
    const before = { ...on.phase.snapshot!.context };
    const other = await opened(read as PlayedPhase);
    expect([pathOf(other), other.phase.snapshot!.context]).to.eql([WOUNDING, before]);
    await playTo(other, null);
    expect(isOver(other)).to.equal(true);
  });

  it('tells without what has been taken back', async () => {
    const on = await shown('4th');
    await playTo(on, WOUNDING);
    const { at } = wholeOf(on);
    on.phase.undo();
    await settled(on.resolver);
    const taken = wholeOf(on);
    expect([taken.at < at, taken.events.length]).to.eql([true, at]);
    isSame(await opened(upToNow(taken)), on);
  });

  it('carries the turns before, each by its rulings: going back leads through them', async () => {
    const on = await shown('trial-seven-steps');
    await playTo(on, null);
    one(on, '[part~=primary]').click();
    await settled(on.resolver);
    const whole = wholeOf(on);
    expect(whole.events.map(({ type }) => type)).to.include('turn.begun');
    const read = await readAnyLink(await linkOf(upToNow(whole))) as PlayedPhase;
    const other = await opened(read);
    expect(other.phase.report!.turn).to.equal(2);
    isSame(other, on);
    other.phase.undo();
    await settled(other.resolver);
    expect([other.phase.report!.turn, isOver(other)]).to.eql([1, true]);
  });
});

describe('a phase that is kept', () => {
  const shelfElement = async (shelf: Shelf): Promise<AssaultShelf & Driven> =>
    fixture<AssaultShelf & Driven>(html`<assault-shelf .shelf=${shelf}></assault-shelf>`);

  it('lies on the shelf with its game and edition, and is opened where it stood, from a file as well', async () => {
    const on = await shown('trial-eight-steps');
    await playTo(on, WOUNDING);
    on.phase.undo();
    await settled(on.resolver);
    const content: SavedPhase = wholeOf(on);
    const shelf = await openShelf({ name: `phases-${Date.now()}` });
    await shelf.put({ kind: 'phase', name: 'Thursday', content });
    const other = await openShelf({ name: `phases-of-another-${Date.now()}` });
    expect(await other.importText(shelf.exportAll())).to.eql({ added: 1, replaced: 0, same: 0, problems: [] });
    const element = await shelfElement(other);
    expect(textOf(find(element, '.item .facts'))).to.contain('Phase').and.to.contain(
      'Warhammer 40,000, Trial rules, eight steps',
    );
    const isOpened = new Promise<SavedPhase>(resolve => {
      element.addEventListener('shelf-opened', ({ detail: { item } }: ShelfOpened) => {
        if (item.kind === 'phase') resolve(item.content);
      });
    });
    find(element, '.open').click();
    const kept = await isOpened;
    expect(kept).to.eql(content);
    isSame(await opened(upToNow(kept)), on);
    for (const one of [shelf, other]) one.close();
  });
});

describe('the report of a phase', () => {
  const reportOf = async ({ scenario, events }: PlayedPhase): Promise<PhaseReportPage & Driven> => {
    const report = await fixture<PhaseReportPage & Driven>(html`<phase-report
      .scenario=${scenario} .events=${events} link="https://example.org/#play=40k-1.x"
    ></phase-report>`);
    await settled(report);
    return report;
  };

  it('has the whole log, on the page and as text, fits a phone and is clean for axe', async () => {
    const on = await shown('7th', 'barricade-with-frag', 360);
    await playTo(on, null);
    const report = await reportOf(upToNow(wholeOf(on)));
    const lines = [...report.shadowRoot!.querySelectorAll('.chapter tr')].map(textOf);
    expect(lines).to.have.length(sayings(on).length);
    expect(report.report, 'it is over').not.to.equal(null);
    sayings(on).forEach((say, i) => expect(lines[i]).to.contain(say));
    expect(textOf(find(report, 'header'))).to.contain('Warhammer 40,000, Seventh edition');
    expect(document.documentElement.scrollWidth).to.equal(360);
    expect(await faultsOf(report)).to.eql([]);
    find(report, 'summary').click();
    const away = await until('the text', () => report.shadowRoot!.querySelector('take-away'));
    for (const say of sayings(on)) expect(away.text).to.contain(say);
    expect(away.text).to.contain('This phase, step by step: https://example.org/#play=40k-1.x');
  });
});
