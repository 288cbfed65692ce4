/** What somebody remembers of the questions of lessons, and which are worth asking again: what is missed, and old. */

/** How often in a row a question was answered at once, and how many answers had been given in all when it was last. */
export interface RecalledQuestion {
  readonly right: number;
  readonly at: number;
}

export interface Recall {
  /** Answers given in all. */
  readonly answers: number;
  /** By the id of the lesson and that of the moment, with a slash between. */
  readonly questions: Readonly<Record<string, RecalledQuestion>>;
}

export const NOTHING_RECALLED: Recall = { answers: 0, questions: {} };

/** A question that was asked in a lesson. */
export interface AskedQuestion {
  readonly lesson: string;
  readonly moment: string;
}

/** So often in a row is enough to know it. */
const KNOWN = 2;
/** After so many other answers a question is asked again, by how often it was right in a row; longer beyond that. */
const WAITS = [0, 8, 24, 60] as const;
const MIXED = 5;

export const recallKey = ({ lesson, moment }: AskedQuestion): string => `${lesson}/${moment}`;

const askedOf = (key: string): AskedQuestion => {
  const [lesson = '', moment = ''] = key.split('/');
  return { lesson, moment };
};

/** One answer more: whoever is wrong begins anew with that question. */
export const recallWith = ({ answers, questions }: Recall, asked: AskedQuestion, isRight: boolean): Recall => {
  const key = recallKey(asked);
  const before = questions[key]?.right ?? 0;
  return {
    answers: answers + 1,
    questions: { ...questions, [key]: { right: isRight ? before + 1 : 0, at: answers + 1 } },
  };
};

/** How long a question is overdue, in answers; below 0: it can wait. */
const overdue = ({ answers }: Recall, { right, at }: RecalledQuestion): number =>
  answers - at - WAITS[Math.min(right, WAITS.length - 1)]!;

/**
 * At most five questions: first what was missed, then what has waited longest; two of the same lesson do not follow
 * each other where that can be helped.
 */
export const mixedQuestions = (recall: Recall): readonly AskedQuestion[] => {
  const ranked = Object.entries(recall.questions)
    .map(([key, known]) => ({ asked: askedOf(key), isMissed: known.right === 0, late: overdue(recall, known) }))
    .sort((a, b) => Number(b.isMissed) - Number(a.isMissed) || b.late - a.late)
    .slice(0, MIXED).map(({ asked }) => asked);
  const mixed: AskedQuestion[] = [];
  while (ranked.length > 0) {
    const other = ranked.findIndex(({ lesson }) => lesson !== mixed.at(-1)?.lesson);
    mixed.push(...ranked.splice(Math.max(0, other), 1));
  }
  return mixed;
};

/** What is known of a lesson, question by question as they were first asked. */
export const knownOf = ({ questions }: Recall, lesson: string): readonly ('known' | 'right' | 'missed')[] =>
  Object.entries(questions).filter(([key]) => askedOf(key).lesson === lesson).map(([, { right }]) => {
    if (right === 0) return 'missed';
    return right < KNOWN ? 'right' : 'known';
  });
