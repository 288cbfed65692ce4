/** Sentences about what comes after a fight. */
import { count, inches, listOf, names, number, text, type Phrase } from './wording.ts';

const dice = (v: Parameters<Phrase>[0]): string => `throws ${text(v, 'total')} against ${text(v, 'need')}`;

export const AFTERMATH_PHRASES = {
  'fight-won': v => `The ${text(v, 'winner')} wins the fight: the attacker inflicted `
    + `${count(number(v, 'attacker'), 'wound')}, the defender ${number(v, 'defender')}.`,
  drawn: v => `A draw: each side inflicted ${count(number(v, 'wounds'), 'wound')}.`,
  'wiped-out': v => `Nobody of the ${text(v, 'loser')} is left in the fight: the ${text(v, 'winner')} wins.`,
  'both-wiped-out': () => 'Nobody of either side is left in the fight: it is a draw.',
  'handed-back': v => `The fight is over: the attacker inflicted ${count(number(v, 'attacker'), 'wound')}, `
    + `the defender ${number(v, 'defender')}. This text tells no more.`,
  stands: v => `${text(v, 'unit')} ${dice(v)} and holds.`,
  runs: v => `${text(v, 'unit')} ${dice(v)} and falls back.`,
  'fails-on-purpose': v => `${text(v, 'unit')} cannot hurt the enemy and falls back without a test.`,
  'runs-so-far': v => `${text(v, 'unit')} throws ${text(v, 'roll')} for its fall-back move.`,
  sweeps: v => `${text(v, 'unit')} throws ${text(v, 'total')} and catches ${text(v, 'target')}, `
    + `which threw ${text(v, 'roll')}.`,
  'sweeps-in-vain': v => `${text(v, 'unit')} throws ${text(v, 'total')} and does not catch ${text(v, 'target')}, `
    + `which threw ${text(v, 'roll')}.`,
  caught: v => `${text(v, 'unit')} is caught by ${listOf(names(v, 'by'))} and stays locked.`,
  'lets-run': v => `${text(v, 'unit')} lets them run.`,
  overrun: v => `${text(v, 'unit')} has ${text(v, 'own')}, ${listOf(names(v, 'by'))} ${text(v, 'best')}: `
    + 'it is destroyed.',
  outruns: v => `${text(v, 'unit')} has ${text(v, 'own')}, ${listOf(names(v, 'by'))} ${text(v, 'best')}: `
    + 'it gets away.',
  trapped: v => `${text(v, 'unit')} has no way to fall back and is destroyed.`,
  'falls-back': v => `${text(v, 'unit')} falls back ${inches(number(v, 'inches'))}.`,
  'falls-back-slowly': v => `${text(v, 'unit')} falls back through difficult terrain, ${inches(number(v, 'inches'))}.`,
  'piles-in': v => `${text(v, 'model')} piles in ${inches(number(v, 'inches'))}.`,
  'may-consolidate': v => `${text(v, 'unit')} may consolidate ${inches(number(v, 'inches'))}.`,
  consolidates: v => `${text(v, 'model')} consolidates ${inches(number(v, 'inches'))}.`,
  'locks-again': v => `${text(v, 'unit')} runs into ${text(v, 'target')}: they are locked, and that is no charge.`,
  apart: v => `The models of ${text(v, 'unit')} have to end within 2″ of one another.`,
  'engaged-may-not-shoot': v => `${text(v, 'model')} is too near to the fight to shoot or be shot at.`,
  'locked-may-not-shoot': v => `${text(v, 'unit')} is locked: none of its models shoots or is shot at.`,
  'no-heavy-while-falling-back': v => `${text(v, 'unit')} falls back and fires no heavy weapons.`,
} as const satisfies Readonly<Record<string, Phrase>>;
