import { fc } from '../../support/laws.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { deflate, fromBase64Url, inflate, toBase64Url } from '../../../components/share/link-bytes.ts';
import { readLink, writeLink } from '../../../components/share/any-link.ts';
import type { LinkRead } from '../../../components/share/link-reading.ts';
import { isLink, viewOf, withoutView, withView } from '../../../components/share/link-fragment.ts';
import { addWordSource, speak } from '../../../components/shared/languages/speech.ts';
import { linkProblemsBooks as germanProblemsBooks } from '../../../components/translations/de/problems.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import { seal } from '../../../src/share-links/envelope.ts';
import { pack, type Played } from '../../../src/share-links/pack.ts';
import { marinesChargeWarband } from '../../../src/epic-armageddon/scenario/samples/marines-charge-warband.ts';
import { leastJson, scenarioFrom } from '../../json.ts';
import { recorded } from '../../share-links/recorded.ts';
import { eventForm } from '../../../src/share-links/event-form.ts';
import { list } from '../../../src/share-links/codec.ts';
import { ByteWriter } from '../../../src/share-links/bytes.ts';
import { scenarioForm, type LinkScenario } from '../../../src/share-links/scenario-form.ts';
import { writeScenario } from '../../../src/epic-armageddon/scenario/write.ts';
import { playAtRandom } from '../../support/random-play.ts';
import { sourceOf } from '../../support/random/source.ts';
import { shareOf } from '../../support/share.ts';
import { stage, stands } from '../../support/stage.ts';

const german = germanProblemsBooks['share/link-reading'];

const RUNS = shareOf(2000, 50);

/** Nobody moves in the charge, and what is done after it is taken back. */
const MOVED_BACK = 2649;

const problemsIn = (read: LinkRead): readonly string[] => ('problems' in read ? read.problems : []);

/** A link around any bytes, sound but for what they say. */
const linkAround = async (bytes: Uint8Array): Promise<string> =>
  `play=1.${toBase64Url(seal(await deflate(bytes)))}`;

const LEAST: Played = { scenario: scenarioFrom(leastJson()), events: [] };
const CHARGE: Played = { scenario: marinesChargeWarband.scenario, events: marinesChargeWarband.decisions };

let links: readonly string[];
let packed: readonly Uint8Array[];
beforeAll(async () => {
  const played = [LEAST, CHARGE, ...[1, 2, 4].map(recorded)];
  links = await Promise.all(played.map(writeLink));
  packed = played.map(one => pack(one, neteaLibrary));
});

describe('a link that is older than a ruling that is usual now', () => {
  const FIGHTS = { armour: null, cc: 2 } as const;
  /** One of the defenders' friends stands near, and is left out of a fight that is over at once. */
  const scenario = stage(stands('a', 2, [30, 20], FIGHTS), { d1: { at: [31.5, 21.3] } }, {
    others: [{ side: 'defender', id: 'w', stands: stands('w', 3, [30, 32]) }],
  });
  const swift = (): Played => {
    const events: AssaultEvent[] = [];
    playAtRandom(scenario, sourceOf(1), 0, ({ event }) => events.push(event));
    return { scenario, events };
  };
  const older = async ({ events }: Played): Promise<string> => {
    const out = new ByteWriter();
    scenarioForm.write(out, writeScenario(scenario, neteaLibrary) as LinkScenario);
    list(eventForm).write(out, events);
    return linkAround(out.all());
  };

  it('A7.6: says so where it bears on what has happened, and is played as it is now', async () => {
    expect(await readLink(await older(swift())))
      .toMatchObject({ ...swift(), notes: [expect.stringMatching(/older than version 0\.2\.0.*swift ending too/)] });
  });

  it('A7.6: says nothing where it does not', async () => {
    expect(await readLink(await older({ scenario, events: [] }))).toMatchObject({ events: [], notes: [] });
  });

  it.each(['swift-endings-too', 'when-support-is-called'] as const)(
    'A7.6: states %s now, and stays so', async answer => {
      const ruled = { ...scenario, rulings: { ...scenario.rulings, losersSupporters: answer } };
      expect(await readLink(await writeLink({ scenario: ruled, events: [] })))
        .toStrictEqual({ scenario: ruled, events: [], notes: [] });
    },
  );
});

