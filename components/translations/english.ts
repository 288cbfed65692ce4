/** What all words are in English, by the group with which they are fetched: what each language must have. */
import type { AssaultTexts } from '../../machines/charts/layouts/assault-texts.ts';
import type { PhaseTexts } from '../../machines/charts/layouts/phase-texts.ts';
import type { CaseWords } from '../../machines/compare/editions/case-words.ts';
import type { AnswerWords } from '../../machines/lessons/epic-armageddon/answer-words.ts';
import type { PhaseAnswerWords, PhaseQuestionWords } from '../../machines/lessons/warhammer-40k/answer-words.ts';
import type { CHOICE_WORDS } from '../../src/army-lists/choices/choice-words.ts';
import type { IMPORT_WORDS } from '../../src/army-lists/import/import-words.ts';
import type { NOTE_WORDS } from '../../src/deployment/note-words.ts';
import type {
  AFTERMATH_EVENTS, ATTACK_EVENTS, CHARGE_EVENTS,
} from '../../src/epic-armageddon/explain/phrases/events.ts';
import type { Refusals } from '../../src/epic-armageddon/explain/phrases/refusals.ts';
import type { Reasons } from '../../src/epic-armageddon/explain/fact-sentences.ts';
import type { TerrainKind, Works } from '../../src/epic-armageddon/model/terrain.ts';
import type { Changes } from '../../src/epic-armageddon/odds/changes/phrases.ts';
import type { RulingWords } from '../../src/epic-armageddon/rulings/rulings.ts';
import type { Unusable } from '../../src/epic-armageddon/scenario/profile-source.ts';
import type { SampleNames } from '../../src/epic-armageddon/scenario/samples/names.ts';
import type { LessonId, LessonNames } from '../../src/lessons/epic-armageddon/course/names.ts';
import type { LESSON_PROBLEM_WORDS } from '../../src/lessons/lesson-problem-words.ts';
import type { LessonProse } from '../../src/lessons/prose.ts';
import type { PhaseLessonId, PhaseLessonNames } from '../../src/lessons/warhammer-40k/names.ts';
import type { PROBLEM_WORDS, WANTS } from '../../src/parsing/problem-words.ts';
import type { LINK_WORDS } from '../../src/share-links/link-words.ts';
import type { SHELF_WORDS } from '../../src/shelf/shelf-words.ts';
import type { REMARK_WORDS } from '../../src/table-editing/remark-words.ts';
import type {
  AFTERMATH_PHRASES, CHARGE_PHRASES, FIGHT_PHRASES,
} from '../../src/warhammer-40k/explain/phrases/events.ts';
import type { Reasons as PhaseReasons } from '../../src/warhammer-40k/explain/phrases/reasons.ts';
import type { Refusals as PhaseRefusals } from '../../src/warhammer-40k/explain/phrases/refusals.ts';
import type { PHASE_PROBLEM_WORDS } from '../../src/warhammer-40k/scenario/problem-words.ts';
import type { PhaseSampleNames } from '../../src/warhammer-40k/scenario/samples/names.ts';
import type { explainWords } from '../epic-armageddon/explain/explain-words.ts';
import type { lessonEditorWords } from '../epic-armageddon/lesson-editor/lesson-editor-words.ts';
import type { lessonShellWords } from '../epic-armageddon/lesson/lesson-shell-words.ts';
import type { questionWords, taskWords } from '../epic-armageddon/lesson/spoken-lesson.ts';
import type { decisionWords } from '../epic-armageddon/odds/decision-words.ts';
import type { adviceWords } from '../epic-armageddon/advice/advice-words.ts';
import type { reviewWords } from '../shared/review/review-words.ts';
import type { listsWords } from '../epic-armageddon/lists/lists-words.ts';
import type { oddsWords } from '../epic-armageddon/odds/odds-words.ts';
import type { assumedWords } from '../epic-armageddon/odds/engine-words.ts';
import type { clubRulingsWords } from '../epic-armageddon/resolver/rulings-panel.ts';
import type { eventWords } from '../epic-armageddon/resolver/event-words.ts';
import type { openingWords } from '../epic-armageddon/resolver/opening-words.ts';
import type { playingWords } from '../epic-armageddon/resolver/playing-words.ts';
import type { liveOddsWords, throwWords } from '../epic-armageddon/resolver/live-odds/live-odds-words.ts';
import type { luckWords } from '../epic-armageddon/resolver/live-odds/throw-luck.ts';
import type { attackWords, wayWords } from '../epic-armageddon/steps/attack-words.ts';
import type { tallyWords } from '../epic-armageddon/steps/assault-tally.ts';
import type { badgeWords } from '../epic-armageddon/steps/badge-words.ts';
import type { actionTestWords } from '../epic-armageddon/steps/a0-action-test-step.ts';
import type { chargeWords } from '../epic-armageddon/steps/charge-words.ts';
import type { overwatchWords } from '../epic-armageddon/steps/overwatch-entry.ts';
import type { addedWords, diceWords, otherDiceWords } from '../epic-armageddon/steps/dice-words.ts';
import type { endingWords, outcomeWords, resultWords } from '../epic-armageddon/steps/ending-words.ts';
import type { hitWords, settlingWords } from '../epic-armageddon/steps/hit-words.ts';
import type { mapMoveWords } from '../epic-armageddon/steps/battlefield-view.ts';
import type { mapAreaWords } from '../epic-armageddon/steps/map-areas.ts';
import type { mapDetailWords } from '../epic-armageddon/steps/map-details.ts';
import type { formationWords } from '../epic-armageddon/steps/map-formations.ts';
import type { mapWords } from '../epic-armageddon/steps/map-words.ts';
import type { moveWords, transportWords } from '../epic-armageddon/steps/move-words.ts';
import type {
  CHARGE_TEXTS, COUNTER_CHARGE_TEXTS, TARGET_TEXTS, TEST_TEXTS,
} from '../epic-armageddon/steps/rule-texts/charge-texts.ts';
import type {
  ALLOCATION_TEXTS, ATTACK_TEXTS, SAVE_TEXTS, SUPPORT_TEXTS,
} from '../epic-armageddon/steps/rule-texts/attack-texts.ts';
import type {
  BATTLEFIELD_TEXTS, BLAST_MARKER_TEXTS, CONSOLIDATION_TEXTS, RESULT_TEXTS, WAR_ENGINE_TEXTS, WITHDRAWAL_TEXTS,
} from '../epic-armageddon/steps/rule-texts/result-texts.ts';
import type { primaryWords } from '../epic-armageddon/steps/primary-words.ts';
import type { supportWords } from '../epic-armageddon/steps/support-words.ts';
import type { joiningWords } from '../epic-armageddon/steps/joined-formations.ts';
import type { targetWords } from '../epic-armageddon/steps/target-words.ts';
import type { abilityNotes, cardWords } from '../set-up/formation-builder/card-words.ts';
import type { formationBuilderWords } from '../set-up/formation-builder/formation-builder-words.ts';
import type { profileFormWords } from '../set-up/formation-builder/profile-form-words.ts';
import type { importWords } from '../set-up/import/import-words.ts';
import type { phaseSetUpWords } from '../set-up/phase/phase-set-up-words.ts';
import type { setUpWords } from '../set-up/set-up-words.ts';
import type { shelfWords } from '../set-up/shelf/shelf-words.ts';
import type { tableEditorWords } from '../set-up/table-editor/table-editor-words.ts';
import type { linkReadingWords, linkStepWords } from '../share/link-reading-words.ts';
import type { shareWords } from '../share/assault-share.ts';
import type { battlefieldWords } from '../shared/battlefield/battlefield-words.ts';
import type { sheetWords } from '../shared/battlefield/sheet-words.ts';
import type { compareWords } from '../shared/compare/compare-words.ts';
import type { keptWords } from '../shared/kept/kept-offer.ts';
import type { NameTexts } from '../shared/languages/bundled.ts';
import type { Translation } from '../shared/languages/spoken.ts';
import type { askedWords } from '../shared/lesson/asked-words.ts';
import type { lessonWords } from '../shared/lesson/lesson-words.ts';
import type { shownWords } from '../shared/lesson/shown/shown-words.ts';
import type { diceWords as partsDiceWords, entryWords } from '../shared/parts/dice-words.ts';
import type { partsWords } from '../shared/parts/parts-words.ts';
import type { givenWords } from '../shared/public/given-words.ts';
import type { reportWords } from '../shared/report/report-words.ts';
import type { frameWords } from '../shared/frame/frame-words.ts';
import type { barOddsWords } from '../shared/resolver/bar-odds-words.ts';
import type { historyWords } from '../shared/resolver/history-words.ts';
import type { resolverMenuWords, resolverWords } from '../shared/resolver/resolver-words.ts';
import type { statechartWords } from '../shared/statechart/statechart-words.ts';
import type { workerWords } from '../shared/worker/worker-answerer.ts';
import type { embedPageWords } from '../site/embed/embed-page-words.ts';
import type { homeWords } from '../site/home/home-words.ts';
import type {
  learnPageWords, siteWords, statechartPageWords, tableActionsWords, tableWords,
} from '../site/site-words.ts';
import type { compareWords as phaseCompareWords } from '../warhammer-40k/compare/compare-words.ts';
import type { phaseLessonWords } from '../warhammer-40k/lesson/phase-lesson-words.ts';
import type { oddsWords as phaseOddsWords } from '../warhammer-40k/odds/odds-words.ts';
import type { phaseReportWords } from '../warhammer-40k/report/phase-report-words.ts';
import type { fightWords } from '../warhammer-40k/resolver/fight/fight-words.ts';
import type { menuWords, phaseWords, purposeWords, silentWords } from '../warhammer-40k/resolver/phase-words.ts';
import type { phaseEventWords, phasePrimaryWords } from '../warhammer-40k/steps/primary-words.ts';
import type { EDITION_NAMES, SHORT_EDITION_NAMES } from '../warhammer-40k/spoken/edition-words.ts';
import type { MAP_WORDS, sceneWords } from '../warhammer-40k/spoken/map-words.ts';
import type { POLICY_WORDS } from '../warhammer-40k/spoken/policy-words.ts';
import type { rowWords } from '../warhammer-40k/spoken/row-words.ts';
import type { ruleWords, rulingWords } from '../warhammer-40k/spoken/rule-words.ts';

