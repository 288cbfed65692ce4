/** What the bar asks of the page around it. */

/** Sent when somebody wants to know more of the odds. */
export class OddsWanted extends Event {
  constructor() {
    super('odds-wanted', { bubbles: true, composed: true });
  }
}

/** Sent when the report of what is over is wanted; a page that shows it says so by `preventDefault`. */
export class ReportWanted extends Event {
  constructor() {
    super('report-wanted', { bubbles: true, composed: true, cancelable: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'odds-wanted': OddsWanted;
    'report-wanted': ReportWanted;
  }
}
