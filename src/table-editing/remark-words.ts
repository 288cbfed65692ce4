/** What is said of a table that is being set up, in English. Another language is another record of these. */
import { TERRAIN, WORKS_EFFECTS, type TerrainKind, type Works } from '../epic-armageddon/model/terrain.ts';
import { centimetres, withAnd } from '../shared/wording.ts';
import { sayings } from '../shared/sayings.ts';

const names = (some: readonly string[], more: number): string =>
  (more === 0 ? withAnd(some) : `${some.join(', ')} and ${more} more`);

/** Distances are in centimetres; all names are those of units, formations and pieces of terrain. */
export const REMARK_WORDS = {
  /** `more`: so many units besides those named. */
  apart: (units: readonly string[], more: number, cm: number, formation: string): string =>
    `${names(units, more)} ${units.length + more === 1 ? 'is' : 'are'} out of coherency, ${centimetres(cm)} from `
    + `the rest of ${formation}.`,
  overlap: (one: string, other: string, cm: number): string => `${one} and ${other} overlap by ${centimetres(cm)}.`,
  offTable: (unit: string, cm: number): string => `${unit} is ${centimetres(cm)} off the table.`,
  /** Where: one of the two that follow. */
  impassable: (unit: string, where: string): string => `${unit} cannot stand ${where}.`,
  inPiece: (name: string): string => `in ${name}`,
  inKind: (kind: TerrainKind | Works): string =>
    `in ${(kind in TERRAIN ? TERRAIN[kind as TerrainKind] : WORKS_EFFECTS[kind as Works]).name.toLowerCase()}`,
  brokenEngages: (formation: string): string => `${formation} is broken and cannot engage.`,

  noUnits: (formation: string): string => `${formation} has no units.`,
  stranger: (unit: string): string => `There is no unit ${unit} that could fight an assault.`,
  aloneCharacter: (unit: string): string => `${unit} is a character: it has to join a unit.`,
  manyFormations: (most: number): string => `There are ${most} formations already, which is the most.`,
  manyInFormation: (most: number, units: number): string =>
    `A formation may have ${most} units; this one would have ${units}.`,
  manyUnits: (most: number, units: number): string =>
    `There may be ${most} units on the table; there would be ${units}.`,

  fewCorners: 'Terrain needs at least three corners.',
  manyCorners: (most: number, corners: number): string =>
    `A piece of terrain may have ${most} corners; this one has ${corners}.`,
  farOff: 'Terrain must lie on or near the table.',
  crossing: 'The outline crosses or touches itself.',
  manyPieces: (most: number): string => `There are ${most} pieces of terrain already, which is the most.`,
};

export const { say: sayRemark } = sayings('table-editing/remarks', REMARK_WORDS);
