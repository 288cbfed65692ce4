/** The tumble of a die that the program has thrown: 400 ms at most, and not at all where motion is unwanted. */

const LONGEST_MS = 400;
const TUMBLE_MS = 260;
const APART_MS = 24;

/** Lets a die fall onto its face; each of a row a moment after the one before. */
export const tumble = (die: Element, at: number): void => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const delay = Math.min(at * APART_MS, LONGEST_MS - TUMBLE_MS);
  const from = { transform: `translateY(-30%) rotate(${at % 2 ? 200 : -200}deg) scale(0.8)`, opacity: 0 };
  const landed = { transform: 'translateY(0) rotate(0) scale(1.06)', opacity: 1, offset: 0.8 };
  const still = { transform: 'none', opacity: 1 };
  const easing = 'cubic-bezier(.25,.7,.35,1)';
  die.animate([from, landed, still], { duration: TUMBLE_MS, delay, easing, fill: 'backwards' });
};