describe('a link', () => {
  it('is read as what was written, for assaults that have been played', async () => {
    const seeds = Array.from({ length: shareOf(5000, 40) }, (_, before) => before + 1);
    for (const seed of [...seeds, MOVED_BACK]) {
      const played = recorded(seed);
      expect(await readLink(await writeLink(played)), `seed ${seed}`).toStrictEqual({ ...played, notes: [] });
    }
  });

  it('that is wrong says so in the language in which it is read, whenever it was opened', async () => {
    await addWordSource(() => Promise.resolve({ 'share/link-reading': german }));
    const wrong = await Promise.all(['play=7.', 'play=1.', 'play=40k-1.', 'odds'].map(readLink));
    const inEnglish = wrong.map(problemsIn);
    await speak('de');
    expect(wrong.map(problemsIn)).toEqual([
      [german.unknownKind('“7”', ['1', '40k-1'])], [german.nothingBehind], [german.toPhase], [german.noLink],
    ]);
    await speak('en');
    expect(wrong.map(problemsIn)).toEqual(inEnglish);
  });

  it('holds nothing that an address has to escape', () => {
    for (const link of links) expect(encodeURIComponent(link)).toBe(link.replace('=', '%3D'));
  });

  it.each<readonly [string, (link: string) => string]>([
    ['with its #', link => `#${link}`],
    ['with the address before it', link => `https://example.org/play/?lang=en#${link}`],
    ['broken into lines by a mail', link => link.replace(/.{60}/g, '$&\r\n  ')],
    ['with a full stop and a bracket behind it', link => `${link}).`],
    ['between quotation marks', link => `${link}”`],
    ['with spaces round it', link => `  ${link}\n`],
  ])('is read %s', async (_, dressed) => {
    expect(await readLink(dressed(links[1]!))).toStrictEqual({ ...CHARGE, notes: [] });
  });

  it('is known by its beginning, and told from the address of a calculation or of a bundled assault', () => {
    expect(['#play=1.abc', 'play=7.', ' #play='].map(isLink)).toEqual([true, true, true]);
    expect(['', '#', '#odds=6 boyz', '#marines-charge-warband', '#display=1.a'].map(isLink).includes(true)).toBe(false);
  });
});

describe('what is wrong with a link is said in a plain sentence', () => {
  const cases: readonly (readonly [string, (link: string) => string, string | RegExp])[] = [
    ['nothing', () => '', 'This is no link to an assault: it has to begin with play=1.'],
    ['something else', () => '#odds=6 boyz', 'This is no link to an assault: it has to begin with play=1.'],
    ['of a later kind', link => link.replace('=1.', '=2.'),
      'This link is of the unknown kind “2”; ours are of kind 1 or 40k-1.'],
    ['of a strange kind', link => link.replace('=1.', `=${'x'.repeat(99)}.`), /unknown kind “x{20}…”/],
    ['the beginning of its beginning', () => '#play=',
      'This link has been cut: there is nothing behind its beginning.'],
    ['only its beginning', () => 'play=1.', 'This link has been cut: there is nothing behind its beginning.'],
    ['cut in half', link => link.slice(0, link.length / 2),
      /^This link has been cut: about (49|50|51) % of it is missing at the end\.$/],
    ['without its last letter', link => link.slice(0, -1), /^This link has been cut: about 1 %/],
    ['with a letter too many', link => `${link}AAAA`, 'Something has been added to this link at its end.'],
    ['with a letter that no link has', link => `${link.slice(0, 40)}%3C${link.slice(40)}`,
      'This link holds “%”, which no link of ours does.'],
    ['with an emoji', link => link.replace(/.$/, '\u{1f3b2}'),
      'This link holds “\u{1f3b2}”, which no link of ours does.'],
    ['with a letter changed', link => link.replace(/(.{50})(.)/, (_, before: string, one: string) =>
      before + (one === 'A' ? 'B' : 'A')),
    'This link has been changed on its way: some of its letters are not those that were sent.'],
    ['far too long', link => link + 'A'.repeat(300_000), 'This link is far too long to be one of ours.'],
  ];

  it.each(cases)('%s', async (_, broken, say) => {
    const problems = problemsIn(await readLink(broken(links[1]!)));
    expect(problems).toEqual([expect.stringMatching(say instanceof RegExp ? say : /./)]);
    if (typeof say === 'string') expect(problems).toEqual([say]);
  });

  it('bytes that were never deflated', async () => {
    const link = `play=1.${toBase64Url(seal(Uint8Array.from({ length: 50 }, () => 0xff)))}`;
    expect(problemsIn(await readLink(link)))
      .toEqual(['This link cannot be unpacked: it was not made by this program.']);
  });

  it('a scenario that is none', async () => {
    const gone = { ...LEAST.scenario, engage: { ...LEAST.scenario.engage, target: 'nobody' } };
    expect(problemsIn(await readLink(await writeLink({ scenario: gone, events: [] }))))
      .toEqual(['What this link holds is no assault that can be played.', 'There is no formation "nobody".']);
  });
});

describe('a browser that cannot pack', () => {
  it('is told so, and nothing else happens', async () => {
    vi.stubGlobal('CompressionStream', undefined);
    expect(problemsIn(await readLink(links[1]!))).toEqual([expect.stringContaining('too old for links')]);
    await expect(writeLink(LEAST)).rejects.toThrow('too old for links');
    vi.unstubAllGlobals();
  });
});

