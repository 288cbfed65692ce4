/** The states and transitions of a chart that is drawn, as elements of the picture. */

const PART = '[data-state], [data-transition]';

const idOf = (part: Element): string | null => part.getAttribute('data-state') ?? part.getAttribute('data-transition');

/** All of them by their ids. */
export const partsIn = (picture: ParentNode): ReadonlyMap<string, Element> =>
  new Map([...picture.querySelectorAll(PART)].map(part => [idOf(part)!, part]));

/** The id of the one that an event of the picture is about; null: none. */
export const partOf = ({ target }: Event): string | null => {
  const part = target instanceof Element ? target.closest(PART) : null;
  return part === null ? null : idOf(part);
};
