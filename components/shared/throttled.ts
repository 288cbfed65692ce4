/** Figures on their way to better ones. */

/** After one is shown the next is shown after so many milliseconds at the soonest: sooner it would flicker. */
const CALM_MS = 150;

/** Shows the first at once; of those that come too soon after one none. Whoever has the last shows it anyway. */
export const throttled = <T>(show: (figures: T) => void): ((figures: T) => void) => {
  let shown = -Infinity;
  return figures => {
    const now = performance.now();
    if (now - shown < CALM_MS) return;
    shown = now;
    show(figures);
  };
};
