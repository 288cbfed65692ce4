/** What an onlooker remembers of the hits of a round: on whom they fell, and how owners have settled ties. */
import { SIDES, type BySide } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Target } from '../../../src/epic-armageddon/model/batch.ts';
import type { AllocatedHit } from '../../../src/epic-armageddon/model/volley.ts';
import type { Step } from '../random-play.ts';

const NONE = { attacker: [], defender: [] } as const;

export class BatchMemory {
  /** The ordinary hits of the batch that is being settled. */
  ordinary: BySide<readonly AllocatedHit[]> = NONE;
  /** The targets on each side in their order since an owner settled a tie in it; empty: nobody has. */
  settled: BySide<readonly Target[]> = NONE;

  /** Remembers a step, before its outcome is looked at. */
  write({ before, event, after }: Step): void {
    const { batch, volley } = before;
    if (batch === null || batch.kind !== after.batch?.kind || before.round !== after.round) this.ordinary = NONE;
    if (batch?.kind === 'support' && before.support.fired !== after.support.fired) this.ordinary = NONE;
    if (before.round !== after.round || (after.batch?.kind === 'support' && batch?.kind !== 'support')
      || before.support.fired !== after.support.fired) this.settled = NONE;
    if (event.type === 'hits.allocated' && volley !== null && !volley.macro) this.ordinary = volley.hits;
    if (event.type === 'hit.moved' && after.volley!.targets !== volley!.targets) {
      const side = SIDES.find(one => after.volley!.targets[one] !== volley!.targets[one])!;
      this.settled = { ...this.settled, [side]: after.volley!.targets[side] };
    }
  }
}
