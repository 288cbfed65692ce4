/** What is said of a hand of dice: what is thrown, and whose it is. */
import type { Strike } from '../../../src/warhammer-40k/model/fight.ts';
import type { PhaseHand } from '../../../src/warhammer-40k/model/hands.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { listed } from '../../shared/languages/forms.ts';
import type { HandLabel } from '../../shared/parts/hand-label.ts';
import { hitInWords, woundInWords } from '../resolver/fight/ledger.ts';
import { phaseWords, purposeWords } from '../resolver/phase-words.ts';
import { nameIn, namesTogether, ownersInWords } from './wording.ts';

/** The blows that a hand is thrown for; its name begins with theirs. */
const strikeOf = ({ fight }: Phase, { name, purpose }: PhaseHand): Strike | undefined =>
  (purpose === 'hit' || purpose.startsWith('wound')
    ? fight?.strikes.find(({ id }) => name.startsWith(`${id} `)) : undefined);

const needsOf = (phase: Phase, strike: Strike, { purpose }: PhaseHand): string =>
  (purpose === 'hit' ? hitInWords(phase, strike) : woundInWords(phase, strike));

/** What a die is called that counts and one that does not; null: a hit and a miss, or no die counts by itself. */
const verdictsOf = ({ purpose, read }: PhaseHand): readonly [counts: string, countsNot: string] | null => {
  if (read !== 'successes' || purpose === 'hit') return null;
  const { counts, countsNot } = phaseWords.verdicts[purpose.startsWith('wound') ? 'wound' : 'save'];
  return [counts, countsNot];
};

/** The units of a side whose models throw. */
const forceOf = ({ models, units }: Phase, { owners, side }: PhaseHand): string => {
  const throwing = new Set(models.filter(({ id }) => owners.includes(id)).map(({ unit }) => unit));
  const names = units.filter(unit => unit.side === side && (throwing.has(unit.id) || owners.includes(unit.id)))
    .map(({ name }) => name);
  return listed(names);
};

/** What its dice are to bring; null: nothing that is counted. */
const expectedOf = ({ purpose }: PhaseHand): 'hits' | 'wounds' | null => {
  if (purpose === 'hit') return 'hits';
  return purpose.startsWith('wound') ? 'wounds' : null;
};

/** What is thrown, and whose it is: 'To hit 3+', 'Marine 1–5 v Infantry squad · WS 4 v WS 3: 3+'. */
export const handLabelOf = (phase: Phase, hand: PhaseHand): HandLabel => {
  const strike = strikeOf(phase, hand);
  const label = phaseWords.thrown(purposeWords[hand.purpose], hand.read === 'successes' ? hand.target : null);
  const verdicts = verdictsOf(hand);
  const card = { force: forceOf(phase, hand), what: purposeWords[hand.purpose], expects: expectedOf(hand) };
  if (strike === undefined) return { label, detail: ownersInWords(phase, hand), side: hand.side, verdicts, card };
  const whose = phaseWords.versus(namesTogether(phase, strike.models), nameIn(phase, strike.target));
  return { label, detail: `${whose} · ${needsOf(phase, strike, hand)}`, side: hand.side, verdicts, card };
};
