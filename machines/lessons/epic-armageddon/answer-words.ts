/** What lessons say to answers and to what was done, in English; a screen may have it said in another language. */
import type { Fact } from '../../../src/epic-armageddon/explain/fact.ts';
import { factSentence } from '../../../src/epic-armageddon/explain/fact-sentences.ts';
import type { Refusal } from '../../../src/epic-armageddon/model/log.ts';
import type { LogEntry } from '../../../src/epic-armageddon/model/log-entries.ts';
import { sentence } from '../../../src/epic-armageddon/explain/log-sentences.ts';
import type { Effect } from '../../../src/epic-armageddon/model/profile.ts';
import type { CoverBar } from '../../../src/epic-armageddon/attacks/saves.ts';
import type { SaveKind } from '../../../src/epic-armageddon/model/volley.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { centimetres, count, withAnd } from '../../../src/shared/wording.ts';
import { LESSON_GOALS, type GoalId } from '../../../src/lessons/goals.ts';
import { LESSON_QUESTIONS, type QuestionId } from '../../../src/lessons/questions.ts';

const SIDES: Readonly<Record<Side, string>> = { attacker: 'attacker', defender: 'defender' };

const WINNERS: Readonly<Record<Side, string>> = { attacker: 'the attacker', defender: 'the defender' };

const EFFECTS: Readonly<Record<Effect, string>> = {
  normal: 'an ordinary one', 'ignore-cover': 'ignoring cover', lance: 'a lance’s', sniper: 'a sniper’s',
  'macro-weapon': 'a macro-weapon’s', 'titan-killer': 'a Titan Killer’s',
};

const SAVES: Readonly<Record<SaveKind, string>> = {
  armour: 'armour', cover: 'cover', holofield: 'holofield', 'knight-shield': 'knight shield',
  'ion-shield': 'ion shield', none: 'none',
};

const AGAINST_EFFECTS: Readonly<Record<Effect, string>> = {
  normal: 'An ordinary hit is met with armour or with cover, whichever its owner takes.',
  'ignore-cover': 'No cover helps against this hit, armour does.',
  lance: 'A lance is saved once, never a second time.',
  sniper: 'A sniper’s hit makes the save one harder.',
  'macro-weapon': 'Neither armour nor cover saves from a macro-weapon; Reinforced Armour has one throw.',
  'titan-killer': 'No armour of any kind and no cover saves from a Titan Killer.',
};

const NO_COVER: Readonly<Record<CoverBar, string>> = {
  'war-engine': 'War engines have no cover save.',
  charged: 'Whoever charges has left cover behind, wherever it stands now.',
  'own-bunker': 'It saves by the bunker that was dug for it.',
};

const WAYS = {
  'best-charge': 'with the best charge that was found', 'best-hits': 'with the hits where they cost least',
  'best-found': 'with the best that was found',
} as const satisfies Readonly<Record<string, string>>;

const nearer = (count: number): string =>
  (count === 0 ? 'nobody is nearer' : `${count} of its side ${count === 1 ? 'is' : 'are'} nearer`);

