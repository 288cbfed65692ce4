/** Explanations as a reader meets them: each fact a sentence with its rule, and what it says. */
import { explain } from '../../../src/epic-armageddon/explain/explain.ts';
import type { Asked } from '../../../src/epic-armageddon/explain/fact.ts';
import type { FactKey } from '../../../src/epic-armageddon/explain/fact.ts';
import { factSentence } from '../../../src/epic-armageddon/explain/sentences.ts';
import { startAssault } from '../../../src/epic-armageddon/start.ts';
import type { Assault } from '../../../src/epic-armageddon/state.ts';
import { stage, type Stands, type StageParts } from '../../support/stage.ts';

/** Facts that hundreds of made-up assaults may never come to: each is told in one of the cases. */
export const RARE: Readonly<Record<'attack' | 'hits', readonly FactKey[]>> = {
  attack: ['no-dice-left', 'dice-split', 'fleet-of-foot', 'was-not-able', 'first-round-only'],
  hits: [
    'not-engaged-then', 'not-nominated', 'skipped', 'bunker-saves', 'armour-too-hard', 'cover-too-hard',
    'titan-killer-ignores-cover', 'lance-not-again', 'nobody-won', 'nothing-was-fought',
  ],
};

/** Facts that have been told. */
export const met = new Set<FactKey>();

const SIGNS = { for: '+', against: '-', neither: '.' } as const;

/** The answer, and every fact as "+ It touches … (A4.1)": for it, against it, or neither. */
export const told = (assault: Assault, unit: string, asked: Asked): readonly string[] => {
  const { answer, facts } = explain(assault, unit, asked);
  for (const { key } of facts) met.add(key);
  return [answer, ...facts.map(fact => `${SIGNS[fact.speaks]} ${factSentence(fact)} (${fact.rule})`)];
};

/** Two sides as they stand before the attacks. */
export const field = (attackers: Stands, defenders: Stands, parts: StageParts = {}): Assault =>
  startAssault(stage(attackers, defenders, parts));

/** A claim, the assault that shows it, who is asked about, and what is told. */
export type Case = readonly [claim: string, assault: Assault, unit: string, told: readonly string[]];
