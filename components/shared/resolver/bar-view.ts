/** What the bar shows of a game under way: what its buttons say while it runs and while dice are entered. */
import { diceWords, entryWords } from '../parts/dice-words.ts';
import type { BarButton, BarView } from './action-bar.ts';
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
  const { undoes, redoes, dueDice, dice: { isOpen }, isOver, isRunning } = game;
  const hasDice = dueDice > 0 && !isRunning;
  return {
    primary: primaryOf(game), undoes, redoes, canRun: !isOver, isRunning,
    myDice: hasDice && !isOpen ? myDiceOf(game) : null,
    rest: hasDice && isOpen ? restOf(game) : null,
  };
};

const enteredOf = ({ dice, dueDice }: GameUnderWay): number =>
  dice.faces(dueDice).filter(face => face !== null).length;

/** Closed, the entry keeps what it has. */
const myDiceOf = (game: GameUnderWay): BarButton => {
  const entered = enteredOf(game);
  const words = entered === 0 ? diceWords.myDice : diceWords.myDiceOf(entered, game.dueDice);
  return { words, isReady: true };
};

const restOf = (game: GameUnderWay): BarButton => {
  const entered = enteredOf(game);
  return {
    words: entered === 0 ? diceWords.throw(game.dueDice) : entryWords.throwRest, isReady: entered < game.dueDice,
  };
};

const primaryOf = (game: GameUnderWay): BarButton | null => {
  const { primary, dice, dueDice, isRunning } = game;
  if (isRunning) return { words: resolverWords.stop, isReady: true };
  if (dice.isOpen) {
    const left = dueDice - enteredOf(game);
    return { words: left > 0 ? entryWords.toEnter(left) : entryWords.use(dueDice), isReady: left === 0 };
  }
  return primary === null ? null : { words: primary.words, isReady: true };
};
