/** Hits one under the other in the order in which they fell: where each is, how it is saved, what became of it. */
import { html, nothing, type TemplateResult } from 'lit';
import { isWarEngine } from '../../../src/epic-armageddon/model/combatant.ts';
import { saveIn, savesAgainst, unsavedPoints } from '../../../src/epic-armageddon/attacks/saved-hits.ts';
import {
  SAVE_STAGES, type AllocatedHit, type SaveRoll, type Volley,
} from '../../../src/epic-armageddon/model/volley.ts';
import { combatantOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { SIDES, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { sideMark } from '../../shared/parts/side-mark.ts';
import { effectWords, hitForce, placeWords, saveWords } from './hand-labels.ts';
import { CRITICAL } from './criticals.ts';
import { rowOf, type RowDie, type UnitRow } from './unit-list.ts';
import { capital } from '../../shared/languages/forms.ts';
import { hitWords } from './hit-words.ts';
import './unit-list.ts';

export const hitId = (side: Side, hit: number): string => `${side}-${hit}`;

const rollDie = ({ stage, target, face }: SaveRoll): RowDie => {
  const saves = face >= target;
  return {
    face, counts: saves, say: (saves ? hitWords.rollSaved : hitWords.rollFailed)(hitWords.stages[stage], target, face),
  };
};

const criticalDie = (face: number): RowDie => {
  const isCritical = face >= CRITICAL;
  return { face, counts: isCritical, say: (isCritical ? hitWords.critical : hitWords.noCritical)(CRITICAL, face) };
};

type Outcome = Pick<UnitRow, 'state' | 'tone'>;

const open = (): Outcome => ({ state: hitWords.notYet, tone: 'plain' });
const saved = (): Outcome => ({ state: hitWords.saved, tone: 'good' });
const stoppedByShields = (): Outcome => ({ state: hitWords.stopped, tone: 'good' });
const lost = (): Outcome => ({ state: hitWords.lost, tone: 'bad' });
const damaged = (): Outcome => ({ state: hitWords.damaged, tone: 'bad' });

/** What a hit has come to while its dice fall. */
const outcomeSoFar = (assault: Assault, volley: Volley, hit: AllocatedHit): Outcome => {
  if (typeof hit.points === 'string') return open();
  if (hit.stopped === hit.points) return stoppedByShields();
  if (unsavedPoints(assault, hit) === 0) return saved();
  if (SAVE_STAGES.some(stage => saveIn(assault, hit, volley.cause, stage) !== null)) return open();
  return isWarEngine(combatantOf(assault, unitOf(assault, hit.unit))) ? damaged() : lost();
};

/** What a hit has come to. */
const outcomeOf = (assault: Assault, volley: Volley, hit: AllocatedHit): Outcome => {
  switch (hit.outcome) {
    case 'waiting':
      return outcomeSoFar(assault, volley, hit);
    case 'stopped':
      return stoppedByShields();
    case 'saved':
      return saved();
    case 'damaged':
      return damaged();
    case 'killed':
      return lost();
  }
};

/** 'three points', 'D3 points', 'two stopped by shields'; nothing for a plain hit. */
const pointWords = ({ points, stopped }: AllocatedHit): readonly string[] => [
  ...(typeof points === 'string' ? [hitWords.dicePoints(points)] : points > 1 ? [hitWords.points(points)] : []),
  ...(stopped > 0 && stopped < Number(points) ? [hitWords.stoppedPoints(stopped)] : []),
];

/** One row for each hit on a side; those for which `opens` says so can be opened. */
export const hitRows = (
  assault: Assault, volley: Volley, side: Side, opens: (hit: number) => boolean = () => false,
): readonly UnitRow[] => volley.hits[side].map((hit, i) => {
  const { name } = unitOf(assault, hit.unit);
  const isOpen = hit.outcome === 'waiting' && hit.rolls.length === 0 && hit.criticals.length === 0;
  return rowOf(hitId(side, i), hit.unit, name, {
    number: i + 1,
    ...(isOpen && volley.cause === 'hack-down'
      ? hackedDown(assault, volley, side, i) : metWith(assault, volley, side, hit, isOpen)),
    dice: [...hit.rolls.map(rollDie), ...hit.criticals.map(criticalDie)],
    opens: opens(i),
  });
});

type Said = Pick<UnitRow, 'state' | 'tone' | 'detail'>;

/** Where a hit has fallen, and how it is met; or what has become of it. */
const metWith = (assault: Assault, volley: Volley, side: Side, hit: AllocatedHit, isOpen: boolean): Said => {
  const isStopped = hit.stopped === hit.points;
  const save = volley.cause === 'hack-down' || hit.unsaved || isStopped ? null : saveWords(assault, hit);
  const place = [placeWords(assault, volley, side, hit.unit), effectWords(hit.effect), ...pointWords(hit)];
  const how = [save, ...pointWords(hit)].filter(word => word !== null);
  return {
    ...(isOpen && !isStopped ? { state: save, tone: 'plain' } : outcomeOf(assault, volley, hit)),
    detail: capital((isOpen ? place.filter(Boolean) : how).join(', ')) || null,
  };
};

/** Who is hacked down, with what decides it. @rule A6.5 */
const hackedDown = (assault: Assault, volley: Volley, side: Side, i: number): Said & Pick<UnitRow, 'why'> => {
  const { unit } = volley.hits[side][i]!;
  const isFirst = i === 0 && volley.targets[side].find(target => target.unit === unit)?.cm !== 0;
  const words = [isFirst ? hitWords.nearest : '', placeWords(assault, volley, side, unit), hitWords.noSave];
  return {
    state: isWarEngine(combatantOf(assault, unitOf(assault, unit))) ? hitWords.losesPoint : hitWords.hackedDown,
    tone: 'plain', detail: capital(words.filter(Boolean).join(', ')), why: true,
  };
};

/** 'Five hits on Warband', with the sign of the side. */
export const hitsHeading = (assault: Assault, volley: Volley, side: Side): TemplateResult => html`<h3 class=${side}>
  ${sideMark(side)}
  <span>${hitWords.heading(volley.hits[side].length, hitForce(assault, volley, side))}</span>
  <span class="count">${lostWords(volley, side)}</span>
</h3>`;

const unitsWith = (volley: Volley, side: Side, outcome: AllocatedHit['outcome']): number =>
  new Set(volley.hits[side].filter(hit => hit.outcome === outcome).map(hit => hit.unit)).size;

const lostWords = (volley: Volley, side: Side): string => {
  if (volley.hits[side].some(hit => hit.outcome === 'waiting')) return '';
  const [killed, hurt] = [unitsWith(volley, side, 'killed'), unitsWith(volley, side, 'damaged')];
  const said = [
    ...(killed > 0 ? [hitWords.lostUnits(killed)] : []), ...(hurt > 0 ? [hitWords.damagedUnits(hurt)] : []),
  ];
  if (said.length > 0) return said.join(', ');
  return unitsWith(volley, side, 'saved') > 0 ? hitWords.allSaved : hitWords.allStopped;
};

/** What became of the hits that were settled last, die by die; nothing if there are none. */
export const settledHits = (assault: Assault): TemplateResult | typeof nothing => {
  const { settled } = assault;
  if (settled === null) return nothing;
  return html`${SIDES.filter(side => settled.hits[side].length > 0).map(side => html`<div class="group">
    ${hitsHeading(assault, settled, side)}
    <unit-list
      label=${hitWords.listOn(hitForce(assault, settled, side))}
      .rows=${hitRows(assault, settled, side)}
    ></unit-list>
  </div>`)}`;
};

/** Whether a hit can be saved at all. */
export const isSavable = (assault: Assault, hit: AllocatedHit): boolean =>
  typeof hit.points === 'string' || savesAgainst(assault, hit).length > 0;
