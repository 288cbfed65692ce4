/** In German: what kinds of terrain are called. */
import type { TerrainKind } from '../../../../src/epic-armageddon/model/terrain.ts';

type Names = Readonly<Record<TerrainKind, string>>;

const NAMES: Names = {
  buildings: 'Gebäude', cliffs: 'Klippen', fortifications: 'Befestigungen', jungle: 'Dschungel', marsh: 'Sumpf',
  'open-ground': 'Offenes Gelände', hill: 'Hügel', river: 'Fluss', road: 'Straße', ruins: 'Ruinen', rubble: 'Schutt',
  scrub: 'Gestrüpp', woods: 'Wald',
};

export const words: { readonly kinds: Names; readonly within: Names } = {
  kinds: NAMES,
  /** Nouns keep their capital within a sentence. */
  within: { ...NAMES, 'open-ground': 'offenes Gelände' },
};
