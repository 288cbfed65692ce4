/** What is written behind `assault-resolver`, and what comes of it: lines, sentences, an exit code. */
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../../components/command-line/run-command.ts';
import { soFar } from '../../../components/command-line/odds-command.ts';
import { Unreadable } from '../../../components/command-line/terminal.ts';
import { writeAnyLink } from '../../../components/share/any-link.ts';
import { matchUp, odds, play, SAMPLES, writeScenario } from '../../../machines/index.ts';
import type { FightOdds } from '../../../src/warhammer-40k/odds/fight-odds.ts';
import { PHASE_SAMPLES } from '../../../src/warhammer-40k/scenario/samples/samples.ts';

const LINE = '4 assault + chaplain v 6 boyz 2 nobz';
const [{ scenario, decisions }] = SAMPLES as readonly [typeof SAMPLES[0]];

const phase = PHASE_SAMPLES[0]!.scenario('7th');

const FILES: Readonly<Record<string, string>> = {
  'table.json': JSON.stringify(writeScenario(scenario)),
  'sample.json': JSON.stringify({ scenario, decisions }),
  'phase.json': JSON.stringify(phase),
  'half.json': '{ "format": 1 }',
  'text.json': 'no JSON',
  'list.txt': 'Ork War Horde\n\nWarband:\n6 Boyz + Warlord\n3 Zorgblatz',
};

/** What comes of a command: its exit code, what it answers, and what it says about it. */
const run = async (...args: readonly string[]) => {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await runCommand(args, {
    version: '1.2.3',
    out: line => out.push(line),
    err: line => err.push(line),
    readFile: async path => {
      if (FILES[path] === undefined) throw new Unreadable(`There is no file ${path}.`);
      return new TextEncoder().encode(FILES[path]);
    },
  });
  return { code, out, err };
};

describe('odds', () => {
  const made = matchUp(LINE);
  const answer = odds(made.scenario!);

  it('are one line, the same as those of a script', async () => {
    const { code, out } = await run('odds', LINE);
    expect(code).toBe(0);
    expect(out).toHaveLength(1);
    expect(out[0]).toContain(`attacker ${(100 * answer.winner.attacker).toFixed(1)} %`);
  });

  it('need no quotes, and are JSON for whoever wants all figures', async () => {
    const { out } = await run('odds', ...LINE.split(' '), '--json');
    expect(JSON.parse(out[0]!)).toEqual({ line: LINE, notes: made.notes, odds: JSON.parse(JSON.stringify(answer)) });
  });

  it('say of a fight that takes long what is known meanwhile, and of others nothing', () => {
    const told = (...open: readonly number[]): readonly string[] => {
      const said: string[] = [];
      const hear = soFar(({ unresolved }) => `${unresolved} open`, line => said.push(line));
      for (const unresolved of open) hear({ unresolved } as FightOdds);
      return said;
    };
    expect(told(1, 0.2, 0.01, 0)).toEqual([]);
    expect(told(1, 0.95, 0.6, 0.1)).toEqual([
      'Much may come of this fight: it takes a while. Fewer ways are followed with --effort 1000.',
      'So far: 0.95 open', 'So far: 0.6 open', 'So far: 0.1 open',
    ]);
  });

  it('tells those of a fight of Warhammer 40,000, and by all of its rows where that is asked', async () => {
    const { code, out, err } = await run('odds', '--game', '40k', '3 tactical marines v 3 ork boyz');
    expect(code).toBe(0);
    expect(err.join(' ')).toContain('no source names pistol');
    expect(out[0]).toMatch(/^3 tactical marines v 3 ork boyz: attacker \d+\.\d %, defender \d+\.\d %, draw \d/);
    const asked = await run('odds', '--game', '40k', '--whole', '--json', '2 banshees v 2 scouts');
    const whole = JSON.parse(asked.out[0]!);
    expect(whole).toMatchObject({ line: '2 banshees v 2 scouts', odds: { combat: 'combat-1' } });
  });
});

