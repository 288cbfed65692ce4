/** The questions that the rules leave open: their answers, the default, and where each comes from. */

interface Question {
  /** The question as a player would ask it at the table. */
  readonly question: string;
  /** Every answer that the program can play, the default first. */
  readonly answers: Readonly<Record<string, string>>;
  /** The rule the question belongs to. */
  readonly rule: string;
  /** Where the default comes from. */
  readonly source: string;
}

/**
 * Every open question these steps meet.
 *
 * The first answer of each is the default; a scenario carries only what differs.
 */
export const RULINGS = {
  lineOfFireToAssault: {
    question: 'Does an assault need a line of fire between someone and someone, or only 15cm?',
    answers: { needed: 'A line of fire is needed, after the charge and again after the first counter-charges.',
               'not-needed': 'Being within 15cm is enough, as the printed rule has it.' },
    rule: 'A2.2',
    source: 'NetEA FAQ since 2017; the printed rule is silent.',
  },
  equalDistances: {
    question: 'Two stands are equally near: who takes the hit?',
    answers: { 'owner-chooses': 'Their owner chooses; unasked, the one that stands first in the list.',
               'list-order': 'Always the one that stands first in the list.' },
    rule: 'H1',
    source: 'Open point 1: not printed for hits, assumed by Ragnarök.',
  },
  laterBatch: {
    question: 'Do macro-weapon hits start again at the nearest stand?',
    answers: { 'fresh-lap': 'Yes: a fresh lap over the survivors, in the same order.',
               'lap-continues': 'No: stands already hit in this batch wait until everybody has been hit.' },
    rule: 'H7',
    source: 'Open point 2: the natural reading.',
  },
  specialHits: {
    question: 'Where do Ignore Cover and Lance hits fall among ordinary ones?',
    answers: { 'where-they-bite': 'On stands where they matter, as long as nearest-first is kept.',
               'in-order': 'After the ordinary hits, wherever the order puts them.' },
    rule: 'H8',
    source: 'NetEA FAQ, resolve attacks: an unofficial consensus.',
  },
  bothSwift: {
    question: 'All defenders and all engaged attackers die together: who has won?',
    answers: { 'attacker-if-any-lives':
                 'The attacker, if any stand of the charging formation lives anywhere; otherwise nobody.',
               nobody: 'Nobody.' },
    rule: 'A4.7',
    source: 'Open point 3: not ruled.',
  },
  engagedInLaterRounds: {
    question: 'Whose death ends a later round at once: those engaged now, or those engaged in the first round?',
    answers: { 'this-round': 'The attackers directly engaged in this round.',
               'first-round': 'The attackers directly engaged in the first round.' },
    rule: 'A4.7',
    source: 'Open point 15: Rules Revamp A4 and the NetEA FAQ, resolve attacks.',
  },
  supportEachRound: {
    question: 'A tie is fought on: may support be called again?',
    answers: { 'every-round': 'Yes, in every round.', 'first-round': 'No, only in the first.' },
    rule: 'A5.1',
    source: 'Open point 14: the whole of step 4 onwards is repeated.',
  },
  supportCalledBy: {
    question: 'Must a supporter see an enemy that attacked, or is one in a position to attack enough?',
    answers: { 'enemy-that-attacked': 'An enemy that attacked in this round.',
               'enemy-engaged': 'Any enemy that is directly engaged.' },
    rule: 'A5.2',
    source: 'NetEA FAQ, supporting fire.',
  },
  supportReach: {
    question: 'May a supporting hit fall on an engaged stand that no supporter could reach?',
    answers: { 'all-engaged': 'Yes: every directly engaged stand can be hit.',
               'within-15cm': 'No: only stands within 15cm and line of fire of a supporter.' },
    rule: 'A5.4',
    source: 'The text names only the directly engaged; “as in shooting” can be read as a limit.',
  },
  losersSupporters: {
    question: 'Which formations of the losing side take a Blast marker for having been near?',
    answers: { 'when-support-is-called':
                 'Those in a position to support when support was called; none after a swift ending.',
               'swift-endings-too': 'The same, and after a swift ending as well.',
               'able-to-fire': 'Only those that could have fired, but for being broken or having no firefight value.' },
    rule: 'A7.6',
    source: 'Open point 10; the third answer is Ragnarök’s.',
  },
  immobileCounterCharge: {
    question: 'May a stand with no Speed counter-charge?',
    answers: { stays: 'No, it stays where it is.', '5cm': 'Yes, 5cm as every slow stand.' },
    rule: 'A3.10',
    source: 'Open point 13.',
  },
  mountedCover: {
    question: 'Do mounted troops get an infantry cover save?',
    answers: { none: 'No: they are vehicles for terrain.', infantry: 'Yes, as infantry.' },
    rule: 'V2',
    source: 'Open point 21.',
  },
  whoConsolidates: {
    question: 'Who may make the winner’s free 5cm move?',
    answers: { 'formations-in-the-assault': 'Only formations that fought.',
               'supporters-too': 'Formations that fought and those that gave supporting fire.' },
    rule: 'A8.3',
    source: 'Open point 11.',
  },
  brokenWinner: {
    question: 'A winner breaks from its losses: may it still consolidate?',
    answers: { consolidates: 'Yes, nothing forbids it.', stays: 'No.' },
    rule: 'A8.3',
    source: 'Open point 22.',
  },
} as const satisfies Readonly<Record<string, Question>>;

export type RulingId = keyof typeof RULINGS;
/** One answer for every question. */
export type Rulings = { readonly [id in RulingId]: keyof (typeof RULINGS)[id]['answers'] };

export const RULING_IDS = /* @__PURE__ */ Object.keys(RULINGS) as readonly RulingId[];

/** The first answer of every question. */
export const DEFAULT_RULINGS: Rulings = {
  lineOfFireToAssault: 'needed',
  equalDistances: 'owner-chooses',
  laterBatch: 'fresh-lap',
  specialHits: 'where-they-bite',
  bothSwift: 'attacker-if-any-lives',
  engagedInLaterRounds: 'this-round',
  supportEachRound: 'every-round',
  supportCalledBy: 'enemy-that-attacked',
  supportReach: 'all-engaged',
  losersSupporters: 'when-support-is-called',
  immobileCounterCharge: 'stays',
  mountedCover: 'none',
  whoConsolidates: 'formations-in-the-assault',
  brokenWinner: 'consolidates',
};
