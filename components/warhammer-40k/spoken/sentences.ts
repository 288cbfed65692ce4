/** The log of a phase, the reasons of refusals and those of explanations in the language of the screen. */
import type { LogEntry, Refusal } from '../../../src/warhammer-40k/model/log.ts';
import { sentenceIn, type Say } from '../../../src/warhammer-40k/explain/log-sentences.ts';
import { EVENT_PHRASES } from '../../../src/warhammer-40k/explain/phrases/events.ts';
import { REASON_PHRASES } from '../../../src/warhammer-40k/explain/phrases/reasons.ts';
import { REFUSAL_PHRASES } from '../../../src/warhammer-40k/explain/phrases/refusals.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import { sceneWords } from './map-words.ts';

const log = spoken('warhammer-40k/log', EVENT_PHRASES);
const refusals = spoken('warhammer-40k/refusals', REFUSAL_PHRASES);
const reasons = spoken('warhammer-40k/reasons', REASON_PHRASES);

export const phaseSentence: Say = fact => sentenceIn(withTerrain(fact), log, refusals, reasons);

/** Terrain without a name of its own is called by its kind. */
const withTerrain = (fact: LogEntry | Refusal): LogEntry | Refusal => {
  if (fact.key !== 'in-impassable-terrain') return fact;
  const { terrain, kind } = fact.values;
  return { ...fact, values: { ...fact.values, terrain: terrain ?? sceneWords.kinds[kind] } };
};
