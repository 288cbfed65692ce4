/** What a lesson of Warhammer 40,000 asks and answers of its own accord, in English. */
import type { FateName, PhaseQuestionId } from '../../../src/lessons/warhammer-40k/questions.ts';
import { phaseSentence, type Say } from '../../../src/warhammer-40k/explain/log-sentences.ts';
import { rungWords } from '../../../src/warhammer-40k/explain/phrases/wording.ts';
import type { Answer, PolicyQuestion } from '../../../src/warhammer-40k/editions/policy.ts';
import type { Rung, Side } from '../../../src/warhammer-40k/model/procedure.ts';

/** How each question is put where a lesson puts it in no other words; what it is about stands in braces. */
const TEXTS: Readonly<Record<PhaseQuestionId, string>> = {
  'may-it-charge': 'May {unit} charge {target}?',
  'does-cover-help': 'Does its cover help {unit} in this fight?',
  'who-strikes-first': 'Whose models strike first? (Neither: those of both sides strike together.)',
  'when-does-it-strike': 'When does {model} strike?',
  'who-strikes-at': 'Which models of the {side} strike at Initiative {rung}?',
  'attacks-of': 'How many attacks has {model}?',
  'dice-of-a-side': 'How many dice to hit does the {side} throw now?',
  'needed-to-hit': 'What is the lowest face with which {model} hits?',
  'needed-to-wound': 'What is the lowest face with which a hit of {model} wounds? (0: it cannot.)',
  'value-that-counts': 'Its models differ. Which {of} of {unit} counts?',
  'whom-may-it-strike': 'Which units may {model} strike?',
  'who-can-fall': 'Which models of {unit} can be casualties of {by} now?',
  'which-armour-first': 'Which armour of {unit} takes wounds first?',
  'saves-in-this-armour': 'How many of these wounds fall on models of {unit} with {save}?',
  'who-may-take-it': 'Which models of {unit} may take the next wound?',
  'how-many-fall': 'These dice are thrown to save. How many models does {unit} lose?',
  'wounds-of-a-side': 'How many wounds has the {side} inflicted in this combat?',
  'who-wins': 'Who wins this combat, if anybody?',
  'who-must-test': 'Which units must test their morale now?',
  'highest-that-holds': 'What is the highest total of two dice with which {unit} holds?',
  'does-it-hold': 'These dice are thrown. Does {unit} hold?',
  'what-becomes-of-it': 'These dice are thrown. What becomes of {unit}?',
  'where-is-it-so': 'By which of these rules is {unit} {fate}?',
  'what-differs': 'Which of these questions do the two texts answer differently?',
};

const SIDES: Readonly<Record<Side, string>> = { attacker: 'attacker', defender: 'defender' };

const WINNERS: Readonly<Record<Side, string>> = { attacker: 'the attacker', defender: 'the defender' };

const FATES: Readonly<Record<FateName, string>> = {
  away: 'running away', caught: 'caught and locked as before', struck: 'struck once more', destroyed: 'destroyed',
};

const ZONES: Readonly<Record<Answer<'vulnerable'>, string>> = {
  'danger-zone': 'Those can be casualties who touch the unit that strikes, and those of their unit within 2″ of one '
    + 'who does.',
  engaged: 'Those can be casualties who are engaged: in contact, or within 2″ of a friend who is.',
  'whole-unit': 'The whole unit can be casualties, wherever its models stand.',
};

const DEALING: Readonly<Record<Answer<'allocation'>, string>> = {
  lap: 'Every wound is dealt before any save: one on each model of the armour that most have, then on each of the '
    + 'next, and round again.',
  iterative: 'The largest armour group takes a wound for each of its models and saves them; then the groups are '
    + 'counted again.',
  pools: 'The nearest model takes wound after wound until it is gone or no wound is left.',
  'owner-picks': 'The owner says of each wound who saves it, but where there are at least as many wounds as models the '
    + 'striker names who saves first.',
};

const SWEEPS: Readonly<Record<Answer<'sweep'>, string>> = {
  relock: 'Whoever is caught does not get away: it stays locked in combat, and no model of it is lost for that.',
  'free-round': 'Whoever is caught is struck once more by the victors, who all hit, and then runs.',
  destroy: 'Whoever is caught is destroyed to the last model.',
  'destroy-by-most': 'Whoever is caught is destroyed to the last model.',
};

const MEASURES: Readonly<Record<Answer<'sweep'>, string>> = {
  relock: 'The sweep must show more than the fall-back roll; with as much the losers get away.',
  'free-round': 'The sweep must show more than the fall-back roll; with as much the losers get away.',
  destroy: 'Both sides add their Initiative to a die; the victors need as much as the losers, or more.',
  'destroy-by-most': 'Both sides add to a die the Initiative that most of them have; the victors need as much as the '
    + 'losers, or more.',
};

const armour = (save: number | null): string => (save === null ? 'no armour' : `a save of ${save}+`);

/** So many models have a value, or an armour save. */
export interface Having<V> {
  readonly count: number;
  readonly value: V;
}

