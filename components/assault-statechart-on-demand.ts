/** The statechart for pages made of modules: the assault, its chart and its rules are imported when they are wanted. */
import { AssaultStatechart } from './assault-statechart.ts';
import { onceLoaded } from './once-loaded.ts';

AssaultStatechart.later = {
  tall: onceLoaded(async () => (await import('../machines/layouts/assault-tall.ts')).assaultTall),
  wide: onceLoaded(async () => (await import('../machines/layouts/assault-wide.ts')).assaultWide),
  assault: onceLoaded(async () => (await import('./statechart/assault.ts')).assaultOf),
  phase: onceLoaded(async () => (await import('./statechart/phase.ts')).phaseChart),
  files: onceLoaded(async () => (await import('./statechart/take-away.ts')).chartFiles),
  explained: onceLoaded(async () => (await import('./statechart/explained.ts')).explained),
};
