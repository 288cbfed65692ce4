/** The event by which a phase makes room for another one. */
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { PlayedEvent } from '../../../src/warhammer-40k/stages/turns.ts';

/** Sent when another phase is wanted: a bundled one by its id, or the same table by another text. */
export class PhaseChosen extends Event {
  readonly sample: string | null;
  readonly edition: Edition;
  /** What has happened on the same table so far, to be played again. */
  readonly events: readonly PlayedEvent[];

  constructor(sample: string | null, edition: Edition, events: readonly PlayedEvent[] = []) {
    super('phase-chosen', { bubbles: true, composed: true });
    this.sample = sample;
    this.edition = edition;
    this.events = events;
  }
}

declare global {
  interface HTMLElementEventMap {
    'phase-chosen': PhaseChosen;
  }
}
