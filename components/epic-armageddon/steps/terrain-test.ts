/** Dangerous terrain in a step with moves: tested for before anybody else moves. */
import { html, type TemplateResult } from 'lit';
import type { AssaultHand } from '../../../src/epic-armageddon/model/hands.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { handLabels } from './hand-labels.ts';
import { ruleNote } from './rule-notes.ts';
import { moveWords } from './move-words.ts';
import '../../shared/parts/dice-throw.ts';

/** What the panel of a step shows instead of its own while a unit has to be tested. */
export interface TerrainTest {
  readonly heading: string;
  readonly lead: string;
  readonly body: TemplateResult;
  readonly notes: TemplateResult;
}

/** The test of the unit that moved last. @rule A2.10 */
export const terrainTestOf = (assault: Assault, hands: readonly AssaultHand[]): TerrainTest => ({
  heading: moveWords.terrain,
  lead: moveWords.terrainLead,
  body: html`<dice-throw data-next .hands=${hands} .labels=${handLabels(assault, hands)}></dice-throw>`,
  notes: ruleNote(assault, { heading: moveWords.whoTests, rules: ['A2.10'] }),
});
