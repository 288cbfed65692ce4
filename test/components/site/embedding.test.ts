/** What is set up to be embedded, as addresses and as lines to copy. */
import { fc } from '../../support/laws.ts';
import { markdownAt } from '../../support/markdown.ts';
import { describe, expect, it } from 'vitest';
import { frameCode, tagCode } from '../../../components/site/embed/code.ts';
import {
  controlsOf, ELEMENTS, frameAddress, LOOKS, PARTS, readEmbedding, readFrame, UNCHANGED, writeEmbedding, type Embedding,
} from '../../../components/site/embed/embedding.ts';

const id = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/)
  .filter(one => !/^(odds|learn|lesson|statechart|lists)$/.test(one));
const link = fc.stringMatching(/^[\w-]{1,40}$/).map(payload => `play=1.${payload}`);
const ruleset = fc.constantFrom('warhammer-40k-4th', 'warhammer-40k-7th');

/** All that the fields of the page can make of it. */
const embeddings: fc.Arbitrary<Embedding> = fc.oneof(
  fc.record({ element: fc.constant('resolver' as const), shows: fc.option(fc.oneof(id, link)) }),
  fc.record({ element: fc.constantFrom('resolver' as const, 'odds' as const), shows: id, ruleset }),
  fc.record({ element: fc.constant('odds' as const), shows: fc.option(fc.oneof(link, fc.stringMatching(/^\w.*$/))) }),
  fc.record({ element: fc.constant('statechart' as const), shows: fc.option(fc.oneof(id, link)) }),
  fc.record({ element: fc.constant('lesson' as const), shows: fc.option(id) }),
  fc.record({ element: fc.constant('lists' as const), shows: fc.option(fc.tuple(id, id).map(two => two.join('/'))) }),
).chain(part => fc.record({
  look: fc.option(fc.constantFrom(...LOOKS)),
  without: fc.subarray<string>([...PARTS[part.element]]),
}).map(looks => ({ ...UNCHANGED, ...part, ...looks })));

describe('what is embedded', () => {
  it('is the same again when its address is read', () => {
    const high = fc.tuple(embeddings, fc.option(fc.integer({ min: 200, max: 2000 })));
    fc.assert(fc.property(high, ([embedding, height]) => {
      expect(readEmbedding(writeEmbedding({ ...embedding, height }))).toEqual({ ...embedding, height });
    }));
  });

  it('is what the frame shows at its address, but for the height, which the page around it sets', () => {
    fc.assert(fc.property(embeddings, embedding => {
      const { search, hash } = new URL(frameAddress(embedding), 'https://club.example/site/');
      expect(readFrame(search, hash)).toEqual(embedding);
    }));
  });

  it.each([
    ['', UNCHANGED],
    ['nonsense&theme=pink&height=9&without=all&ruleset=chess', UNCHANGED],
    ['odds&shows=2+boyz+v+1+assault', { ...UNCHANGED, element: ELEMENTS[1], shows: '2 boyz v 1 assault' }],
  ])('of the address "%s" what is not known is left out', (asked, meant) => {
    expect(readEmbedding(asked)).toEqual(meant);
  });

  it.each([
    ['', '', {}],
    ['', '#orks-storm-ruins', { shows: 'orks-storm-ruins' }],
    ['', '#warhammer-40k-7th/power-fist-sergeant', { ruleset: 'warhammer-40k-7th', shows: 'power-fist-sergeant' }],
    ['', '#odds=6%20boyz%20v%204%20assault', { element: 'odds', shows: '6 boyz v 4 assault' }],
    ['', '#odds=%', { element: 'odds', shows: '%' }],
    ['', '#learn=cover', { element: 'lesson', shows: 'cover' }],
    ['', '#lesson=1.abc', { element: 'lesson', shows: 'lesson=1.abc' }],
    ['', '#statechart', { element: 'statechart' }],
    ['', '#lists=necrons/feral-orks', { element: 'lists', shows: 'necrons/feral-orks' }],
    ['', '#lists=necrons', { element: 'lists' }],
    ['', '#play=1.abc&theme=dark', { shows: 'play=1.abc', look: 'dark' }],
    ['?theme=light&without=menu', '#play=40k-1.abc', { shows: 'play=40k-1.abc', look: 'light', without: ['menu'] }],
    ['?element=odds', '#play=1.abc', { element: 'odds', shows: 'play=1.abc' }],
    ['?without=losses,menu,map,all', '#odds', { element: 'odds', without: ['losses', 'map'] }],
    ['', '#statechart&without=files', { element: 'statechart', without: ['files'] }],
    ['', '#<script>', {}],
    ['', '#play%3D1.abc', { shows: 'play=1.abc' }],
    ['', '#warhammer-40k-7th%2fone', { ruleset: 'warhammer-40k-7th', shows: 'one' }],
    ['', '#odds%3d6%2520boyz%2520v%25204%2520assault', { element: 'odds', shows: '6 boyz v 4 assault' }],
    ['', '#odds%3D6%20boyz%20v%204%20assault', { element: 'odds', shows: '6 boyz v 4 assault' }],
    ['', '#orks-storm-ruins%26theme%3Ddark', { shows: 'orks-storm-ruins', look: 'dark' }],
    ['', '#orks-storm-ruins#?secret=592z04iohR', { shows: 'orks-storm-ruins' }],
  ])('a frame at %s%s shows what that address does, however it is written', (search, hash, shown) => {
    expect(readFrame(search, hash)).toEqual({ ...UNCHANGED, ...shown });
  });
});

