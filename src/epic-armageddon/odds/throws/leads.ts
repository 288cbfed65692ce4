/** The throw for the result: only by how much the attacker’s higher die beats the defender’s matters. */
import { distributionOf } from '../../../dice/distribution.ts';
import { resultHands } from '../../steps/a6-result.ts';
import type { Fall } from './hands.ts';

export interface Lead extends Fall {
  readonly lead: number;
}

/** Every difference of the higher dice, with faces that show it. @rule A6.1 */
export const leadsOf = (): readonly Lead[] => {
  const leads = new Map<number, Lead>();
  const [ours, theirs] = resultHands();
  distributionOf(ours!).forEach((one, attacker) => distributionOf(theirs!).forEach((other, defender) => {
    if (one * other === 0) return;
    const lead = attacker - defender;
    const chance = (leads.get(lead)?.chance ?? 0) + one * other;
    const faces = [...Array<number>(ours!.dice).fill(attacker), ...Array<number>(theirs!.dice).fill(defender)];
    leads.set(lead, { lead, chance, faces });
  }));
  return [...leads.values()];
};
