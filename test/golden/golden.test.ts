/** What earlier releases have written is read as it was meant, for ever. */
import { describe, expect, it } from 'vitest';
import { openShelf } from '../../components/set-up/shelf/shelf.ts';
import { readLessonLink } from '../../components/epic-armageddon/lesson/lesson-link.ts';
import { readAnyLink } from '../../components/share/any-link.ts';
import { readEmbedding, readFrame } from '../../components/site/embed/embedding.ts';
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import { SHELF_KINDS, type ShelfItem } from '../../src/shelf/shelf-item.ts';
import { CHANGED_RULINGS, statedRulings, unstatedRulings } from '../../src/share-links/changed-rulings.ts';
import { LESSON_NAMES } from '../../src/lessons/epic-armageddon/course/names.ts';
import { parseLesson } from '../../src/lessons/parse-lesson.ts';
import { PHASE_LESSON_NAMES } from '../../src/lessons/warhammer-40k/names.ts';
import { parseScenario } from '../../src/epic-armageddon/scenario/parse.ts';
import { SAMPLE_NAMES } from '../../src/epic-armageddon/scenario/samples/names.ts';
import { parsePhase } from '../../src/warhammer-40k/scenario/parse.ts';
import { PHASE_SAMPLE_NAMES } from '../../src/warhammer-40k/scenario/samples/names.ts';
import { EDITIONS } from '../../src/warhammer-40k/editions/index.ts';
import { CHANGED, kept, linked, STOPPED, texts, TOLD, type Answers, type Written } from './kept.ts';

const parse = (written: { readonly ruleset?: unknown }) => (written.ruleset === 'epic-armageddon'
  ? parseScenario(written, neteaLibrary)
  : parsePhase(written));

/** What was read once, with the answers of now where the written form states none. */
const asNow = (written: Written, read: Written): Written => {
  const ruleset = String(written['ruleset']);
  const changed = unstatedRulings(ruleset, written['rulings'] as Answers | undefined);
  const now = Object.fromEntries(changed.map(({ ruling, now: answer }) => [ruling, answer]));
  return { ...read, rulings: { ...read['rulings'] as Answers, ...now } };
};

describe('a scenario is read as it was', () => {
  const scenarios = kept<{ readonly written: Written; readonly read: Written }>('scenarios.json');

  it.each(scenarios)('of $release: $shows', ({ written, read }) => {
    expect(parse(written)).toMatchObject({ scenario: asNow(written, read) });
  });

  it('but for the rulings of which another answer is usual now', () => {
    expect(CHANGED_RULINGS.map(({ ruling, old, now, rule, version }) => [ruling, old, now, rule, version]))
      .toEqual(CHANGED);
  });

  it.each(CHANGED_RULINGS.flatMap(row => row.rulesets.map(ruleset => ({ ...row, ruleset }))))(
    'with $ruling ($rule) as of $version where it does not state it: $ruleset', ({ ruling, ruleset, old, now }) => {
      const written = { ruleset };
      expect(asNow(written, { ruleset, rulings: { [ruling]: old } })).toMatchObject({ rulings: { [ruling]: now } });
      const stated = { ruleset, rulings: { [ruling]: old } };
      expect(asNow(stated, stated)).toMatchObject(stated);
      expect(statedRulings(ruleset, { [ruling]: now })).toHaveProperty(ruling, now);
    });

  it('there are some of either game', () => {
    const games = scenarios.map(({ written }) => String(written['ruleset']).split('-')[0]);
    expect(new Set(games)).toEqual(new Set(['epic', 'warhammer']));
  });
});

describe('a link is read as it was meant', () => {
  const all = linked(['links.json', 'phase-links.json']);

  it.each(all)('of $release: $shows', async ({ link, scenario, events, shows }) => {
    const read = await readAnyLink(link);
    const stop = STOPPED[shows];
    if (stop === undefined) expect(read).toMatchObject({ ...parse(scenario), events });
    else expect(read).toMatchObject({ upTo: { ...parse(scenario), events: events.slice(0, stop.after) } });
  });

  it('there are nine to assaults and four to phases of the first release', () => {
    const count = (file: string): number => kept(file).filter(({ release }) => release === '0.1.0').length;
    expect([count('links.json'), count('phase-links.json')]).toEqual([9, 4]);
  });
});

describe('a lesson is read as it was, from its file and from its link', () => {
  it.each(kept<{ readonly written: Written; readonly link: string }>('lessons.json'))(
    'of $release: $shows', async ({ written, link }) => {
      expect(parseLesson(written)).toMatchObject({ lesson: written });
      const read = await readLessonLink(link);
      expect('json' in read && parseLesson(read.json)).toMatchObject({ lesson: written });
      expect(read).toMatchObject({ moment: 'charge' });
    });
});

/** A kept thing without answers that its text gives itself now. */
const withoutTold = (thing: ShelfItem): unknown => {
  if (thing.kind !== 'phase') return thing;
  const { content } = thing;
  const told: readonly string[] = TOLD.filter(([ruleset]) => ruleset === content.scenario.ruleset)
    .map(([, question]) => question);
  const open = Object.entries(content.scenario.completion).filter(([question]) => !told.includes(question));
  return { ...thing, content: { ...content, scenario: { ...content.scenario, completion: Object.fromEntries(open) } } };
};

describe('the file of a shelf is read as it was', () => {
  const shelves = texts('shelf.json');
  const thingsIn = (text: string) => (JSON.parse(text) as { readonly things: readonly ShelfItem[] }).things;

  it.each(shelves)('of $release', async ({ text }) => {
    const shelf = await openShelf();
    expect(await shelf.importText(text)).toMatchObject({ added: thingsIn(text).length, problems: [] });
    const read = thingsIn(text).map(({ id }) => shelf.get(id));
    expect(read).toMatchObject(thingsIn(text).map(withoutTold));
  });

  it('there is a thing of every kind', () => {
    const kinds = shelves.flatMap(({ text }) => thingsIn(text).map(({ kind }) => kind));
    expect(new Set(kinds)).toEqual(new Set(SHELF_KINDS));
  });
});

interface KeptAddress {
  readonly at: 'frame' | 'builder';
  readonly address: string;
  readonly means: Written;
}

describe('an address without a number means what it meant', () => {
  it.each(kept<KeptAddress>('addresses.json'))('of $release: $shows', ({ at, address, means }) => {
    const { search, hash } = new URL(address, 'https://club.example/');
    expect(at === 'frame' ? readFrame(search, hash) : readEmbedding(address)).toMatchObject(means);
  });
});

const idsOf = (all: readonly { readonly id: string }[]): readonly string[] => all.map(({ id }) => id);
const NAMES: Readonly<Record<string, readonly string[]>> = {
  assaults: idsOf(SAMPLE_NAMES), phases: idsOf(PHASE_SAMPLE_NAMES), editions: EDITIONS,
  lessons: [...idsOf(LESSON_NAMES), ...idsOf(PHASE_LESSON_NAMES)],
};

describe('what tags and addresses name is there', () => {
  it.each(kept<{ readonly of: string; readonly names: readonly string[] }>('names.json'))(
    'of $release: $shows', ({ of, names }) => expect(NAMES[of]).toEqual(expect.arrayContaining([...names])));
});
