/** A host without a screen, for what needs one only to be told of changes. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Nobody tells of a network where there is no screen. */
globalThis.addEventListener ??= (): void => undefined;

export const hostWithoutScreen = (): ReactiveControllerHost => ({
  addController: (controller: ReactiveController): void => controller.hostConnected?.(),
  removeController: () => {},
  requestUpdate: () => {},
  updateComplete: Promise.resolve(true),
});
