/** Hits one under the other in the order in which they fell: where each is, how it is saved, what became of it. */
import { html, nothing, type TemplateResult } from 'lit';
import { isWarEngine } from '../../src/epic-armageddon/combatant.ts';
import { saveIn, savesAgainst, STAGES, unsavedPoints, type SaveRoll } from '../../src/epic-armageddon/saves.ts';
import { combatantOf, unitOf } from '../../src/epic-armageddon/roster.ts';
import { SIDES, type Assault, type Side } from '../../src/epic-armageddon/state.ts';
import type { AllocatedHit, Volley } from '../../src/epic-armageddon/volley.ts';
import { sideMark } from '../parts/side-mark.ts';
import { effectWords, hitForce, placeWords, saveWords } from './attack-words.ts';
import { CRITICAL } from './criticals.ts';
import { rowOf, type RowDie, type UnitRow } from './unit-list.ts';
import { capital, countOf } from './wording.ts';
import './unit-list.ts';

export const hitId = (side: Side, hit: number): string => `${side}-${hit}`;

const rollDie = ({ stage, target, face }: SaveRoll): RowDie => {
  const saves = face >= target;
  return { face, counts: saves, say: `${stage} ${target}+: ${face}, ${saves ? 'saved' : 'not saved'}` };
};

const criticalDie = (face: number): RowDie => {
  const isCritical = face >= CRITICAL;
  const say = `critical on ${CRITICAL}: ${face}, ${isCritical ? 'a critical hit' : 'none'}`;
  return { face, counts: isCritical, say };
};

type Outcome = Pick<UnitRow, 'state' | 'tone'>;

const OPEN: Outcome = { state: 'not yet', tone: 'plain' };
const SAVED: Outcome = { state: 'saved', tone: 'good' };
const STOPPED: Outcome = { state: 'stopped by shields', tone: 'good' };
const LOST: Outcome = { state: 'lost', tone: 'bad' };
const DAMAGED: Outcome = { state: 'damaged', tone: 'bad' };

/** What a hit has come to while its dice fall. */
const outcomeSoFar = (assault: Assault, volley: Volley, hit: AllocatedHit): Outcome => {
  if (typeof hit.points === 'string') return OPEN;
  if (hit.stopped === hit.points) return STOPPED;
  if (unsavedPoints(assault, hit) === 0) return SAVED;
  if (STAGES.some(stage => saveIn(assault, hit, volley.cause, stage) !== null)) return OPEN;
  return isWarEngine(combatantOf(assault, unitOf(assault, hit.unit))) ? DAMAGED : LOST;
};

/** What a hit has come to. */
const outcomeOf = (assault: Assault, volley: Volley, hit: AllocatedHit): Outcome => {
  switch (hit.outcome) {
    case 'waiting':
      return outcomeSoFar(assault, volley, hit);
    case 'stopped':
      return STOPPED;
    case 'saved':
      return SAVED;
    case 'damaged':
      return DAMAGED;
    case 'killed':
      return LOST;
  }
};

/** 'three points', 'D3 points', 'two stopped by shields'; nothing for a plain hit. */
const pointWords = ({ points, stopped }: AllocatedHit): readonly string[] => [
  ...(typeof points === 'string' ? [`${points} points`] : points > 1 ? [countOf(points, 'point')] : []),
  ...(stopped > 0 && stopped < Number(points) ? [`${stopped} stopped by shields`] : []),
];

/** One row for each hit on a side; those for which `opens` says so can be opened. */
export const hitRows = (
  assault: Assault, volley: Volley, side: Side, opens: (hit: number) => boolean = () => false,
): readonly UnitRow[] => volley.hits[side].map((hit, i) => {
  const isStopped = hit.stopped === hit.points;
  const save = volley.cause === 'hack-down' || hit.unsaved || isStopped ? null : saveWords(assault, hit);
  const isOpen = hit.outcome === 'waiting' && hit.rolls.length === 0 && hit.criticals.length === 0;
  const place = [placeWords(assault, volley, side, hit.unit), effectWords(hit.effect), ...pointWords(hit)];
  const how = [save, ...pointWords(hit)].filter(word => word !== null);
  return rowOf(hitId(side, i), hit.unit, unitOf(assault, hit.unit).name, {
    number: i + 1,
    ...(isOpen && !isStopped ? { state: save } : outcomeOf(assault, volley, hit)),
    detail: capital((isOpen ? place.filter(Boolean) : how).join(', ')) || null,
    dice: [...hit.rolls.map(rollDie), ...hit.criticals.map(criticalDie)],
    opens: opens(i),
  });
});

/** 'Five hits on Warband', with the sign of the side. */
export const hitsHeading = (assault: Assault, volley: Volley, side: Side): TemplateResult => html`<h3 class=${side}>
  ${sideMark(side)}
  <span>${capital(countOf(volley.hits[side].length, 'hit'))} on ${hitForce(assault, volley, side)}</span>
  <span class="count">${lostWords(volley, side)}</span>
</h3>`;

const unitsWith = (volley: Volley, side: Side, outcome: AllocatedHit['outcome']): number =>
  new Set(volley.hits[side].filter(hit => hit.outcome === outcome).map(hit => hit.unit)).size;

const lostWords = (volley: Volley, side: Side): string => {
  if (volley.hits[side].some(hit => hit.outcome === 'waiting')) return '';
  const [lost, damaged] = [unitsWith(volley, side, 'killed'), unitsWith(volley, side, 'damaged')];
  const words = [...(lost > 0 ? [`${lost} lost`] : []), ...(damaged > 0 ? [`${damaged} damaged`] : [])];
  if (words.length > 0) return words.join(', ');
  return unitsWith(volley, side, 'saved') > 0 ? 'all saved' : 'all stopped';
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

/** Whether a hit can be saved at all. */
export const isSavable = (assault: Assault, hit: AllocatedHit): boolean =>
  typeof hit.points === 'string' || savesAgainst(assault, hit).length > 0;
