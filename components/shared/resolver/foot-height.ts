/** How much of the screen the buttons under a panel cover, for what stays above them while the panel scrolls by. */
import { ref } from 'lit/directives/ref.js';

/** In px, for the panel beside the foot; nothing where the foot covers nothing. */
const tellPanel = (foot: Element): void => {
  const covers = getComputedStyle(foot).position === 'sticky';
  const height = covers ? Math.floor(foot.getBoundingClientRect().height) : 0;
  foot.parentElement?.style.setProperty('--_foot', `${height}px`);
};

/** What has gone from the page is let go of. */
const observer = new ResizeObserver(entries => {
  for (const { target } of entries) {
    if (target.isConnected) tellPanel(target);
    else observer.unobserve(target);
  }
});

/** For the element with the buttons. */
export const footHeight = ref(foot => {
  if (foot !== undefined) observer.observe(foot);
});
