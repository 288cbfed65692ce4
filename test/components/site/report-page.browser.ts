/** The report as a page of the built site: from *More* and from the end of an assault. `npm run build` makes it. */
import { expect } from '@open-wc/testing';
import { writeLink } from '../../../components/share/any-link.ts';
import { SAMPLES } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import { comesTrue, until } from '../../support/until.ts';
import { withOddsTurnedOff } from '../epic-armageddon/resolver/odds-turned-off.ts';
import { eventsOf } from '../epic-armageddon/report/finished.ts';
import {
  addressOf, click, clickTableAction, faultsOf, focusIsIn, goTo, leave, pageOf, playedOn, reload, shown, tableOf,
  textOf, visit, type Visit,
} from './visit.ts';

withOddsTurnedOff();

const { scenario, decisions, seed } = SAMPLES.find(({ id }) => id === 'orks-storm-ruins')!;
const TITLE = 'Thursday at the club';
const named = { ...scenario, title: TITLE };
const events = eventsOf(named, decisions, seed);

const reportOn = (visited: Visit): HTMLElement | undefined => shown(visited, 'assault-report >> article');
const isReported = (visited: Visit): Promise<HTMLElement> => until('the report', () => reportOn(visited));
const printedDate = /Printed .*$/;
const saidOn = (visited: Visit): string => textOf(reportOn(visited)!).replace(printedDate, '');

describe('the page of the report', () => {
  let visited: Visit;

  afterEach(() => leave(visited));

  const open = async (): Promise<void> => {
    visited = await visit(`#${await writeLink({ scenario: named, events })}`);
    await until('the end', () => playedOn(visited).types.length === events.length);
  };

  it('is reached from the end of an assault and left by going back, to the same table', async () => {
    await open();
    const before = addressOf(visited);
    await click(visited, '[part~=primary]', 'Review the assault');
    await until('the review', () => shown(visited, 'assault-review >> .report'));
    await click(visited, 'assault-review >> .report');
    await isReported(visited);
    await comesTrue(() => expect(addressOf(visited)).to.equal(before.replace('#play=', '#report=')));
    await comesTrue(() => expect(pageOf(visited).title).to.equal('Report – Assault resolver'));
    await comesTrue(() => expect(focusIsIn(visited, 'assault-report')).to.equal(true));
    expect(pageOf(visited).querySelector('dialog')).to.equal(null);
    expect(tableOf(visited).checkVisibility()).to.equal(false);
    visited.frame.contentWindow!.history.go(-2);
    await until('the table', () => tableOf(visited).checkVisibility());
    expect(reportOn(visited)).to.equal(undefined);
    await comesTrue(() => expect([addressOf(visited), playedOn(visited).types.length]).to.eql([before, events.length]));
  });

  it('shows the same when it is loaded again, and leads to what it tells of', async () => {
    await open();
    await clickTableAction(visited, 'Report');
    await isReported(visited);
    const said = saidOn(visited);
    expect(said).to.contain(TITLE);
    await reload(visited);
    await isReported(visited);
    await comesTrue(() => expect(saidOn(visited)).to.equal(said));
    expect(await faultsOf(visited)).to.eql([]);
    await click(visited, '[slot=views] a', 'Play');
    await until('the table', () => tableOf(visited).checkVisibility() && playedOn(visited).types.length > 0);
    await comesTrue(() => expect(playedOn(visited).types.length).to.equal(events.length));
  });

  it('opens from a link where nothing has been played, and its table is that of the link', async () => {
    const link = await writeLink({ scenario: named, events: events.slice(0, 4) });
    visited = await visit(`#report=${link.slice('play='.length)}`, 360, 740);
    await isReported(visited);
    await comesTrue(() => expect(saidOn(visited)).to.contain('It is not over yet'));
    expect(pageOf(visited).documentElement.scrollWidth).to.equal(360);
    await click(visited, '[slot=views] a', 'Play');
    await until('the table', () => tableOf(visited).checkVisibility() && playedOn(visited).types.length === 4);
  });

  it('says what is wrong with an address that tells of nothing', async () => {
    visited = await visit('#report=1.abc');
    const said = await until('why', () => shown(visited, '.report [role=alert]'));
    expect(textOf(said)).not.to.equal('');
    goTo(visited, '#home');
    await until('the beginning', () => shown(visited, 'site-home'));
  });
});
