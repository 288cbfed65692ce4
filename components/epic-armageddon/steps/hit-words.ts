/** What is said of hits: where each lies, how it is saved, what became of it, what its owner may choose. */
import type { Purpose } from '../../../src/epic-armageddon/model/hands.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Effect } from '../../../src/epic-armageddon/model/profile.ts';
import type { HitCause, SaveKind, SaveStage } from '../../../src/epic-armageddon/model/volley.ts';
import { capital, figure, form } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import { countOf } from './wording.ts';

const HITS_ON: Readonly<Record<Side, string>> = { attacker: 'Hits on the attacker', defender: 'Hits on the defender' };

const STAGES: Readonly<Record<SaveStage, string>> = {
  save: 'save', 're-roll': 're-roll', invulnerable: 'invulnerable',
};

const CHOICES: Readonly<Record<SaveKind, string>> = {
  armour: 'Armour', cover: 'Cover', holofield: 'Holofield', 'knight-shield': 'Knight shield',
  'ion-shield': 'Ion shield', none: 'No save',
};

/** The save that a hit is met with, in a word or two. */
const SAVES: Readonly<Record<SaveKind, string>> = {
  armour: 'armour', cover: 'cover', holofield: 'holofield', 'knight-shield': 'knight shield',
  'ion-shield': 'ion shield', none: 'no save',
};

export const hitWords = spoken('steps/hits', {
  hits: (hits: number): string => countOf(hits, 'hit'),
  hitsOn: (hits: number, force: string): string => `${countOf(hits, 'hit')} on ${force}`,
  heading: (hits: number, force: string): string => `${capital(countOf(hits, 'hit'))} on ${force}`,
  listOn: (force: string): string => `Hits on ${force}`,
  listOnSide: HITS_ON,
  whoTakes: (hit: number): string => `Who takes hit ${hit}?`,
  whomSniper: (hit: number): string => `Whom does sniper hit ${hit} fall on?`,
  howSaved: (hit: number): string => `How is hit ${hit} saved?`,
  changePlaces: (place: string, hits: number): string =>
    `${place}, ${countOf(hits, 'hit')} already: they change places`,
  choices: CHOICES,
  choice: (save: string, target: number): string => `${save} ${target}+`,

  inContact: 'in contact',
  aboard: (transport: string): string => `aboard ${transport}`,
  from: (length: string, enemy: string): string => `${length} from ${enemy}`,
  nearest: 'nearest',
  /** What becomes of those who are hacked down; of a war engine. */
  hackedDown: 'hacked down',
  losesPoint: 'loses a point',
  noSave: 'no save',
  save: (save: string, target: number): string => `${save} ${target}+`,
  again: (target: number): string => `again ${target}+`,
  invulnerable: (target: number): string => `invulnerable ${target}+`,
  then: (target: number): string => `then ${target}+`,

  stages: STAGES,
  saved: 'saved',
  rollSaved: (stage: string, target: number, face: number): string => `${stage} ${target}+: ${face}, saved`,
  rollFailed: (stage: string, target: number, face: number): string => `${stage} ${target}+: ${face}, not saved`,
  critical: (from: number, face: number): string => `critical on ${from}: ${face}, a critical hit`,
  noCritical: (from: number, face: number): string => `critical on ${from}: ${face}, none`,
  notYet: 'not yet',
  stopped: 'stopped by shields',
  lost: 'lost',
  damaged: 'damaged',
  dicePoints: (dice: string): string => `${dice} points`,
  points: (points: number): string => countOf(points, 'point'),
  stoppedPoints: (points: number): string => `${figure(points)} stopped by shields`,
  lostUnits: (units: number): string => `${figure(units)} lost`,
  damagedUnits: (units: number): string => `${figure(units)} damaged`,
  allSaved: 'all saved',
  allStopped: 'all stopped',
  nobodyHit: 'Nobody was hit',
  saves: SAVES,
});

/** What the dice of a throw are for. */
const PURPOSES: Readonly<Partial<Record<Purpose, string>>> = {
  save: 'One die for each hit that can be saved.',
  're-roll': 'Reinforced Armour throws failed saves again.',
  invulnerable: 'An invulnerable save is a last chance, whatever the hit.',
  damage: 'The dice say how many points of damage this hit does, and so on whom the next one falls.',
  critical: 'A die for every point of damage lost: a critical hit on a 6.',
};

/** What hits come of, where it is not the attacks. */
const CAUSES: Readonly<Partial<Record<HitCause, string>>> = {
  overwatch: 'Overwatch fire has hit those who charge; against it they may use cover.',
  'hack-down': 'Nothing saves a hack-down.',
  withdrawal: 'Too near to enemies where it ends: a point of damage for each of them, and nothing saves it.',
  'dangerous-terrain': 'Nothing saves what dangerous terrain does.',
  splash: 'Whoever was caught in the blast takes a hit.',
  passengers: 'Those who climb out of the wreck take a hit of the kind that wrecked it. They save by armour, or '
    + 'on 6+ from the wreck.',
  'blast-marker': 'Broken already, they take hits instead of Blast markers.',
  critical: 'This is what the critical hit did; nothing saves it.',
};

