/** A lesson with a moment of every kind and a question of every kind of answer. */
import type { Lesson } from '../../../../src/lessons/lesson.ts';
import { MARINES_IN_CONTACT } from '../../../support/all-in-contact.ts';

export const everyKind: Lesson = {
  version: 1,
  id: 'every-kind',
  title: 'Assault marines charge, moment by moment',
  teaches: 'Who fights, who is hit, and who wins.',
  rules: ['A2', 'A4', 'A6', 'H1'],
  scenario: 'marines-charge-warband',
  decisions: MARINES_IN_CONTACT.decisions,
  seed: MARINES_IN_CONTACT.seed,
  moments: [
    {
      kind: 'do', id: 'charge', at: { state: 'a2Charge.moving' }, title: 'Into contact',
      goal: { goal: 'in-contact', side: 'attacker', count: 2 },
      text: [{ say: 'Marines strike hardest with their blades.', rule: 'A4.2' }],
      hint: [{ say: 'A counter touches when its edge does.' }, { say: '“To the nearest enemy” takes it there.' }],
      after: [{ say: 'Whoever touches an enemy fights in close combat.', rule: 'A4.2' }],
    },
    {
      kind: 'predict', id: 'attackers', at: { state: 'a3CounterCharge' }, title: 'Who may attack?',
      ask: { asks: 'who-may-attack', side: 'defender' },
      text: [{ say: 'The attackers have come as near as they could.' }],
      hint: [{ say: 'Fifteen centimetres and a line of fire, or contact.', rule: 'A4.1' }],
      after: [{ say: 'Whoever sees nobody within fifteen centimetres stands by.', rule: 'A4.1' }],
    },
    {
      kind: 'predict', id: 'order', at: { state: 'a4Attacks' }, title: 'Nearest first',
      ask: { asks: 'order-of-hits', side: 'attacker' },
      text: [], hint: [{ say: 'The nearest enemy counts.', rule: 'H1' }], after: [{ say: 'So they fall.', rule: 'H1' }],
    },
    {
      kind: 'predict', id: 'lost', at: { state: 'a4Attacks.attacks.settling' }, title: 'The saves',
      ask: { asks: 'how-many-are-lost', side: 'defender' },
      text: [{ say: 'The hits lie where they fell.' }], hint: [], after: [{ say: 'Those are off the table.' }],
    },
    {
      kind: 'see', id: 'kills', at: { state: 'a6Result' }, title: 'What it has cost',
      text: [{ say: 'The attacker counts {kills attacker} kills, the defender {kills defender}.', rule: 'A6.2' }],
      hint: [],
    },
    {
      kind: 'predict', id: 'winner', at: { state: 'a6Result.rolling' }, title: 'Two dice each',
      ask: { asks: 'who-wins-the-result' }, text: [], hint: [],
      after: [{ say: 'The higher total wins.', rule: 'A6.4' }],
    },
    {
      kind: 'predict', id: 'formations', at: { state: 'a6Result' }, title: 'Who breaks?',
      ask: { asks: 'who-breaks' }, text: [], hint: [], after: [{ say: 'They run.', rule: 'A7.1' }],
    },
    {
      kind: 'see', id: 'end', at: { state: 'assaultOver' }, title: 'The end',
      text: [{ say: 'It is over; <b>{winner}</b> has won.' }], hint: [],
    },
  ],
};
