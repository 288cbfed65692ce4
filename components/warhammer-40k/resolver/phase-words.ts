/** What the 40k walk-through says of its own accord, in one place. */
import type { SaveKind } from '../../../src/warhammer-40k/model/allocation.ts';
import type { ChoiceQuestion } from '../../../src/warhammer-40k/model/choices.ts';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { GunKind } from '../../../src/warhammer-40k/model/gun.ts';
import type { Purpose } from '../../../src/warhammer-40k/model/hands.ts';
import type { WeaponKind } from '../../../src/warhammer-40k/model/profile.ts';
import type { WeaponRefusal } from '../../../src/warhammer-40k/model/refused-weapons.ts';
import type { UnitFate } from '../../../src/warhammer-40k/explain/report.ts';
import type { RULINGS, RulingId } from '../../../src/warhammer-40k/rulings/rulings.ts';
import type { Result } from '../../../src/warhammer-40k/model/state.ts';
import { capital, counted, form } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import type { Side } from '../../../src/warhammer-40k/model/procedure.ts';

export const weaponWords = (kind: WeaponKind | 'monstrous'): string =>
  (kind === 'monstrous' ? 'monstrous creature' : kind.replaceAll('-', ' '));

const EDITIONS: Readonly<Record<Edition, string>> = {
  'trial-seven-steps': 'The later draft: everybody in base contact strikes, pile-in comes before the break-off.',
  'trial-eight-steps': 'The earlier draft: a step for cover before all others, a free round for those who sweep.',
  '4th': 'Tells the fight alone: charge and outcome are agreed on.',
  '7th': 'Overwatch, random charges, Wound pools, a sweep that destroys.',
};

type RulingWords = { readonly [id in RulingId]: {
  readonly asks: string;
  readonly answers: { readonly [answer in (typeof RULINGS)[id]['answers'][number]]: string };
} };

const RULED: RulingWords = {
  lapOverflow: {
    asks: 'Where do wounds go of an armour group that has nobody left?',
    answers: { spill: 'over to the next group', discard: 'they are lost' },
  },
  majority: {
    asks: 'What is a majority?',
    answers: { most: 'what most have', 'more-than-half': 'what more than half have' },
  },
  coverInOngoingCombat: {
    asks: 'Does cover count for a unit that was fighting already?', answers: { no: 'no', yes: 'yes' },
  },
  freeRoundSecondWeapon: {
    asks: 'Does a second weapon count in the free round of a sweep?', answers: { no: 'no', yes: 'yes' },
  },
  moraleTest: {
    asks: 'When is a test of Leadership passed?',
    answers: {
      'at-most-leadership': 'two dice show at most the Leadership',
      'natural-two-passes': 'so, and always with two ones',
    },
  },
  penaltyPerWound: {
    asks: 'How much Leadership does each wound cost that a side has lost by?',
    answers: { 1: 'one', 0: 'none', 2: 'two' },
  },
  dangerousSave: {
    asks: 'What saves a wound by dangerous terrain?',
    answers: {
      none: 'nothing', invulnerable: 'an invulnerable save',
      'armour-or-invulnerable': 'armour, or an invulnerable save',
    },
  },
};

const PURPOSES: Readonly<Record<Purpose, string>> = {
  'charge-range': 'charge range',
  'dangerous-terrain': 'dangerous terrain',
  regroup: 'regrouping',
  hit: 'to hit',
  wound: 'to wound',
  'wound-again': 'to wound, again',
  'hit-again': 'to hit, again',
  'feel-no-pain': 'to feel no pain',
  destroyed: 'wounds by a destroyer',
  fear: 'Fear',
  rampage: 'rampage',
  save: 'to save',
  'psychic-test': 'psychic test',
  panic: 'panic',
  morale: 'morale',
  'fall-back': 'fall back',
  sweep: 'sweeping advance',
  consolidate: 'consolidation',
  'sweep-further': 'further sweep',
  'initiative-test': 'Initiative test',
  'hit-and-run': 'hit and run',
  'roll-off': 'roll-off',
  'look-out': 'look out, sir',
  templates: 'template hits',
  'counter-range': 'counter-attack',
};

const CHOICES: Readonly<Record<ChoiceQuestion, string>> = {
  combat: 'Which combat is fought next?',
  toughness: 'Which Toughness counts?',
  'armour-group': 'Which armour takes wounds first?',
  casualty: 'Who takes the wound?',
  pool: 'Which wounds are settled next?',
  nominee: 'Who must take the first save?',
  'force-victim': 'Against whom is the force weapon turned?',
  morale: 'Test morale, or fail on purpose?',
  sweep: 'Make a sweeping advance?',
  'free-round': 'Strike the fleeing enemy?',
  'range-again': 'Which dice are thrown again?',
  'hit-and-run': 'Break away from the fight?',
  direction: 'Where to?',
};

