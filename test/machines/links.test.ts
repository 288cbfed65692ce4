/** The package reads and writes links as the site does, and says what events come to. */
import { beforeAll, describe, expect, it } from 'vitest';
import { readLink as readOnSite, writeLink as writeOnSite } from '../../components/share/any-link.ts';
import { usualDecisions } from '../../machines/epic-armageddon/play.ts';
import { presentOf } from '../../machines/epic-armageddon/timeline.ts';
import {
  DecisionError, DiceError, handsOf, matchUp, metaOf, odds, play, readLink, replay, reportOf, writeLink,
} from '../../machines/index.ts';
import type { AssaultEvent } from '../../src/epic-armageddon/model/events.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';

const scenario = matchUp('6 boyz 2 nobz v 4 assault + chaplain').scenario!;
const FACES = [4, 2, 6, 1, 5, 3];
const dice: number[] = [];

/** Everything up to the end, where nobody decides anything. */
const played = (events: readonly AssaultEvent[] = []): readonly AssaultEvent[] => {
  const snapshot = presentOf(replay(scenario, events));
  if (snapshot.status !== 'active') return events;
  const lacking = handsOf(snapshot).reduce((sum, hand) => sum + hand.dice, 0);
  if (lacking === 0) {
    return played([...events, ...usualDecisions(metaOf(snapshot).unlessDecided!, snapshot.context.assault)]);
  }
  const faces = Array.from({ length: lacking }, (_, i) => FACES[(dice.length + i) % FACES.length]!);
  dice.push(...faces);
  return played([...events, { type: 'dice.thrown', faces } as AssaultEvent]);
};

let events: readonly AssaultEvent[] = [];
beforeAll(() => {
  events = played();
});

describe('reportOf', () => {
  it('says what events come to, as the same dice played headless', () => {
    expect(reportOf(scenario, events)).toEqual(play(scenario, { dice }));
  });

  it('decides what they leave undecided as nobody would', () => {
    const last = events.map(({ type }) => type).lastIndexOf('dice.thrown');
    expect(last).toBeLessThan(events.length - 1);
    expect(reportOf(scenario, events.slice(0, last + 1))).toEqual(reportOf(scenario, events));
  });

  it('throws no dice, and says how many more are needed', () => {
    const first = events.findIndex(({ type }) => type === 'dice.thrown');
    const { faces } = events[first] as { readonly faces: readonly number[] };
    expect(() => reportOf(scenario, events.slice(0, first))).toThrow(DiceError);
    expect(() => reportOf(scenario, events.slice(0, first))).toThrow(`${faces.length} more needed`);
  });

  it('names the first event that is refused', () => {
    expect(() => reportOf(scenario, [...events.slice(0, 2), events[0]!])).toThrow(DecisionError);
    expect(() => reportOf(scenario, [...events.slice(0, 2), events[0]!])).toThrow('Event 3');
  });
});

describe('a link', () => {
  it('that the package writes is read by the site', async () => {
    expect(await readOnSite(await writeLink(scenario, events))).toMatchObject({ scenario, events, notes: [] });
  });

  it('that the site writes is read by the package, from a whole address, and can be played on', async () => {
    const some = events.slice(0, 5);
    const link = await writeOnSite({ scenario, events: some });
    const read = await readLink(`https://club.example/assaults/#${link}&view=odds`);
    expect(read).toEqual({ scenario, events: some, notes: [] });
    expect(odds(read.scenario as Scenario, { effort: 1000 }).winner.none).toBeLessThan(1);
  });

  it.each([
    ['nothing', () => ''],
    ['a text', () => 'play it'],
    ['no payload', () => 'play=1.'],
    ['a strange letter', () => 'play=1.ab*c'],
    ['another kind', () => 'play=2.abc'],
    ['one of the other game', () => 'play=40k-1.abc'],
    ['a cut one', (link: string) => link.slice(0, -9)],
    ['a longer one', (link: string) => `${link}abcd`],
    ['a changed one', (link: string) => link.replace(/.(?=.{20}$)/, letter => (letter === 'A' ? 'B' : 'A'))],
    ['far too much', () => `play=1.${'a'.repeat(300_000)}`],
  ])('that is %s is answered as the site answers it', async (_, change) => {
    const link = change(await writeLink(scenario, events));
    const { problems } = await readLink(link);
    expect(problems).toHaveLength(1);
    expect({ problems }).toEqual(await readOnSite(link));
  });

  it('that is no text at all is none', async () => {
    expect((await readLink(null as never)).problems).toHaveLength(1);
  });

  it('cannot be made of events that are refused', async () => {
    await expect(writeLink(scenario, [...events.slice(0, 2), events[0]!])).rejects.toThrow(DecisionError);
  });
});
