/** What the bar shows of a game under way: what its primary says while it runs and while dice are entered. */
import { diceWords } from '../parts/dice-words.ts';
import type { BarView } from './action-bar.ts';
import type { DiceOnTable } from './dice-on-table.ts';
import type { Primary } from './primary.ts';
import { resolverWords } from './resolver-words.ts';

interface GameUnderWay {
  readonly primary: Primary<unknown> | null;
  readonly undoes: string | null;
  readonly redoes: string | null;
  readonly dice: DiceOnTable;
  readonly dueDice: number;
  readonly isOver: boolean;
  readonly isRunning: boolean;
}

export const barOf = (game: GameUnderWay): Omit<BarView, 'odds'> => {
  const { undoes, redoes, dueDice, isOver, isRunning } = game;
  return {
    primary: primaryOf(game), undoes, redoes, canRun: !isOver, isRunning,
    dice: dueDice === 0 ? null : { isOpen: game.dice.isOpen, entered: enteredOf(game), due: dueDice },
  };
};

const enteredOf = ({ dice, dueDice }: GameUnderWay): number =>
  dice.faces(dueDice).filter(face => face !== null).length;

const primaryOf = (game: GameUnderWay): BarView['primary'] => {
  const { primary, dice, dueDice, isRunning } = game;
  if (isRunning) return { words: resolverWords.stop, isReady: true };
  if (dice.isOpen) {
    const left = dueDice - enteredOf(game);
    return { words: left > 0 ? diceWords.toEnter(left) : diceWords.use(dueDice), isReady: left === 0 };
  }
  return primary === null ? null : { words: primary.words, isReady: true };
};
