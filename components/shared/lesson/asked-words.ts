/** What is said where something is asked, and of what is to be seen on the table of a lesson. */
import type { MomentOutcome } from '../../../machines/lessons/progress.ts';
import type { AnswerKind } from '../../../src/lessons/questions.ts';
import { counted, form } from '../languages/forms.ts';
import { spoken } from '../languages/spoken.ts';
import type { PlayerSide } from '../parts/side-mark.ts';

const SIDE_WORDS: Readonly<Record<PlayerSide, string>> = { attacker: 'attacker', defender: 'defender' };

const THE_SIDES: Readonly<Record<PlayerSide, string>> = { attacker: 'Attacker', defender: 'Defender' };

const PURPOSES = {
  'close-combat': 'close combat', firefight: 'firefight', 'extra-attacks': 'number of extra attacks',
  damage: 'points of damage', save: 'save', 're-roll': 'save, thrown again', invulnerable: 'invulnerable save',
  critical: 'critical hit', splash: 'blast', result: 'result', 'dangerous-terrain': 'dangerous terrain',
  'action-test': 'action test', 'blast-markers': 'Blast markers',
};

const LEGENDS: Readonly<Record<AnswerKind, string>> = {
  units: 'Choose them on the map or here', formations: 'Choose them here', number: 'Your number',
  side: 'Your answer', order: 'The first comes first', 'yes-no': 'Your answer',
};

export const askedWords = spoken('lesson/asked', {
  answerLegends: LEGENDS,
  whyList: 'Ask why',
  why: (name: string): string => `Why ${name}?`,
  log: (lines: number): string => `Log, ${counted(lines, { one: 'line', other: 'lines' })}`,
  logName: 'Log',
  stands: 'The stands and their values',
  openRule: (rule: string): string => `Rule ${rule}`,
  ruleSays: 'What the rule says',
  sides: SIDE_WORDS,
  theSides: THE_SIDES,
  dice: 'The dice that were thrown',
  purposes: PURPOSES,
  withCharacters: (unit: string, characters: string): string => `${unit} with ${characters}`,
  sideAndFormation: (side: string, formation: string): string => `${side}, ${formation}`,
  chosen: 'in your answer',
  inOrder: (at: number): string => `no. ${at}`,
  marked: 'named by the opponent',
  markedSign: '!',
  lost: 'lost',
  broken: 'broken',
  values: (cc: string, ff: string, armour: string): string => `CC ${cc}, FF ${ff}, armour ${armour}`,
  aboard: (transport: string): string => `aboard ${transport}`,
  standsIn: (terrain: string): string => `in ${terrain}`,
  touches: (names: string): string => `touches ${names}`,
  away: (far: string, name: string): string => `${far} from ${name}`,
  behind: (far: string, terrain: string): string => `${far} with ${terrain} between`,
  formation: (side: string, stands: number, markers: number, isBroken: boolean): string => [
    side, counted(stands, { one: 'stand', other: 'stands' }),
    ...(markers === 0 ? [] : [counted(markers, { one: 'Blast marker', other: 'Blast markers' })]),
    ...(isBroken ? ['broken'] : []),
  ].join(', '),
  answers: {
    attacker: 'The attacker', defender: 'The defender', neither: 'Neither', yes: 'Yes', no: 'No',
  },
  less: 'One less',
  more: 'One more',
  order: {
    keys: 'Arrow keys move it up and down, Delete takes it out.',
    none: 'Nobody yet: take them one after the other, on the map or here.',
    rest: 'Not in the order yet',
    placed: (name: string, at: number, of: number): string => `${name}, ${at} of ${of}`,
    earlier: (name: string): string => `${name} earlier`,
    later: (name: string): string => `${name} later`,
    out: (name: string): string => `Take ${name} out`,
  },
  unknownLesson: (id: string, ids: readonly string[]): string =>
    `There is no lesson ${id}. There are: ${ids.join(', ')}.`,
  summary: {
    heading: (title: string): string => `The end of “${title}”`,
    said: (asked: number, right: number): string => {
      if (asked === 0) return 'Nothing was asked this time.';
      if (right === asked) return `${asked === 1 ? 'Right' : `All ${asked} right`} at once, without help.`;
      return `${right} of ${asked} right at once, without help. The rest, each with its rule:`;
    },
    missed: 'What was missed',
    how: (outcome: MomentOutcome, wrong: number, hints: number): string => {
      if (outcome === 'shown') return 'the answer was shown';
      if (outcome === 'passed') return 'left open';
      const goes = form(wrong, { one: 'at the second go', other: `after ${wrong} wrong ones` });
      return ['right', ...(wrong === 0 ? [] : [goes]), ...(hints === 0 ? [] : ['with a hint'])].join(' ');
    },
    back: 'Go there',
    goTo: (title: string): string => `Go to ${title}`,
    missedAgain: 'Again what was missed',
    begin: 'From the start',
  },
  linkTooOld: 'This browser is too old for links: it has nothing that packs and unpacks them.',
  linkChanged: 'This link to a lesson has been cut or changed on its way.',
  linkStrange: 'This is no link to a lesson: it has to begin with lesson=1.',
  course: {
    lead: (lessons: number, done: number): string =>
      `${lessons} lessons: you say what happens next, do it on the table, and the rules answer. ${done === 0
        ? 'Nothing is asked that the table does not show.' : `${done} of them done.`}`,
    go: (title: string, isBegun: boolean, isAny: boolean): string => {
      if (isBegun) return `Go on with “${title}”`;
      return isAny ? `Next: “${title}”` : `Begin with “${title}”`;
    },
    marks: {
      done: (): string => 'Done',
      missed: (moments: number): string => `Done, ${moments} missed`,
      begun: (): string => 'Begun',
    },
    known: (known: number, asked: number): string => `${known} of ${asked} questions known`,
  },
});
