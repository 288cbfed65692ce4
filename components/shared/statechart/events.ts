/** What a chart tells: plain JSON in `detail`. */
import { PublicEvent } from '../parts/public-event.ts';

const OUTWARDS = { bubbles: true, composed: true } as const;

/** Sent inside the element when a state or transition is clicked, or entered in the tree. */
export class ChartPartChosen extends CustomEvent<{ readonly id: string }> {
  constructor(id: string) {
    super('chart-part-chosen', { ...OUTWARDS, detail: { id } });
  }
}

/** Sent inside the element when the title of a box that can be opened is clicked. */
export class ChartBoxTurned extends CustomEvent<{ readonly id: string }> {
  constructor(id: string) {
    super('chart-box-turned', { ...OUTWARDS, detail: { id } });
  }
}

/** Sent when the pointer or the focus comes to a state or transition, or leaves it. */
export class ChartPartPointed extends CustomEvent<{ readonly id: string | null }> {
  constructor(id: string | null) {
    super('chart-part-pointed', { ...OUTWARDS, detail: { id } });
  }
}

/** Sent when a chart that is walked by hand stands somewhere else: its active states, and after how many events. */
export class ChartStepped extends PublicEvent<{ readonly active: readonly string[]; readonly at: number }> {
  constructor(active: readonly string[], at: number) {
    super('chart-stepped', { active, at });
  }
}

declare global {
  interface HTMLElementEventMap {
    'chart-part-chosen': ChartPartChosen;
    'chart-box-turned': ChartBoxTurned;
    'chart-part-pointed': ChartPartPointed;
    'chart-stepped': ChartStepped;
  }
}
