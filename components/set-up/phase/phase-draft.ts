/** A set-up of Warhammer 40,000 as text: what a page that is loaded again goes on with, and what an address tells. */
import { readPhaseMatchOptions } from '../../../src/deployment/phase-line/match-up-options.ts';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { meantBy } from '../../../src/warhammer-40k/editions/rows.ts';
import { bySide } from '../../../src/warhammer-40k/model/procedure.ts';
import { RULESET_PREFIX } from '../../../src/warhammer-40k/model/scenario.ts';
import { matchOf, planOf } from '../../epic-armageddon/odds/plan.ts';
import { fieldsIn, jsonFieldsOf } from '../draft.ts';
import { NO_PHASE, type PhaseSetUp } from './phase-plan.ts';
import type { Places } from './phase-places.ts';

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whoever has a place that is one; what was kept before models could be moved has none. */
const placesIn = (value: unknown): Places => Object.fromEntries(Object.entries(fieldsIn(value))
  .filter((entry): entry is [string, [number, number]] => isPlace(entry[1])));

const isPlace = (value: unknown): boolean => Array.isArray(value) && value.length === 2
  && value.every(Number.isFinite);

/** The set-up of a text; null: it is none. */
export const readPhaseDraft = (text: string): PhaseSetUp | null => {
  const { texts, places, ...rest } = jsonFieldsOf(text);
  if (texts === undefined) return null;
  const sides = fieldsIn(texts);
  const read = readPhaseMatchOptions('', rest);
  if ('problems' in read) return null;
  const { edition, startAt, completions, profiles } = read.options;
  return {
    edition, startAt, completions: meantBy(completions), profiles, texts: bySide(side => textIn(sides[side])),
    places: placesIn(places),
  };
};

/** The line of both sides behind the edition by which it is played: `warhammer-40k-7th/20 boyz v 10 marines`. */
const ADDRESS = new RegExp(`^${RULESET_PREFIX}(${EDITIONS.join('|')})/(.*)$`);

/** What an address asks about; null: nothing of Warhammer 40,000. */
export const phaseNamed = (address: string): PhaseSetUp | null => {
  const [, edition, line] = ADDRESS.exec(address) ?? [];
  if (edition === undefined || line === undefined) return null;
  const sides = planOf(line);
  return { ...NO_PHASE, edition: edition as Edition, texts: bySide(side => sides[side].text) };
};

/** The address of a set-up; null: a line and an edition do not tell all of it. */
export const phaseAddress = ({ edition, texts, profiles, completions, startAt, places }: PhaseSetUp): string | null => (
  Object.keys({ ...profiles, ...places }).length > 0 || completions.length > 0 || startAt !== NO_PHASE.startAt ? null
    : `${RULESET_PREFIX}${edition}/${matchOf(bySide(side => ({ text: texts[side] })))}`);
