/** The resolver for pages of modules: panels, parser and library are modules of their own, imported when they are wanted. */
import { AssaultResolver } from './assault-resolver.ts';
import { onceLoaded } from './resolver/later.ts';

AssaultResolver.later = {
  panels: onceLoaded(() => import('./step-panels.ts')),
  parser: onceLoaded(async () => (await import('../src/scenario/parse.ts')).parseScenario),
  library: onceLoaded(async () => (await import('../src/army-lists/netea.ts')).neteaLibrary),
};
