/** Links to assaults, as the built site opens and makes them. `npm run build` makes it. */
import { expect } from '@open-wc/testing';
import { writeAnyLink, writeLink } from '../../../components/share/any-link.ts';
import { writePhaseLink } from '../../../components/share/phase-link.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { upToNow, type AnyPlayedAt } from '../../../src/share-links/any-played.ts';
import type { SavedPhase } from '../../../src/shelf/shelf-item.ts';
import { SAMPLES } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import { phaseSampleOf } from '../../../src/warhammer-40k/scenario/samples/samples.ts';
import { comesTrue, until } from '../../support/until.ts';
import {
  addressOf, all, click, clickTableAction, goTo, leave, pageOf, playedOn, reload, tableOf, textOf, visit, type Visit,
} from './visit.ts';
import { withOddsTurnedOff } from '../epic-armageddon/resolver/odds-turned-off.ts';

withOddsTurnedOff();

const { id, title, scenario } = SAMPLES.find(one => one.id === 'orks-storm-ruins')!;
const TITLE = 'Sent by a friend';

const linkTo = async (more: Partial<Scenario> = {}): Promise<string> =>
  `#${await writeLink({ scenario: { ...scenario, title: TITLE, ...more }, events: [] })}`;

const said = (visited: Visit): string => pageOf(visited).querySelector('#said')!.textContent!;
const at = (visited: Visit): number => playedOn(visited).types.length;
const isOn = (visited: Visit, title: string): boolean => tableOf(visited).played?.scenario.title === title;

const opened = async (hash: string): Promise<Visit> => {
  const visited = await visit(hash);
  await until('what was sent', () => isOn(visited, TITLE));
  return visited;
};

/** So many steps further, until the address tells of all of them. */
const playOn = async (visited: Visit, presses: number): Promise<void> => {
  const table = tableOf(visited);
  for (let press = 0; press < presses; press += 1) await table.playOn();
  const link = `#${await writeAnyLink(upToNow(table.played ?? table.playedOther!.whole as AnyPlayedAt))}`;
  await until('the address of the last step', () => addressOf(visited) === link);
};

describe('a link to an assault', () => {
  let visited: Visit;

  afterEach(() => leave(visited));

  it('is followed by the address step by step: loading the page again goes on where it stood', async () => {
    visited = await opened(await linkTo());
    await playOn(visited, 3);
    const { types } = playedOn(visited);
    expect(types.length).to.be.greaterThan(2);
    await reload(visited);
    await until('the same steps', () => isOn(visited, TITLE) && at(visited) === types.length);
    expect(playedOn(visited).types).to.eql(types);
  });

  it('opens with its steps taken, goes on, and is taken back to its start', async () => {
    visited = await opened(await linkTo());
    await playOn(visited, 3);
    const [link, steps] = [addressOf(visited), at(visited)];
    leave(visited);
    visited = await opened(link);
    expect(at(visited)).to.equal(steps);
    await playOn(visited, 1);
    expect(at(visited)).to.be.greaterThan(steps);
    for (let presses = 0; presses <= steps && at(visited) > 0; presses += 1) await tableOf(visited).undo();
    expect(at(visited)).to.equal(0);
    const start = await linkTo();
    await until('the address of the start', () => addressOf(visited) === start);
  });

  it('is not opened again on the way back from another page: what was taken back is still there', async () => {
    visited = await opened(await linkTo());
    await playOn(visited, 2);
    const [{ length }, link] = [tableOf(visited).played!.events, addressOf(visited)];
    await tableOf(visited).undo();
    await until('one step less', () => at(visited) < length && addressOf(visited) !== link);
    goTo(visited, '#set-up');
    await until('the other page', () => !tableOf(visited).checkVisibility());
    await click(visited, '[slot=views] a', 'Play');
    await until('the table', () => tableOf(visited).checkVisibility());
    await new Promise(resolve => setTimeout(resolve, 300));
    expect(tableOf(visited).played!.events.length).to.equal(length);
  });

  it('gives way to a bundled assault from its start, and comes back with the way back', async () => {
    visited = await opened(await linkTo());
    await playOn(visited, 2);
    const [link, steps] = [addressOf(visited), at(visited)];
    goTo(visited, `#${id}`);
    await until('the bundled assault', () => isOn(visited, title));
    expect(at(visited)).to.equal(0);
    await tableOf(visited).playOn();
    await new Promise(resolve => setTimeout(resolve, 300));
    expect(addressOf(visited)).to.equal(`#${id}`);
    goTo(visited, link);
    await until('what was sent, as it stood', () => isOn(visited, TITLE) && at(visited) === steps);
  });

  it('that is bad says what is wrong with it, beside the first assault', async () => {
    visited = await visit('#play=1.nonsense');
    await until('a sentence', () => said(visited) !== '');
    expect(said(visited)).to.match(/^This link /);
    await comesTrue(() => expect(isOn(visited, SAMPLES[0]!.title)).to.equal(true));
  });

  it('that is cut says so and leaves what is on the table there, which is played on', async () => {
    visited = await opened(await linkTo());
    await playOn(visited, 2);
    const steps = at(visited);
    goTo(visited, addressOf(visited).slice(0, -40));
    await until('a sentence', () => said(visited).includes('has been cut'));
    expect([isOn(visited, TITLE), at(visited)]).to.eql([true, steps]);
    await playOn(visited, 1);
    await until('nothing more', () => said(visited) === '');
    expect(isOn(visited, TITLE)).to.equal(true);
  });

  it('shows markup in names as the text it is', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    visited = await visit(await linkTo({ title: markup }));
    await until('what was sent', () => isOn(visited, markup));
    await until('its title', () => textOf(tableOf(visited)).includes(markup));
    expect(all(visited, 'img')).to.eql([]);
  });
});

