/** In one word, everything about the places of models on which the rest of a fight depends. */
import { heardOn } from '../allocation/look-out.ts';
import { isOn } from '../editions/rows.ts';
import { answer } from '../editions/answers.ts';
import { pilesInAtRungs } from '../fight/pile-in-step.ts';
import { isAlive, livingOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { areWithin, fightersOf } from '../movement/contacts.ts';
import { areTouching, gapBetween, isOnNearFloor, NEAR } from '../movement/places.ts';

/** Places, and gaps, that differ by less are the same, reached by other ways. */
const PRECISE = 6;

/** Where the living stand, if anybody may have moved since the fight began: nothing depends on where others fell. */
export const placesWord = (phase: Phase): string => (pilesInAtRungs(phase)
  ? phase.models.map(model => (isAlive(model) ? placeWord(model) : '')).join()
  : '');

/** Whoever does not move has the same place in thousands of phases. */
const known = new WeakMap<Model['at'], string>();

const placeWord = ({ at }: Model): string => {
  const found = known.get(at) ?? `${at[0].toFixed(PRECISE)} ${at[1].toFixed(PRECISE)}`;
  known.set(at, found);
  return found;
};

/**
 * How a unit stands to those who strike it, and to itself: places with the same word leave the same models to the same
 * wounds. Only pools are dealt by places, and otherwise places are what they were when the fight began.
 *
 * @rule 40k.50
 * @ruling
 */
export const takersWord = (phase: Phase, unit: string, strikers: readonly Model[]): string => {
  if (!pilesInAtRungs(phase) && answer(phase, 'allocation') !== 'pools') return '';
  const living = livingOf(phase, unit);
  const toStrikers = living.map(model => {
    const nearest = Math.min(...strikers.map(striker => gapBetween(phase, model, striker)));
    return `${strikers.some(striker => areTouching(phase, model, striker)) ? '' : '-'}${nearest.toFixed(PRECISE)}`;
  });
  return [toStrikers.join(), linksWord(phase, living), isOn(phase, '7C-C2') ? besideWord(phase, living) : ''].join(';');
};

/** Who of a unit is near whom: the owner keeps it together as long as he can. */
const linksWord = (phase: Phase, living: readonly Model[]): string => {
  const fighters = fightersOf(phase, living);
  return fighters.map((one, i) => fighters.slice(0, i).map(other =>
    Number(areWithin(one, other, NEAR) && isOnNearFloor(phase, one.model, other.model))).join('')).join();
};

/** How near everybody stands to those for whom he may take a wound. @row 7C-C2 */
const besideWord = (phase: Phase, living: readonly Model[]): string => living
  .filter(model => heardOn(phase, model) !== null)
  .map(model => living.map(other => gapBetween(phase, model, other).toFixed(PRECISE)).join()).join(' ');
