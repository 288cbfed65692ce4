/** Sentences about the fight. */
import { count, listOf, names, number, text, type Phrase } from './wording.ts';

const blow = (v: Parameters<Phrase>[0]): string => `${text(v, 'unit')} against ${text(v, 'target')}`;

/** 4 dice at 3+ */
const dice = (v: Parameters<Phrase>[0]): string =>
  `${count(number(v, 'dice'), 'die', 'dice')} at ${text(v, 'need')}+`;

export const FIGHT_PHRASES = {
  'fight-begun': v => `The combat of ${listOf(names(v, 'units'))} is fought.`,
  'cover-strikes': v => `Before everybody else, because of cover: ${listOf(names(v, 'strikers'))}.`,
  'rung-strikes': v => `Initiative ${text(v, 'rung')}: ${listOf(names(v, 'strikers'))}.`,
  'fight-broken-off': () => 'The sides are too far apart to reach each other. Nobody strikes any more.',
  'free-round': v => `${text(v, 'unit')} strikes ${text(v, 'target')} once more. Everything hits.`,
  hits: v => `${blow(v)}: ${dice(v)}, ${count(number(v, 'hits'), 'hit')}.`,
  rends: v => `${blow(v)}: ${count(number(v, 'rending'), 'hit wounds', 'hits wound')} at once.`,
  wounds: v => `${blow(v)}: ${dice(v)}, ${count(number(v, 'wounds'), 'wound')}.`,
  'toughness-chosen': v => `${text(v, 'unit')} is wounded by Toughness ${text(v, 'toughness')}.`,
  'weapon-chosen': v => `${text(v, 'model')} strikes with: ${text(v, 'weapon')}.`,
  'weapon-declined': v => `${text(v, 'model')} strikes without a special weapon.`,
  aimed: v => `${text(v, 'model')} strikes ${listOf(names(v, 'at'))}.`,
  'piled-in': v => `${text(v, 'model')} piles in.`,
  'not-in-this-fight': v => `${text(v, 'model')} has no part in this fight.`,
  'no-special-attack': v => `${text(v, 'model')} touches no enemy, and so has no special attack.`,
  'no-such-weapon': v => `${text(v, 'model')} has no ${text(v, 'weapon')} to strike with.`,
  'strikes-not-now': v => `${text(v, 'model')} does not strike now.`,
  'strikes-not-there': v => `${text(v, 'model')} cannot strike ${text(v, 'unit')}.`,
  'strikes-so-often': v => `${text(v, 'model')} has ${count(number(v, 'attacks'), 'attack')}, no more and no fewer.`,
  'strikes-one-unit': v => `All attacks of ${text(v, 'model')} go at one unit.`,
  'piles-in-not-now': v => `${text(v, 'model')} does not pile in now.`,
} as const satisfies Readonly<Record<string, Phrase>>;
