/** What is said of a rule or a ruling; where the texts differ, what the one that is played answers. */
import { isSilent, answer } from '../../../src/warhammer-40k/editions/answers.ts';
import type { PolicyQuestion } from '../../../src/warhammer-40k/editions/policy.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { phaseWords } from './phase-words.ts';
import { EDITION_NAMES } from '../spoken/edition-words.ts';
import { answerInWords, POLICY_WORDS } from '../spoken/policy-words.ts';
import { isRow } from '../../../src/warhammer-40k/editions/rows.ts';
import { rowWords } from '../spoken/row-words.ts';
import { ruleWords, rulingWords } from '../spoken/rule-words.ts';

type RuleId = keyof typeof ruleWords;

/** What the texts answer differently. */
const TURNS: { readonly [id in RuleId]?: readonly PolicyQuestion[] } = {
  '40k.2': ['chargeShape'],
  '40k.3': ['chargeRange'],
  '40k.4': ['chargeSight'],
  '40k.6': ['chargeTerrain'],
  '40k.9': ['shotThenCharge'],
  '40k.10': ['stationaryFireBan'],
  '40k.11': ['multiCharge'],
  '40k.12': ['overwatch'],
  '40k.19': ['supportedBy'],
  '40k.20': ['engagedWhen'],
  '40k.21': ['engagedWhen'],
  '40k.22': ['support'],
  '40k.24': ['chargeBonusBar'],
  '40k.28': ['cover', 'coverLine'],
  '40k.30': ['cover'],
  '40k.33': ['terrainStrikesLast'],
  '40k.36': ['engagedWhen'],
  '40k.37': ['engagedWhen'],
  '40k.39': ['majorityOver'],
  '40k.40': ['tieWeaponSkill'],
  '40k.41': ['majorityOver'],
  '40k.42': ['tieToughness'],
  '40k.46': ['armour'],
  '40k.47': ['allocation'],
  '40k.48': ['allocation'],
  '40k.49': ['vulnerable'],
  '40k.50': ['allocation', 'vulnerable'],
  '40k.52': ['vulnerable'],
  '40k.53': ['allocation'],
  '40k.59': ['panic'],
  '40k.60': ['moralePenalty'],
  '40k.61': ['autoFail'],
  '40k.63': ['sweep'],
  '40k.64': ['sweep'],
  '40k.66': ['sweep'],
  '40k.68': ['consolidate'],
  '40k.70': ['endPileIn'],
  '40k.71': ['stageOrder'],
  '40k.72': ['splitAttacks'],
  '40k.74': ['characterStrike'],
  '40k.76': ['lockedShooting'],
};

const isRule = (id: string): id is RuleId => Object.hasOwn(ruleWords, id);
const isRuling = (id: string): id is keyof typeof rulingWords => Object.hasOwn(rulingWords, id);

/** By this text: the answers to what a rule turns on; empty where the texts agree. */
const editionSays = (phase: Phase, id: RuleId): readonly string[] => (TURNS[id] ?? []).map(question => {
  const said = isSilent(phase, question) ? phaseWords.notTold : answerInWords(question, answer(phase, question));
  return phaseWords.textSays(POLICY_WORDS[question].asks, said);
});

/** What is ruled without a rule of its own. */
const rulingSays = (id: string): readonly string[] => {
  if (isRow(id)) return [rowWords[id]];
  return isRuling(id) ? [rulingWords[id].about, rulingWords[id].ruling] : [];
};

/** A rule whichever text is played; null: there is no text for it. */
export const ruleAlone = (id: string): string | null =>
  (isRule(id) ? ruleWords[id] : rulingSays(id).join(' ') || null);

/** A rule in whole sentences; null: there is no text for it. */
export const ruleInWords = (phase: Phase, id: string): { readonly say: string; readonly source: string } | null => {
  const says = isRule(id) ? [ruleWords[id], ...editionSays(phase, id)] : rulingSays(id);
  return says.length === 0 ? null : { say: says.join(' '), source: EDITION_NAMES[phase.edition] };
};
