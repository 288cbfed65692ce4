/** Links to phases of Warhammer 40,000: what goes in comes back, and what is wrong is said. */
import { fc } from '../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { readAnyLink, readLink, writeAnyLink, writeLink } from '../../../components/share/any-link.ts';
import { deflate, toBase64Url } from '../../../components/share/link-bytes.ts';
import { readPhaseLink, writePhaseLink, type PhaseLinkRead } from '../../../components/share/phase-link.ts';
import { acceptedIn } from '../../../machines/warhammer-40k/turns.ts';
import { ByteWriter } from '../../../src/share-links/bytes.ts';
import { list } from '../../../src/share-links/codec.ts';
import { seal } from '../../../src/share-links/envelope.ts';
import { phaseEventForm } from '../../../src/share-links/phase-event-form.ts';
import { phaseForm, type LinkPhase } from '../../../src/share-links/phase-form.ts';
import { packPhase } from '../../../src/share-links/phase-pack.ts';
import { SAMPLES } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import { EDITIONS } from '../../../src/warhammer-40k/editions/index.ts';
import type { Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import { parsePhase } from '../../../src/warhammer-40k/scenario/parse.ts';
import { writePhase } from '../../../src/warhammer-40k/scenario/write.ts';
import type { PlayedPhase } from '../../../src/warhammer-40k/stages/turns.ts';
import { shareOf } from '../../support/share.ts';
import { profile, row, scenario as buildScenario, unit } from '../../support/warhammer-40k/build.ts';
import { momentOf, phaseOfSeed, recordedPhase } from '../../support/warhammer-40k/recorded.ts';

/** Of each edition: 5,000 in all, of which the suite takes 300. */
const PHASES = shareOf(1250, 8);

const parsed = (json: unknown): Scenario => (parsePhase(json) as { readonly scenario: Scenario }).scenario;

const problemsIn = (read: object): readonly string[] => ('problems' in read ? read.problems as string[] : []);

const [longest, ...others] = EDITIONS.flatMap(edition => [4, 12, 20].map(seed => recordedPhase(edition, seed)))
  .sort((a, b) => b.events.length - a.events.length) as [PlayedPhase, ...PlayedPhase[]];
const SOME: readonly PlayedPhase[] = [longest, ...others.slice(0, 4)];
const links = await Promise.all(SOME.map(writePhaseLink));

describe('a phase comes back from its link as it went in, at the same moment', () => {
  it.each(EDITIONS)('played for a turn or for two: %s', async edition => {
    for (let seed = 1; seed <= PHASES; seed += 1) {
      const played = recordedPhase(edition, seed);
      const read = await readAnyLink(await writeAnyLink(played));
      expect(read, `seed ${seed}`).toStrictEqual({ ...played, notes: [] });
      if (seed % 5 === 0) expect(momentOf(read as PlayedPhase), `seed ${seed}`).toStrictEqual(momentOf(played));
    }
  });

  it('of the longest every event counts: two turns, charges, moves, dice', () => {
    const types = new Set(SOME.flatMap(({ events }) => events.map(({ type }) => type)));
    expect([...types]).toEqual(expect.arrayContaining(['turn.begun', 'dice.thrown', 'choice.made', 'rest.moved']));
    expect(acceptedIn(longest)).toBe(longest.events.length);
  });
});

describe('a link that is older than a ruling that is usual now', () => {
  const profiles = {
    giant: profile({ attacks: 3, initiative: 5 }), victim: profile({ wounds: 4, leadership: 2, save: null }),
  };
  const scenario = parsed(buildScenario('7th', {
    startAt: 'fight', profiles,
    units: [
      unit({ id: 'a', side: 'attacker', models: row('a', 1, [20, 20], { profile: 'giant' }) }),
      unit({ id: 'd', side: 'defender', models: row('d', 1, [20, 21], { profile: 'victim' }) }),
    ],
  }));
  const thrown = (...faces: number[]): PlayedPhase['events'][number] => ({ type: 'dice.thrown', faces });
  /** The victims have lost three wounds, and throw two ones. */
  const events = [thrown(6, 6, 6), thrown(6, 6, 6), thrown(1), thrown(1, 1)];

  const older = async (played: PlayedPhase): Promise<string> => {
    const out = new ByteWriter();
    phaseForm.write(out, writePhase(played.scenario) as LinkPhase);
    list(phaseEventForm).write(out, played.events);
    return `play=40k-1.${toBase64Url(seal(await deflate(out.all())))}`;
  };

  it('R-X.05: says so where two ones have decided, and is played as it is now', async () => {
    const read = await readPhaseLink(await older({ scenario, events }));
    expect(read).toMatchObject({ scenario, events, notes: [expect.stringContaining('older than version 0.2.0')] });
    expect(momentOf(read as PlayedPhase).log.map(({ key }) => key)).toContain('stands');
  });

  it('R-X.05: says nothing where they have not', async () => {
    expect(await readPhaseLink(await older({ scenario, events: events.slice(0, 3) }))).toMatchObject({ notes: [] });
  });

  it.each(['at-most-leadership', 'natural-two-passes'] as const)('states %s now, and stays as it is', async answer => {
    const ruled = { ...scenario, rulings: { ...scenario.rulings, moraleTest: answer } };
    expect(await readPhaseLink(await writePhaseLink({ scenario: ruled, events })))
      .toEqual({ scenario: ruled, events, notes: [] });
  });
});

describe('links to both games are told apart by one reader', () => {
  const assault = { scenario: SAMPLES[0]!.scenario, events: [] };

  it('each is read as what it is', async () => {
    const [epic, phase] = await Promise.all([writeAnyLink(assault), writeAnyLink(longest)]);
    expect([epic.slice(0, 7), phase.slice(0, 11)]).toEqual(['play=1.', 'play=40k-1.']);
    expect(await readAnyLink(epic)).toEqual({ ...assault, notes: [] });
    expect(await readAnyLink(`https://example.org/#${phase}).`)).toEqual({ ...longest, notes: [] });
  });

  it('a reader of one game says whose link it was given', async () => {
    expect(problemsIn(await readLink(links[0]!)))
      .toEqual(['This link leads to a phase of Warhammer 40,000, not to an assault of Epic.']);
    expect(problemsIn(await readPhaseLink(await writeLink(assault))))
      .toEqual(['This link leads to an assault of Epic, not to a phase of Warhammer 40,000.']);
  });

  it('the payload of one behind the beginning of the other is told of', async () => {
    expect(problemsIn(await readAnyLink(links[0]!.replace('40k-1', '1')))).not.toEqual([]);
    expect(problemsIn(await readAnyLink((await writeLink(assault)).replace('=1.', '=40k-1.')))).not.toEqual([]);
  });

  it('of a later kind it is said that it is unknown', async () => {
    expect(problemsIn(await readAnyLink(links[0]!.replace('40k-1', '40k-2'))))
      .toEqual(['This link is of the unknown kind “40k-2”; ours are of kind 1 or 40k-1.']);
  });
});

describe('a step that the rules refuse', () => {
  const scenario = phaseOfSeed('7th', 12);
  const read = async (events: PlayedPhase['events']): Promise<PhaseLinkRead> =>
    readPhaseLink(await writePhaseLink({ scenario, events }));

  it('is named with its reason, and what went before is still to be had', async () => {
    const events: PlayedPhase['events'] = [{ type: 'charge.declared', unit: 'a1', targets: [] }];
    const refused = await read(events);
    expect(problemsIn(refused))
      .toEqual([expect.stringMatching(/^Step 1 of 1 in this link \(charge\.declared\) is not allowed there: .+\.$/)]);
    expect(refused).toMatchObject({ upTo: { scenario, events: [] } });
  });

  it('no turn begins before the one before is over', async () => {
    expect(problemsIn(await read([{ type: 'turn.begun', rulings: scenario.rulings }])))
      .toEqual(['Step 1 of 1 in this link (turn.begun) is not allowed there.']);
  });
});

describe('hostile links do no harm', () => {
  const isFair = async (link: string): Promise<void> => {
    const read = await readAnyLink(link);
    for (const say of problemsIn(read)) expect(say).toMatch(/^\S.*[.?]$/s);
    if ('scenario' in read) expect(await readAnyLink(await writeAnyLink(read))).toEqual({ ...read, notes: [] });
    else expect(problemsIn(read).length).toBeGreaterThan(0);
  };

  it('some with letters changed, put in and taken out', async () => {
    const letter = fc.constantFrom(...'AZaz09-_.#=%+/ ', '\u0000', '\ud800', 'é');
    const edits = fc.array(fc.record({ at: fc.nat(), cut: fc.nat(3), put: fc.array(letter, { maxLength: 3 }) }), {
      minLength: 1, maxLength: 3,
    });
    await fc.assert(fc.asyncProperty(fc.nat(4), edits, async (which, changes) => {
      let link = links[which]!;
      for (const { at, cut, put } of changes) {
        const from = at % link.length;
        link = link.slice(0, from) + put.join('') + link.slice(from + cut);
      }
      await isFair(link);
    }), { numRuns: 200 });
  });

  it('some that are cut', async () => {
    await fc.assert(fc.asyncProperty(fc.nat(4), fc.nat(), async (which, at) => {
      const link = links[which]!;
      expect(problemsIn(await readAnyLink(link.slice(0, at % link.length)))).toHaveLength(1);
    }), { numRuns: 100 });
  });

  it('some that are sound but for the bytes in them', async () => {
    const change = fc.record({ at: fc.nat(), to: fc.nat(255) });
    const changed = fc.array(change, { minLength: 1, maxLength: 3 });
    await fc.assert(fc.asyncProperty(fc.nat(4), changed, async (which, changes) => {
      const broken = Uint8Array.from(packPhase(SOME[which]!));
      for (const { at, to } of changes) broken[at % broken.length] = to;
      await isFair(`play=40k-1.${toBase64Url(seal(await deflate(broken)))}`);
    }), { numRuns: shareOf(200, 30) });
  });
});
