/** Hits one under the other in the order in which they fell: where each is, how it is saved, what became of it. */
import { html, nothing, type TemplateResult } from 'lit';
import { savesAgainst, type SaveRoll } from '../../src/epic-armageddon/saves.ts';
import { SIDES, unitOf, type Assault, type Side } from '../../src/epic-armageddon/state.ts';
import type { AllocatedHit, Volley } from '../../src/epic-armageddon/volley.ts';
import { sideMark } from '../parts/side-mark.ts';
import { effectWords, hitForce, placeWords, saveWords } from './attack-words.ts';
import { rowOf, type RowDie, type UnitRow } from './unit-list.ts';
import { capital, countOf } from './wording.ts';
import './unit-list.ts';

export const hitId = (side: Side, hit: number): string => `${side}-${hit}`;

const isSaved = ({ rolls }: AllocatedHit): boolean => rolls.some(roll => roll.face >= roll.target);

const rollDie = ({ stage, target, face }: SaveRoll): RowDie => {
  const saves = face >= target;
  return { face, counts: saves, say: `${stage} ${target}+: ${face}, ${saves ? 'saved' : 'not saved'}` };
};

/** What a hit has come to so far. */
const outcomeOf = (assault: Assault, hit: AllocatedHit): Pick<UnitRow, 'state' | 'tone'> => {
  if (hit.outcome === 'saved' || isSaved(hit)) return { state: 'saved', tone: 'good' };
  const isLost = hit.outcome === 'killed' || hit.rolls.length === savesAgainst(assault, hit).length;
  return isLost ? { state: 'lost', tone: 'bad' } : { state: 'not yet', tone: 'plain' };
};

/** One row for each hit on a side; those for which `opens` says so can be opened. */
export const hitRows = (
  assault: Assault, volley: Volley, side: Side, opens: (hit: number) => boolean = () => false,
): readonly UnitRow[] => volley.hits[side].map((hit, i) => {
  const isUnsaved = volley.cause === 'hack-down';
  const save = isUnsaved ? null : saveWords(assault, hit);
  const isOpen = hit.outcome === 'waiting' && hit.rolls.length === 0;
  const place = [placeWords(assault, volley, side, hit.unit), effectWords(hit.effect)].filter(word => word !== null);
  return rowOf(hitId(side, i), hit.unit, unitOf(assault, hit.unit).name, {
    number: i + 1,
    ...(isOpen ? { state: save } : outcomeOf(assault, hit)),
    detail: isOpen ? capital(place.join(', ')) : save === null ? null : capital(save),
    dice: hit.rolls.map(rollDie),
    opens: opens(i),
  });
});

/** 'Five hits on Warband', with the sign of the side. */
export const hitsHeading = (assault: Assault, volley: Volley, side: Side): TemplateResult => html`<h3 class=${side}>
  ${sideMark(side)}
  <span>${capital(countOf(volley.hits[side].length, 'hit'))} on ${hitForce(assault, volley, side)}</span>
  <span class="count">${lostWords(volley, side)}</span>
</h3>`;

const lostWords = (volley: Volley, side: Side): string => {
  const hits = volley.hits[side];
  if (hits.some(hit => hit.outcome === 'waiting')) return '';
  const lost = new Set(hits.filter(hit => hit.outcome === 'killed').map(hit => hit.unit)).size;
  return lost === 0 ? 'all saved' : `${lost} lost`;
};

/** What became of the hits that were settled last, die by die; nothing if there are none. */
export const settledHits = (assault: Assault): TemplateResult | typeof nothing => {
  const { settled } = assault;
  if (settled === null) return nothing;
  return html`${SIDES.filter(side => settled.hits[side].length > 0).map(side => html`<div class="group">
    ${hitsHeading(assault, settled, side)}
    <unit-list
      label=${`Hits on ${hitForce(assault, settled, side)}`}
      .rows=${hitRows(assault, settled, side)}
    ></unit-list>
  </div>`)}`;
};
