/** The one joint between Lit and XState: an actor whose every snapshot renders its host. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import {
  createActor, type Actor, type AnyActorLogic, type EventFromLogic, type InputFrom, type SnapshotFrom,
  type Subscription,
} from 'xstate';

/**
 * Runs an actor while its host is on a page.
 *
 * The actor outlives a removal from the page: moved elsewhere, the host goes on where it was.
 */
export class ActorController<L extends AnyActorLogic> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #logic: L;
  #actor: Actor<L> | null = null;
  #subscription: Subscription | null = null;
  #isConnected = false;

  constructor(host: ReactiveControllerHost, logic: L) {
    this.#host = host;
    this.#logic = logic;
    host.addController(this);
  }

  /** Begins anew with another input; what the actor before it knew is gone. */
  begin(input: InputFrom<L>): void {
    this.#subscription?.unsubscribe();
    this.#actor?.stop();
    this.#actor = createActor(this.#logic, { input } as never).start() as Actor<L>;
    if (this.#isConnected) this.#listen();
    this.#host.requestUpdate();
  }

  /** The newest snapshot, null before the first beginning. */
  get snapshot(): SnapshotFrom<L> | null {
    return (this.#actor?.getSnapshot() as SnapshotFrom<L> | undefined) ?? null;
  }

  send(event: EventFromLogic<L>): void {
    this.#actor?.send(event);
  }

  hostConnected(): void {
    this.#isConnected = true;
    this.#listen();
  }

  hostDisconnected(): void {
    this.#isConnected = false;
    this.#subscription?.unsubscribe();
    this.#subscription = null;
  }

  #listen(): void {
    this.#subscription?.unsubscribe();
    this.#subscription = this.#actor?.subscribe(() => this.#host.requestUpdate()) ?? null;
    this.#host.requestUpdate();
  }
}
