/** The report of a phase in its forms: all that was logged, turn by turn, and nothing of players that is markup. */
import { describe, expect, it } from 'vitest';
import { bugReport } from '../../../../components/share/bug-report.ts';
import { fileNamed, written, type Form } from '../../../../components/shared/report/forms.ts';
import { capital } from '../../../../components/shared/languages/forms.ts';
import { answersOf, phaseAccountOf, phaseFactsOf } from '../../../../components/warhammer-40k/report/account.ts';
import { type PhaseHistory, phaseHistoryOf, phaseJsonOf } from '../../../../components/warhammer-40k/report/history.ts';
import { acceptedIn } from '../../../../machines/warhammer-40k/turns.ts';
import { parsePhase } from '../../../../src/warhammer-40k/scenario/parse.ts';
import { EDITIONS } from '../../../../src/warhammer-40k/editions/index.ts';
import { phaseSentence } from '../../../../src/warhammer-40k/explain/log-sentences.ts';
import { phaseReportOf } from '../../../../src/warhammer-40k/explain/report.ts';
import type { PlayedPhase } from '../../../../src/warhammer-40k/stages/turns.ts';
import { momentOf, recordedPhase } from '../../../support/warhammer-40k/recorded.ts';
import golden from '../../../golden/0.1.0/phase-links.json' with { type: 'json' };

const LINK = 'https://example.org/#play=40k-1.abc';

const playedOf = (place: number, title?: string): PlayedPhase => {
  const { scenario, events } = golden[place]!;
  const parsed = parsePhase(title === undefined ? scenario : { ...scenario, title });
  if ('problems' in parsed) throw new Error(parsed.problems[0]!.say);
  return { scenario: parsed.scenario, events: events as unknown as PlayedPhase['events'] };
};
const [SEVEN_STEPS, TWO_TURNS, FOURTH] = [0, 1, 2].map(place => phaseHistoryOf(playedOf(place))) as
  [PhaseHistory, PhaseHistory, PhaseHistory];

const inForm = (form: Form, history: PhaseHistory): string =>
  written(form, { account: phaseAccountOf(history, LINK), json: () => phaseJsonOf(history, LINK) });

