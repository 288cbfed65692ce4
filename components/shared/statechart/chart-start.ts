/** A statechart that begins: with what it is given to be walked through, with what it follows, or where it is told. */
import type { PropertyValues, TemplateResult } from 'lit';
import { PLAIN_PROBER } from '../../../machines/charts/event-prober.ts';
import type { Follower } from './follower.ts';
import { RESTARTED_BY } from './chart-input.ts';
import { ChartLayout } from './chart-layout.ts';
import type { ChartReader, StatechartLazyParts } from './lazy-parts.ts';
import { ChartPosition } from './chart-position.ts';
import type { Walkable } from './walk.ts';

export abstract class ChartStart extends ChartLayout {
  protected readonly position = new ChartPosition();
  /** What reads what it is given, and goes after what it follows; null: not wanted yet, or on its way. */
  #reader: ChartReader | null = null;
  #follower: Follower | null = null;
  #remarks: (() => readonly string[]) | null = null;
  /** Until there is a reader, which looks for itself. */
  readonly #inside = new MutationObserver(() => {
    if (this.machine === null && this.#reader === null && !this.isPlain) void this.begin();
  });
  #turn = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#inside.observe(this, { childList: true });
  }

  /** What stands in the place of the chart; null: nothing. */
  protected get instead(): TemplateResult | null {
    return this.#isByHand && this.machine === null ? this.#reader?.instead ?? null : null;
  }

  /** What is said of the table that is walked through. */
  protected get remarks(): readonly string[] {
    return this.#isByHand && this.machine === null ? this.#remarks?.() ?? [] : [];
  }

  /** Nobody else says where it stands. */
  get #isByHand(): boolean {
    return this.for === null && this.snapshot === null;
  }

  protected get isWalked(): boolean {
    return this.#isByHand && this.position.isWalked;
  }

  /** It stands somewhere else; where it stands at first is no news. */
  protected abstract tell(isNews: boolean): void;

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('for')) this.#turnTo(false);
    const isNew = RESTARTED_BY.some(name => changed.has(name)) || (changed.has('snapshot') && this.snapshot === null);
    if (isNew && this.isUnreachable) this.tryAgain();
    else if (isNew) void this.begin();
    else if (changed.has('snapshot')) this.#see();
    if (changed.has('for')) void this.#goAfter();
  }

  /** What is walked through, and where it stands at first. */
  protected async begin(): Promise<void> {
    const turn = this.#turn += 1;
    const { machine, snapshot, lazyParts } = this;
    if (machine !== null) {
      this.position.begin(
        { machine, asking: this.asking ?? PLAIN_PROBER }, snapshot === null ? { input: this.input } : null,
      );
      if (snapshot !== null) this.position.see(snapshot);
      return this.requestUpdate();
    }
    if (!this.isAssault || lazyParts === null) return;
    try {
      const begun = this.#isByHand ? await this.#walkable(lazyParts) : await this.#told(lazyParts);
      if (turn !== this.#turn) return;
      this.isRead = true;
      this.#remarks = begun?.remarks ?? null;
      if (begun !== null) {
        if (!this.#turnTo(begun.isOther) && this.chart === null) void this.choose();
        this.position.begin(begun.subject, begun.prepared, begun.events);
      }
      this.#see();
      this.#follow();
      this.requestUpdate();
    } catch {
      this.isUnreachable = true;
    }
  }

  /** It is told where it stands, if it has begun. */
  #see(): void {
    if (this.snapshot === null) return;
    const isNews = this.position.moment !== null;
    this.position.see(this.snapshot);
    this.tell(isNews);
  }

  /** Goes after the resolver that it is told to follow; null: none any more. */
  async #goAfter(): Promise<void> {
    const { lazyParts } = this;
    if (lazyParts === null || (this.for === null && this.#follower === null)) return;
    try {
      const FollowerOf = await lazyParts.follower();
      this.#follower ??= new FollowerOf(this, this.position, () => this.#follow());
      this.#follower.follow(this.for);
    } catch {
      this.isUnreachable = true;
    }
  }

  protected override backOnline(): void {
    if (this.isUnreachable || this.instead !== null) this.tryAgain();
  }

  /** What has not come is brought anew. */
  protected tryAgain(): void {
    this.isUnreachable = false;
    void this.choose();
    void this.begin();
    void this.#goAfter();
  }

  /** The chart of another ruleset, or the assault's again. Says whether it is another one than before. */
  #turnTo(isOther: boolean): boolean {
    if (isOther === this.isOther || this.machine !== null) return false;
    this.isOther = isOther;
    this.laid = null;
    this.whole = null;
    void this.choose();
    return true;
  }

  async #told({ phase, assault }: StatechartLazyParts): Promise<Walkable> {
    const { isOther } = this;
    return { subject: isOther ? await phase() : (await assault())(), prepared: null, events: [], isOther };
  }

  /** The bundled assault that is named, or what a reader makes of what is given; null: it is on its way, or wrong. */
  async #walkable({ assault, reader }: StatechartLazyParts): Promise<Walkable | null> {
    if (this.#reader === null && this.isPlain) {
      const subject = (await assault())();
      const prepared = subject.bundled(this.scenario as string | null);
      if (prepared !== null) return { subject, prepared, events: [], isOther: false };
    }
    const readerOf = await reader();
    this.#reader ??= readerOf(this);
    return this.#reader.read();
  }

  #follow(): void {
    const isOther = this.#follower?.isOther ?? null;
    if (this.for === null || isOther === null) return;
    if (this.#turnTo(isOther)) return void this.begin();
    const isNews = this.position.moment !== null;
    this.#follower!.goAfter(() => this.tell(isNews));
  }
}