describe('a link to a phase of Warhammer 40,000', () => {
  const edition = '4th'; // its phases begin with the fight
  const phase = phaseSampleOf('two-armours')!.scenario(edition);
  let visited: Visit;

  afterEach(() => leave(visited));

  const phaseLink = async (title = TITLE): Promise<string> =>
    `#${await writePhaseLink({ scenario: { ...phase, title }, events: [] })}`;
  const whole = (): SavedPhase | null => (tableOf(visited).playedOther?.whole as SavedPhase | undefined) ?? null;
  const isThere = (): boolean => whole()?.scenario.title === TITLE;

  it('is followed by the address: loading the page again goes on in the middle of the fight', async () => {
    visited = await visit(await phaseLink());
    await until('what was sent', isThere);
    await playOn(visited, 4);
    const kept = whole()!;
    expect(kept.at).to.be.greaterThan(2);
    expect(addressOf(visited)).to.match(/^#play=40k-1\./);
    await reload(visited);
    await until('the same steps', () => isThere() && whole()!.at === kept.at);
    expect(whole()).to.eql(kept);
    goTo(visited, `#${id}`);
    await until('the bundled assault', () => isOn(visited, title));
  });

  it('that is cut says so, and leaves what is on the table there', async () => {
    visited = await visit(await phaseLink());
    await until('what was sent', isThere);
    await playOn(visited, 2);
    const { at: steps } = whole()!;
    goTo(visited, addressOf(visited).slice(0, -40));
    await until('a sentence', () => said(visited).includes('has been cut'));
    expect([isThere(), whole()!.at]).to.eql([true, steps]);
  });

  it('shows markup in names as the text it is', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    visited = await visit(await phaseLink(markup));
    await until('its title', () => textOf(tableOf(visited)).includes(markup));
    expect(all(visited, 'img')).to.eql([]);
  });

  it('is made from a bundled phase on the table, which can be kept and reported', async () => {
    visited = await visit(`#warhammer-40k-${edition}/two-armours`);
    await until('the phase', () => whole() !== null);
    await tableOf(visited).playOn();
    const deeds = [
      ['Share', 'assault-share >> input'], ['Save', 'assault-shelf >> h3'],
      ['Report a fault', 'assault-bug-report >> textarea'],
    ] as const;
    for (const [name, holds] of deeds) {
      await clickTableAction(visited, name);
      await until(`what ${name} opens`, () => all(visited, holds).some(one => one.checkVisibility()));
      await click(visited, 'dialog > .close');
    }
    await clickTableAction(visited, 'Report');
    await until('the report', () => all(visited, 'phase-report >> h2').some(one => one.checkVisibility()));
  });
});
