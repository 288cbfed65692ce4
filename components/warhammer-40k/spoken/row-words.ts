/** What rows beside the texts tell, by their ids. */
import { ROW_TEXTS } from '../../../src/warhammer-40k/rulings/row-texts.ts';
import { spoken } from '../../shared/languages/spoken.ts';

export const rowWords = spoken('warhammer-40k/rows', ROW_TEXTS);
