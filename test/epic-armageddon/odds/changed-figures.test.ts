/** The figures that version 0.2.0 has changed: those of the table in the odds' README, each by what is named. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matchUp } from '../../../machines/index.ts';
import { nextEvent } from '../../../machines/epic-armageddon/play-on.ts';
import { happen, presentOf, replay } from '../../../machines/epic-armageddon/timeline.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import { oddsFrom } from '../../../src/epic-armageddon/odds/odds.ts';
import type { Rulings } from '../../../src/epic-armageddon/rulings/rulings.ts';
import { parseScenario } from '../../../src/epic-armageddon/scenario/parse.ts';
import { sampleOf } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import { loadLesson } from '../../../src/lessons/epic-armageddon/course/course.ts';
import { MARINES_IN_CONTACT } from '../../support/all-in-contact.ts';
import { pathOf } from '../../support/odds-oracle/chart.ts';
import { IS_WHOLE } from '../../support/share.ts';

const readme = readFileSync(new URL('../../../src/epic-armageddon/odds/README.md', import.meta.url), 'utf8');
const table = readme.split('## Figures that changed with 0.2.0\n')[1]!.split('\n## ')[0]!;

/** Answers of before to the rulings whose usual answer has changed. */
const BEFORE: Partial<Rulings> = {
  supportReach: 'all-engaged', losersSupporters: 'when-support-is-called', settledTies: 'stay-settled',
};

interface Row {
  readonly asked: string;
  /** In percent; what is not said to have changed has not. */
  readonly wins: readonly [before: number, now: number];
  readonly lost: readonly number[];
  readonly rules: string;
}

const A_ROW = /^\| (.+) \| ([\d.]+) %(?: → ([\d.]+) %)? \| .+ → ([\d., ]+) \| ((?:A[\d.]+|placement|, )+) \|$/gm;
const ROWS = [...table.matchAll(A_ROW)]
  .map(([, asked = '', before, now = before, lost = '', rules = '']): Row =>
    ({ asked, wins: [Number(before), Number(now)], lost: lost.split(', ').map(Number), rules }));

interface Moment {
  readonly assault: Assault;
  readonly at: string;
}

/** A bundled assault once its charge and its counter-charges have been made. */
const charged = (id: string): Moment => {
  const { scenario, decisions, seed } = id === MARINES_IN_CONTACT.id ? MARINES_IN_CONTACT : sampleOf(id)!;
  let timeline = replay(scenario, []);
  while (!pathOf(presentOf(timeline)).startsWith('a4Attacks')) {
    timeline = happen(timeline, nextEvent(timeline, decisions, seed)!);
  }
  return { assault: presentOf(timeline).context.assault, at: pathOf(presentOf(timeline)) };
};

const begun = (scenario: Scenario): Moment => ({ assault: startAssault(scenario), at: 'setUp' });

const lesson = async (id: string): Promise<Moment> => {
  const parsed = parseScenario((await loadLesson(id))!.scenario, neteaLibrary);
  if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
  return begun(parsed.scenario);
};

const lined = (text: string): Moment => {
  const made = matchUp(text, text.includes('nobz') ? { defender: { blastMarkers: 1 } } : {});
  if (made.problems) throw new Error(made.problems.join(' '));
  return begun(made.scenario);
};

const momentOf = (asked: string): Moment | Promise<Moment> => {
  const id = /`([^`]+)`/.exec(asked)?.[1];
  if (id === undefined) return lined(/\d .+ v [^,]+/.exec(asked)![0]);
  return asked.startsWith('lesson') ? lesson(id) : charged(id);
};

const answered = ({ assault, at }: Moment, rulings: Partial<Rulings>): Odds =>
  oddsFrom({ ...assault, rulings: { ...assault.rulings, ...rulings } }, at, { tolerance: 2e-4, effort: 2_000_000 });

/** On average, of what is known. */
const average = (chances: readonly number[]): number => chances.reduce((sum, chance, lost) => sum + chance * lost, 0)
  / chances.reduce((sum, chance) => sum + chance, 0);

describe('the table of figures that changed with 0.2.0', () => {
  it('has assaults, lessons and lines, each with what has changed it', () => {
    expect(ROWS).toHaveLength(13);
    expect(new Set(ROWS.flatMap(({ rules }) => rules.split(', ')))).toEqual(new Set(['A5.4', 'A7.3', 'placement']));
  });

  it.each(ROWS.filter((_, i) => IS_WHOLE || i % 5 === 0))(
    '$asked: is what is now, with the rulings of before what was ($rules)', async ({ asked, wins, lost, rules }) => {
      const moment = await momentOf(asked);
      const now = answered(moment, {});
      const open = 400 * now.error + 0.051;
      expect(Math.abs(100 * now.winner.attacker - wins[1])).toBeLessThan(open);
      expect(Math.abs(average(now.lost.attacker) - lost[0]!)).toBeLessThan(0.015);
      expect(Math.abs(average(now.lost.defender) - lost[1]!)).toBeLessThan(0.015);
      if (!rules.includes('A5.4')) return;
      expect(Math.abs(100 * answered(moment, BEFORE).winner.attacker - wins[0])).toBeLessThan(open);
    });
});
