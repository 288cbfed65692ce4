/** What the lesson editor says of its own accord. */
import type { Effect } from '../../../src/epic-armageddon/model/profile.ts';
import type { SaveKind } from '../../../src/epic-armageddon/model/volley.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { LessonMoment } from '../../../src/lessons/lesson.ts';
import type { ParameterName } from '../../../src/lessons/questions.ts';
import { counted, listed } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';

const moments = (count: number): string => counted(count, { one: 'moment', other: 'moments' });
const steps = (count: number): string => counted(count, { one: 'step', other: 'steps' });

const PARAMETERS: Readonly<Record<ParameterName, string>> = {
  side: 'Whose side', unit: 'Which stand', from: 'Measured from', formation: 'Which formation',
  units: 'Which stands', formations: 'Which formations', hits: 'How many hits', count: 'How many',
  cm: 'Centimetres', within: 'Give or take, in percent', effect: 'What kind of hit', save: 'Which save',
  state: 'Which step', slack: 'Points that a decision may be worse',
};

/** What stands for a parameter in a list of questions, where it has not been chosen yet. */
const SOMETHING: Readonly<Record<string, string>> = {
  side: 'side', unit: 'a stand', from: 'another', formation: 'a formation', units: 'some stands',
  formations: 'some formations', hits: 'some', count: 'so many', cm: 'so many ', within: 'some points',
  effect: 'of a kind', save: 'a save of your choice', state: 'a step of your choice',
};

const EFFECT_WORDS: Readonly<Record<Effect, string>> = {
  normal: 'an ordinary hit', 'ignore-cover': 'one that ignores cover', lance: 'a lance’s hit',
  sniper: 'a sniper’s hit', 'macro-weapon': 'a macro-weapon’s hit', 'titan-killer': 'a Titan Killer’s hit',
};

const SIDES: Readonly<Record<Side, string>> = { attacker: 'attacker', defender: 'defender' };

const SAVES: Readonly<Record<SaveKind, string>> = {
  armour: 'armour', cover: 'cover', holofield: 'holofield', 'knight-shield': 'knight shield',
  'ion-shield': 'ion shield', none: 'none',
};

const KINDS: Readonly<Record<LessonMoment['kind'], { readonly label: string; readonly detail: string }>> = {
  predict: { label: 'Ask', detail: 'Somebody says what follows before it is seen.' },
  do: { label: 'Have it done', detail: 'Somebody does something on the table.' },
  see: { label: 'Tell', detail: 'Something to look at.' },
};

/** What is not wrong with a moment but remarkable. */
export type MomentRemark = 'usual-title' | 'nothing-told' | 'empty-sentence';
/** Why a question asks nothing. */
export type Trivial = 'every-answer' | 'one-choice' | 'everybody' | 'certain';

const REMARKS: Readonly<Record<MomentRemark, string>> = {
  'usual-title': 'Nobody has given it a title yet: say what it is about, without giving the answer away.',
  'nothing-told': 'It is there to tell something, and tells nothing yet.',
  'empty-sentence': 'A sentence is still empty; readers will not see it.',
};

const TRIVIAL: Readonly<Record<Trivial, string>> = {
  'every-answer': 'Every answer that there is would be right here: the question asks nothing.',
  'one-choice': 'There is only one to choose from: the question asks nothing.',
  everybody: 'The answer is everybody who can be chosen: whoever chooses all is right without thinking.',
  certain: 'Here it is as good as certain: nobody learns to estimate by it.',
};

