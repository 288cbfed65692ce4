/** Printing one element of a page and nothing else, with margins of its own. */

/** Everything beside the element and beside what it lies in, through shadows and slots. */
const besides = (element: Element): readonly HTMLElement[] => {
  const found: HTMLElement[] = [];
  for (let node: Element | null = element; node !== null && node !== document.body;) {
    const within: ParentNode | null = node.parentNode;
    for (const one of within?.children ?? []) if (one !== node && one instanceof HTMLElement) found.push(one);
    node = node.assignedSlot ?? (within instanceof ShadowRoot ? within.host : node.parentElement);
  }
  return found;
};

/** Prints the page with nothing on it but the element; afterwards everything is back. */
export const printAlone = (element: Element): void => {
  const aside = besides(element).map(one => ({
    one, display: one.style.getPropertyValue('display'), priority: one.style.getPropertyPriority('display'),
  }));
  for (const { one } of aside) one.style.setProperty('display', 'none', 'important');
  addEventListener('afterprint', () => {
    for (const { one, display, priority } of aside) one.style.setProperty('display', display, priority);
  }, { once: true });
  print();
};

const paper = new CSSStyleSheet();
paper.replaceSync(`@page {
  size: A4 portrait;
  margin: 15mm;
  @bottom-right { content: counter(page) ' / ' counter(pages); font: 8pt sans-serif; }
}`);

/** Margins belong to a document, not to an element; the answer takes them away again. */
export const givePaperMargins = (): (() => void) => {
  document.adoptedStyleSheets.push(paper);
  return () => {
    const at = document.adoptedStyleSheets.lastIndexOf(paper);
    if (at !== -1) document.adoptedStyleSheets.splice(at, 1);
  };
};
