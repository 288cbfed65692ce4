/** The last steps of a demonstration: the answer as it lies on the board, and why it is right. */
import type { GivenAnswer, LessonSentence } from '../../../../src/lessons/lesson.ts';
import type { LessonQuestion } from '../../../../src/lessons/questions.ts';
import { unitOf } from '../../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../../src/epic-armageddon/model/state.ts';
import { idsAnswered, saidTogether, type DrawnAnswer, type DrawnReason, type ShownStep } from '../../demonstration.ts';
import { languageOf, wordsIn } from '../answer-words.ts';
import type { Judge } from '../judge.ts';
import type { LessonPosition } from '../position.ts';
import type { EpicStep } from './event-steps.ts';

/** A question where it is asked, its judge, and the right answer to it. */
export interface ToShow {
  readonly position: LessonPosition;
  readonly question: LessonQuestion;
  readonly judge: Judge<LessonQuestion>;
  readonly answer: GivenAnswer;
}

export const nameById = ({ units, formations }: Assault, id: string): string =>
  [...units, ...formations].find(one => one.id === id)?.name ?? id;

export const reasonsOf = (
  { judge, position, question }: ToShow, id: string | null = null,
): readonly LessonSentence[] =>
  judge.reasons(position, question, id);

const DRAWS = {
  units: (unit: string): DrawnAnswer => ({ draws: 'stand', unit, place: null }),
  formations: (formation: string): DrawnAnswer => ({ draws: 'formation', formation }),
} as const;

/** Everybody who belongs to the answer, and why, those for the same reason together; `more`: what else is drawn. */
export const membersShown = (
  shown: ToShow, kind: ShownStep, more: (id: string) => readonly DrawnReason[] = () => [], at = shown.position,
): readonly EpicStep[] => {
  const ids = idsAnswered(shown.answer);
  if (ids.length === 0) return [nobodyShown(shown, at)];
  const draw = DRAWS[shown.answer.kind === 'formations' ? 'formations' : 'units'];
  const { list, words } = languageOf(at);
  return saidTogether(ids, id => reasonsOf(shown, id)).map(({ ids: alike, says: [first, ...rest] }) => {
    const of = (alike.length > 1 ? words.ofEach : words.ofThese)(list(alike.map(id => nameById(at.assault, id))));
    return {
      kind, position: at, drawn: alike.flatMap(id => [...more(id), draw(id)]),
      says: [{ ...first, say: `${of} ${first?.say ?? ''}` }, ...rest],
    };
  });
};

/** Nobody belongs to it: why not the first of those who might. */
const nobodyShown = (shown: ToShow, position: LessonPosition): EpicStep => {
  const [first] = shown.judge.choices(shown.position, shown.question);
  const { nobody, ofThese, theAnswer } = wordsIn(position);
  const [why, ...rest] = first === undefined ? [] : reasonsOf(shown, first);
  return {
    kind: 'place', position, drawn: [{ draws: 'nobody' }],
    says: [
      { say: theAnswer(nobody) },
      ...(why === undefined ? []
        : [{ ...why, say: `${ofThese(nameById(position.assault, first!))} ${why.say}` }, ...rest]),
    ],
  };
};

/** A number, a side, or yes or no, written where it belongs: at stands, formations, or those of a side. */
export const answerShown = (
  shown: ToShow, on: readonly string[], at = shown.position, kind: ShownStep = 'place',
): EpicStep => {
  const { answer } = shown;
  const words = wordsIn(at);
  switch (answer.kind) {
    case 'number': {
      const text = figureOf(shown, answer.value);
      const isUnsaved = shown.question.asks === 'save-needed' && answer.value === 0;
      return {
        kind, position: at, says: [{ say: words.theAnswer(isUnsaved ? words.noSave : text) }],
        drawn: [{ draws: 'figure', value: answer.value, text, on }],
      };
    }
    case 'side': {
      const { side } = answer;
      const say = words.theAnswer(side === 'neither' ? words.nobody : words.winners[side]);
      return { kind, position: at, says: [{ say }], drawn: [{ draws: 'side', side }] };
    }
    case 'yes-no': {
      const { yes } = answer;
      const say = words.theAnswer(yes ? words.yes : words.no);
      return { kind, position: at, says: [{ say }], drawn: [{ draws: 'verdict', yes, on }] };
    }
    default:
      return { kind, position: at, says: [], drawn: [] };
  }
};

/** Values of dice have their plus, distances and chances what they are in. */
const figureOf = ({ judge, question, position }: ToShow, value: number): string => {
  if (judge.unit === 'cm') return languageOf(position).centimetres(value);
  if (judge.unit === '%') return `${value} %`;
  const isFace = question.asks === 'value-needed' || question.asks === 'save-needed';
  if (!isFace) return String(value);
  return value === 0 ? '–' : `${value}+`;
};

/** Hits as they fall, one after the other. */
export const hitsDrawn = (units: readonly string[]): readonly DrawnReason[] =>
  units.map((unit, i) => ({ draws: 'hit', unit, number: i + 1 }));

/** What dice have been thrown, before anything comes of them. */
export const diceShown = (shown: ToShow, says = reasonsOf(shown)): readonly EpicStep[] => {
  const hands = shown.judge.shows(shown.position, shown.question);
  return hands.length === 0 ? []
    : [{ kind: 'dice', position: shown.position, says, drawn: [{ draws: 'dice', hands }] }];
};

export const sideOf = ({ question, position: { assault } }: ToShow): 'attacker' | 'defender' => {
  if ('side' in question) return question.side;
  return 'unit' in question ? unitOf(assault, question.unit).side : 'attacker';
};
