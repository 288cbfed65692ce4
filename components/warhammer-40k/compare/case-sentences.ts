/** How compared editions say what they say: in the language of the screen. */
import { CASE_WORDS, type CaseLanguage } from '../../../machines/compare/editions/case-words.ts';
import type { PhaseLanguage } from '../../../machines/compare/phase-game.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import { phaseSentence } from '../spoken/sentences.ts';

export const caseWords = spoken('warhammer-40k/cases', CASE_WORDS);

/** Nothing is shown of what the statechart says of moments. */
export const PHASE_LANGUAGE: PhaseLanguage = { sentence: phaseSentence, text: text => text };
export const CASES_LANGUAGE: CaseLanguage = { sentence: phaseSentence, words: caseWords };