const SAVES: Readonly<Record<SaveKind, string>> = { armour: 'armour', invulnerable: 'invulnerable save' };

const FATES: Readonly<Record<UnitFate, string>> = {
  destroyed: 'destroyed', 'falling-back': 'falling back', locked: 'locked in combat', free: 'free',
};

const OPTIONS = {
  test: 'Test morale', fail: 'Fail on purpose', sweep: 'Sweep', stay: 'Stay', strike: 'Strike', hold: 'Hold back',
  'no-armour': 'Without armour', none: 'Neither', first: 'The first die', second: 'The second die', both: 'Both dice',
  leave: 'Break away',
} as const;

export const phaseWords = spoken('warhammer-40k', {
  phase: (title: string): string => `Assault phase: ${title}`,
  untitled: 'An assault phase',
  noEdition: (ruleset: string, editions: readonly string[]): string =>
    `There is no ruleset "${ruleset}". There are ${editions.map(one => `warhammer-40k-${one}`).join(', ')}.`,
  noSample: (id: string, known: readonly string[]): string =>
    `There is no bundled phase "${id}". There are ${known.join(', ')}.`,
  /** What a die is called that counts, and one that does not, unless it is thrown to hit. */
  verdicts: {
    wound: { counts: 'a wound', countsNot: 'no wound' },
    save: { counts: 'saved', countsNot: 'not saved' },
  },
  charge: 'Charge',
  fight: 'Fight',
  aftermath: 'Outcome',
  step: (rung: string): string => `Initiative ${rung}`,
  coverStep: 'cover step',
  /** Those whose decision it is, and how many forces they are. */
  chooses: (names: string, forces: number): string => `${names} ${form(forces, { one: 'chooses', other: 'choose' })}.`,
  /** Another model than the usual one. */
  other: 'Other',
  usual: 'the usual answer',
  forAll: 'As usual for all of these',
  tapToo: 'You may also tap a model on the map.',
  whyRule: 'What does the rule say?',
  /** A question in which the texts differ, and what this one answers. */
  textSays: (question: string, answer: string): string => `${question} ${capital(answer)}.`,
  notTold: 'this text does not tell',
  menu: 'Phases, editions and dice',
  nextTurnMore: 'The other player’s turn: who is locked fights on, and those who run go on running.',
  edition: 'Edition',
  playedUpTo: (title: string): string => `Played again by this text. From here it goes on differently: ${title}.`,
  inTurn: (edition: string, turn: number, active: Side): string => `${edition}, Turn ${turn}, ${active}`,
  combat: (units: readonly string[], round: number): string => `${units.join(', ')}, round ${round}`,
  fallBackRolls: 'Fall-back throws to beat',
  fallBackRoll: (unit: string, roll: number): string => `${unit} throws ${roll}.`,
  wounds: 'Wounds inflicted',
  losses: 'Units',
  /** A text that does not tell who wins has its wounds alone. */
  resultOf: ({ winner, wounds: { attacker, defender } }: Result): string => {
    const wounds = `${attacker} to ${defender} wounds.`;
    if (winner === null && attacker !== defender) return wounds;
    return `${winner === null ? 'A draw' : `The ${winner} wins`}: ${wounds}`;
  },
  fateOf: (name: string, fate: string, lost: number, of: number): string => `${name}: ${fate}, ${lost} of ${of} lost`,
  toMove: (names: string): string => `Still to move: ${names}.`,
  declared: (unit: string, targets: readonly string[]): string => `${unit} charges ${targets.join(', ')}.`,
  charger: 'Who charges?',
  targets: 'At whom?',
  primary: 'primary target',
  picked: 'Who moves next?',
  noWeapon: 'nothing special',
  attacksOf: (model: string, attacks: number): string =>
    `${model}: ${counted(attacks, { one: 'attack', other: 'attacks' })}`,
  attacksAt: (model: string, unit: string): string => `${model}: attacks at ${unit}`,
  at: (targets: readonly string[]): string => `at ${targets.join(', ')}`,
  fires: (unit: string): string => `${unit} may fire`,
  woundsOn: (model: string): string => `Wounds on ${model}`,
  misses: (unit: string): string => `${unit} fires and misses`,
  /** Fire at chargers of which the dice are thrown: what fires, how often, and how hard. */
  guns: { gun: 'Guns', template: 'Templates', blast: 'Blasts' } satisfies Readonly<Record<GunKind, string>>,
  gunShots: (guns: string): string => `${guns}: shots`,
  gunHits: (guns: string): string => `${guns}: hits`,
  gunStrength: (guns: string): string => `${guns}: Strength`,
  gunPiercing: (guns: string): string => `${guns}: AP, 0 for none`,
  shoots: (unit: string): string => `${unit} fires`,
  fireWounds: (unit: string, wounds: number): string =>
    `${unit} fires: ${counted(wounds, { one: 'wound', other: 'wounds' })}`,
  nobody: 'nobody',
  /** Whose dice they are, and against whom. */
  versus: (who: string, against: string): string => `${who} v ${against}`,
  /** What is thrown; null: no face is asked for. */
  thrown: (purpose: string, target: number | null): string =>
    `${capital(purpose)}${target === null ? '' : ` ${target}+`}`,
  choices: CHOICES,
  options: OPTIONS,
  /** By the hours of a clock. */
  oClock: (hour: string): string => `Towards ${hour} o’clock`,
  hours: { up: 'up the map', right: 'right on the map', down: 'down the map', left: 'left on the map' },
  toughness: (value: string): string => `Toughness ${value}`,
  saveOn: (face: string): string => `Save ${face}+`,
  /** Saves that may be thrown instead of those that are. */
  /** Weapons that the text does not have, by why. */
  refused: {
    'not-agreed': (weapons: string): string =>
      `${weapons}: heavy is not in this text; agree on 4C-W3 (heavyWeapons), or use ordinary.`,
    'needs-number': (weapons: string): string => `${weapons}: no such weapon in this edition; give armourPiercing.`,
  } satisfies Readonly<Record<WeaponRefusal, (weapons: string) => string>>,
  /** Grenades that the text gives nothing to do. */
  idleGrenades: (grenades: string): string => `${grenades}: these grenades do nothing by this text.`,
  playsOn: 'This table was set up before that was asked for: it can be played as it was, but has no odds.',
  otherSaves: 'Another save instead',
  keepsWound: (model: string): string => `${model} keeps it: no throw`,
  odds: 'Odds of this fight from here',
  oneBy: (who: string, by: SaveKind, need: number): string => `${who}: one by ${SAVES[by]} ${need}+`,
  allBy: (who: string, by: SaveKind, need: number): string => `${who}: all by ${SAVES[by]} ${need}+`,
  round: (round: number): string => `round ${round}`,
  woundsLeft: (left: number, of: number): string => `${left} of ${of} Wounds left`,
  armour: (save: number | null): string => (save === null ? 'no armour' : `save ${save}+`),
  poolOf: (strength: number, kind: WeaponKind | 'monstrous'): string => `Strength ${strength}, ${weaponWords(kind)}`,
  /** Those of a pool that came of sixes to wound. */
  sixes: 'sixes to wound',
  fates: FATES,
});

