import { fc } from '../../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { accountOf } from '../../../../components/epic-armageddon/report/account.ts';
import type { ReportExtras } from '../../../../components/epic-armageddon/report/history.ts';
import { FORMS, fileNamed, type Form } from '../../../../components/shared/report/forms.ts';
import { historyOf, type History } from '../../../../components/epic-armageddon/report/history.ts';
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';
import { sentence } from '../../../../src/epic-armageddon/explain/log-sentences.ts';
import { SAMPLES, sampleOf } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { eventsOf, namedAs, writtenAs } from '../../epic-armageddon/report/finished.ts';

const HISTORIES: ReadonlyMap<string, History> = new Map(SAMPLES.map(({ id, scenario, decisions, seed }) =>
  [id, historyOf(scenario, eventsOf(scenario, decisions, seed))]));
const tie = HISTORIES.get('firefight-to-a-tie')!;

const ODDS: Odds = {
  winner: { attacker: 0.5873, defender: 0.4127, none: 0 },
  ending: { swift: { attacker: 0.01, defender: 0.002 }, byRound: [1] },
  lost: { attacker: [1], defender: [1] },
  broken: { attacker: 0.5, defender: 0.5 },
  unresolved: 0, error: 0,
  assumptions: [],
};

const written = (form: Form, history = tie, extras: Partial<ReportExtras> = {}): string =>
  writtenAs(form, history, { odds: null, link: null, ...extras });

const samples = [...HISTORIES].map(([id, history]) => ({ id, history }));

describe('the account', () => {
  it.each(samples)('of $id has every line of the log, in order', ({ history }) => {
    const { chapters } = accountOf(history);
    const { log } = history.end.assault;
    expect(chapters.flatMap(({ lines }) => lines.map(({ rule, say }) => `${rule} ${say}`)))
      .toEqual(log.map(entry => `${entry.rule} ${sentence(entry)}`));
  });

  it('gives each step of each round a chapter, and names the round where a step comes again', () => {
    expect(accountOf(tie).chapters.map(({ number, title }) => `${number} ${title}`)).toEqual([
      'A1 Target', 'A2 Charge',
      'A3 Counter-charge, round 1', 'A4 Attacks, round 1', 'A5 Support, round 1', 'A6 Result, round 1',
      'A3 Counter-charge, round 2', 'A4 Attacks, round 2', 'A5 Support, round 2', 'A6 Result, round 2',
      'A7 Withdraw', 'A8 Consolidate',
    ]);
  });

  it('tells what each side added to its dice, each time they were thrown', () => {
    const more = accountOf(tie).chapters.flatMap(({ lines }) => lines.flatMap(line => line.more));
    expect(more).toEqual([
      'Attacker: 4 + 4 = 8 (Kills +2, more units +1, no Blast markers +1).',
      'Defender: 6 + 2 = 8 (Kills +1, no Blast markers +1).',
      'Attacker: 6 + 4 = 10 (Kills +2, more units +1, no Blast markers +1).',
      'Defender: 6 + 2 = 8 (Kills +1, no Blast markers +1).',
    ]);
  });

  it('has both sides with their stands, alike ones together, and what counts of them', () => {
    const [avengers] = accountOf(tie).forces;
    expect(avengers).toEqual({
      side: 'attacker', name: 'Dire Avengers warhost', facts: 'initiative 2+',
      stands: [{
        name: '5 × Dire Avengers', values: 'CC 5+ · FF 4+ · armour 5+ · 15\u00a0cm',
        notes: 'Shuriken Catapults (firefight, +1 attack)',
      }],
    });
  });

  it('says of stands where they sit, what has hurt them and what they carry', () => {
    const account = (id: string): string => JSON.stringify(accountOf(HISTORIES.get(id)!).forces);
    expect(account('mechanised-company-cornered')).toContain('aboard Chaos Rhino 1');
    expect(account('warband-swarms-titan')).toMatch(/damage capacity \d.*"notes":".*void shields \d/);
    expect(account('warband-swarms-titan')).toContain('"notes":"Big Choppas (');
    expect(account('marines-charge-warband')).toContain('with Chaplain');
  });

  it('of an assault that goes on says where it stands, and has no losses of later', () => {
    const half = historyOf(tie.scenario, tie.events.slice(0, 12));
    const { verdict, isOver, chapters } = accountOf(half);
    expect(isOver).toBe(false);
    expect(verdict).toHaveLength(1);
    expect(verdict[0]).toMatch(/^It is not over yet: it stands at “.+”\.$/);
    expect(chapters.length).toBeLessThan(accountOf(tie).chapters.length);
    expect(written('text', half)).toContain('What is left so far');
  });

  it('says so where events do not follow from the scenario', () => {
    const odd = historyOf(tie.scenario, [...tie.events.slice(0, 3), { type: 'consolidation.ended' }, ...tie.events]);
    expect(accountOf(odd).verdict[1]).toContain(`Only the first 3 of its ${tie.events.length + 4} steps`);
  });

  it('names the rulings that differ, and no others', () => {
    expect(accountOf(tie).rulings).toEqual([]);
    const rulings = { ...tie.scenario.rulings, immobileCounterCharge: '5cm' } as const;
    const played = historyOf({ ...tie.scenario, rulings }, tie.events);
    expect(accountOf(played).rulings).toEqual([{
      question: 'May a stand with no Speed counter-charge?', answer: 'Yes, 5cm as every slow stand.', rule: 'A3.10',
    }]);
    for (const form of ['text', 'bbcode', 'markdown'] as const) {
      expect(written(form, played)).toContain('no Speed counter-charge? Yes, 5cm as every slow stand. (A3.10)');
    }
  });
});

describe('as text', () => {
  it('has the odds and the link where they are given', () => {
    const link = 'https://example.org/#1.abc';
    expect(written('text', tie, { odds: ODDS, link }).replaceAll('\u202f', ' '))
      .toContain('Attacker 58.7 %, defender 41.3 %, over before the result throw 1.2 %.');
    expect(written('text', tie, { link })).toContain(`This assault, step by step: ${link}\n`);
    expect(written('bbcode', tie, { link })).toContain(`[url]${link}[/url]`);
    expect(written('markdown', tie, { link })).toContain(`<${link}>`);
    expect(written('text')).not.toMatch(/Odds before|step by step/);
  });

  it('takes no address that is none of a page, and none that closes its own tag', () => {
    expect(written('markdown', tie, { link: 'javascript:alert(1)' })).not.toContain('step by step');
    const pasted = (form: Form, end: string): string => written(form, tie, { link: `https://example.org/#${end}` });
    expect(pasted('bbcode', 'a[/url][b]')).toContain('#a%5B/url%5D%5Bb%5D[/url]');
    expect(pasted('markdown', 'a> <b')).toContain('<https://example.org/#a%3E%20%3Cb>');
  });

  it('names its file after the assault in letters that every system takes', () => {
    const named = (title: string): string =>
      fileNamed('markdown', accountOf(historyOf({ ...tie.scenario, title }, []))).name;
    expect(named('Übles Treffen: 4 v 6?')).toBe('ubles-treffen-4-v-6.md');
    expect(named('../../etc/passwd')).toBe('etc-passwd.md');
    expect(named('戦い')).toBe('assault.md');
    expect(FORMS.map(form => fileNamed(form, accountOf(tie)).type))
      .toEqual(['text/plain', 'text/plain', 'text/markdown', 'application/json']);
  });
});

const HOSTILE = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(...'[]()<>*_`#|\\!-+=.1 \n\r\t\u2028\u202e&~$@:/b'), minLength: 1, maxLength: 30 }),
  fc.constantFrom(
    '[b]', '[/list]', '[*]x', '[url=javascript:alert(1)]x[/url]', '[img]https://example.org/x.png[/img]',
    '# a', '- a', '1. a', '**a**', '<script>alert(1)</script>', '![a](https://example.org)', '[a](javascript:b)',
    '```', '@everyone', 'https://example.org', 'www.example.org', 'a\n\n# b', '&lt;b&gt;', '\\', '| a | b |',
  ),
);

