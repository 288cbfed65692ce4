/** Brings colours and places to what they will stay, without waiting for what moves on its way there. */

const isMoving = ({ playState }: Animation): boolean => playState !== 'finished';

/** What has no end goes on as it is. */
const runOut = (moving: Animation): void => {
  if (Number.isFinite(Number(moving.effect?.getComputedTiming().endTime))) moving.finish();
};

/** In the element, what is in it and the shadows below; in what is folded away they never end. */
const animationsOf = (element: Element): readonly Animation[] => (
  element.checkVisibility() ? [...element.getAnimations(), ...animationsIn(element.shadowRoot)] : []
);

const animationsIn = (root: ParentNode | null): readonly Animation[] =>
  (root === null ? [] : [...root.querySelectorAll('*')].flatMap(animationsOf));

/** What is drawn anew in between breaks them off and begins others. Two frames without any: it is at rest. */
export const comeToRest = async (root: Document | Element): Promise<void> => {
  for (let still = 0, turn = 0; still < 2 && turn < 60; turn += 1) {
    await new Promise(requestAnimationFrame);
    const own = root instanceof Element ? [...animationsOf(root), ...animationsIn(root)] : animationsIn(root);
    const moving = own.filter(isMoving);
    still = moving.length === 0 ? still + 1 : 0;
    moving.forEach(runOut);
  }
};
