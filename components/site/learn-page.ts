/** The page of the lessons: the course, and each lesson in its place; the address says which, and at which moment. */
import '../embed/lazy/assault-lesson.ts';
import { AssaultLesson } from '../elements/assault-lesson.ts';
import { nameSpoken } from '../shared/languages/bundled.ts';
import { areWordsThere, onSpeech, withWords, wordsComing } from '../shared/languages/speech.ts';
import '../epic-armageddon/lesson/lesson-course.ts';
import { readLessonLink } from '../epic-armageddon/lesson/lesson-link.ts';
import { writeAnyLink } from '../share/any-link.ts';
import { askAnew, beginMixed, isMixedAfter, noteAnswer, type MixedRound } from './mixed-questions.ts';
import { learnPageWords } from './site-words.ts';
import type { Page } from './site-page.ts';

/** The lessons by name: the next one is called so when a lesson has ended. */
const NAME_WORDS = ['lesson-names', 'warhammer-40k-lesson-names'] as const;

const element = document.createElement('div');
element.className = 'learn';

const heading = document.createElement('h2');
const course = document.createElement('lesson-course');
const phasesHeading = document.createElement('h3');
const phases = Object.assign(document.createElement('lesson-course'), { brief: true });
const toCourse = Object.assign(document.createElement('a'), { href: '#learn' });
const lesson = document.createElement('assault-lesson');
const next = Object.assign(document.createElement('a'), { slot: 'next', className: 'next' });
const toMixed = Object.assign(document.createElement('a'), { href: '#learn=mixed' });
const round = Object.assign(document.createElement('h2'), { hidden: true, tabIndex: -1 });
const playOn = Object.assign(document.createElement('a'), { slot: 'next', className: 'next too', hidden: true });
const toEditor = Object.assign(document.createElement('a'), { href: '#learn=new' });
const leave = Object.assign(document.createElement('a'), { slot: 'back', href: '#learn', className: 'leave' });
const wrong = Object.assign(document.createElement('p'), { role: 'alert' });
lesson.append(leave, next, playOn);
element.append(heading, course, toMixed, phasesHeading, phases, toEditor, round, toCourse, wrong);
let editor: HTMLElement | null = null;
/** What is wrong with what the address asks for, in the language of the screen; empty: nothing. */
let sayWrong = (): string => '';

/** Shows a lesson of the course, or the course itself; everything else is hidden. */
const showLesson = (isShown: boolean, problem: (() => string) | null = null): void => {
  heading.hidden = isShown;
  for (const one of [course, phasesHeading, phases]) one.hidden = isShown;
  toEditor.hidden = isShown;
  toMixed.hidden = isShown || beginMixed() === null;
  if (editor !== null) editor.hidden = true;
  toCourse.hidden = problem === null; // a lesson has its own way back
  lesson.hidden = !isShown || problem !== null;
  wrong.hidden = problem === null;
  sayWrong = problem ?? (() => '');
  wrong.textContent = sayWrong();
  if (!isShown) for (const one of [course, phases]) one.requestUpdate();
};

/** The lesson that is shown; empty: none of the course. */
let shown = '';

/** What follows in the course; after the last the course itself. */
const leadOn = (id: string): void => {
  shown = id;
  const lessons = [AssaultLesson.lessons, AssaultLesson.phaseLessons].find(one => one.some(lesson => lesson.id === id));
  const following = lessons?.[lessons.findIndex(one => one.id === id) + 1];
  next.hidden = !areWordsThere(...NAME_WORDS);
  if (isMixedAfter(id)) {
    next.href = '#learn=mixed';
    next.textContent = learnPageWords.mixed;
    return;
  }
  next.href = following === undefined ? '#learn' : `#learn=${following.id}`;
  next.textContent = following === undefined ? learnPageWords.all : learnPageWords.next(nameSpoken(following).title);
};

/** The mixed questions in hand; null: none are asked. */
let mixed: MixedRound | null = null;

const tellRound = (): void => {
  round.hidden = mixed === null;
  if (mixed === null) return;
  const { questions: { length }, at, right } = mixed;
  round.textContent = at < length ? learnPageWords.mixedAt(at + 1, length) : learnPageWords.mixedEnd(right, length);
};

/** In the language of the screen. */
const tell = (): void => {
  heading.textContent = learnPageWords.heading;
  phasesHeading.textContent = learnPageWords.phases;
  toCourse.textContent = learnPageWords.all;
  leave.ariaLabel = learnPageWords.leave;
  leave.title = learnPageWords.leave;
  toEditor.textContent = learnPageWords.make;
  toMixed.textContent = learnPageWords.mixed;
  playOn.textContent = learnPageWords.playOn;
  tellRound();
  wrong.textContent = sayWrong();
  leadOn(shown);
};
tell();
onSpeech(tell);

let isVisited = false;

