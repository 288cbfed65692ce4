/** Whether a battle is too large for two maps side by side. */
import { fitAll } from '../battlefield/aim.ts';
import type { BattlefieldView } from '../battlefield/view.ts';
import { PAPER } from './paper.ts';

/** A base that is drawn smaller, in pixels of radius, has no room for anything in it. */
const LEAST = 3.5;

export const isCrowded = (view: BattlefieldView): boolean => {
  const { scale } = fitAll(view, PAPER.small);
  return view.counters.some(({ radius }) => radius * scale < LEAST);
};
