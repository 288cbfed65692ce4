/** Who breaks, who is destroyed, who has to go, and what markers are left when all is over; and how likely a win is. */
import type { EventKey, LogEntry } from '../../../../src/epic-armageddon/model/log-entries.ts';
import { formationOf, livingIn } from '../../../../src/epic-armageddon/model/roster.ts';
import type { LessonSentence } from '../../../../src/lessons/lesson.ts';
import { playAhead, type LaterPosition, type LessonPosition } from '../position.ts';
import { languageOf, wordsIn } from '../answer-words.ts';
import type { QuestionOf } from '../judge.ts';
import { ruleSentence } from '../../objection.ts';
import { formationName, howMany, whichFormations } from './kinds.ts';

/** When all is over. */
export const atTheEnd = (position: LessonPosition): LaterPosition => playAhead(position, () => false);

const all = ({ assault }: LessonPosition): readonly string[] => assault.formations.map(({ id }) => id);

/** The formations that a line of the log tells the end of. */
const formationsIn = (entry: LogEntry): readonly string[] => {
  if (entry.key === 'withdrawn') return entry.values.formations;
  return FATES.includes(entry.key) && 'formation' in entry.values ? [entry.values.formation] : [];
};

const FATES: readonly EventKey[] = ['breaks', 'destroyed-when-broken', 'panic', 'markers-placed'];

/** What the log will tell of a formation from here on. */
const toldOf = (position: LessonPosition, end: LessonPosition, id: string): readonly LessonSentence[] => {
  const name = formationName(position, id);
  return end.assault.log.slice(position.assault.log.length)
    .filter(entry => formationsIn(entry).includes(name))
    .map(entry => ({ say: languageOf(position).sentence(entry), rule: entry.rule }));
};

/** Why nothing of the kind happens to it. */
const spared = (end: LessonPosition, id: string): LessonSentence => {
  const { fighting, side } = formationOf(end.assault, id);
  const { hasNotFought, hasWon, onlyLosersBreak } = wordsIn(end);
  if (!fighting) return ruleSentence('A7.6', hasNotFought);
  return end.assault.winner === side ? ruleSentence('A8.1', hasWon) : ruleSentence('A7.1', onlyLosersBreak);
};

const whyOf = (position: LessonPosition, id: string, belongs: boolean): readonly LessonSentence[] => {
  const end = atTheEnd(position);
  const told = toldOf(position, end, id);
  if (!belongs && formationOf(position.assault, id).broken) return [
    ruleSentence('A7.2', wordsIn(position).wasBroken), ...told,
  ];
  return belongs && told.length > 0 ? told.slice(0, 2) : [spared(end, id)];
};

/** @rule A7.1, A7.6, A8.2 */
export const whoBreaks = whichFormations<QuestionOf<'who-breaks'>>({
  choices: all,
  right: position => {
    const end = atTheEnd(position);
    return all(position).filter(id => !formationOf(position.assault, id).broken && formationOf(end.assault, id).broken);
  },
  why: (position, _, id, belongs) => whyOf(position, id, belongs),
});

/** @rule A7.2 */
export const whoIsDestroyed = whichFormations<QuestionOf<'who-is-destroyed'>>({
  choices: all,
  right: position => {
    const end = atTheEnd(position);
    return all(position).filter(id =>
      livingIn(position.assault, id).length > 0 && livingIn(end.assault, id).length === 0);
  },
  why: (position, _, id, belongs) => {
    const left = livingIn(atTheEnd(position).assault, id).length;
    const told = toldOf(position, atTheEnd(position), id).filter(({ rule }) => rule === 'A7.2');
    if (belongs) return told.length > 0 ? told : [ruleSentence('A4.5', wordsIn(position).allLost)];
    return [ruleSentence('A7.2', wordsIn(position).standsLeft(left))];
  },
});

/** Formations that somebody is left of when they are told to go. @rule A7.3 */
const withdrawing = (position: LessonPosition): readonly string[] => {
  const ids = atTheEnd(position).way.flatMap(({ context }) =>
    context.assault.withdrawing.filter(id => livingIn(context.assault, id).length > 0));
  return all(position).filter(id => ids.includes(id));
};

/** @rule A7.3, A7.6 */
export const whoMustWithdraw = whichFormations<QuestionOf<'who-must-withdraw'>>({
  choices: all,
  right: withdrawing,
  why: (position, _, id, belongs) => {
    const end = atTheEnd(position);
    const { mustGo, shakenAway } = wordsIn(position);
    if (belongs) return [ruleSentence('A7.3', formationOf(end.assault, id).fighting ? mustGo : shakenAway)];
    if (livingIn(end.assault, id).length === 0) return [ruleSentence('A7.2', wordsIn(position).nobodyLeft)];
    const { fighting, side } = formationOf(end.assault, id);
    return [fighting && end.assault.winner === side
      ? ruleSentence('A8.2', wordsIn(position).stays) : spared(end, id)];
  },
});

/** @rule A7.1, A7.6, A8.1 */
export const markersOn = howMany<QuestionOf<'markers-on'>>({
  right: (position, { formation }) => formationOf(atTheEnd(position).assault, formation).blastMarkers,
  why: (position, { formation }) => {
    const end = atTheEnd(position);
    const { broken, fighting, side } = formationOf(end.assault, formation);
    if (broken) return [ruleSentence('A7.1', wordsIn(position).losesMarkers)];
    if (fighting && end.assault.winner === side) {
      return [ruleSentence('A8.1', wordsIn(position).keepsAndTakes)];
    }
    return [ruleSentence('A7.6', wordsIn(position).keepsMarkers)];
  },
});

const PERCENT = 100;

/** @rule A6.4 */
export const chanceToWin = howMany<QuestionOf<'chance-to-win'>>({
  unit: '%',
  needsOdds: true,
  right: ({ odds }, { side }) => Math.round((odds?.winner[side] ?? 0) * PERCENT),
  accepts: ({ odds }, { side, within }, value) =>
    Math.abs((odds?.winner[side] ?? 0) * PERCENT - value) <= within,
  why: position => {
    const { attacker, defender } = position.assault.kills;
    return [ruleSentence('A6.2', wordsIn(position).certain(attacker, defender))];
  },
});
