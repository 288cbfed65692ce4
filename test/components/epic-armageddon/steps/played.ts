/** A panel with a real assault behind it: the statechart takes what it decides, and it shows what follows. */
import { fixture, html } from '@open-wc/testing';
import { dueHands } from '../../../../components/epic-armageddon/resolver/due-dice.ts';
import { primaryOf } from '../../../../components/epic-armageddon/steps/primary.ts';
import type { StepPanel } from '../../../../components/epic-armageddon/steps/step.ts';
import type { Primary } from '../../../../components/shared/resolver/primary.ts';
import { seededThrower } from '../../../../src/dice/throw.ts';
import type { AssaultEvent, AssaultEventType, Decision } from '../../../../src/epic-armageddon/model/events.ts';
import type { AssaultHand } from '../../../../src/epic-armageddon/model/hands.ts';
import { sentence } from '../../../../src/epic-armageddon/explain/log-sentences.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import type { Assault } from '../../../../src/epic-armageddon/model/state.ts';
import { handsOf, metaOf, why, type AssaultSnapshot } from '../../../../machines/epic-armageddon/why.ts';
import { presentOf, replay, type Timeline } from '../../../../machines/epic-armageddon/timeline.ts';
import { panelName } from '../../../../components/epic-armageddon/resolver/panels.ts';
import '../../../../components/epic-armageddon/steps/first-panels.ts';
import '../../../../components/epic-armageddon/steps/later-panels.ts';

type Keys = string | { readonly [key: string]: Keys | undefined };

/** The keys of the active states from the outside in: `a4Attacks.attacks.saving`. */
const pathOf = (value: Keys): string =>
  (typeof value === 'string' ? value : Object.entries(value).map(([key, inner]) => `${key}.${pathOf(inner!)}`)[0]!);

/** All text of an element and of what lies in it, but for what is hidden and the rules under it. */
export const textOf = (node: Node): string => {
  if (node instanceof HTMLElement && node.hidden) return '';
  if (node instanceof HTMLStyleElement || (node instanceof HTMLElement && node.matches('.notes'))) return '';
  if (node instanceof Text) return node.data;
  const inside = node instanceof HTMLElement && node.shadowRoot ? node.shadowRoot : node;
  const children = node instanceof HTMLSlotElement ? node.assignedNodes() : [...inside.childNodes];
  const texts = children.map(child => (child instanceof Element ? ` ${textOf(child)} ` : textOf(child)));
  return node instanceof Element ? tidied(texts.join('')) : texts.join('');
};

/** One space where there are several, none before a comma or at the ends. */
export const tidied = (text: string): string => text.replace(/\s+/g, ' ').replace(/ (?=[.,])/g, '').trim();

/** A throw with these faces. */
export const thrown = (...faces: readonly number[]): AssaultEvent => ({ type: 'dice.thrown', faces });

/** Hits stay where they fell. */
export const ALLOCATED: AssaultEvent = { type: 'hits.allocated' };

/** Every element that a selector finds, in elements within elements too. */
export const findAll = <E extends HTMLElement>(root: ParentNode, selector: string): E[] => [
  ...root.querySelectorAll<E>(selector),
  ...[...root.querySelectorAll('*')].flatMap(one => (one.shadowRoot ? findAll<E>(one.shadowRoot, selector) : [])),
];

/** A finished element has nothing left to draw, nor have those in it. */
const drawn = async (element: StepPanel): Promise<void> => {
  for (let turn = 0; turn < 4; turn += 1) {
    await element.updateComplete;
    for (const one of findAll<StepPanel>(element.renderRoot as ShadowRoot, '*')) await one.updateComplete;
  }
};

export class Played {
  /** What the panels decided, in order. */
  readonly decisions: Decision[] = [];
  panel!: StepPanel;
  private readonly host: HTMLElement;
  private readonly scenario: Scenario;
  private readonly events: AssaultEvent[] = [];
  private readonly thrower: (hands: readonly AssaultHand[]) => readonly number[];
  private timeline: Timeline;
  private intended: Primary<Decision> | null = null;

  private constructor(host: HTMLElement, scenario: Scenario, seed: number) {
    this.host = host;
    this.scenario = scenario;
    this.thrower = seededThrower(seed);
    this.timeline = replay(scenario, []);
    host.addEventListener('decided', ({ decision, rest }) => {
      for (const one of [decision, ...rest]) {
        this.decisions.push(one);
        this.happen(one);
      }
    });
    host.addEventListener('primary-intended', event => (this.intended = event.primary as Primary<Decision> | null));
    host.addEventListener('unit-chosen', ({ unit }) => (this.panel.chosen = unit));
  }

  /** A scenario on the table, played by events to the moment that matters. */
  static async at(scenario: Scenario, events: readonly AssaultEvent[] = [], seed = 1): Promise<Played> {
    const host = await fixture<HTMLElement>(html`<div></div>`);
    const played = new Played(host, scenario, seed);
    events.forEach(event => played.happen(event));
    played.show();
    await drawn(played.panel);
    return played;
  }

