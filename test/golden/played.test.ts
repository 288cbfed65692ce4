/** What earlier releases have played comes to the same end, and their odds to the same figures. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFragment } from '../../components/share/link-fragment.ts';
import { LINK_KINDS } from '../../src/share-links/fragment.ts';
import { presentOf, replay } from '../../machines/epic-armageddon/timeline.ts';
import { odds } from '../../machines/index.ts';
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import { reportOf } from '../../src/epic-armageddon/explain/report.ts';
import type { AssaultEvent } from '../../src/epic-armageddon/model/events.ts';
import type { Assault } from '../../src/epic-armageddon/model/state.ts';
import { parseScenario } from '../../src/epic-armageddon/scenario/parse.ts';
import { CHANGED_RULINGS } from '../../src/share-links/changed-rulings.ts';
import { unpack } from '../../src/share-links/pack.ts';
import { CHANGED, kept, linked, STOPPED, TOLD, type Answers, type KeptLink, type Written } from './kept.ts';

/** New events of 0.2.0, and those that an assault may have where it could not before. */
const LATER_EVENTS = ['withdrawal.halfway', 'withdrawal.moved', 'consolidation.moved', 'unit.embarked',
  'unit.disembarked', 'care.taken', 'hit.moved'];

describe('links of 0.2.0 hold what is new in it', () => {
  const links = linked(['links.json']).filter(({ release }) => release === '0.2.0');

  it('events of withdrawals, consolidations and charges, and hits that change places over shields', () => {
    const events = JSON.stringify(links.map(one => one.events));
    expect(LATER_EVENTS.filter(type => !events.includes(`"type":"${type}"`))).toEqual([]);
    expect(events).toContain('"withdrawal.ended","keep":');
  });

  it('options of units, and answers to the changed rulings: as is usual now, and otherwise', () => {
    expect(links.filter(({ scenario }) => JSON.stringify(scenario).includes('"options":["'))).not.toEqual([]);
    const stated = links.map(({ scenario }) => scenario['rulings'] as Answers | undefined);
    const ofEpic = CHANGED_RULINGS.filter(({ rulesets: [ruleset] }) => ruleset === 'epic-armageddon');
    for (const { ruling, old, now } of ofEpic) {
      expect(stated.flatMap(rulings => rulings?.[ruling] ?? [])).toEqual(expect.arrayContaining([old, now]));
    }
  });

  it('a link states the changed rulings, so that none of these is older', async () => {
    for (const { link } of links) {
      const read = await readFragment(link, LINK_KINDS.assault);
      expect('bytes' in read && unpack(read.bytes, neteaLibrary)).toMatchObject({ notes: [], unstated: [] });
    }
  });
});

const endOf = ({ scenario, events }: Pick<KeptLink, 'scenario' | 'events'>): Assault => {
  const parsed = parseScenario(scenario, neteaLibrary);
  if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
  return presentOf(replay(parsed.scenario, events as readonly AssaultEvent[])).context.assault;
};

interface Report {
  readonly log: readonly string[];
}

describe('an assault comes to the end to which it came', () => {
  it.each(kept<{ readonly report: Report }>('reports.json'))('of $release: $shows', ({ release, shows, report }) => {
    const link = linked(['links.json']).find(one => one.release === release && one.shows === shows)!;
    const { log, ...now } = reportOf(endOf(link));
    const { log: lines, ...then } = report;
    expect(JSON.parse(JSON.stringify(now))).toMatchObject(then);
    expect(log.map(({ step, rule }) => `${step} ${rule}`)).toEqual(lines);
  });

  it('every link of 0.2.0 has its report', () => {
    const names = (file: string): readonly string[] =>
      kept(file).filter(({ release }) => release === '0.2.0').map(({ shows }) => shows);
    expect(names('reports.json')).toEqual(names('links.json'));
  });
});

describe('odds are what they were', () => {
  type Figures = { readonly [name in 'winner' | 'ending' | 'lost' | 'broken']: unknown };

  it.each(kept<{ readonly written: Written; readonly odds: Figures }>('odds.json'))(
    'of $release: $shows', ({ written, odds: figures }) => {
      const answer = odds(written, { tolerance: 1e-9 });
      expect(answer.unresolved).toBeLessThan(1e-8);
      const near = (value: unknown): unknown => {
        if (typeof value === 'number') return expect.closeTo(value, 7) as unknown;
        return Array.isArray(value) ? value.map(near)
          : Object.fromEntries(Object.entries(value as object).map(([key, one]) => [key, near(one)]));
      };
      expect(answer).toMatchObject(near(figures) as object);
    });
});

/** What earlier links come to by the rules of a later version: in README.md the same, in words. */
const OTHERWISE: readonly {
  readonly shows: string; readonly rules: string; readonly lost?: Readonly<Record<string, string>>;
  readonly markers?: Readonly<Record<string, number>>;
}[] = [
  {
    shows: 'a charge, a counter-charge and all dice to the end', rules: 'A2.8, A7.3', lost: { n1: 'coherency' },
  },
  {
    shows: 'places to the last bit, everybody moved', rules: 'A2.8, A7.3',
    lost: { a7: 'coherency', a10: 'coherency' },
  },
  { shows: 'stands that get out of a lander', rules: 'A7.6', markers: { warband: 1 } },
];

describe('what earlier links come to now', () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
  const rows = [...readme.matchAll(/^\| `([\w.-]+)` \| (.+?) \| (.+?) \| ([A-Z][^|]*?) \| ([\d.]+) \|$/gm)]
    .map(([, file, shows, , rules, version]) => [file, shows, rules, version]);

  const fileOf = (shows: string): string =>
    (kept('phase-links.json').some(one => one.shows === shows) ? 'phase-links.json' : 'links.json');

  it.each(OTHERWISE)('$shows ($rules)', ({ shows, lost = {}, markers = {} }) => {
    const assault = endOf(linked(['links.json']).find(one => one.shows === shows)!);
    expect(Object.fromEntries(assault.units.filter(({ id }) => id in lost).map(({ id, lostTo }) => [id, lostTo])))
      .toEqual(lost);
    expect(Object.fromEntries(assault.formations.filter(({ id }) => id in markers)
      .map(({ id, blastMarkers }) => [id, blastMarkers]))).toEqual(markers);
  });

  it('is listed in the README with the rule that changes it, and so are links that stop', () => {
    expect(rows).toEqual([
      ...CHANGED.map(([ruling, , , rule, version]) => ['any', `no \`${ruling}\``, rule, version]),
      ...Object.entries(STOPPED).map(([shows, { rule, version }]) => [fileOf(shows), shows, rule, version]),
      ...TOLD.map(([ruleset, question, rule, version]) =>
        ['shelf.json', `\`${question}\` of \`${ruleset}\``, rule, version]),
      ...OTHERWISE.map(({ shows, rules }) => ['links.json', shows, rules, '0.2.0']),
    ]);
  });
});