/** Whether a link on this page, which is gone by now, has led on; the first to be shown takes no focus. */
const lostFocus = (): boolean => {
  const { activeElement } = document;
  const isLost = isVisited && (activeElement === document.body || element.contains(activeElement));
  isVisited = true;
  return isLost;
};

const showCourse = (): void => {
  const isLost = lostFocus();
  endMixed();
  showLesson(false);
  if (isLost) void course.updateComplete.then(() => course.focus());
};

/** What was played in the lesson, as a link to the table; none where no link can be made. */
const leadToTable = async (): Promise<void> => {
  playOn.hidden = true;
  const { played } = lesson;
  if (played === null) return;
  try {
    playOn.href = `#${await writeAnyLink(played)}`;
    playOn.hidden = false;
  } catch { /* a browser that cannot pack has no links */ }
};

const endMixed = (): void => {
  mixed = null;
  tellRound();
};

/** The mixed question in hand, or how they went. */
const showMixed = (): void => {
  const asked = mixed?.questions[mixed.at];
  askAnew();
  tellRound();
  showLesson(true);
  if (asked === undefined) {
    lesson.hidden = true;
    toCourse.hidden = false;
    round.focus();
    return;
  }
  leadOn('');
  lesson.lesson = asked.lesson;
  lesson.moment = null;
  lesson.askOnly(asked.moment);
  if (!lesson.isConnected) element.append(lesson);
  lesson.focus();
};

/** Whoever comes back to a lesson that is over begins it again. None is held before one is wanted. */
const open = (wanted: unknown, moment: string | null): void => {
  const isLost = lostFocus();
  endMixed();
  askAnew();
  const isHere = lesson.lesson === wanted;
  lesson.lesson = wanted;
  lesson.askOnly(null);
  lesson.moment = moment;
  if (isHere && moment === null) lesson.startAgain();
  if (!lesson.isConnected) element.append(lesson);
  showLesson(true);
  if (isLost) lesson.focus();
};

/** The lesson editor, loaded when it is first wanted. */
const showEditor = async (): Promise<void> => {
  showLesson(true);
  lesson.hidden = true;
  toCourse.hidden = false;
  try {
    await import('../embed/lazy/assault-lesson-editor.ts');
  } catch {
    if (location.hash === '#learn=new') showLesson(true, () => learnPageWords.notLoaded);
    return;
  }
  if (location.hash !== '#learn=new') return;
  editor ??= document.createElement('assault-lesson-editor');
  if (!editor.isConnected) element.append(editor);
  editor.hidden = false;
};

/** What the address names, without its moment. */
const lessonIn = (hash: string): string => hash.split('/')[0]!;

for (const touch of ['pointerover', 'keydown', 'lesson-ended'] as const) {
  lesson.addEventListener(touch, () => void wordsComing(...NAME_WORDS));
}
lesson.addEventListener('lesson-answered', ({ detail: { lesson: id, moment, given, isRight } }) => {
  const isKnown = given !== null && noteAnswer({ lesson: id, moment }, isRight);
  if (mixed !== null && isKnown) mixed = { ...mixed, right: mixed.right + 1 };
});
lesson.addEventListener('lesson-moment', ({ detail: { moment } }) => {
  if (mixed !== null) return;
  const here = lessonIn(location.hash);
  if (/^#(learn|lesson)=/.test(here)) history.replaceState(null, '', `${here}/${moment}`);
});
lesson.addEventListener('lesson-ended', ({ detail: { lesson: id } }) => {
  if (mixed !== null) {
    mixed = { ...mixed, at: mixed.at + 1 };
    showMixed();
    return;
  }
  if (shown === id) leadOn(id);
  void leadToTable();
  const here = lessonIn(location.hash);
  if (/^#(learn|lesson)=/.test(here)) history.replaceState(null, '', here);
});

course.lessons = AssaultLesson.lessons;
phases.lessons = AssaultLesson.phaseLessons;

/** The course, a lesson of it: 'what-an-assault-is', 'what-an-assault-is/who'; or a new one: 'new'. */
export const page: Page = {
  element,
  show: asked => {
    const [id = '', moment = null] = asked.split('/');
    if (id === '') return showCourse();
    if (id === 'new') return void showEditor();
    if (id === 'mixed') {
      mixed = beginMixed();
      return mixed === null ? showCourse() : showMixed();
    }
    leadOn(id);
    open(id, moment);
  },
};

/** A lesson that is in the address itself. */
export const linkedLesson: Page = {
  element,
  show: link => {
    const asked = lessonIn(location.hash);
    void withWords(readLessonLink(`lesson=${link}`), Promise.resolve(wordsComing('lesson-asked'))).then(read => {
      if (asked !== lessonIn(location.hash)) return; // something else is wanted by now
      leadOn('');
      if ('problem' in read) showLesson(true, () => read.problem);
      else open(read.json, read.moment);
    });
  },
};
