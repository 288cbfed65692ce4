import { fc } from '../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import type { AssaultEvent } from '../../src/epic-armageddon/model/events.ts';
import { KNOWN_WORDS } from '../../src/share-links/known-words.ts';
import { MOST_EVENTS, pack, unpack, type Played, type Unpacked } from '../../src/share-links/pack.ts';
import { NO_LIBRARY, type ProfileSource } from '../../src/epic-armageddon/scenario/profile-source.ts';
import { SAMPLES } from '../../src/epic-armageddon/scenario/samples/samples.ts';
import { changed, fullJson, grandJson, leastJson, scenarioFrom } from '../json.ts';
import { eventsIn } from './any-events.ts';
import { recorded, scenarioOfSeed } from './recorded.ts';
import { shareOf } from '../support/share.ts';

const there = (played: Played, library: ProfileSource = neteaLibrary): Uint8Array => pack(played, library);
const back = (bytes: Uint8Array, library: ProfileSource = neteaLibrary): Unpacked => unpack(bytes, library);
const problemsIn = (unpacked: Unpacked): readonly string[] => ('problems' in unpacked ? unpacked.problems : []);

const comesBack = (played: Played): void => {
  expect(back(there(played))).toStrictEqual({ ...played, notes: [], unstated: [] });
};

const quiet = (json: unknown): Played => ({ scenario: scenarioFrom(json), events: [] });

describe('an assault comes back from its bytes as it went in', () => {
  it('made-up ones, with any events there may be', () => {
    const played = fc.nat().chain(seed => {
      const scenario = scenarioOfSeed(seed);
      return eventsIn(scenario).map(events => ({ scenario, events }));
    });
    fc.assert(fc.property(played, comesBack), { numRuns: shareOf(5000, 120), seed: 5 });
  });

  it('made-up ones that have been played', () => {
    for (let seed = 1; seed <= shareOf(200, 40); seed += 1) comesBack(recorded(seed));
  });

  it.each(SAMPLES)('$id, with what is prepared for it', ({ scenario, decisions }) => {
    comesBack({ scenario, events: decisions });
  });

  it.each([['full', fullJson], ['least', leastJson], ['grand', grandJson]])('the %s scenario', (_, json) => {
    comesBack(quiet(json()));
  });

  it.each([
    ['a title of any letters', changed(json => (json.title = '‘Waaagh’ – 戦 \u{1f3b2} \ud800 \u0000'))],
    ['ids that look like numbers', changed(json => {
      ['007', '7', '0', '00', 'a-1', 'a-01', '12345678', 'x'.repeat(60) + '9'].forEach((id, i) => {
        json.formations[1].units[i] = { id, profile: 'boyz', at: [30 + 3 * i, 31] };
      });
    })],
    ['ids that are words of the list', changed(json => {
      json.formations[0].id = json.engage.formation = 'attacker';
      json.formations[0].units[0].id = 'none';
    })],
    ['a formation and a unit of one name', changed(json => (json.formations[0].units[0].id = 'marines'))],
    ['places to the last bit', changed(json => {
      json.formations[0].units[0].at = [0.1 + 0.2, 1 / 3];
      json.formations[0].units[1].at = [Number.MIN_VALUE, 59.999_999_999_999_99];
    })],
    ['rulings, a table and terrain that are not usual', changed(json => {
      json.rulings.titanDice = 'half-macro';
      json.table.width = 120.25;
    })],
  ])('%s', (_, json) => comesBack(quiet(json)));

  it('a place of minus nothing, as an event may name it', () => {
    const { scenario } = quiet(leastJson());
    comesBack({ scenario, events: [{ type: 'unit.moved', unit: 'a1', to: [-0, 0] }] });
  });
});

describe('options of units', () => {
  const razorback = changed(json => {
    json.formations[0].units[0] = { id: 'r1', profile: 'razorback', at: [60, 20], options: ['twin-heavy-bolter'] };
    json.formations[0].units[1] = {
      id: 'c1', profile: 'chaos-space-marines', characters: ['champion-of-chaos'], options: ['khorne'], at: [64, 20],
    };
  });
  const played = quiet(razorback);

  it('come back, and with them the profiles that they make', () => {
    comesBack(played);
    expect(played.scenario.profiles['razorback+twin-heavy-bolter']?.ff).toBe(4);
    comesBack({ ...played, scenario: { ...played.scenario, title: 'without' } });
  });

  it('take two bytes each, as every option has its place in the list of words', () => {
    for (const { id } of neteaLibrary.all.flatMap(({ options }) => options)) {
      expect(KNOWN_WORDS.placeOf(id), id).toBeDefined();
    }
  });

  it('of which the figures have changed since are told of, and are those of today', () => {
    const newer: ProfileSource = {
      ...neteaLibrary,
      options: id => neteaLibrary.options(id).map(one =>
        (one.id === 'twin-heavy-bolter' ? { ...one, values: { ff: 3 } } : one)),
    };
    const read = back(there(played), newer);
    expect(read).toMatchObject({ notes: [expect.stringContaining('"razorback" has changed')] });
    expect('scenario' in read && read.scenario.profiles['razorback+twin-heavy-bolter']?.ff).toBe(3);
  });
});

