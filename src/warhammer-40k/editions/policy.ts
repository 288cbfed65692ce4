/** The questions in which the four texts differ: what may be answered, and what each edition answers. */

/** The stages after a fight that a text puts in an order of its own. */
export const STAGES = ['panic', 'morale', 'pile-in', 'break-off', 'consolidate'] as const;
/** A row beside a text may have one more. */
export type StageName = (typeof STAGES)[number] | 'no-retreat' | 'part';

/**
 * Every question of the rules that is answered differently by at least one text, with the answers there are.
 *
 * Numbers are inches unless a die is named.
 */
export const QUESTIONS = {
  /** Are all charges declared before anybody moves, or is each unit finished before the next one declares? */
  chargeShape: ['together', 'in-turn'],
  /** How far do chargers go: as far as their unit may, 6", or what two dice say? */
  chargeRange: ['unit', 'six', 'two-dice'],
  /** What does difficult terrain do to a charge: the higher of two dice is its range, or 2" are taken off? */
  chargeTerrain: ['keep-higher', 'minus-two'],
  /** Must a charger see its target? */
  chargeSight: ['no', 'yes'],
  /** What binds a charge at several units together? */
  multiCharge: ['primary', 'cluster', 'disordered'],
  /** Whom may a unit charge that has shot? */
  shotThenCharge: ['shot-unit-first', 'shot-unit-only', 'shot-unit-primary'],
  /** May a unit charge that stood still to fire? `caller`: whoever sets up the table says so. */
  stationaryFireBan: ['banned', 'allowed', 'caller'],
  /** May the charged fire at the chargers? */
  overwatch: ['no', 'yes'],
  /** What do models strike with that touch nobody but are near a friend who does? */
  support: ['one-attack', 'full'],
  /** Near which friends may they be? */
  supportedBy: ['own-unit', 'any-friend'],
  /** When is it worked out who is engaged? */
  engagedWhen: ['fight-start', 'step', 'step-after-pile-in'],
  /** Who can be a casualty? */
  vulnerable: ['danger-zone', 'engaged', 'whole-unit'],
  /** What takes the charge bonus away? `fired-but-terminators`: as `fired`, and Terminators are exempt as well. */
  chargeBonusBar: ['fired-but-terminators', 'fired', 'disordered', 'photon'],
  /** What does cover do for those who are charged in it? */
  cover: ['initiative-10', 'before-all', 'nothing'],
  /** Is it asked of the whole unit, or of each model, whether a charge came across its cover? */
  coverLine: ['unit', 'model'],
  /** Do chargers through difficult terrain strike last? */
  terrainStrikesLast: ['no', 'yes'],
  /** Over whom is the majority of Weapon Skill and Toughness counted? */
  majorityOver: ['unit', 'engaged'],
  /** Which Weapon Skill counts where none is in the majority: the lowest of all, the highest of those that tie? */
  tieWeaponSkill: ['lowest', 'highest'],
  /** Which Toughness counts where none is? `owner`: whichever he likes of those that tie. */
  tieToughness: ['owner', 'lowest', 'highest'],
  /** What keeps an armour save from being taken? */
  armour: ['denied', 'armour-piercing'],
  /** How are wounds dealt to the models of a unit? */
  allocation: ['lap', 'iterative', 'pools', 'owner-picks'],
  /** How does a model strike that could strike several units? */
  splitAttacks: ['by-model', 'by-attack'],
  /** In which order do the stages after a fight come? */
  stageOrder: ['pile-in-first', 'break-off-first', 'sweep-first'],
  /** Do friends of a unit that was wiped out panic? */
  panic: ['no', 'within-6'],
  /** Is the morale of the losers harder to pass the more they lost by? */
  moralePenalty: ['no', 'yes'],
  /** May losers fail their morale on purpose? */
  autoFail: ['no', 'yes'],
  /**
   * What does a sweeping advance do to those whom it catches? Where they are destroyed, the highest Initiative of a
   * unit counts, or that of most.
   */
  sweep: ['relock', 'free-round', 'destroy', 'destroy-by-most'],
  /** How far do victors consolidate, and whom may they touch? */
  consolidate: ['three-any', 'three-new', 'die-none'],
  /** How do those who are still locked pile in at the end? */
  endPileIn: ['six-unengaged-first', 'six', 'three-as-charge'],
  /** Is it the model or its unit that neither shoots nor is shot at while locked? */
  lockedShooting: ['model', 'unit'],
  /**
   * May enemies who touch an independent character strike his unit instead? `with-unit`: he is one of its models, and
   * nobody strikes him by himself.
   */
  characterStrike: ['may', 'must', 'with-unit'],
  /** Is a monstrous creature treated as an independent character? */
  monsterIsCharacter: ['no', 'yes'],
  /**
   * What do special weapons do: as the trial rules say, the same borrowed by a text that does not say, or as special
   * rules say that go with armour piercing?
   */
  weaponEffects: ['trial-rules', 'borrowed', 'special-rules'],
  /** What does armour save on at best against a heavy weapon? `unknown`: there is no such weapon. */
  heavyWeapons: ['four-at-best', 'unknown'],
} as const;

export type PolicyQuestion = keyof typeof QUESTIONS;
export type Answer<Q extends PolicyQuestion> = (typeof QUESTIONS)[Q][number];

export const QUESTION_IDS = /* @__PURE__ */ Object.keys(QUESTIONS) as readonly PolicyQuestion[];

/** What a text answers to every question; null: it does not tell. */
export type Policy = { readonly [Q in PolicyQuestion]: Answer<Q> | null };

/** What players have agreed on where their text does not tell. */
export type Completion = { readonly [Q in PolicyQuestion]?: Answer<Q> };

/** The stages in the order that an answer stands for. */
export const STAGE_ORDERS: { readonly [order in Answer<'stageOrder'>]: readonly StageName[] } = {
  'pile-in-first': ['panic', 'morale', 'pile-in', 'break-off', 'consolidate'],
  'break-off-first': ['panic', 'morale', 'break-off', 'consolidate', 'pile-in'],
  'sweep-first': ['panic', 'morale', 'break-off', 'pile-in', 'consolidate'],
};
