/** Everything that one column shows after so many steps: plain facts, read off the comparison. */
import type { GamePlace } from '../../../machines/compare/game.ts';
import type { MarkedLine } from '../../../machines/compare/lockstep.ts';
import type { ThrownDie } from '../../../machines/compare/walk.ts';
import { asTitle } from '../../../machines/charts/label.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import { namesTogether } from '../steps/wording.ts';
import type { AnyLockstep, AnyStep, Comparable } from './comparable.ts';
import { LETTERS, compareWords } from '../../shared/compare/compare-words.ts';

/** A die as it lies there. */
export interface ShownDie {
  readonly face: number;
  readonly counts: boolean;
  /** The other side did not throw it in this step. */
  readonly isOnlyHere: boolean;
}

/** Dice thrown for the same reason. */
export interface DiceRow {
  readonly side: string | null;
  /** 'Close combat 4+' */
  readonly label: string;
  readonly owners: string;
  readonly dice: readonly ShownDie[];
  /** The other side throws none for this reason, or has another target. */
  readonly differs: boolean;
}

export interface SideView {
  readonly letter: string;
  readonly title: string;
  readonly place: GamePlace;
  /** It stands in another state than the other side. */
  readonly isElsewhere: boolean;
  readonly isOver: boolean;
  /** Nothing happened here in this step; before the first nothing has. */
  readonly waits: boolean;
  /** Why what happened there could not happen here. */
  readonly refusal: string | null;
  /** What happened, as a script would send it; null: nothing. */
  readonly event: string | null;
  readonly lines: readonly MarkedLine[];
  readonly dice: readonly DiceRow[];
  /** Null: there is no table to be drawn. */
  readonly view: BattlefieldView | null;
  readonly log: readonly MarkedLine[];
}

type At = 0 | 1;

/** A column of the comparison after `at` of its steps. */
export const sideView = (side: Comparable, { steps, begin }: AnyLockstep, at: number, which: At): SideView => {
  const step = steps[at - 1] ?? null;
  const other: At = which === 0 ? 1 : 0;
  const states = step?.states ?? begin;
  const game = side.game!;
  const [place, elsewhere] = [game.placeOf(states[which]), game.placeOf(states[other])];
  const moment = step?.moments[which] ?? null;
  const isOver = game.isOver(states[which]);
  return {
    letter: LETTERS[which],
    title: side.title,
    place,
    isElsewhere: place.path !== elsewhere.path || (place.round !== elsewhere.round && !isOver),
    isOver,
    waits: step !== null && moment === null,
    refusal: step !== null && moment === null ? step.refusal?.say ?? null : null,
    event: moment?.event.type ?? null,
    lines: step?.lines[which] ?? [],
    dice: step === null ? [] : diceRows(step, which),
    view: side.viewOf?.(states[which], moment?.before ?? states[which]) ?? null,
    log: steps.slice(0, at).flatMap(({ lines }) => lines[which]),
  };
};

/** A machine of the page throws for what it calls it. */
const purposeWords = (purpose: string): string =>
  (compareWords.purposes as Readonly<Record<string, string>>)[purpose] ?? asTitle(purpose);

const reasonOf = ({ side, purpose, target }: ThrownDie): string => JSON.stringify([side, purpose, target]);

/** The dice of a step, those together that are thrown for one reason. */
const diceRows = ({ moments }: AnyStep, which: At): readonly DiceRow[] => {
  const dice = moments[which]?.dice ?? [];
  const others = moments[which === 0 ? 1 : 0]?.dice ?? [];
  const reasons = [...new Set(dice.map(reasonOf))];
  const unmatched = new Map<string, number>();
  for (const { id, purpose } of others) unmatched.set(`${id} ${purpose}`, (unmatched.get(`${id} ${purpose}`) ?? 0) + 1);
  const shown = new Map(dice.map(die => {
    const key = `${die.id} ${die.purpose}`;
    const left = unmatched.get(key) ?? 0;
    unmatched.set(key, left - 1);
    const counts = die.target !== null && die.face >= die.target;
    return [die, { face: die.face, counts, isOnlyHere: left <= 0 }] as const;
  }));
  return reasons.map(reason => {
    const row = dice.filter(die => reasonOf(die) === reason);
    const { side, purpose, target } = row[0]!;
    return {
      side,
      label: `${purposeWords(purpose)}${target === null ? '' : ` ${target}+`}`,
      owners: namesTogether([...new Set(row.flatMap(({ owner }) => owner ?? []))]),
      dice: row.map(die => shown.get(die)!),
      differs: !others.some(die => reasonOf(die) === reason),
    };
  });
};
