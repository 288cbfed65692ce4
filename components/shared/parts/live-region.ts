/** What changed, said once to those who cannot see it. */
import { LitElement, html, type PropertyValues, type TemplateResult } from 'lit';
import { theme } from '../theme/theme.ts';

/** Sent when something was done that the one region of its surroundings is to say. */
export class AnnouncementWanted extends Event {
  readonly says: string;

  constructor(says: string) {
    super('announcement-wanted', { bubbles: true, composed: true });
    this.says = says;
  }
}

/** Lets the region of an element say what is announced in it. */
export const sayAnnouncement = ({ currentTarget, says }: AnnouncementWanted): void =>
  (currentTarget as Element).querySelector('live-region')?.say(says);

/** Long enough for a region that has just appeared to be noticed, and for several changes to become one sentence. */
const SETTLE_MS = 60;
/** After so long the sentence goes, so that nobody comes across it again while reading the page. */
const FORGET_MS = 5000;

/**
 * A polite announcement, seen by nobody. Only the last of several quick messages is said, and the same message is not
 * said twice in a row; an empty message in between lets it be said again.
 */
export class LiveRegion extends LitElement {
  static override styles = theme;
  static override properties = {
    message: {},
    said: { state: true },
  };
  /** What is to be said: one short sentence. */
  declare message: string;
  declare private said: string;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor() {
    super();
    this.message = '';
    this.said = '';
  }

  /** Says something though the same was said before it. */
  say(message: string): void {
    this.said = '';
    this.plan(SETTLE_MS, () => this.sayNow(message));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.plan(0, null);
    this.said = '';
  }

  protected override render(): TemplateResult {
    return html`<div class="spoken" role="status">${this.said}</div>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('message')) this.plan(SETTLE_MS, () => this.sayNow(this.message));
  }

  private sayNow(message: string): void {
    this.said = message.trim();
    if (this.said) this.plan(FORGET_MS, () => (this.said = ''));
  }

  /** One thing at a time: what was planned before is off. */
  private plan(milliseconds: number, act: (() => void) | null): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = act && setTimeout(act, milliseconds);
  }
}

if (!customElements.get('live-region')) customElements.define('live-region', LiveRegion);

declare global {
  interface HTMLElementTagNameMap {
    'live-region': LiveRegion;
  }
}