export const lessonEditorWords = spoken('lesson-editor', {
  heading: 'Make a lesson',
  intro: 'Play an assault, stop wherever something is worth asking, and choose what to ask. No answer is written down: '
    + 'the rules are asked for it.',
  undo: 'Undo',
  redo: 'Redo',
  anew: 'Begin anew',
  begunAnew: 'An empty lesson. Undo brings the other one back.',
  loading: 'On its way …',
  notLoaded: 'A part of the program could not be loaded.',
  tryAgain: 'Try again',
  about: 'What it is about',
  title: 'Title of the lesson',
  teaches: 'What it teaches, in a sentence',
  assault: 'The assault',
  bundled: 'A bundled assault',
  take: 'Take this assault',
  other: 'Another assault',
  taken: (title: string): string => `${title} lies on the table.`,
  ownWays: 'Your own: set up, from your shelf, a list or a file',
  fileWays: 'A lesson or a scenario as JSON',
  json: 'JSON of a lesson or of a scenario',
  openJson: 'Open this JSON',
  openFile: 'Open a file',
  opened: (title: string, count: number): string => `“${title}” is opened, with ${moments(count)}.`,
  untitled: 'An assault without a title',
  play: 'Play, and stop',
  playIntro: 'Let it run, or decide and throw yourself. Back and forward lose nothing of it.',
  stoppedAt: (title: string, round: number, step: number): string =>
    `Stopped at “${title}”, round ${round}, after ${steps(step)}.`,
  add: 'Add a moment here',
  strays: (step: number): string =>
    `Held as a lesson, it goes on otherwise after ${steps(step)}: something was decided after the dice were `
    + 'due. Moments later than that may differ from what you played.',
  moments: 'Moments',
  noMoments: 'None yet. Stop on the table and add one.',
  editShort: 'Edit',
  edit: (title: string): string => `Edit “${title}”`,
  remove: (title: string): string => `Remove “${title}”`,
  removed: (title: string): string => `“${title}” is removed. Undo brings it back.`,
  added: 'A moment is added.',
  up: (title: string): string => `“${title}” comes earlier`,
  comes: (title: string, step: number): string => `“${title}”, after ${steps(step)}`,
  momentTitles: {
    predict: (number: number): string => `Question ${number}`,
    do: (number: number): string => `Task ${number}`,
    see: (number: number): string => `Look ${number}`,
  },
  kinds: KINDS,
  remarks: REMARKS,
  trivial: TRIVIAL,
  reader: 'What a reader sees',
  readerChooses: (names: readonly string[]): string => `To choose from: ${listed(names)}.`,
  kind: 'What happens here?',
  momentTitle: 'Title of the moment',
  question: 'Question',
  task: 'Task',
  atHome: 'At home here',
  elsewhere: 'Possible as well',
  parameters: PARAMETERS,
  something: SOMETHING,
  effects: EFFECT_WORDS,
  saves: SAVES,
  sides: SIDES,
  stand: (name: string, side: string): string => `${name} (${side})`,
  inOrder: (names: readonly string[]): string => names.join(', then '),
  onMap: 'Tap stands on the map, or choose them in the list.',
  text: 'What is said first',
  hint: 'Hint',
  after: 'What is said when it is right',
  asked: (say: string): string => `It is put as: “${say}”`,
  ownQuestion: 'The question in your own words',
  ownTask: 'The task in your own words',
  objection: 'What the opponent says to a wrong answer, before the reason',
  more: 'Own words, hints, and what is said afterwards',
  figures: 'Figures that a sentence can name',
  figuresIntro: 'Written in braces, they become what stands on the table when the sentence is said.',
  sentence: (list: string, number: number): string => `${list}, sentence ${number}`,
  ruleOf: (list: string, number: number): string => `Rule of sentence ${number}: ${list}`,
  rule: 'Rule',
  unknownRule: (rule: string): string => `There is no rule ${rule}.`,
  addSentence: (list: string): string => `Add a sentence: ${list}`,
  one: 'Add a sentence',
  removeSentence: (list: string, number: number): string => `Remove sentence ${number}: ${list}`,
  done: 'Done',
  answerNow: 'What the rules answer here',
  reckoning: 'The rules are being asked …',
  noAnswer: 'Nothing answers this question here. Choose another one, or stop elsewhere.',
  wouldSay: (given: string): string => `To “${given}” the opponent says:`,
  nobody: 'nobody',
  neither: 'neither',
  yes: 'yes',
  no: 'no',
  inWay: 'What is still to be mended',
  tryIt: 'Try it',
  check: 'Check the lesson',
  checking: 'Somebody who is always right goes through it …',
  allWell: (count: number): string => `All is well: ${moments(count)}, and everything in them can be done.`,
  notWell: (count: number): string => `${moments(count)} cannot be held as written.`,
  notReady: 'Something is still to be mended before it can be tried.',
  tried: {
    well: 'well', stuck: 'Nothing answers it here, or nothing that was tried does it.', missing: 'It never comes.',
  },
  results: 'Moment by moment',
  columns: { moment: 'Moment', comes: 'Comes', answer: 'The right answer' },
  afterStep: (step: number): string => `after ${steps(step)}`,
  seen: 'looked at',
  doneByPlay: 'it can be done',
  preview: 'Preview',
  endPreview: 'End the preview',
  takeAlong: 'Take it along',
  copyJson: 'Copy the JSON',
  saveJson: 'Save the JSON',
  copyTag: 'Copy the tag',
  copyLink: 'Copy the link',
  jsonLabel: 'The lesson as JSON',
  tagLabel: 'The lesson as a tag for a page',
  linkLabel: 'The lesson as a link',
  tagHint: 'It wants assault-lesson.js and the files beside it next to the page.',
  copied: 'Copied.',
  saved: 'Saved.',
  copyRefused: 'The browser keeps its clipboard to itself: it is selected, copy it by hand.',
  noLink: 'This browser is too old for links.',
});