export const ANSWER_WORDS = {
  sides: SIDES,
  winners: WINNERS,
  nobody: 'nobody',
  noSave: 'no save',
  diceTogether: (first: number, second: number): string => `${first} and ${second}`,
  effects: EFFECTS,
  saves: SAVES,

  lookAgain: 'Look at the rule again.',
  timeIsOver: 'The time for it is over.',
  chooseOne: 'Choose one.',
  leftOut: (name: string): string => `You have left out ${name}.`,
  not: (name: string): string => `Not ${name}.`,
  notComplete: (name: string): string => `The order is not complete: ${name} is missing.`,
  tooEarly: (name: string): string => `${name} comes too early.`,
  tooMuch: 'That is too much.',
  tooLittle: 'That is too little.',

  mayBeCharged: 'It is an enemy formation with a stand on the table.',
  mayBeBrought: 'A Commander may bring it along: it is near enough and not broken.',
  mayBeChargedToo: 'It stands within 5 cm of the target, so it may be charged with it.',
  somebodyNear: 'Somebody who charges stands within 15 cm of somebody charged, and nothing hides them.',
  nobodyNear: 'Nobody who charges stands within 15 cm and in line of fire of anybody charged.',
  speed: (name: string, speed: number): string =>
    `${name} has Speed ${speed}; from Speed 30 on one may go the longer way, below it the shorter one.`,

  zoneReaches: (name: string, zone: string, far: string): string =>
    `The zone of ${name} reaches ${zone}, measured from base to base, and it stands ${far} off.`,
  hasNoZone: (name: string): string => `${name} has been contacted: its zone is gone for the rest of this assault.`,
  mayReach: (name: string, speed: string, far: string): string =>
    `${name} may charge ${speed}; it is ${far} to there, and no zone of anybody else bars every way.`,
  nobodyPinned: 'Nobody stands where it may not stay: whoever began in a zone has left it, or touches an enemy.',
  mayGetOut: (name: string, transport: string): string =>
    `${name} rides in ${transport}, which nobody holds, and there is a place within 5 cm of it.`,
  noFireAt: (name: string): string => `No fire falls on ${name}, so it has the markers that it had.`,
  fearlessStays: (name: string): string => `${name} is Fearless and has not moved: it may stay where it is.`,

  firstStrike: 'It has First Strike and attacks before everybody who has not.',
  noFirstStrike: 'It attacks with everybody else: it has no First Strike here.',
  nobodyAttacks: 'Nobody on that side attacks.',
  throwsForOne: (name: string, dice: number): string => `${name}, for one, throws ${dice}.`,
  diceEach: 'Each stand that attacks throws a die; extra attacks add theirs.',
  enginesThrow: 'A war engine throws one for each point that it started with.',
  whichValue: 'In contact it is the close combat value that counts, otherwise that of the firefight.',
  whatHits: 'A die hits if it shows the value of the stand that throws it, or more; not all stands need the same.',

  inContact: (count: number): string => `It is in base contact; ${nearer(count)}.`,
  awayFromEnemy: (far: string, count: number): string =>
    `It stands ${far} from the nearest enemy; ${nearer(count)}.`,
  awayFromSupporter: (far: string, count: number): string =>
    `It stands ${far} from the nearest supporter; ${nearer(count)}.`,
  getsAsFar: 'A hit gets as far as that: nobody takes a second one before.',
  doesNotGetAsFar: 'The hits do not get as far as that: the nearest come first.',
  nobodyTwice: 'Nobody is hit twice before everybody who can be hit is hit once.',
  takesOfALap: (name: string, takes: number): string =>
    `${name} takes up to ${takes} of a lap, as many as its capacity, before the next one.`,

  noCover: NO_COVER,
  inCover: 'It stands in cover and may save by it instead of its armour.',
  coverForInfantry: 'It stands in cover that is for infantry only.',
  noCoverThere: 'Where it stands there is no cover.',
  againstEffects: AGAINST_EFFECTS,
  againstAnything: (name: string): string => `Ask as well whether ${name} has a save that stands against anything.`,
  noInvulnerable: (name: string): string =>
    `${name} has no invulnerable save, the kind that stands against any hit.`,
  savesOn: (name: string, face: number): string => `${name} saves this one on ${face}+.`,
  lostWithoutSave: 'Whoever is hit and has no save is lost; nobody else is.',
  damageNow: (name: string, left: number): string =>
    `${name} has ${left} now; each hit that nothing stops takes one, some take more.`,
  criticals: 'For every point lost a die is thrown, and a critical hit may take another.',
  leftAfter: (attackers: number, engaged: number, defenders: number): string =>
    `Stands left in the assault after these dice: ${attackers} of the attacker, ${engaged} of them among those who `
    + `were directly engaged, and ${defenders} of the defender.`,

  kills: 'Kills are those of the attacks and of supporting fire, in every round of this assault.',
  damageCounts: 'A point of damage on a war engine is a kill, too.',
  everybodyCounts: 'Everybody in the formations that fight counts, engaged or not; friends who only lend fire do not.',
  enginesCount: 'A war engine counts as the capacity it started with.',
  nothingCounts: (side: string): string => `Nothing counts for the ${side}.`,
  whatCounts: (side: string, names: string): string => `What counts for the ${side}: ${names}.`,
  onlyHigher: 'Of its two dice only the higher one counts.',
  settledBefore: 'Nothing is thrown for: the assault is settled before.',
  totals: (attacker: number, defender: number): string =>
    `The attacker comes to ${attacker}, the defender to ${defender}; the higher one wins, equal ones fight on.`,
  hackDowns: 'The loser takes as many hits as it has lost by, after a tie none.',
  halved: 'Marines who know no fear take half of them, rounded down.',
  brutal: 'Brutal winners add one.',

  hasNotFought: 'It has not fought: at most it is shaken by a single Blast marker.',
  hasWon: 'Its side has won: the formation takes a Blast marker for each of its losses.',
  onlyLosersBreak: 'Only a formation that has lost the assault breaks for it.',
  wasBroken: 'It was broken before.',
  allLost: 'All its stands are lost by the end.',
  standsLeft: (left: number): string => `It has ${left} ${left === 1 ? 'stand' : 'stands'} left when all is over.`,
  mustGo: 'It has lost: it has two moves.',
  shakenAway: 'The marker for standing near has broken it: it has two moves.',
  nobodyLeft: 'No unit of it is left to withdraw.',
  stays: 'Its side has won: the formation stays where it stands, even if its losses break it.',
  losesMarkers: 'A formation that breaks loses all its Blast markers.',
  keepsAndTakes: 'It keeps the markers that it had, and takes one more for each of its losses.',
  keepsMarkers: 'It keeps its own markers; a friend of the loser who stood near takes one more.',
  certain: (attacker: number, defender: number): string =>
    `Count what is certain: the attacker has ${count(attacker, 'kill')}, the defender ${defender}; then what is still `
    + 'to be thrown.',

  somebodyOut: 'Somebody does not fight in this assault: only those who are named with the target do.',
  formationOut: (name: string): string =>
    `${name} does not fight in this assault: only those who are named with the target do.`,
  diceInContact: (name: string, dice: number): string =>
    `${name} puts ${dice} of its dice into close combat; unless its owner says otherwise all go where its value is `
    + 'better.',
  cannotBeHit: (name: string): string => `${name} cannot be hit.`,
  hitsAlone: (name: string, hits: number): string =>
    `${name} has ${hits} of the hits; its owner may change it over only with somebody equally near, and nobody is.`,
  hitsAmong: (name: string, hits: number, equal: string): string =>
    `${name} has ${hits} of the hits; its owner may change it over only with those equally near: ${equal}.`,
  hasNotThrown: (name: string, save: string): string => `${name} has thrown none of its saves by ${save}.`,
  hasNoSave: (name: string, save: string): string => `${name} has no save by ${save} against an ordinary hit.`,
  supportedBy: (side: string, names: string): string =>
    `The ${side} is supported by ${names}; everybody who may is, unless their owner says otherwise.`,
  mayNotSupport: (name: string): string => `${name} may not support now.`,
  wasNoAssault: 'It ended otherwise: there was no assault.',
  wentAnotherWay: 'It ended otherwise: the assault went another way.',

  someInContact: (there: number, all: number): string =>
    `${there} of ${all} ${there === 1 ? 'is' : 'are'} in base contact: a gap of at most 0.05 cm.`,
  strikes: (name: string): string => `${name} is in base contact and strikes in close combat.`,
  noAssault: 'Nobody stands within 15 cm and in line of fire: there is no assault.',
  measured: (name: string, far: string, from: string): string =>
    `${name} stands ${far} from ${from}, measured from base to base.`,
  isLost: (name: string): string => `${name} is lost.`,
  charges: (name: string): string => `${name} charges and has no cover in this assault.`,
  noCoverFor: (name: string): string => `There is no cover for ${name} where it stands.`,
  mayNotAttack: (name: string): string => `${name} may not attack.`,
  isEngaged: (name: string): string => `${name} is directly engaged.`,
  cannotBeHitAtAll: (name: string): string => `${name} cannot be hit at all: it is not directly engaged.`,
  nearerIsFirst: (name: string, far: string, other: string, farther: string): string =>
    `${name} stands ${far} from the enemy, ${other} ${farther}: whoever is nearer is hit first.`,
  fearlessLost: (name: string): string => `${name} ended within 5 cm of an enemy: having moved, it is lost.`,
  tooNear: (name: string): string => `${name} ended too near an enemy: within 15 cm it is lost.`,
  standTooNear: 'A stand ended too near an enemy: within 15 cm it is lost.',

  yes: 'yes',
  no: 'no',
  theAnswer: (what: string): string => `The answer: ${what}.`,
  ofThese: (names: string): string => `${names}:`,
  /** What is said of several, of each alike. */
  ofEach: (names: string): string => `${names}, each:`,
  mayGo: (name: string, far: string): string => `${name} may go ${far}.`,
  adds: (name: string, value: number): string => `${name}: ${value < 0 ? '−' : '+'}${Math.abs(value)}.`,
  hitsFall: (names: string): string => `The hits fall on ${names}.`,
  hitGoes: (name: string): string => `One hit goes to ${name} instead.`,
  savesBy: (name: string, save: string): string => `${name} saves by ${save}.`,

  ways: WAYS as Readonly<Record<AlternativeName, string>>,
  wasBest: (title: string, round: number, chance: string): string =>
    `${title}, round ${round}: ${chance} to win, and nothing that was tried would have been better.`,
  wasBetter: (title: string, round: number, chance: string, better: string, way: string): string =>
    `${title}, round ${round}: ${chance} to win; ${better} ${way}.`,
};
export type AnswerWords = Readonly<typeof ANSWER_WORDS>;

