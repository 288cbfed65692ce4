/** What the texts leave unclear, and how it is played here: every ruling by its id. */
import { RULING_TEXTS } from '../../../src/warhammer-40k/rulings/every-ruling.ts';
import { spoken } from '../../shared/languages/spoken.ts';

export const rulingWords = spoken('warhammer-40k/rulings', RULING_TEXTS);
