/** What has just become of the last dice: hits that were settled, or attacks that hit nobody. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { missedAttacks } from './attack-throw.ts';
import { settledHits } from './hit-rows.ts';
import { hitWords } from './hit-words.ts';
import '../../shared/parts/dice-throw.ts';

/** Attacks that hit nobody, die by die; nothing if the last throw was none. */
const misses = (assault: Assault): TemplateResult | typeof nothing => {
  const { hands, faces, labels } = missedAttacks(assault);
  if (hands.length === 0) return nothing;
  return html`<div class="group">
    <h3>${hitWords.nobodyHit}</h3>
    <dice-throw .hands=${hands} .faces=${faces} .labels=${labels}></dice-throw>
  </div>`;
};

/** Nobody has withdrawn or moved since the last hits were settled: what became of them has not been seen yet. */
const isFresh = ({ log }: Assault): boolean => {
  const last = log.map(({ key }) => key === 'casualties' || key === 'hacked-down').lastIndexOf(true);
  return last !== -1 && log.slice(last + 1).every(({ key }) =>
    key !== 'withdrawn' && key !== 'moved' && key !== 'support-called' && key !== 'gets-in');
};

/** Whether the last dice have done something that has not been seen yet. */
export const hasAftermath = (assault: Assault): boolean => missedAttacks(assault).hands.length > 0 || isFresh(assault);

/** What the last dice have done, where it has not been seen yet. */
export const aftermath = (assault: Assault): TemplateResult | typeof nothing =>
  html`${misses(assault)}${isFresh(assault) ? settledHits(assault) : nothing}`;