/** The same assault with that for every name, played once for all that is claimed of it. */
const histories = new Map<string, History>();
const named = (name: string): History => {
  const history = histories.get(name) ?? historyOf(namedAs(tie.scenario, name), tie.events);
  histories.set(name, history);
  return history;
};
const PLAIN_NAME = named('Name');
/** What the plain word comes to in each form. */
const PLAINLY = {
  text: written('text', PLAIN_NAME), bbcode: written('bbcode', PLAIN_NAME), markdown: written('markdown', PLAIN_NAME),
};
const linesOf = (text: string): number => text.split('\n').length;
const TAG = /\[(?!\u2060)[^\]]*\]?/g;
const tagsOf = (text: string): readonly string[] => text.match(TAG) ?? [];
/** What Markdown would read as markup: marks without a backslash before them. */
const marksOf = (text: string): string => text
  .replace(/\\[\\`*_~[\]<>#|&$+=-]/g, '')
  .replace(/[^`*_~[\]<>#|&$\\]/g, '');

describe('whatever players call things', () => {
  it.each(['text', 'bbcode', 'markdown'] as const)('%s keeps its lines', form => {
    fc.assert(fc.property(HOSTILE, name => {
      const text = written(form, named(name));
      expect(linesOf(text)).toBe(linesOf(PLAINLY[form]));
      expect(text).not.toMatch(/[\r\t\u2028\u202e]/);
    }), { numRuns: 40, seed: 5 });
  });

  it('BBCode has no tag that is not ours', () => {
    fc.assert(fc.property(HOSTILE, name => {
      expect(tagsOf(written('bbcode', named(name)))).toEqual(tagsOf(PLAINLY.bbcode));
    }), { numRuns: 40, seed: 5 });
  });

  it('Markdown has no mark that is not ours', () => {
    fc.assert(fc.property(HOSTILE, name => {
      const text = written('markdown', named(name));
      expect(marksOf(text)).toBe(marksOf(PLAINLY.markdown));
      expect(text).not.toMatch(/^(?:#+|-) (?:[-+=]|\d+[.)])|[a-z]:\/\/|\bwww\.|@(?!\u2060)/im);
    }), { numRuns: 40, seed: 5 });
  });

  it('a name reads as it was written', () => {
    const text = (form: Form, name: string): string => written(form, named(name)).replaceAll('\u2060', '');
    expect(text('bbcode', '[b]Ours[/b]')).toContain('Attacker: [b]Ours[/b] (initiative');
    expect(text('markdown', '*Ours*')).toContain('Attacker: \\*Ours\\* (initiative');
    expect(text('text', '<b>Ours</b>')).toContain('Attacker: <b>Ours</b> (initiative');
  });
});

describe('the bundled assaults', () => {
  it.each(SAMPLES.map(({ id }) => id))('%s is told without nonsense', id => {
    for (const form of ['text', 'bbcode', 'markdown'] as const) {
      expect(written(form, HISTORIES.get(id)!)).not.toMatch(/undefined|NaN|\[object|Infinity|null\b/);
    }
    expect(sampleOf(id)).toBeDefined();
  });
});
