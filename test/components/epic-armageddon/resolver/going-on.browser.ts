/** A resolver that goes on with an assault in which something has happened, and tells what has. */
import { expect, fixture, html } from '@open-wc/testing';
import type { AssaultResolver } from '../../../../components/elements/assault-resolver.ts';
import '../../../../components/embed/lazy/assault-resolver.ts';
import type { AssaultEvent } from '../../../../src/epic-armageddon/model/events.ts';
import { SAMPLES } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { until } from '../../../support/until.ts';
import { findAll, logOf, press, ready, settled, textOf, type Driven } from './driving.ts';
import { withoutOdds } from './silent-engine.ts';

withoutOdds();

type Resolver = AssaultResolver & Driven;

const { id, scenario } = SAMPLES.find(one => one.id === 'orks-storm-ruins')!;

const shown = async (events: readonly AssaultEvent[] = []): Promise<Resolver> => {
  const resolver = await fixture<Resolver>(html`<assault-resolver
    .scenario=${{ ...scenario, title: 'Ours' }} .events=${events} seed="7"></assault-resolver>`);
  await until('the assault', () => resolver.played?.scenario.title === 'Ours');
  return resolver;
};

/** The first steps of the assault, as it is played of itself. */
const begun = async (presses: number): Promise<readonly AssaultEvent[]> => {
  const resolver = await shown();
  for (let press = 0; press < presses; press += 1) await resolver.playOn();
  const { events, at } = resolver.played!;
  expect(at).to.equal(events.length);
  expect(at).to.be.at.least(presses);
  return events;
};

describe('an assault in which something has happened', () => {
  it('is shown after its events, which can be taken back to its start', async () => {
    const events = await begun(3);
    const resolver = await shown(events);
    await until('a log', () => logOf(resolver).length > 0);
    expect(resolver.played).to.deep.include({ events, at: events.length });
    for (let presses = 0; presses < events.length; presses += 1) await resolver.undo();
    expect(resolver.played).to.deep.include({ events, at: 0 });
    await resolver.redo();
    expect(resolver.played!.at).to.be.greaterThan(0);
  });

  it('goes on from its events', async () => {
    const events = await begun(2);
    const resolver = await shown(events);
    await resolver.playOn();
    expect(resolver.played!.events.slice(0, events.length)).to.eql(events);
    expect(resolver.played!.at).to.be.greaterThan(events.length);
  });

  it('stands before the first event that its rules refuse', async () => {
    const events = await begun(1);
    const resolver = await shown([...events, { type: 'dice.thrown', faces: [9] }]);
    await until('a log', () => logOf(resolver).length > 0);
    expect(resolver.played).to.deep.include({ events, at: events.length });
  });

  it('gives way to a bundled assault from its start when one is chosen in the menu', async () => {
    const resolver = await shown(await begun(2));
    await ready(resolver);
    const choice = findAll<HTMLElement>(resolver.shadowRoot!, 'button')
      .find(one => textOf(one).includes(SAMPLES.find(sample => sample.id === id)!.title))!;
    choice.closest('details')!.open = true;
    choice.focus();
    await press(resolver, 'Enter');
    await until('the bundled one', () => resolver.played?.scenario.title !== 'Ours');
    await settled(resolver);
    expect([resolver.scenario, resolver.played!.at]).to.eql([id, 0]);
  });
});

describe('what is played', () => {
  it('is nothing while nothing can be', async () => {
    const resolver = await fixture<Resolver>(html`<assault-resolver scenario="nonsense"></assault-resolver>`);
    expect(resolver.played).to.equal(null);
  });

  it('is known before the game has come', async () => {
    const resolver = await fixture<Resolver>(html`<assault-resolver></assault-resolver>`);
    expect(resolver.played).to.deep.include({ events: [], at: 0 });
    expect(resolver.played!.scenario.title).to.equal(SAMPLES[0]!.title);
  });
});
