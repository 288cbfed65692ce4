/** The unit library as a classic script beside the embed: it leaves `assaultResolverUnits.neteaLibrary` on the page. */
export { neteaLibrary } from '../../src/army-lists/netea.ts';