describe('the report of a phase', () => {
  it.each(EDITIONS)('has every line of the log in every form, without nonsense: %s', edition => {
    for (const seed of [4, 22]) {
      const history = phaseHistoryOf(recordedPhase(edition, seed));
      const lines = phaseAccountOf(history, null).chapters.flatMap(chapter => chapter.lines);
      expect(lines.map(({ say }) => say)).toEqual(history.end.log.map(fact => capital(phaseSentence(fact))));
      for (const form of ['text', 'bbcode', 'markdown'] as const) {
        expect(inForm(form, history)).not.toMatch(/undefined|NaN|\[object|Infinity|null\b/);
      }
      for (const { say } of lines.slice(-1)) expect(inForm('text', history)).toContain(say);
    }
  });

  it('names the game and the edition, and that it is not over', () => {
    const { playedBy, rules, verdict } = phaseAccountOf(SEVEN_STEPS, null);
    expect([playedBy, ...verdict])
      .toEqual(['Warhammer 40,000, Trial rules, seven steps.', expect.stringMatching(/^It is not over yet/)]);
    expect(rules).toBe('Warhammer 40,000, Trial rules, seven steps · rulings as usual');
    expect(inForm('text', SEVEN_STEPS)).toMatch(/^Warhammer 40,000, Trial rules, seven steps\. It is not over yet/m);
  });

  it.each(EDITIONS)('has every die that was thrown, and what came of it: %s', edition => {
    const history = phaseHistoryOf(recordedPhase(edition, 4));
    const { dice } = phaseAccountOf(history, null);
    const thrown = history.events.flatMap(event => (event.type === 'dice.thrown' ? event.faces : []));
    expect(dice.flatMap(({ rows }) => rows.flatMap(row => row.dice.map(({ face }) => face)))).toEqual(thrown);
    for (const { rows } of dice) {
      for (const { needs, dice: row, came } of rows.filter(one => / \d\+$/.test(one.needs))) {
        expect(`${needs}: ${came}`).toContain(`: ${row.filter(({ counts }) => counts).length} `);
      }
    }
  });

  it('tells its turns apart, and who has won in each', () => {
    const { chapters, verdict, isOver } = phaseAccountOf(TWO_TURNS, null);
    expect(isOver).toBe(true);
    expect([...new Set(chapters.map(({ title }) => title.replace(/.*, /, '')))]).toEqual(['turn 1', 'turn 2']);
    expect(verdict.filter(line => /wins: \d+ to \d+ wounds|A draw/.test(line)).length).toBeGreaterThan(0);
  });

  it('says by which rulings and by which agreed answers it is played, with their ids', () => {
    const rules = phaseAccountOf(TWO_TURNS, null).rulings.map(({ rule }) => rule);
    expect(rules).toContain('R-X.05');
    const agreed = answersOf(FOURTH.end);
    expect(agreed).toContainEqual({ question: 'Must a charger see its target?', answer: 'no', rule: 'R-3.01' });
    expect(inForm('text', FOURTH)).toContain('Must a charger see its target? no (R-3.01)');
  });

  it('counts losses and how they came about, and has no Blast markers', () => {
    const { fates } = phaseAccountOf(TWO_TURNS, null);
    const { units } = phaseReportOf(TWO_TURNS.end);
    expect(fates.map(({ lost }) => lost)).toEqual(units.map(({ models }) => models.filter(one => !one.alive).length));
    expect(fates.flatMap(({ details }) => details).join(' ')).toMatch(/\d+ lost (?:in the fight|caught|by|trapped)/);
    expect(inForm('text', TWO_TURNS)).not.toContain('Blast');
  });

  it('as JSON is played again to the same moment', () => {
    const read = JSON.parse(inForm('json', TWO_TURNS)) as
      { readonly scenario: unknown; readonly events: PlayedPhase['events']; readonly edition: string };
    const parsed = parsePhase(read.scenario);
    const again = { scenario: 'scenario' in parsed ? parsed.scenario : null!, events: read.events };
    expect(acceptedIn(again)).toBe(read.events.length);
    expect(momentOf(again)).toEqual(TWO_TURNS.end);
    expect(read.edition).toBe('trial-eight-steps');
  });

  it('tells only as far as the rules let it', () => {
    const { scenario, events } = playedOf(0);
    const history = phaseHistoryOf({ scenario, events: [...events, { type: 'silence.accepted' }] });
    expect(phaseAccountOf(history, null).verdict.at(-1)).toContain(`Only the first ${events.length} of its`);
  });

  it('shows names as the text they are, and takes no address of a script', () => {
    const history = phaseHistoryOf(playedOf(0, '[b]# <i>x</i>[/b]\u202e'));
    expect(inForm('bbcode', history)).toContain('[b][u][\u2060b]');
    expect(inForm('markdown', history)).toContain('# \\[b\\]\\# \\<i\\>x\\</i\\>');
    expect(phaseAccountOf(history, 'javascript:alert(1)').link).toBe(null);
    expect(fileNamed('json', { game: 'phase', title: '戦い' }).name).toBe('phase.json');
  });
});

describe('what a bug report says of a phase', () => {
  it('is its link, version, edition, rulings and state', () => {
    const { scenario, events } = playedOf(1);
    const facts = phaseFactsOf({ scenario, events, at: events.length });
    const text = bugReport({ ...facts, link: LINK, version: '1.2.3', browser: 'x', what: '' });
    expect(text).toContain('Edition: Warhammer 40,000, Trial rules, eight steps\n');
    expect(text).toMatch(/Rulings:\n(?: {2}R-.*\n)*? {2}R-X\.05 /);
    expect(text).toContain('State: over');
  });
});
