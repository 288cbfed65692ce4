/** The attacks of a batch as they were thrown: its hands, and the faces that the log has kept. */
import { diceIn, read, type Hand } from '../../../src/dice/hand.ts';
import type { Effect } from '../../../src/epic-armageddon/model/profile.ts';
import type { AssaultHand } from '../../../src/epic-armageddon/model/hands.ts';
import type { LogEntry } from '../../../src/epic-armageddon/model/log-entries.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { batchHands } from '../../../src/epic-armageddon/attacks/strikes.ts';
import type { Batch } from '../../../src/epic-armageddon/model/batch.ts';
import type { HandLabel } from '../../shared/parts/hand-label.ts';
import { handLabels, missedLabel } from './hand-labels.ts';
import { diceWords } from './dice-words.ts';

export interface ThrownAttacks {
  readonly hands: readonly Hand[];
  readonly faces: readonly number[];
  readonly labels: readonly HandLabel[];
}

type HandThrown = LogEntry & { readonly key: 'hand-thrown' };

const isHandThrown = (entry: LogEntry): entry is HandThrown => entry.key === 'hand-thrown';

const isOfBatch = (entry: LogEntry, batch: Batch): entry is HandThrown =>
  isHandThrown(entry) && entry.values.batch === batch.kind && entry.values.purpose !== 'extra-attacks';

const facesOf = ({ values }: HandThrown): readonly number[] => values.dice.map(Number);

/** Hands of the sides that have thrown: to those that have not, the batch is shown as thrown already. */
const thrownHands = (batch: Batch): readonly AssaultHand[] => {
  const { attacker, defender } = batch.hits;
  return batchHands({
    ...batch, hits: { attacker: attacker === null ? [] : null, defender: defender === null ? [] : null },
  });
};

const hitsIn = (hand: AssaultHand, faces: readonly number[]): string => diceWords.hits(read(hand, faces));

/**
 * What has been thrown of the attacks that are being resolved.
 *
 * @param effects only the hands with these effects; unsaid: all of them.
 */
export const thrownAttacks = (assault: Assault, effects: readonly Effect[] | null = null): ThrownAttacks => {
  if (assault.batch === null) return { hands: [], faces: [], labels: [] };
  const batch = assault.batch;
  const all = thrownHands(batch);
  const entries = assault.log.filter((entry): entry is HandThrown => isOfBatch(entry, batch))
    .slice(-all.length || assault.log.length);
  const thrown = all.map((hand, i) => ({ hand, faces: entries[i] === undefined ? [] : facesOf(entries[i]!) }))
    .filter(({ hand, faces }) => faces.length === hand.dice && (effects === null || effects.includes(hand.effect)));
  const hands = thrown.map(({ hand }) => hand);
  const labels = handLabels(assault, hands);
  return {
    hands,
    faces: thrown.flatMap(({ faces }) => faces).slice(0, diceIn(hands)),
    labels: labels.map((label, i) => ({ ...label, outcome: hitsIn(hands[i]!, thrown[i]!.faces) })),
  };
};

const missedHand = ({ values }: HandThrown): Hand => ({
  name: 'attack',
  dice: values.dice.length,
  read: 'successes',
  target: values.target,
});

/**
 * The attacks at the end of the log, once their step is over: they have hit nobody, or the log would go on with their
 * hits. Empty if it ends with anything else.
 */
export const missedAttacks = (assault: Assault): ThrownAttacks => {
  const rest = [...assault.log].reverse();
  const count = rest.findIndex(entry => !isHandThrown(entry));
  const entries = rest.slice(0, count === -1 ? rest.length : count).reverse()
    .filter(isHandThrown).filter(({ values }) => values.purpose !== 'extra-attacks');
  return {
    hands: entries.map(missedHand),
    faces: entries.flatMap(facesOf),
    labels: entries.map(({ values }) => missedLabel(values)),
  };
};
