/** Which of the questions that the editions answer differently matter in one phase, and where. */
import { SilentText } from '../../../src/warhammer-40k/editions/answers.ts';
import { EDITIONS, POLICIES, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { QUESTION_IDS, type Completion, type PolicyQuestion } from '../../../src/warhammer-40k/editions/policy.ts';
import { IN_ENGLISH, type PhaseLanguage } from '../phase-game.ts';
import { chaptersOf, type Chapter } from './chapters.ts';
import { walkIn, type Bundled, type EditionsApart, type PhaseWalk } from './in-every-edition.ts';

/** One answer of other editions, tried in place of an edition's own. */
export interface QuestionEffect {
  readonly question: PolicyQuestion;
  readonly own: string;
  readonly answer: string;
  /** Who answers so. */
  readonly editions: readonly Edition[];
  /** The first chapter of the edition's own walk that goes otherwise; its number. */
  readonly at: number;
  /** What is said there under the other answer, and was not. */
  readonly say: readonly string[];
}

const saidIn = (chapter: Chapter | undefined): readonly string[] => chapter?.lines.map(({ say }) => say) ?? [];

/** The first chapter in which two walks say something else; null: none. */
const firstApart = (own: readonly Chapter[], other: readonly Chapter[]): number | null => {
  const most = Math.max(own.length, other.length);
  for (let i = 0; i < most; i++) {
    if (JSON.stringify(saidIn(own[i])) !== JSON.stringify(saidIn(other[i]))) return Math.min(i, own.length - 1);
  }
  return null;
};

/**
 * Every other edition's answer by which anything changes in the walk of one edition. It pauses after each that it has
 * tried, `null` where nothing turns on it. Questions of which the text is silent are not tried.
 */
export function* questionsThatMatter(
  bundled: Bundled, edition: Edition, walks: EditionsApart['walks'], language: PhaseLanguage = IN_ENGLISH,
): Generator<QuestionEffect | null, readonly QuestionEffect[]> {
  const led = [walks[edition], ...Object.values(walks).filter(walk => walk !== walks[edition])];
  const chapters = chaptersOf(walks[edition], language);
  const turns: QuestionEffect[] = [];
  for (const question of QUESTION_IDS) {
    const told = POLICIES[edition][question];
    if (told === null) continue;
    for (const answer of othersThan(told, question)) {
      const turn = turnOf(bundled, edition, { led, chapters, question, answer, told, language });
      if (turn !== null) turns.push(turn);
      yield turn;
    }
  }
  return turns;
}

/** How many answers are tried in an edition. */
export const answersTried = (edition: Edition): number => QUESTION_IDS.reduce((sum, question) => {
  const told = POLICIES[edition][question];
  return told === null ? sum : sum + othersThan(told, question).length;
}, 0);

const othersThan = (told: string, question: PolicyQuestion): readonly string[] =>
  [...new Set(EDITIONS.flatMap(edition => POLICIES[edition][question] ?? []))].filter(answer => answer !== told);

interface Tried {
  /** Whose dice are thrown again: its own walk's first. */
  readonly led: readonly PhaseWalk[];
  readonly chapters: readonly Chapter[];
  readonly question: PolicyQuestion;
  readonly answer: string;
  readonly told: string;
  readonly language: PhaseLanguage;
}

const turnOf = (
  bundled: Bundled, edition: Edition, { led, chapters, question, answer, told, language }: Tried,
): QuestionEffect | null => {
  const tried = chaptersUnder(bundled, edition, led, { [question]: answer } as Completion, language);
  const at = tried === null ? null : firstApart(chapters, tried);
  if (tried === null || at === null) return null;
  const before = saidIn(chapters[at]);
  return {
    question, own: told, answer, at,
    editions: EDITIONS.filter(one => POLICIES[one][question] === answer),
    say: saidIn(tried[at]).filter(say => !before.includes(say)),
  };
};

/** Null: the other answer leads to a question that this text does not answer. */
const chaptersUnder = (
  bundled: Bundled, edition: Edition, led: readonly PhaseWalk[], instead: Completion, language: PhaseLanguage,
): readonly Chapter[] | null => {
  try {
    return chaptersOf(walkIn(bundled, edition, led, instead, language), language);
  } catch (error) {
    if (error instanceof SilentText) return null;
    throw error;
  }
};