/** The questions that the notes under such hits answer. */
const ASKED: Readonly<Partial<Record<HitCause, string>>> = {
  overwatch: 'Why are they fired at?',
  'hack-down': 'Why are they hit?',
  withdrawal: 'Why is it damaged?',
  'dangerous-terrain': 'What does dangerous terrain do?',
  splash: 'Whom does a blast reach?',
  passengers: 'What becomes of passengers?',
  'blast-marker': 'Why do they lose units?',
  critical: 'What does a critical hit do?',
};

const ASKED_OF_DICE: Readonly<Partial<Record<Purpose, string>>> = {
  're-roll': 'Why again?',
  invulnerable: 'Which save is this?',
  damage: 'Why are these dice thrown first?',
  critical: 'What is a critical hit?',
};

const BLASTS: Readonly<Record<Effect, string>> = {
  normal: 'a hit', 'ignore-cover': 'a hit that ignores cover', lance: 'a lance hit', sniper: 'a hit',
  'macro-weapon': 'a macro-weapon hit', 'titan-killer': 'a Titan Killer hit',
};

export const settlingWords = spoken('steps/settling', {
  blowsUp: (name: string): string => `${name} blows up`,
  criticalOn: (name: string): string => `Critical hit on ${name}`,
  howMuch: 'How much damage?',
  criticalsOn: (names: string): string => `Critical hits: ${names}`,
  saves: (force: string): string => `Saves: ${force}`,
  blast: (length: string): string => `Its blast reaches ${length}. A die for everybody near.`,
  datasheet: (does: string): string =>
    `Its datasheet says what it does: ${does}. Whatever cost nobody damage, such as a weapon, is played on the table.`,
  datasheetMoves: (does: string): string =>
    `Its datasheet says what it does: ${does}. Throw at the table how far and which way, then move it on the map.`,
  purposes: PURPOSES,
  causes: CAUSES,
  thenOthers: (force: string, hits: number): string => `Then ${force} has ${countOf(hits, 'hit')} to save.`,
  sitIn: (names: string, passengers: number, transport: string): string =>
    `${names} ${form(passengers, { one: 'sits', other: 'sit' })} in ${transport}.`,

  asked: ASKED,
  askedOfDice: ASKED_OF_DICE,
  whatCriticalDoes: 'What does a critical hit do?',
  whatSaves: 'What saves against these hits?',
  armourOrCover: 'Armour or cover?',
  whatShields: 'What do shields stop?',
  whatFields: 'What do these fields do?',
  whichOrder: 'In which order?',

  criticalRows: 'War engines that have taken points of damage',
  stopped: (points: number): string => `${figure(points)} stopped`,
  lost: (points: number): string => `${figure(points)} lost`,
  /** What the dice for critical hits have done to a war engine, in a word or two. */
  none: 'none',
  blowsUpAtOnce: 'blows up',
  destroyedAtOnce: 'destroyed',
  losesMore: (points: number): string => `loses ${figure(points)} more`,
  noted: 'noted',
  /** What a 6 does, and who sees to it. */
  ifSix: 'If a 6 comes up',
  ifSixOn: (name: string): string => `If a 6 comes up for ${name}`,
  settledHere: 'settled here',
  waits: 'Its effect waits until the assault is over',
  moreDamage: 'More damage, if your list says so',
  youEnter: 'asked then',

  /** What a critical hit does. */
  destroyed: 'it is destroyed',
  loses: (points: number): string => `it loses ${countOf(points, 'further point')}`,
  splash: (length: string, blast: string): string => `everybody within ${length} takes ${blast}`,
  splashOn: (length: string, blast: string, target: number): string =>
    `everybody within ${length} takes ${blast} on ${target}+`,
  blasts: BLASTS,
  moves: (length: string): string => `it moves ${length} at most`,
  entered: 'you enter what else its datasheet says',
  later: 'more follows after the assault',
  nothing: 'nothing in an assault',
  damage: (points: number, capacity: number): string => `damage ${figure(points)} of ${figure(capacity)}`,
  left: (points: number): string => `${countOf(points, 'point')} left`,
  leftAway: (points: number, length: string): string => `${countOf(points, 'point')} left, ${length} away`,

  pointsOfDamage: 'Points of damage',
  pointsFurther: 'Points of damage, further away',
  pointsOn: (name: string): string => `Points of damage on ${name}`,
  othersFurther: (units: number): string => `${countOf(units, 'other')} further away`,
  enter: (points: number): string => `Enter ${countOf(points, 'point')} of damage`,

  moveIt: 'Move it',
  /** Before it has been moved, and since. */
  moveHow: (most: string): string => `drag it on the map, ${most} at most`,
  movedBy: (length: string, most: string): string => `${length} of ${most} at most`,
  putBack: 'Put it back',
  enterMove: (length: string): string => `Move it ${length}`,
  enterBoth: (points: number, length: string): string => `Enter ${countOf(points, 'point')}, move ${length}`,
});
