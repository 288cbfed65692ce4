/** What may be chosen about a hit: who takes it where two are equally near, a sniper's victim, how it is saved. */
import { whyNotAim, whyNotMoveHit } from '../../../src/epic-armageddon/attacks/owner-choices.ts';
import { sentence } from '../spoken/sentences.ts';
import { saveOptions } from '../../../src/epic-armageddon/attacks/saves.ts';
import { unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { AllocatedHit, Volley } from '../../../src/epic-armageddon/model/volley.ts';
import type { Choice } from '../../shared/parts/choice.ts';
import { placeWords } from './hand-labels.ts';
import { hitsOn } from './movable-hits.ts';
import { hitWords } from './hit-words.ts';

/** Where a hit may go instead, the nearest first; and why not to the others. */
export const placesFor = (assault: Assault, volley: Volley, side: Side, hit: number): readonly Choice[] => {
  const { unit: from, effect } = volley.hits[side][hit]!;
  const isSniped = effect === 'sniper';
  const choices = volley.targets[side].map(({ unit }): Choice => {
    const whyNot = isSniped ? whyNotAim : whyNotMoveHit;
    const refusal = unit === from ? null : whyNot(assault, side, hit, unit);
    const hits = unit === from || isSniped ? 0 : hitsOn(volley, side, unit).length;
    const place = placeWords(assault, volley, side, unit);
    return {
      id: unit,
      label: unitOf(assault, unit).name,
      detail: hits === 0 ? place : hitWords.changePlaces(place, hits),
      refusal: refusal === null ? null : sentence(refusal),
    };
  });
  return [...choices.filter(one => one.refusal === null), ...choices.filter(one => one.refusal !== null)];
};

const optionsFor = (assault: Assault, volley: Volley, { unit, effect, by, unsaved }: AllocatedHit) =>
  (unsaved ? [] : saveOptions(assault, unitOf(assault, unit), effect, volley.cause, by));

export const mayChooseSave = (assault: Assault, volley: Volley, hit: AllocatedHit): boolean =>
  hit.outcome === 'waiting' && hit.rolls.length === 0 && hit.stopped !== hit.points
  && optionsFor(assault, volley, hit).length > 1;

export const savesFor = (assault: Assault, volley: Volley, hit: AllocatedHit): readonly Choice[] =>
  optionsFor(assault, volley, hit).map(({ kind, target }) => ({
    id: kind, label: hitWords.choice(hitWords.choices[kind], target), detail: null, refusal: null,
  }));
