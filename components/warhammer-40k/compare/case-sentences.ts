/** How compared editions say what they say: in the language of the screen. */
import { CASE_WORDS, type CaseLanguage } from '../../../machines/compare/editions/case-words.ts';
import type { PhaseLanguage } from '../../../machines/compare/phase-game.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import { chartText } from '../resolver/chart-text.ts';
import { phaseSentence } from '../spoken/sentences.ts';

export const caseWords = spoken('warhammer-40k/cases', CASE_WORDS);

export const PHASE_LANGUAGE: PhaseLanguage = { sentence: phaseSentence, text: chartText };
export const CASES_LANGUAGE: CaseLanguage = { sentence: phaseSentence, words: caseWords };