const [, namesOfControls = ''] = markdownAt('docs/embedding.md').text.split('The names for `controls`:');
const resolver: Embedding = { ...UNCHANGED, shows: 'orks-storm-ruins', look: 'dark', without: ['menu'], height: 480 };

describe('the lines to copy', () => {
  it('are a script, the looks and the tag', () => {
    expect(tagCode(resolver, null, '/assaults')).toBe([
      '<script src="/assaults/assault-resolver.js"></script>',
      '<style>',
      '  assault-resolver { --assault-height: 480px; }',
      '</style>',
      '<assault-resolver scenario="orks-storm-ruins" controls="title fullscreen rail panel odds bar log" theme="dark">'
      + '</assault-resolver>',
    ].join('\n'));
  });

  it('may name the module, which needs no other line', () => {
    expect(tagCode({ ...UNCHANGED, element: 'odds' }, null, 'club', true))
      .toBe('<script type="module" src="club/assault-odds.js"></script>\n<assault-odds></assault-odds>');
  });

  it.each<[string, Partial<Embedding>, string]>([
    ['a phase', { ruleset: 'warhammer-40k-4th', shows: 'one' },
      '<assault-resolver ruleset="warhammer-40k-4th" scenario="one"></assault-resolver>'],
    ['the calculator', { element: 'odds', shows: '2 boyz v 1 assault' },
      '<assault-odds match="2 boyz v 1 assault"></assault-odds>'],
    ['a lesson', { element: 'lesson', shows: 'cover/who' },
      '<assault-lesson lesson="cover" moment="who"></assault-lesson>'],
    ['the statechart', { element: 'statechart' }, '<assault-statechart></assault-statechart>'],
    ['two lists', { element: 'lists', shows: 'necrons/feral-orks' },
      '<assault-lists attacker="necrons" defender="feral-orks"></assault-lists>'],
  ])('have of %s what it takes', (_, part, tag) => {
    const code = tagCode({ ...UNCHANGED, ...part }, null, '');
    expect(code.split('\n').at(-1)).toBe(tag);
  });

  it('carry a scenario of one’s own inside the tag, as JSON that no name in it can end', () => {
    fc.assert(fc.property(fc.string(), name => {
      const scenario = { title: `'></script><!-- <script>alert("&amp;")${name}` };
      const lines = tagCode({ ...UNCHANGED, shows: 'play=1.a' }, scenario, '').split('\n').slice(1);
      const [, written = ''] = /^ {2}<script type="application\/json">([^<]*)<\/script>$/.exec(lines[1]!) ?? [];
      expect([lines[0], lines[2]]).toEqual(['<assault-resolver>', '</assault-resolver>']);
      expect(JSON.parse(written)).toEqual(scenario);
    }));
  });

  it('name the rules of a phase of one’s own where the calculator has to know them', () => {
    const embedding: Embedding = { ...UNCHANGED, element: 'odds', shows: 'play=40k-1.a' };
    const code = tagCode(embedding, { ruleset: 'warhammer-40k-4th' }, '');
    expect(code).toContain('<assault-odds ruleset="warhammer-40k-4th">');
  });

  it.each(ELEMENTS)('leave out of %s what is spared, by names that the documentation has', element => {
    const parts: readonly string[] = PARTS[element];
    const [, row = ''] = new RegExp(`^\\| ${element} \\| (.*) \\|$`, 'm').exec(namesOfControls) ?? [];
    expect([...row.split(';')[0]!.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(parts);
    expect(controlsOf({ ...UNCHANGED, element })).toBeNull();
    expect(controlsOf({ ...UNCHANGED, element, without: parts.slice(1) })).toBe(parts[0]);
    const attributes = tagCode({ ...UNCHANGED, element, without: parts }, null, '');
    expect(attributes).toContain(`<assault-${element} controls="">`);
  });

  it('are a frame, with a script where it takes its own height', () => {
    const site = 'https://club.example/';
    expect(frameCode({ ...resolver, height: null }, site)).toBe([
      '<iframe src="https://club.example/embed.html?theme=dark&amp;without=menu#orks-storm-ruins" title="Walk-through"'
      + ' width="100%" height="640" frameborder="0" allow="clipboard-write; fullscreen" loading="lazy"></iframe>',
      '<script src="https://club.example/assault-frame.js"></script>',
    ].join('\n'));
    expect(frameCode(resolver, site)).toContain(' height="480" ');
    expect(frameCode(resolver, site)).not.toContain('<script');
  });
});
