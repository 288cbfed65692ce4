/** The keys of a row of tabs. */

/** Left and right go round the tabs, Home and End to the first and the last. */
export const onTabKey = (event: KeyboardEvent): void => {
  const tab = event.target as HTMLElement;
  const tabs = [...tab.parentElement!.children] as HTMLElement[];
  const at = tabs.indexOf(tab);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  const next = tabs.at(to % tabs.length)!;
  next.focus();
  next.click();
};