describe('play', () => {
  it('is that of a script, for either game', async () => {
    const seeded = await run('play', 'table.json', '--seed', '7', '--json');
    expect(JSON.parse(seeded.out[0]!)).toEqual(JSON.parse(JSON.stringify(play(scenario, { dice: { seed: 7 } }))));
    const { code, out } = await run('play', 'phase.json', '--seed', '7');
    expect([code, out.at(-1)]).toEqual([0, expect.stringMatching(/^\d+ dice\.$/)]);
  });

  it('takes the decisions that lie beside a scenario', async () => {
    const { out } = await run('play', 'sample.json', '--seed', '7', '--json');
    expect(JSON.parse(out[0]!)).toEqual(JSON.parse(JSON.stringify(play(scenario, { dice: { seed: 7 }, decisions }))));
  });

  it('tells each line with its rule, and how it ended', async () => {
    const { out } = await run('play', 'sample.json', '--seed', '7');
    expect(out[0]).toMatch(/^A1\.1 +\w/);
    expect(out.at(-1)).toMatch(/wins after \d rounds?; kills \d+ to \d+; \d+ dice\.$/);
  });
});

it('a roster is told formation by formation, and what is not known', async () => {
  const { code, out } = await run('roster', 'list.txt');
  expect([code, out]).toEqual([0, [
    expect.stringMatching(/^Warband \(ork-war-horde\): 6 × Boyz/), expect.stringMatching(/^\? 3 × Zorgblatz/),
  ]]);
});

describe('the report of a link', () => {
  it('is that of an assault, as far as it went', async () => {
    const link = `https://example.org/#${await writeAnyLink({ scenario, events: [] })}`;
    expect(await run('report', link)).toEqual({ code: 0, err: [], out: [scenario.title, 'It is not over.'] });
  });

  it('is that of a phase', async () => {
    const link = await writeAnyLink({ scenario: phase, events: [] });
    const { code, out } = await run('report', link, '--json');
    expect([code, JSON.parse(out[0]!)]).toEqual([0, expect.objectContaining({ isOver: false })]);
  });
});

describe('help', () => {
  it.each([[], ['--help'], ['-h']])('is there for whoever writes %j', async (...args) => {
    const { code, out } = await run(...args);
    expect(code).toBe(0);
    const told = out.join('\n');
    for (const name of ['odds', 'play', 'roster', 'report']) expect(told).toContain(`assault-resolver ${name} `);
  });

  it('tells the options of a command', async () => {
    expect((await run('play', '--help')).out.join('\n')).toMatch(/--seed.*--dice/s);
  });

  it('tells the version', async () => expect((await run('--version')).out).toEqual(['1.2.3']));
});

describe('what cannot be read is told in sentences, and is 2', () => {
  it.each([
    [['odss'], 'Did you mean "odds"?'],
    [['odds'], 'Say who charges whom'],
    [['odds', '6 zorgs v 4 assault'], 'Nothing is called'],
    [['odds', LINE, '--effort', 'much'], '--effort takes a number'],
    [['odds', LINE, '--foo'], '--help tells what there is.'],
    [['odds', LINE, '--game', 'chess'], 'There is no game chess; there are epic, 40k.'],
    [['odds', LINE, '--whole'], '--whole goes with --game 40k.'],
    [['odds', '--game', '40k', '2 rhinos v 5 boyz'], 'vehicles are not played here'],
    [['odds', LINE, '--effort'], '--help tells what there is.'],
    [['play'], 'Say which file.'],
    [['play', 'a', 'b'], 'One file at a time'],
    [['play', 'table.json'], 'Say --seed 7'],
    [['play', 'table.json', '--seed', '1', '--dice', '2'], 'Say --seed 7'],
    [['play', 'table.json', '--dice', 'two'], 'not two'],
    [['play', 'none.json', '--seed', '1'], 'There is no file none.json.'],
    [['play', 'text.json', '--seed', '1'], 'text.json is no JSON'],
    [['play', 'half.json', '--seed', '1'], 'engage is missing'],
    [['roster', 'none.txt'], 'There is no file none.txt.'],
    [['report', 'hello'], ' '],
  ])('%j', async (args, named) => {
    const { code, out, err } = await run(...args);
    expect([code, out]).toEqual([2, []]);
    expect(err.join('\n')).toContain(named);
    for (const line of err) expect(line).toMatch(/[.?]$/);
  });
});

it.each([
  [['play', 'sample.json', '--dice', '1,2,3'], 'dice ran out'],
  [['play', 'sample.json', '--dice', '7'], 'from 1 to 6'],
  [['odds', LINE, '--effort', '0'], 'effort is a number over 0'],
])('what the rules or the dice refuse is 1: %j', async (args, named) => {
  const { code, out, err } = await run(...args);
  expect([code, out]).toEqual([1, []]);
  expect(err.join('\n')).toContain(named);
});
