/** How many shapes are drawn in what a selector finds in a drawing: pips on a die, notches of a mark, circles. */
export const drawnIn = (drawing: ParentNode, selector: string): number =>
  [...drawing.querySelectorAll(selector)].flatMap(one => one.getAttribute('d')?.match(/M/g) ?? []).length;