/** The menu of a phase, and what stands around the questions that the texts leave open. */
export const menuWords = spoken('warhammer-40k/menu', {
  startAgainMore: 'The same phase with the same dice.',
  newDiceMore: 'From the start, with dice nobody has seen.',
  rulings: 'How does your club play this?',
  rulingsMore: 'Questions that the texts leave open.',
  rulingsLead: 'A new answer plays your phase again with the same dice, as far as it goes.',
  back: 'Back to the phase',
  editions: 'The same table by another text',
  phases: 'Bundled phases',
  editionsMore: EDITIONS,
  completion: {
    heading: 'Completion',
    lead: 'What other pages add to this text. None of it is played unless you turn it on.',
    whole: { '7th': 'Play the whole seventh edition', '4th': 'Play the whole fourth edition' },
    none: 'Turn all of it off',
    left: (rows: readonly string[]): string =>
      `Left off, for no source of it is stored: ${rows.join(', ')}. Turn on by name what you want.`,
    later: 'It is settled before the first turn.',
    rows: 'What is played',
    subjects: {
      charge: 'Charge',
      overwatch: 'Overwatch',
      traits: 'Special rules',
      weapons: 'Weapons and grenades',
      wounds: 'Wounds and saves',
      characters: 'Characters',
      outcome: 'After the fight',
    },
  },
  asked: RULED,
});

/** Where the text does not tell. */
export const silentWords = spoken('warhammer-40k/silent', {
  siblings: 'As sibling pages tell',
  siblingsMore: 'Second hand, from other pages of this edition. The rest stays open.',
  siblingsTell: (answer: string): string => `Sibling pages tell: ${answer}.`,
  siblingsTellNot: 'Sibling pages do not tell.',
  asIn: (edition: string): string => `As in: ${edition}`,
  silent: 'This text does not tell',
  silentLead: (edition: string, what: string): string =>
    `${edition}: ${what} Nothing is made up here. You may agree on an answer from another edition, or go on without.`,
  notAgreed: 'not agreed on',
});

/** What dice are thrown for. */
export const purposeWords = spoken('warhammer-40k/purposes', PURPOSES);