/** What would have been better, in a word. */
export type AlternativeName = keyof typeof WAYS;

/** How a lesson says what it asks and answers. */
export interface LessonLanguage {
  readonly words: AnswerWords;
  /** Questions and tasks where a lesson puts them in no words of its own, parameters in braces. */
  readonly questions: Readonly<Record<QuestionId, string>>;
  readonly tasks: Readonly<Record<GoalId, string>>;
  readonly sentence: (fact: LogEntry | Refusal) => string;
  readonly fact: (fact: Fact) => string;
  /** What counts for the result, by what it is called in English. */
  readonly modifier: (name: string) => string;
  /** A text of the statechart, by what it is in English. */
  readonly chart: (text: string) => string;
  readonly list: (names: readonly string[]) => string;
  readonly centimetres: (cm: number) => string;
}

const saysOf = <I extends string>(kinds: Readonly<Record<I, { readonly say: string }>>): Readonly<Record<I, string>> =>
  Object.fromEntries((Object.keys(kinds) as I[]).map(id => [id, kinds[id].say])) as Record<I, string>;

/** Questions and tasks in English, by their ids. */
export const QUESTION_TEXTS = saysOf<QuestionId>(LESSON_QUESTIONS);
export const TASK_TEXTS = saysOf<GoalId>(LESSON_GOALS);

export const LESSONS_IN_ENGLISH: LessonLanguage = {
  words: ANSWER_WORDS, questions: QUESTION_TEXTS, tasks: TASK_TEXTS, sentence, fact: factSentence,
  modifier: name => name, chart: text => text, list: withAnd, centimetres,
};

/** How the lesson of a position says it. */
export const languageOf = ({ ready: { language } }: {
  readonly ready: { readonly language?: LessonLanguage };
}): LessonLanguage => language ?? LESSONS_IN_ENGLISH;

export const wordsIn = (position: Parameters<typeof languageOf>[0]): AnswerWords => languageOf(position).words;