/** What the statechart of an assault says of the moments at which one may stand. */
export const ASSAULT_MOMENTS = [
  'Action test', 'One die against the initiative of the engaging formation.',
  'A failed test may be thrown again once for a Supreme Commander; else nothing is fought.', 'Target',
  'The engaging formation names whom it charges, with whom, and what stands among them.', 'Charge',
  'The attacker moves unit by unit.', 'Dangerous terrain', 'A unit that enters dangerous terrain is lost on a 1.',
  'The defender saves first, then the attacker; whoever fails is removed or damaged.', 'Blast',
  'A die for everybody near: is it caught in the blast?', 'Critical hit',
  'The datasheet leaves the critical to the table: the players enter what it did.', 'Overwatch',
  'Who fires? The hits are rolled at the table and entered here.', 'Withdrawal',
  'Whoever broke on the way in withdraws and takes no part.',
  'Each of its moves that meets dangerous terrain costs a unit a test.', 'Panic', 'Attacker counter-charges',
  'The attacker counter-charges first.', 'Defender counter-charges', 'The defender counter-charges unit by unit.',
  'Attacks', 'How to fight', 'Skimmers say whether they strike or fire, war engines split their dice.',
  'First Strike', 'Both sides throw their attacks.', 'Hits',
  'Hits fall on the nearest first; of equally near units their owner chooses.', 'Saves', 'Macro-weapon hits',
  'Macro-weapon and Titan Killer hits fall on the survivors, the nearest first.', 'Saves against macro-weapons',
  'Blasts', 'Supporters', 'Both sides say who supports; everybody who may, unless they say otherwise.',
  'Supporting fire', 'Result', 'Two dice a side.', 'Hack-downs',
  'Hits without a save fall on the losers, engaged or not, the nearest first.', 'Wrecks',
  'Two moves for each unit of the loser.', 'Withdrawal of friends',
  'Those whom that marker breaks withdraw in their turn.', 'Blast markers',
  'A formation that has lost an Ethereal takes D3 Blast markers more.', 'Consolidation',
  'A free move of 5cm, into no zone of control.',
  'Winners whom the fire has broken withdraw, and the assault is over.', 'Over', 'The assault is over.',
  'No assault', 'Nobody was near enough: the action ends and nothing is fought.',
] as const satisfies readonly (keyof AssaultTexts)[];