  get assault(): Assault {
    return presentOf(this.timeline).context.assault;
  }

  get path(): string {
    return pathOf(presentOf(this.timeline).value as Keys);
  }

  get snapshot(): AssaultSnapshot {
    return presentOf(this.timeline);
  }

  /** The next action, as the bar offers it. */
  get primary(): Primary<Decision> | null {
    return this.intended ?? primaryOf({ assault: this.assault, path: this.path, hands: dueHands(this.snapshot) });
  }

  /** Takes the next action. */
  async takePrimary(): Promise<this> {
    const does = this.primary?.does;
    if (typeof does !== 'object') throw new Error(`There is no next action in: ${this.text}`);
    for (const decision of does.decisions) if (this.accepts(decision)) this.happen(decision);
    if (does.throws) this.happen({ type: 'dice.thrown', faces: this.thrower(this.hands) });
    this.decisions.push(...does.decisions);
    return this.send();
  }

  /** What happens now if nobody decides. */
  get unlessDecided(): AssaultEventType {
    return metaOf(this.snapshot).unlessDecided!;
  }

  get hands(): readonly AssaultHand[] {
    const present = presentOf(this.timeline);
    return present.status === 'active' ? handsOf(present) : [];
  }

  get isOver(): boolean {
    return presentOf(this.timeline).status !== 'active';
  }

  get heading(): string {
    return tidied(this.find('h2')[0]!.innerText);
  }

  /** The rows of its lists of units. */
  get rows(): readonly string[] {
    return this.find('[part=row]').map(row => tidied(row.innerText));
  }

  /** What is said about its hands of dice; of those in the card of a side, with the side. */
  get labels(): readonly string[] {
    return this.find('dice-hand, .card li').map(hand => {
      const side = hand.closest('.card')?.getAttribute('aria-label');
      return side === undefined ? tidied(hand.shadowRoot!.querySelector('.words')!.textContent!)
        : tidied(`${side}: ${textOf(hand)}`);
    });
  }

  /** What the panel says, without the rules behind it. */
  get text(): string {
    return textOf(this.panel);
  }

  /** The rules behind it. */
  get rules(): string {
    return [...this.find('.notes')[0]!.childNodes].map(textOf).join(' ').trim();
  }

  /** Lets something happen and waits until the panel shows it. */
  async send(...events: readonly AssaultEvent[]): Promise<this> {
    events.forEach(event => this.happen(event));
    await drawn(this.panel);
    return this;
  }

  /** Whether the rules allow this now. */
  accepts(event: AssaultEvent): boolean {
    return !this.isOver && why(presentOf(this.timeline), event) === null;
  }

  /** Throws these faces. */
  async throws(...faces: readonly number[]): Promise<this> {
    return this.send(thrown(...faces));
  }

  /** Presses the button whose text begins so, in the panel or in the bar. */
  async press(text: string): Promise<this> {
    const found = this.button(text);
    if (found === undefined && this.primary?.words.startsWith(text)) return this.takePrimary();
    if (found === undefined) throw new Error(`There is no button "${text}" in: ${this.text}`);
    found.click();
    await drawn(this.panel);
    return this;
  }

  button(text: string): HTMLElement | undefined {
    return findAll(this.panel.renderRoot as ShadowRoot, 'button, .choice').find(one => textOf(one).startsWith(text));
  }

  find<E extends HTMLElement>(selector: string): E[] {
    return findAll<E>(this.panel.renderRoot as ShadowRoot, selector);
  }

  /** Changes a property of the panel, as its owner would. */
  async give(properties: Partial<Pick<StepPanel, 'chosen' | 'refusal'>>): Promise<this> {
    Object.assign(this.panel, properties);
    await drawn(this.panel);
    return this;
  }

  private happen(event: AssaultEvent): void {
    const refusal = why(presentOf(this.timeline), event);
    if (refusal !== null) throw new Error(`${event.type} is refused: ${sentence(refusal)}`);
    this.events.push(event);
    this.intended = null;
    this.timeline = replay(this.scenario, this.events);
    if (this.panel as StepPanel | undefined) this.show();
  }

  private show(): void {
    const { path } = this;
    const tag = panelName(path);
    if ((this.panel as StepPanel | undefined)?.localName !== tag) {
      const hadFocus = this.host.matches(':focus-within');
      this.panel = document.createElement(tag) as StepPanel;
      this.host.replaceChildren(this.panel);
      if (hadFocus) void this.panel.updateComplete.then(() => this.panel.focusMain());
    }
    const { title, rule } = metaOf(presentOf(this.timeline));
    Object.assign(this.panel, {
      assault: this.assault, state: { path, title, rule, description: '' }, hands: this.hands,
    });
  }
}