describe('profiles', () => {
  const [sample] = SAMPLES;
  const played: Played = { scenario: sample!.scenario, events: [] };

  it('of the library are not in the bytes, all others are', () => {
    expect(there(played).length).toBeLessThan(there(played, NO_LIBRARY).length - 100);
    expect(back(there(played, NO_LIBRARY), NO_LIBRARY)).toEqual({ ...played, notes: [], unstated: [] });
  });

  it('that the library has changed since are told of, and are those of today', () => {
    const newer: ProfileSource = {
      ...neteaLibrary,
      profile: id => {
        const sheet = neteaLibrary.profile(id);
        return sheet !== undefined && id === 'boyz' ? { ...sheet, armour: 5 } : sheet;
      },
    };
    const read = back(there(played), newer);
    expect(read).toMatchObject({ notes: [expect.stringContaining('"boyz" has changed')] });
    expect('scenario' in read && read.scenario.profiles['boyz']?.armour).toBe(5);
  });

  it('that the library has lost are a problem', () => {
    const [first, second] = problemsIn(back(there(played), NO_LIBRARY));
    expect(first).toBe('What this link holds is no assault that can be played.');
    expect(second).toMatch(/^There is no unit/);
  });
});

describe('bytes that say something else are told of', () => {
  const bytes = there(recorded(4));

  it('nothing at all', () => {
    expect(problemsIn(back(new Uint8Array()))).toEqual(['This link breaks off in the middle of what it tells.']);
  });

  it('more than there should be, as a newer program may write', () => {
    expect(problemsIn(back(Uint8Array.from([...bytes, 1])))[0]).toContain('a newer one may');
  });

  it('more steps than anybody takes', () => {
    const events = Array.from({ length: MOST_EVENTS + 1 }, (): AssaultEvent => ({ type: 'hits.allocated' }));
    expect(problemsIn(back(there({ ...quiet(leastJson()), events }))))
      .toEqual(['This link tells of 4001 steps; an assault has at most 4000.']);
  });

  it('a scenario that is none is told of in a few sentences, and the rest is counted', () => {
    const { scenario } = SAMPLES[0]!;
    const gone = { ...scenario, table: { ...scenario.table, width: 1, depth: 1 } };
    const problems = problemsIn(back(there({ scenario: gone, events: [] })));
    expect(problems[1]).toMatch(/is off the table/);
    expect(problems).toHaveLength(7);
    expect(problems[6]).toMatch(/^(One|\d+) more things? (is|are) wrong\.$/);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('the name %s for everything', name => {
    const { scenario } = quiet(fullJson());
    const [marines, warband] = scenario.formations;
    const named = {
      ...scenario,
      rulings: Object.fromEntries([[name, name]]),
      formations: [
        { ...marines!, id: name, units: marines!.units.map(unit => ({ ...unit, id: name, profile: name })) }, warband!,
      ],
      profiles: { ...scenario.profiles, ...Object.fromEntries([[name, scenario.profiles['hero']!]]) },
    } as unknown as Played['scenario'];
    expect(problemsIn(back(there({ scenario: named, events: [] })))[1]).toContain('cannot be the name of anything');
    expect(({} as Readonly<Record<string, unknown>>)['name']).toBeUndefined();
  });
});

/** So many are broken in each way. */
const BROKEN = shareOf(2000, 300);

describe('broken bytes give a valid assault or a problem in words', () => {
  const whole = [1, 2, 3, 4, 6, 9].map(seed => there(recorded(seed)));

  const isFair = (bytes: Uint8Array): void => {
    const read = back(bytes);
    if ('problems' in read) {
      expect(read.problems.length).toBeGreaterThan(0);
      for (const say of read.problems) expect(say).toMatch(/^\S.*[.?]$/s);
    } else comesBack(read);
  };

  it('some of them changed', () => {
    const change = fc.record({ at: fc.nat(), to: fc.nat(255) });
    const some = fc.array(change, { minLength: 1, maxLength: 4 });
    fc.assert(fc.property(fc.constantFrom(...whole), some, (bytes, changes) => {
      const broken = Uint8Array.from(bytes);
      for (const { at, to } of changes) broken[at % broken.length] = to;
      isFair(broken);
    }), { numRuns: BROKEN, seed: 5 });
  });

  it('cut', () => {
    fc.assert(fc.property(fc.constantFrom(...whole), fc.nat(), (bytes, at) => {
      expect(problemsIn(back(bytes.slice(0, at % bytes.length)))).toHaveLength(1);
    }), { numRuns: BROKEN, seed: 5 });
  });

  it('nothing but chance', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), isFair), { numRuns: BROKEN, seed: 5 });
  });
});