/** What the statechart of a phase says of them, by the part of a phase; in `moments` what more than one part has. */
export const PHASE_MOMENTS = {
  moments: [
    'Fall back again', 'Units that have not regrouped since an earlier turn fall back again before anybody charges.',
    'Regroup', 'Dangerous terrain', 'Pile-in', 'How to charge?',
    'The text does not tell how units charge. Players may agree on it, or begin with the fight.',
    'What comes of it?',
    'The text does not tell what comes of a fight. Players may agree on it, or leave it at the wounds.', 'Over',
    'Every combat has been fought. The other player’s turn comes next.',
    'Units that fall back may regroup at the start of their turn, where a row tells how.',
  ],
  charges: [
    'Declare charges', 'Whoever will charge says whom. Nobody moves before everybody has been declared.',
    'Who moves next', 'Of those who have declared, one unit moves next.', 'Charge range',
    'In difficult terrain the higher of two dice is how far they come.',
    'Units that are charged while they fall back regroup at once, or are destroyed.', 'Nearest model',
    'The model that is nearest to the enemy moves first, into contact with the nearest enemy.', 'Other models',
    'The others follow one at a time: to free enemies, to any enemy, or near a friend who touches one.',
    'Declare a charge', 'A unit names whom it charges, the primary target first; or no unit charges any more.',
    'Overwatch', 'Everybody who is charged may fire, once in a turn, unless they are in close combat.',
    'Two dice say how far the unit comes; difficult terrain in its way takes some of it.',
    'Models that went through dangerous terrain lose a wound on a 1.',
    'Templates',
    'A die says how often each template hits; then the fire is settled like blows.',
    'Throw again?',
    'Some units may throw their dice for the charge again, once: both or one of them.',
    'Charge range again',
    'The dice that are thrown again count as they fall.',
    'Counter-attack',
    'How far they come',
    'Each of them moves once, to an enemy if it can.',
  ],
  fight: [
    'Which combat?', 'The player whose turn it is picks the combat that is fought next.', 'Fear',
    'Whoever touches an enemy that causes Fear tests whether it fights as well as it can.', 'Rampage',
    'Those who are outnumbered and go on a rampage throw for their attacks.', 'Weapons',
    'Who has a choice of weapons says what to strike with, for it may change when.',
    'Those whose Initiative it is and who touch nobody close up, one side after the other.',
    'A die for everybody whose way led through dangerous terrain.', 'Aim',
    'Who could strike several units says which.', 'Whom to strike?',
    'The text does not tell whom a model strikes that could strike several units. Players may agree.', 'To hit',
    'Dice to hit, like ones together.', 'To hit again', 'Some throw failed dice to hit once more.', 'Toughness',
    'Which Toughness counts for a unit that has several? Sometimes its owner says.', 'To wound',
    'Dice to wound for every hit.', 'To wound again', 'Some weapons throw failed dice to wound once more.',
    'Who takes them?', 'A player says who takes wounds, or which come first.', 'Saves',
    'Dice to save. Of two saves one is thrown, the better unless its owner says otherwise.', 'Force weapon',
    'Whoever has wounded with a force weapon tests whether it slays outright.',
    'Look out, sir',
    'A wound that falls on a character may be taken by somebody beside him, where a row says so.',
  ],
  aftermath: [
    'Panic', 'Friends of those who were wiped out test their morale.', 'Morale', 'Fail on purpose?',
    'Who cannot hurt the enemy may fail on purpose, where the text says so.', 'Two dice for every losing unit.',
    'Whoever touches nobody goes as near to the enemy as it can.',
    'Where they move as in a charge: a die for everybody whose way led through dangerous terrain.',
    'Sweeping advance', 'Where whoever is caught is destroyed: a die and the Initiative of both sides.', 'Fall back',
    'Everybody who runs throws for how far.', 'Sweep?',
    'Each winner that may sweep makes up its mind, now that it sees how far they run.',
    'One throw for each winner that sweeps, against everybody who runs from it.', 'Free round?',
    'Where the text has a free round: does the winner strike once more?', 'Pile-in after a sweep', 'Consolidation',
    'A die says how far the unit may go.', 'Each model may move once.',
    'Where the text says so: a die for everybody whose way led through dangerous terrain.',
    'Units that fall back and were run into test to regroup, or are destroyed.',
    'Roll-off',
    'Where both sides have such units, a die for each says who begins.',
    'Break away?',
    'The unit may try to break away from its fight.',
    'Initiative test',
    'A die against its Initiative.',
    'Where to?',
    'Whoever has passed names a direction.',
    'How far',
    'Three dice say how far. If that takes all of them clear of the enemy, they go.',
  ],
} as const satisfies Readonly<Record<string, readonly (keyof PhaseTexts)[]>>;