describe('a step that the rules refuse', () => {
  const refused: AssaultEvent = { type: 'unit.moved', unit: 'a1', to: [48, 79] };

  it('is named with its reason, and what went before is still to be had', async () => {
    const events = CHARGE.events.slice(0, 1);
    const read = await readLink(await writeLink({ ...CHARGE, events: [...events, refused, { type: 'charge.ended' }] }));
    expect(problemsIn(read)).toEqual([
      expect.stringMatching(/^Step 2 of 3 in this link \(unit\.moved\) is not allowed there: .+\.$/),
    ]);
    expect(read).toMatchObject({ upTo: { scenario: CHARGE.scenario, events } });
  });

  it('is named also where nobody has asked for it', async () => {
    const read = await readLink(await writeLink({ ...LEAST, events: [{ type: 'dice.thrown', faces: [6] }] }));
    expect(problemsIn(read)[0]).toMatch(/^Step 1 of 1 in this link \(dice\.thrown\) is not allowed there/);
  });
});

describe('hostile links do no harm', () => {
  const isFair = async (link: string): Promise<void> => {
    const read = await readLink(link);
    if ('scenario' in read) expect(await readLink(await writeLink(read))).toEqual({ ...read, notes: [] });
    else for (const say of read.problems) expect(say).toMatch(/^\S.*[.?]$/s);
  };

  it('with letters changed, put in and taken out', async () => {
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
    }), { numRuns: RUNS, seed: 5 });
  });

  it('that are cut', async () => {
    await fc.assert(fc.asyncProperty(fc.nat(4), fc.nat(), async (which, at) => {
      const link = links[which]!;
      expect(problemsIn(await readLink(link.slice(0, at % link.length)))).toHaveLength(1);
    }), { numRuns: RUNS, seed: 5 });
  });

  it('that are sound but for the bytes in them', async () => {
    const change = fc.record({ at: fc.nat(), to: fc.nat(255) });
    const changed = fc.array(change, { minLength: 1, maxLength: 3 });
    await fc.assert(fc.asyncProperty(fc.nat(4), changed, async (which, changes) => {
      const broken = Uint8Array.from(packed[which]!);
      for (const { at, to } of changes) broken[at % broken.length] = to;
      await isFair(await linkAround(broken));
    }), { numRuns: RUNS, seed: 5 });
  });

  it('that were never deflated', async () => {
    await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async bytes => {
      await isFair(`play=1.${toBase64Url(seal(bytes))}`);
    }), { numRuns: RUNS, seed: 5 });
  });

  it('bombs: a few letters that stand for as much as you like', async () => {
    const bomb = await deflate(new Uint8Array(50_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    const bombs = await Promise.all([0, 1, 2, 9, 255].map(byte => deflate(new Uint8Array(500_000).fill(byte))));
    for (let i = 0; i < RUNS; i += 1) {
      const link = `play=1.${toBase64Url(seal(i === 0 ? bomb : bombs[i % bombs.length]!))}`;
      expect(problemsIn(await readLink(link))).toHaveLength(1);
    }
  });

  it('a bomb of nothing but counts is not believed', async () => {
    for (const byte of [0, 1, 3, 0x7f, 0x80, 0xff]) {
      await isFair(await linkAround(new Uint8Array(390_000).fill(byte)));
    }
  });
});

describe('bytes', () => {
  it('come back from their letters, and from being deflated', async () => {
    await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async bytes => {
      expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
      expect(await inflate(await deflate(bytes), bytes.length)).toEqual(bytes);
    }), { numRuns: 300 });
  });

  it('beyond what there may be are not given at all', async () => {
    expect(await inflate(await deflate(new Uint8Array(1001)), 1000)).toBeNull();
    expect(await inflate(await deflate(new Uint8Array(1000)), 1000)).toHaveLength(1000);
  });
});

describe('a link that says in which view of the table it opens', () => {
  it('tells the same table, whatever a mail has put around it, and names Odds and Set up alone', async () => {
    const link = await writeLink({ scenario: marinesChargeWarband.scenario, events: [] });
    expect(withView(link, 'odds')).toBe(`${link}&view=odds`);
    expect(withView(link, 'set-up')).toBe(`${link}&view=set-up`);
    expect(['', 'play', 'home'].map(view => withView(link, view))).toEqual([link, link, link]);
    expect(viewOf(`https://example.org/#${withView(link, 'odds')}.`)).toBe('odds');
    expect(viewOf(link)).toBeNull();
    expect(withoutView(withView(link, 'set-up'))).toBe(link);
    const [plain, viewed] = await Promise.all([readLink(link), readLink(`<https://example.org/#${link}&view=odds>`)]);
    expect(viewed).toEqual(plain);
    expect('scenario' in viewed).toBe(true);
    expect('problems' in await readLink(`${link}&view=elsewhere`)).toBe(true);
  });
});
