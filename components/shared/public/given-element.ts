/** An element that a page may give anything: each property holds what is meant by it. */
import type { PropertyDeclaration } from 'lit';
import { SpokenElement } from '../languages/spoken-element.ts';

declare module '@lit/reactive-element' {
  interface PropertyDeclaration<Type = unknown, TypeHint = unknown> {
    /** Makes of anything what the property holds. */
    readonly meant?: (given: unknown) => unknown;
  }
}

export abstract class GivenElement extends SpokenElement {
  protected static override getPropertyDescriptor(
    name: PropertyKey, key: string | symbol, options: PropertyDeclaration,
  ): PropertyDescriptor | undefined {
    const { meant } = options;
    const descriptor = super.getPropertyDescriptor(name, key, options);
    if (meant === undefined) return descriptor;
    return {
      ...descriptor,
      set(this: GivenElement, given: unknown) {
        descriptor!.set!.call(this, meant(given));
      },
    };
  }
}
