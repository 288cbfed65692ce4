/** Styles of what an element fetches later: they stand behind its own, and beside those that have come before. */
import { adoptStyles, type CSSResult, type ReactiveElement } from 'lit';

const added = new WeakMap<ReactiveElement, readonly CSSResult[]>();

export const addStyles = (element: ReactiveElement, styles: CSSResult): void => {
  const all = [...added.get(element) ?? [], styles];
  added.set(element, all);
  const { elementStyles } = element.constructor as typeof ReactiveElement;
  adoptStyles(element.renderRoot as ShadowRoot, [...elementStyles, ...all]);
};
