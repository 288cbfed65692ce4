/** In Spanish: the questions that the rules leave open, and their answers. */
import type { RulingWords as english } from '../../../../src/epic-armageddon/rulings/rulings.ts';
import { chargeRulings } from './rulings/charge.ts';
import { endingRulings } from './rulings/ending.ts';
import { hitsRulings } from './rulings/hits.ts';

export const words: english = { ...chargeRulings, ...hitsRulings, ...endingRulings };
