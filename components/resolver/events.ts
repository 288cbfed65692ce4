/** What the resolver hears, and what it tells the page around it: plain JSON in `detail`. */
import type { Report } from '../../src/epic-armageddon/report.ts';

/** What the battlefield, the panels and the log send, and the game answers. */
export const ANSWERED = [
  'counter-dragged', 'counter-dropped', 'move-cancelled', 'counter-chosen', 'counter-asked', 'reasons-closed',
  'unit-chosen', 'units-shown', 'line-chosen', 'token-chosen', 'token-moved', 'decided', 'throw-wanted',
  'dice-entered', 'log-chosen',
] as const;

const OUTWARDS = { bubbles: true, composed: true } as const;

/** Sent when the assault stands somewhere else: the path of states, and after how many events. */
export class AssaultStep extends CustomEvent<{ readonly path: string; readonly at: number }> {
  constructor(path: string, at: number) {
    super('assault-step', { ...OUTWARDS, detail: { path, at } });
  }
}

/** Sent when the assault has ended, with everything that happened. */
export class AssaultEnded extends CustomEvent<{ readonly report: Report }> {
  constructor(report: Report) {
    super('assault-ended', { ...OUTWARDS, detail: { report } });
  }
}

/** Sent when a bundled assault was chosen in the resolver itself. */
export class AssaultChosen extends CustomEvent<{ readonly id: string }> {
  constructor(id: string) {
    super('assault-chosen', { ...OUTWARDS, detail: { id } });
  }
}

declare global {
  interface HTMLElementEventMap {
    'assault-step': AssaultStep;
    'assault-ended': AssaultEnded;
    'assault-chosen': AssaultChosen;
  }
}