type PhaseMoments<part extends keyof typeof PHASE_MOMENTS> = Pick<PhaseTexts, (typeof PHASE_MOMENTS)[part][number]>;

type CourseId = LessonId | PhaseLessonId;

type PartOf<id extends CourseId> = id extends LessonId ? `course/${id}` : `warhammer-40k/course/${id}`;

/** The name and the prose of each lesson: they are fetched when the lesson is opened. */
type Prose = {
  readonly [group in `course-${CourseId}`]:
  group extends `course-${infer id extends CourseId}` ? {
    readonly [part in PartOf<id>]: LessonProse;
  } & {
    readonly [part in `${PartOf<id>}/name`]: NameTexts;
  } : never;
};

export interface English extends Prose {
  /** What the first screen of every element says. */
  readonly screen: {
    readonly worker: typeof workerWords;
    readonly parts: typeof partsWords;
    readonly 'parts/terrain': { readonly [kind in 'kinds' | 'within']: Readonly<Record<TerrainKind, string>> };
    readonly 'parts/works': Readonly<Record<Works, string>>;
    readonly battlefield: typeof battlefieldWords;
    readonly 'steps/map': typeof mapWords;
  };
  /** The key of a map, and the table instead of it. */
  readonly sheets: {
    readonly 'battlefield/sheets': typeof sheetWords;
  };
  /** What a page gives an element, and how it fails. */
  readonly given: {
    readonly embed: typeof givenWords;
    readonly kept: typeof keptWords;
  };
  /** Bundled assaults by name. */
  readonly samples: {
    readonly samples: SampleNames;
  };
  /** Bundled phases and the editions by name. */
  readonly 'warhammer-40k-samples': {
    readonly 'warhammer-40k/samples': PhaseSampleNames;
    readonly 'warhammer-40k/editions': typeof EDITION_NAMES;
    readonly 'warhammer-40k/short-editions': typeof SHORT_EDITION_NAMES;
  };
  /** The resolver, whichever game it plays, and dice that are thrown. */
  readonly resolver: {
    readonly resolver: typeof resolverWords;
    readonly frame: typeof frameWords;
    readonly 'resolver/bar-odds': typeof barOddsWords;
    readonly 'resolver/history': typeof historyWords;
    readonly 'parts/dice': typeof partsDiceWords;
  };
  /** The menu of the resolver. */
  readonly 'resolver-menu': {
    readonly 'resolver/menu': typeof resolverMenuWords;
  };
  /** Dice from the table that are entered. */
  readonly 'dice-entry': {
    readonly 'parts/dice-entry': typeof entryWords;
  };
  /** The steps of an assault by name. */
  readonly opening: {
    readonly 'resolver/opening': typeof openingWords;
  };
  /** The panel of the choice of a target. */
  readonly 'steps-target': {
    readonly 'steps/target': typeof targetWords;
    readonly 'steps/joined-formations': typeof joiningWords;
  };
  /** What every moment of an assault under way says. */
  readonly 'steps-playing': {
    readonly 'resolver/playing': typeof playingWords;
    readonly 'resolver/events': typeof eventWords;
    readonly 'steps/primary': typeof primaryWords;
    readonly 'steps/tally': typeof tallyWords;
    readonly 'steps/modifiers': typeof addedWords;
  };
  /** The map of an assault. */
  readonly 'steps-map': {
    readonly 'steps/map-moves': typeof mapMoveWords;
    readonly 'steps/map-areas': typeof mapAreaWords;
    readonly 'steps/map-details': typeof mapDetailWords;
    readonly 'steps/map-formations': typeof formationWords;
    readonly 'steps/badges': typeof badgeWords;
  };
  /** The panels of the action test, of charges and of counter-charges. */
  readonly 'steps-charge': {
    readonly 'steps/action-test': typeof actionTestWords;
    readonly 'steps/charges': typeof chargeWords;
  };
  /** Any move. */
  readonly 'steps-moves': {
    readonly 'steps/moves': typeof moveWords;
    readonly 'steps/transports': typeof transportWords;
  };
  /** Where overwatch fire is entered. */
  readonly 'steps-overwatch': {
    readonly 'steps/overwatch': typeof overwatchWords;
  };
  /** The dice of attacks. */
  readonly 'steps-dice': {
    readonly 'steps/dice': typeof diceWords;
  };
  /** Dice that are no attacks. */
  readonly 'steps-other-dice': {
    readonly 'steps/other-dice': typeof otherDiceWords;
  };
  /** The panels of attacks, also of supporting fire. */
  readonly 'steps-attacks': {
    readonly 'steps/attacks': typeof attackWords;
  };
  /** The choice of how to fight. */
  readonly 'steps-ways': {
    readonly 'steps/ways': typeof wayWords;
  };
  /** The panel of supporting fire. */
  readonly 'steps-support': {
    readonly 'steps/support': typeof supportWords;
  };
  /** Hits, and what became of them. */
  readonly 'steps-hits': {
    readonly 'steps/hits': typeof hitWords;
  };
  /** Hits that are being settled. */
  readonly 'steps-settling': {
    readonly 'steps/settling': typeof settlingWords;
  };
  /** The panels of the result and of the end. */
  readonly 'steps-result': {
    readonly 'steps/result': typeof resultWords;
  };
  /** How an assault ended. */
  readonly 'steps-outcome': {
    readonly 'steps/outcome': typeof outcomeWords;
  };
  /** The panels of withdrawals and of the consolidation. */
  readonly 'steps-endings': {
    readonly 'steps/endings': typeof endingWords;
  };
  /** What stands around the questions that the rules leave open. */
  readonly 'club-rulings': {
    readonly 'resolver/club-rulings': typeof clubRulingsWords;
  };
  /** Why there are no odds while an assault is played. */
  readonly 'live-odds': {
    readonly 'resolver/live-odds': typeof liveOddsWords;
  };
  /** What hangs on a throw, and what throws have turned. */
  readonly throws: {
    readonly 'resolver/throws': typeof throwWords;
  };
  /** The review of an assault. */
  readonly review: {
    readonly review: typeof reviewWords;
  };
  /** The best decision that was found. */
  readonly advice: {
    readonly advice: typeof adviceWords;
  };
  /** What all throws have turned. */
  readonly luck: {
    readonly 'resolver/luck': typeof luckWords;
  };
  /** What has happened in an assault before the attacks. */
  readonly 'charge-log': {
    readonly 'epic-armageddon/charge-log': typeof CHARGE_EVENTS;
  };
  /** What has happened in the attacks and in supporting fire. */
  readonly log: {
    readonly 'epic-armageddon/log': typeof ATTACK_EVENTS;
  };
  /** What has come of them. */
  readonly 'aftermath-log': {
    readonly 'epic-armageddon/aftermath-log': typeof AFTERMATH_EVENTS;
  };
  /** Why something may not be done. */
  readonly refusals: {
    readonly 'epic-armageddon/refusals': Refusals;
  };
  /** Why units fight as they do. */
  readonly reasons: {
    readonly 'epic-armageddon/reasons': Reasons;
    readonly explain: typeof explainWords;
  };
  /** What the rules of Epic say. */
  readonly 'rule-texts': {
    readonly 'rule-texts': Readonly<Record<
      'rules' | 'questions' | 'revamp' | 'errata' | 'special' | 'open' | 'readWith', string
    >>;
    readonly 'rule-texts/a0-action-test': Readonly<Record<keyof typeof TEST_TEXTS, string>>;
    readonly 'rule-texts/a1-choose-target': Readonly<Record<keyof typeof TARGET_TEXTS, string>>;
    readonly 'rule-texts/a2-charge': Readonly<Record<keyof typeof CHARGE_TEXTS, string>>;
    readonly 'rule-texts/a3-counter-charge': Readonly<Record<keyof typeof COUNTER_CHARGE_TEXTS, string>>;
    readonly 'rule-texts/a4-attacks': Readonly<Record<keyof typeof ATTACK_TEXTS, string>>;
    readonly 'rule-texts/a5-supporting-fire': Readonly<Record<keyof typeof SUPPORT_TEXTS, string>>;
    readonly 'rule-texts/a6-result': Readonly<Record<keyof typeof RESULT_TEXTS, string>>;
    readonly 'rule-texts/a7-withdraw': Readonly<Record<keyof typeof WITHDRAWAL_TEXTS, string>>;
    readonly 'rule-texts/a7-consolidate': Readonly<Record<keyof typeof CONSOLIDATION_TEXTS, string>>;
    readonly 'rule-texts/allocation': Readonly<Record<keyof typeof ALLOCATION_TEXTS, string>>;
    readonly 'rule-texts/saves': Readonly<Record<keyof typeof SAVE_TEXTS, string>>;
    readonly 'rule-texts/war-engines': Readonly<Record<keyof typeof WAR_ENGINE_TEXTS, string>>;
    readonly 'rule-texts/blast-markers': Readonly<Record<keyof typeof BLAST_MARKER_TEXTS, string>>;
    readonly 'rule-texts/battlefield': Readonly<Record<keyof typeof BATTLEFIELD_TEXTS, string>>;
  };
  /** The questions that the rules of Epic leave open. */
  readonly rulings: {
    readonly 'epic-armageddon/rulings': RulingWords;
  };
  /** What stands around a statechart. */
  readonly chart: {
    readonly statechart: typeof statechartWords;
  };
  /** What the statechart of an assault says of a moment. */
  readonly 'epic-moments': {
    readonly 'assault/moments': Pick<AssaultTexts, (typeof ASSAULT_MOMENTS)[number]>;
  };
  /** The statechart of an assault. */
  readonly 'epic-chart': {
    readonly 'assault/chart': AssaultTexts;
  };
  /** The calculator. */
  /** Lists against lists. */
  readonly lists: {
    readonly lists: typeof listsWords;
  };
  readonly odds: {
    readonly odds: typeof oddsWords;
    readonly 'odds/assumed': typeof assumedWords;
    readonly 'odds/changes': Changes;
    readonly 'odds/decisions': typeof decisionWords;
  };
  /** What is wrong with something given. */
  readonly problems: {
    readonly 'parsing/problems': Translation<typeof PROBLEM_WORDS>;
    readonly 'parsing/wants': Translation<typeof WANTS>;
    readonly 'warhammer-40k/problems': Translation<typeof PHASE_PROBLEM_WORDS>;
    readonly 'lesson/problems': Translation<typeof LESSON_PROBLEM_WORDS>;
    readonly shelf: Translation<typeof SHELF_WORDS>;
    readonly 'army-lists/unusable': Readonly<Record<Unusable, string>>;
  };
  /** What is wrong with a link, and what is to be known of an old one. */
  readonly 'link-problems': {
    readonly 'share-links': Translation<typeof LINK_WORDS>;
    readonly 'share/link-reading': typeof linkReadingWords;
  };
  /** What is wrong with the steps of a link. */
  readonly 'link-steps': {
    readonly 'share/link-steps': typeof linkStepWords;
  };
  /** What is noted of two forces in words that are lined up. */
  readonly notes: {
    readonly 'deployment/notes': Translation<typeof NOTE_WORDS>;
  };
  /** Links, reports and the shelf. */
  readonly sharing: {
    readonly 'site/table-actions': typeof tableActionsWords;
    readonly share: typeof shareWords;
    readonly report: typeof reportWords;
    readonly 'warhammer-40k/report': typeof phaseReportWords;
    readonly 'set-up/shelf': typeof shelfWords;
  };
  /** What sets up tables and forces, before anybody stands on one. */
  readonly 'set-up': {
    readonly 'set-up': typeof setUpWords;
    readonly 'set-up/phase': typeof phaseSetUpWords;
    readonly 'formation-builder': typeof formationBuilderWords;
    readonly 'formation-builder/card': typeof cardWords;
  };
  /** A formation that is set up, unit by unit. */
  readonly 'formation-card': {
    readonly 'formation-builder/abilities': typeof abilityNotes;
    readonly 'formation-builder/profile-form': typeof profileFormWords;
    readonly 'army-lists/choices': Translation<typeof CHOICE_WORDS>;
  };
  /** What changes a table by hand. */
  readonly 'table-editor': {
    readonly 'table-editor': typeof tableEditorWords;
    readonly 'table-editing/remarks': Translation<typeof REMARK_WORDS>;
  };
  /** What reads lists and files of other programs. */
  readonly import: {
    readonly 'set-up/import': typeof importWords;
    readonly 'army-lists/import': Translation<typeof IMPORT_WORDS>;
  };
  /** What holds a lesson. */
  readonly lessons: {
    readonly lesson: typeof lessonWords;
    readonly 'lesson/shell': typeof lessonShellWords;
  };
  /** The lessons of Epic by name. */
  readonly 'lesson-names': {
    readonly course: LessonNames;
  };
  /** What is asked in lessons, and what is to be seen on their tables. */
  readonly 'lesson-asked': {
    readonly 'lesson/asked': typeof askedWords;
    readonly 'lesson/shown': typeof shownWords;
  };
  /** What the lessons of Epic ask. */
  readonly 'lesson-questions': {
    readonly 'lesson/questions': typeof questionWords;
  };
  /** What is to be done in the lessons of Epic. */
  readonly 'lesson-tasks': {
    readonly 'lesson/tasks': typeof taskWords;
  };
  /** What the lessons of Epic say to answers. */
  readonly 'lesson-answers': {
    readonly 'lesson/answers': AnswerWords;
  };
  /** The lesson editor. */
  readonly 'lesson-editor': {
    readonly 'lesson-editor': typeof lessonEditorWords;
  };
  /** Rulings side by side. */
  readonly compare: {
    readonly compare: typeof compareWords;
  };
  /** Editions of Warhammer 40,000 side by side. */
  readonly 'warhammer-40k-compare': {
    readonly 'warhammer-40k/compare': typeof phaseCompareWords;
  };
  /** One input in all of them. */
  readonly 'warhammer-40k-cases': {
    readonly 'warhammer-40k/cases': CaseWords;
  };
  /** What stands around the pages of the site. */
  readonly site: {
    readonly site: typeof siteWords;
    readonly 'site/learn': typeof learnPageWords;
    readonly 'site/table': typeof tableWords;
  };
  /** Where one begins. */
  readonly home: {
    readonly 'site/home': typeof homeWords;
  };
  /** The page of the statechart. */
  readonly 'site-statechart': {
    readonly 'site/statechart': typeof statechartPageWords;
  };
  /** The page on which a tag is made. */
  readonly 'site-embed': {
    readonly 'site/embed': typeof embedPageWords;
  };
  /** An assault phase of Warhammer 40,000. */
  readonly 'warhammer-40k': {
    readonly 'warhammer-40k': typeof phaseWords;
    readonly 'warhammer-40k/primary': typeof phasePrimaryWords;
    readonly 'warhammer-40k/events': typeof phaseEventWords;
  };
  /** What dice are thrown for in a phase. */
  readonly 'warhammer-40k-dice': {
    readonly 'warhammer-40k/purposes': typeof purposeWords;
  };
  /** The menu of a phase, and what stands around the questions that the texts leave open. */
  readonly 'warhammer-40k-menu': {
    readonly 'warhammer-40k/menu': typeof menuWords;
  };
  /** The questions in which the editions differ. */
  readonly 'warhammer-40k-policy': {
    readonly 'warhammer-40k/policy': typeof POLICY_WORDS;
  };
  /** Where an edition does not tell. */
  readonly 'warhammer-40k-silent': {
    readonly 'warhammer-40k/silent': typeof silentWords;
  };
  /** The blows of a fight. */
  readonly 'warhammer-40k-fight': {
    readonly 'warhammer-40k/fight': typeof fightWords;
  };
  /** The odds of a fight. */
  readonly 'warhammer-40k-odds': {
    readonly 'warhammer-40k/odds': typeof phaseOddsWords;
  };
  /** The map of a phase. */
  readonly 'warhammer-40k-map': {
    readonly 'warhammer-40k/scene': typeof sceneWords;
    readonly 'warhammer-40k/map': typeof MAP_WORDS;
  };
  /** What has happened in the charges of a phase of Warhammer 40,000. */
  readonly 'warhammer-40k-charge-log': {
    readonly 'warhammer-40k/charge-log': typeof CHARGE_PHRASES;
  };
  /** What has happened in its fights. */
  readonly 'warhammer-40k-log': {
    readonly 'warhammer-40k/log': typeof FIGHT_PHRASES;
  };
  /** What has come of its fights. */
  readonly 'warhammer-40k-aftermath-log': {
    readonly 'warhammer-40k/aftermath-log': typeof AFTERMATH_PHRASES;
  };
  /** Why something may not be done in a phase. */
  readonly 'warhammer-40k-refusals': {
    readonly 'warhammer-40k/refusals': PhaseRefusals;
  };
  /** Why models fight as they do. */
  readonly 'warhammer-40k-reasons': {
    readonly 'warhammer-40k/reasons': PhaseReasons;
  };
  /** What the rules of Warhammer 40,000 say, and leave open. */
  readonly 'warhammer-40k-rules': {
    readonly 'warhammer-40k/rules': typeof ruleWords;
    readonly 'warhammer-40k/rulings': typeof rulingWords;
  };
  /** What rows beside its texts tell. */
  readonly 'warhammer-40k-rows': {
    readonly 'warhammer-40k/rows': typeof rowWords;
  };
  /** What the statechart of Warhammer 40,000 says of a moment of any part of a phase. */
  readonly 'warhammer-40k-moments': {
    readonly 'phase/moments': PhaseMoments<'moments'>;
  };
  /** Of one of the charges. */
  readonly 'warhammer-40k-charges-moments': {
    readonly 'phase/charges': PhaseMoments<'charges'>;
  };
  /** Of one of a fight. */
  readonly 'warhammer-40k-fight-moments': {
    readonly 'phase/fight': PhaseMoments<'fight'>;
  };
  /** Of one of what comes of a fight. */
  readonly 'warhammer-40k-aftermath-moments': {
    readonly 'phase/aftermath': PhaseMoments<'aftermath'>;
  };
  /** The statechart of Warhammer 40,000. */
  readonly 'warhammer-40k-chart': {
    readonly 'phase/chart': PhaseTexts;
  };
  /** The lessons of Warhammer 40,000 by name. */
  readonly 'warhammer-40k-lesson-names': {
    readonly 'warhammer-40k/course': PhaseLessonNames;
  };
  /** What the lessons of Warhammer 40,000 ask. */
  readonly 'warhammer-40k-lessons': {
    readonly 'warhammer-40k/lesson': typeof phaseLessonWords;
    readonly 'warhammer-40k/questions': PhaseQuestionWords;
    readonly 'warhammer-40k/takes': Readonly<Record<string, string>>;
  };
  /** What the lessons of Warhammer 40,000 say to answers. */
  readonly 'warhammer-40k-lesson-answers': {
    readonly 'warhammer-40k/answers': PhaseAnswerWords;
  };
}