/** What is asked, and the words of what it is about and of what can be chosen. */
export const QUESTION_WORDS = {
  texts: TEXTS,
  sides: SIDES,
  fates: FATES,
  counted: { weaponSkill: 'Weapon Skill', toughness: 'Toughness' },
  armour,
  rung: (rung: Rung): string => rungWords(rung),
  notAnyMore: 'Not any more',
};

export type PhaseQuestionWords = typeof QUESTION_WORDS;

/** What is said to answers. */
export const ANSWER_WORDS = {
  lookAgain: 'Look at the rule again.',
  nothingComes: 'Nothing comes of that.',

  leftOut: (name: string): string => `You have left out ${name}.`,
  wrong: (name: string): string => `Not ${name}.`,
  tooMuch: 'That is too much.',
  tooLittle: 'That is too little.',

  nothingBars: (unit: string): string => `Nothing bars ${unit}, and a model of it can get into contact.`,
  /** What the text of a take answers to a question; null: it does not tell. */
  answers: (take: string, _: PolicyQuestion, answer: string | null): string =>
    `${take}: ${answer?.replaceAll('-', ' ') ?? 'no answer'}.`,
  question: (question: PolicyQuestion): string => `“${question}”`,

  toHit: (skill: number, against: number): string => `Weapon Skill ${skill} against ${against}. `
    + 'A higher one hits on 3+, an equal or lower one on 4+, and one less than half as high on 5+.',
  toWound: (strength: number, toughness: number | null): string => `Strength ${strength} against Toughness `
    + `${toughness}. Equals wound on 4+; each point more makes it easier by one, each point less harder, and a 1 never `
    + 'wounds.',
  noWounding: 'It does not come to that.',
  valuesIn: (unit: string, values: readonly Having<number>[]): string => 'The majority counts. Those who are counted '
    + `in ${unit}: ${values.map(({ count, value }) => `${count} with ${value}`).join(', ')}. A character is a unit of `
    + 'his own.',

  inflicted: (attacker: number, defender: number): string => 'What counts are wounds really inflicted, by the whole '
    + `side: the attacker has ${attacker}, the defender ${defender}.`,
  together: 'All units of one combat count together.',
  countsIn: (units: readonly string[]): string => 'Every Wound that the enemy has lost in this fight counts, saved '
    + `ones do not. In the combat are ${units.join(', ')}.`,
  mustTest: (unit: string): string => `${unit} fought on the side that lost: each of its units tests for itself.`,
  hasNotLost: (side: Side): string => `The ${side} has not lost.`,
  testsWithHost: (name: string): string => `${name} tests together with the unit that he has joined.`,
  leadership: (value: number): string => `Two dice must not show more than its Leadership, ${value}.`,
  noPenalty: 'By how much it has lost does not matter here.',
  penalty: (value: number): string => `One is taken off for every wound by which its side has lost: ${value}.`,
  sweeps: SWEEPS,
  measures: MEASURES,
  knowsNoFear: (unit: string): string =>
    `${unit} knows no fear: caught, it stays locked in combat, and nobody is removed.`,
  runs: (unit: string): string => `${unit} runs as far as its dice say.`,

  yes: 'yes',
  no: 'no',
  nobody: 'nobody',
  winners: WINNERS,
  theAnswer: (what: string): string => `The answer: ${what}.`,
  move: (names: string): string => `${names} go there.`,

  /** A reason with the model that it is of. */
  ofModel: (model: string, why: string): string => `${model}: ${why}`,
  strikesNow: (models: number, unit: string, attacks: number): string =>
    `${models} of ${unit} strike now, with ${attacks} attacks between them.`,
  dieForEach: 'Each attack of everybody whose Initiative it is takes a die.',
  character: (name: string): string => `${name} is an independent character: a unit of his own, and there are rules on `
    + 'who may strike him, and who must.',

  zones: ZONES,
  stands: {
    touching: 'It touches an enemy.', supporting: 'It stands within 2″ of a friend who touches an enemy.',
    idle: 'It touches nobody, and no friend within 2″ of it does.',
  },
  dealing: DEALING,
  armoursIn: (unit: string, armours: readonly Having<number | null>[]): string =>
    `Of ${unit} ${armours.map(({ count, value }) => `${count} have ${armour(value)}`).join(', ')}.`,
  savesIn: (unit: string, saves: readonly (number | null)[]): string =>
    'A die saves if it shows what the armour needs, or more; each wound that is not saved takes a point off the Wounds '
    + `of a model. Everybody of ${unit} has ${saves.map(armour).join(' or ')}.`,
};

export type PhaseAnswerWords = typeof ANSWER_WORDS;

/** How a lesson says what it says. */
export interface LessonLanguage {
  readonly sentence: Say;
  readonly words: PhaseAnswerWords;
  readonly questions: PhaseQuestionWords;
}

export const LESSONS_IN_ENGLISH: LessonLanguage = {
  sentence: phaseSentence, words: ANSWER_WORDS, questions: QUESTION_WORDS,
};
