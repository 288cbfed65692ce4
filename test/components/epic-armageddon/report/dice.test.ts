/** The dice of a report: every die that was thrown stands in a row, with what it needed and what came of it. */
import { describe, expect, it } from 'vitest';
import { accountOf } from '../../../../components/epic-armageddon/report/account.ts';
import { historyOf, reportIn } from '../../../../components/epic-armageddon/report/history.ts';
import type { ThrownHand } from '../../../../components/shared/report/account.ts';
import { SAMPLES } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { MARINES_IN_CONTACT } from '../../../support/all-in-contact.ts';
import { eventsOf } from './finished.ts';

const told = ({ side, who, needs, dice, came }: ThrownHand): string =>
  `${side}: ${who}, ${needs}: ${dice.map(({ face, counts }) => (counts ? `*${face}` : face)).join(' ')} = ${came}`;

describe('the dice of an assault', () => {
  it.each(SAMPLES)('of $id are all there, in the order in which they fell', ({ scenario, decisions, seed }) => {
    const events = eventsOf(scenario, decisions, seed);
    const history = historyOf(scenario, events);
    const rows = accountOf(history).dice.flatMap(step => step.rows);
    const faces = rows.flatMap(({ dice }) => dice.map(({ face }) => face));
    expect(faces).toEqual(events.flatMap(event => (event.type === 'dice.thrown' ? event.faces : [])));
    expect(faces).toHaveLength(reportIn(history)!.diceUsed);
    for (const row of rows) {
      expect(told(row)).not.toMatch(/undefined|NaN|null/);
      expect(row.who).not.toBe('');
    }
  });

  it('stand hand by hand, saves that need the same together', () => {
    const { scenario, decisions, seed } = MARINES_IN_CONTACT;
    const { dice } = accountOf(historyOf(scenario, eventsOf(scenario, decisions, seed)));
    expect(dice.map(({ title }) => title)).toEqual(['Attacks', 'Saves', 'Supporting fire', 'Saves', 'Result']);
    expect(dice.flatMap(({ rows }) => rows.map(told))).toEqual([
      'attacker: Assault 1–4, close combat 3+: *5 *5 *5 1 = 3 hits',
      'attacker: Assault 2, close combat, macro-weapon 3+: *5 = 1 hit',
      'defender: Boyz 1–5, close combat 4+: *4 3 2 *5 3 = 2 hits',
      'defender: Nobz 1 and 2, firefight 5+: *6 1 = 1 hit',
      'defender: Boyz 1–3, armour 6+: 1 3 1 = 0 saves',
      'attacker: Assault 1–3, armour 4+: *4 2 1 = 1 save',
      'attacker: Assault 2, invulnerable 6+: 4 = 0 saves',
      'attacker: Devastator 1–3, firefight 3+: *4 1 2 = 1 hit',
      'defender: Boyz 5, armour 6+: 5 = 0 saves',
      'attacker: Assault detachment, Kills +5, no Blast markers +1: *4 3 = 4 + 6 = 10',
      'defender: Warband, Kills +2, more units +1, no Blast markers +1: 4 *5 = 5 + 4 = 9',
    ]);
  });
});
