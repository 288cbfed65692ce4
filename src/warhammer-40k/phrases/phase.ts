/** Sentences that belong to no single part of the phase. */
import { text, type Phrase } from './wording.ts';

export const PHASE_PHRASES = {
  'not-now': () => 'That is not possible in this step.',
  'wrong-number-of-dice': v => `This throw has ${text(v, 'needed')} dice, not ${text(v, 'given')}.`,
  'no-such-face': v => `A die shows 1 to 6, not ${text(v, 'face')}.`,
  'not-asked': v => `Nobody is asked about ${text(v, 'question')} now.`,
  'no-such-option': v => `${text(v, 'option')} is none of the answers that there are.`,
  'text-tells': v => `The text itself answers ${text(v, 'question')}.`,
  'outcome-untold': () => 'This text does not tell what comes of the fight: everybody stays where they are.',
  'charge-untold': () => 'This text does not tell how units charge: nobody does.',
  agreed: v => `You agree on ${text(v, 'question')}: ${text(v, 'answer')}.`,
} as const satisfies Readonly<Record<string, Phrase>>;
