/** All that a report says, in the order in which it says it: plain JSON, whatever it is printed as. */
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import { DEFAULT_RULINGS, RULING_IDS, RULINGS, type Rulings } from '../../../src/epic-armageddon/rulings/rulings.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { answerWords, rulingWords } from '../spoken/rulings.ts';
import { percent } from '../../shared/parts/figures.ts';
import { oddsWords } from '../odds/odds-words.ts';
import { costsOf, detailsOf, fateOf } from '../steps/costs.ts';
import { howItEnded } from '../steps/outcome.ts';
import { chaptersOf, type Chapter } from './chapters.ts';
import { forcesOf, type Force } from './forces.ts';
import type { History } from './history.ts';
import { oneLine, pageAddress } from '../../shared/report/one-line.ts';
import { VERSION } from '../../shared/version.ts';
import { reportWords } from '../../shared/report/report-words.ts';

/** A question that the rules leave open, and how it was played here. */
export interface Answered {
  readonly question: string;
  readonly answer: string;
  readonly rule: string;
}

/** What became of a formation. */
export interface Fate {
  readonly side: Side;
  readonly name: string;
  readonly lost: number;
  readonly left: number;
  /** Null: there are none in this game. */
  readonly blastMarkers: number | null;
  /** 'broken', 'destroyed' or the like, or nothing. */
  readonly fate: string;
  readonly details: readonly string[];
}

/** The game by whose words it is told. */
export type Game = keyof typeof reportWords.terms;

export interface Account {
  readonly game: Game;
  readonly title: string;
  /** How it ended, or that it has not. */
  readonly verdict: readonly string[];
  readonly isOver: boolean;
  readonly forces: readonly Force[];
  /** The odds in a sentence; null: they were not asked for. */
  readonly odds: string | null;
  /** Only what is not played as usual. */
  readonly rulings: readonly Answered[];
  readonly chapters: readonly Chapter[];
  readonly fates: readonly Fate[];
  /** Where all of it can be seen step by step. */
  readonly link: string | null;
  readonly version: string;
}

/** What is known beside the assault itself. */
export interface Beside {
  /** The odds before the first throw. */
  readonly odds: Odds | null;
  readonly link: string | null;
}

export const NOTHING_BESIDE: Beside = { odds: null, link: null };

export const accountOf = (history: History, { odds, link }: Beside = NOTHING_BESIDE): Account => {
  const { scenario, start, end, isOver } = history;
  return {
    game: 'epic-armageddon',
    title: titleOf(history),
    verdict: verdictOf(history),
    isOver,
    forces: forcesOf(scenario, start.assault),
    odds: odds === null ? null : saidOf(odds),
    rulings: rulingsThatDiffer(scenario.rulings),
    chapters: chaptersOf(end.assault),
    fates: fatesOf(end.assault),
    link: link === null ? null : pageAddress(link),
    version: reportWords.version(VERSION),
  };
};

export const titleOf = ({ scenario: { title } }: History): string => oneLine(title) || reportWords.untitled;

const verdictOf = ({ end, isOver, events, given }: History): readonly string[] => [
  isOver ? oneLine(howItEnded(end.assault)) : reportWords.unfinished(end.title),
  ...(events.length < given ? [reportWords.cut(events.length, given)] : []),
];

const saidOf = ({ winner, ending: { swift } }: Odds): string =>
  oddsWords.said(percent(winner.attacker), percent(winner.defender), percent(swift.attacker + swift.defender));

/** The open questions that are not answered as usual, in the order of the procedure. */
export const rulingsThatDiffer = (rulings: Rulings): readonly Answered[] =>
  RULING_IDS.filter(id => rulings[id] !== DEFAULT_RULINGS[id]).map(id => {
    const { question } = rulingWords[id];
    return { question, answer: answerWords(id)[rulings[id]]!, rule: RULINGS[id].rule };
  });

const fatesOf = (assault: Assault): readonly Fate[] => costsOf(assault).map(cost => ({
  side: cost.formation.side,
  name: oneLine(cost.formation.name),
  lost: cost.lost,
  left: cost.left,
  blastMarkers: cost.formation.blastMarkers,
  fate: fateOf(cost),
  details: detailsOf(cost).map(oneLine),
}));
