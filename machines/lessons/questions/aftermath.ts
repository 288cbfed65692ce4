/** Who breaks, who is destroyed, who has to go, and what markers are left when all is over; and how likely a win is. */
import type { EventKey, LogEntry } from '../../../src/epic-armageddon/model/log-entries.ts';
import { formationOf, livingIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { LessonSentence } from '../../../src/lessons/lesson.ts';
import { playAhead, type LaterPosition, type LessonPosition } from '../position.ts';
import { toldIn, wordsIn } from '../answer-words.ts';
import { type QuestionOf, ruleSentence } from '../judge.ts';
import { formationName, howMany, whichFormations } from './kinds.ts';

/** When all is over. */
const atTheEnd = (scene: LessonPosition): LaterPosition => playAhead(scene, () => false);

const all = ({ assault }: LessonPosition): readonly string[] => assault.formations.map(({ id }) => id);

/** The formations that a line of the log tells the end of. */
const formationsIn = (entry: LogEntry): readonly string[] => {
  if (entry.key === 'withdrawn') return entry.values.formations;
  return FATES.includes(entry.key) && 'formation' in entry.values ? [entry.values.formation] : [];
};

const FATES: readonly EventKey[] = ['breaks', 'destroyed-when-broken', 'panic', 'markers-placed'];

/** What the log will tell of a formation from here on. */
const toldOf = (scene: LessonPosition, end: LessonPosition, id: string): readonly LessonSentence[] => {
  const name = formationName(scene, id);
  return end.assault.log.slice(scene.assault.log.length)
    .filter(entry => formationsIn(entry).includes(name))
    .map(entry => ({ say: toldIn(scene).sentence(entry), rule: entry.rule }));
};

/** Why nothing of the kind happens to it. */
const spared = (end: LessonPosition, id: string): LessonSentence => {
  const { fighting, side } = formationOf(end.assault, id);
  const { hasNotFought, hasWon, onlyLosersBreak } = wordsIn(end);
  if (!fighting) return ruleSentence('A7.6', hasNotFought);
  return end.assault.winner === side ? ruleSentence('A8.1', hasWon) : ruleSentence('A7.1', onlyLosersBreak);
};

const whyOf = (scene: LessonPosition, id: string, belongs: boolean): readonly LessonSentence[] => {
  const end = atTheEnd(scene);
  const told = toldOf(scene, end, id);
  if (!belongs && formationOf(scene.assault, id).broken) return [ruleSentence('A7.2', wordsIn(scene).wasBroken), ...told];
  return belongs && told.length > 0 ? told.slice(0, 2) : [spared(end, id)];
};

/** @rule A7.1, A7.6, A8.2 */
export const whoBreaks = whichFormations<QuestionOf<'who-breaks'>>({
  choices: all,
  right: scene => {
    const end = atTheEnd(scene);
    return all(scene).filter(id => !formationOf(scene.assault, id).broken && formationOf(end.assault, id).broken);
  },
  why: (scene, _, id, belongs) => whyOf(scene, id, belongs),
});

/** @rule A7.2 */
export const whoIsDestroyed = whichFormations<QuestionOf<'who-is-destroyed'>>({
  choices: all,
  right: scene => {
    const end = atTheEnd(scene);
    return all(scene).filter(id => livingIn(scene.assault, id).length > 0 && livingIn(end.assault, id).length === 0);
  },
  why: (scene, _, id, belongs) => {
    const left = livingIn(atTheEnd(scene).assault, id).length;
    const told = toldOf(scene, atTheEnd(scene), id).filter(({ rule }) => rule === 'A7.2');
    if (belongs) return told.length > 0 ? told : [ruleSentence('A4.5', wordsIn(scene).allLost)];
    return [ruleSentence('A7.2', wordsIn(scene).standsLeft(left))];
  },
});

/** Formations that somebody is left of when they are told to go. @rule A7.3 */
const withdrawing = (scene: LessonPosition): readonly string[] => {
  const ids = atTheEnd(scene).way.flatMap(({ context }) =>
    context.assault.withdrawing.filter(id => livingIn(context.assault, id).length > 0));
  return all(scene).filter(id => ids.includes(id));
};

/** @rule A7.3, A7.6 */
export const whoMustWithdraw = whichFormations<QuestionOf<'who-must-withdraw'>>({
  choices: all,
  right: withdrawing,
  why: (scene, _, id, belongs) => {
    if (belongs) return [ruleSentence('A7.3', wordsIn(scene).mustGo)];
    const end = atTheEnd(scene);
    if (livingIn(end.assault, id).length === 0) return [ruleSentence('A7.2', wordsIn(scene).nobodyLeft)];
    const { fighting, side } = formationOf(end.assault, id);
    return [fighting && end.assault.winner === side
      ? ruleSentence('A8.2', wordsIn(scene).stays) : spared(end, id)];
  },
});

/** @rule A7.1, A7.6, A8.1 */
export const markersOn = howMany<QuestionOf<'markers-on'>>({
  right: (scene, { formation }) => formationOf(atTheEnd(scene).assault, formation).blastMarkers,
  why: (scene, { formation }) => {
    const end = atTheEnd(scene);
    const { broken, fighting, side } = formationOf(end.assault, formation);
    if (broken) return [ruleSentence('A7.1', wordsIn(scene).losesMarkers)];
    if (fighting && end.assault.winner === side) {
      return [ruleSentence('A8.1', wordsIn(scene).keepsAndTakes)];
    }
    return [ruleSentence('A7.6', wordsIn(scene).keepsMarkers)];
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
  why: scene => {
    const { attacker, defender } = scene.assault.kills;
    return [ruleSentence('A6.2', wordsIn(scene).certain(attacker, defender))];
  },
});
