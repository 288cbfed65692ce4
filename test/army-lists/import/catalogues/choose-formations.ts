/** Formations as somebody chooses them from a catalogue: as few of each as it allows, or more of this and that. */
import { chanceOf, type Chance } from '../../../fuzz/random.ts';
import { partsOf, type Catalogue, type CatalogueNode } from './catalogue-tree.ts';

/** A profile with its columns, `Type`, `Speed` … */
export interface ChosenProfile {
  readonly name: string;
  readonly kind: string;
  readonly columns: readonly (readonly [name: string, text: string])[];
}

/** So many of an entry, with what is chosen inside it: as rosters have it. */
export interface Chosen {
  readonly name: string;
  readonly type: string;
  readonly count: number;
  readonly profiles: readonly ChosenProfile[];
  readonly rules: readonly { readonly name: string; readonly text: string }[];
  readonly inside: readonly Chosen[];
}

/** Where nothing says how many there may be at most. */
const MANY = 4;
/** A catalogue that goes round in a circle is left. */
const DEEPEST = 8;

/** One of everything that a catalogue offers for an army; without a seed as small as it comes. */
export const chooseFormations = (catalogue: Catalogue, seed: number | null): readonly Chosen[] => {
  const chance = seed === null ? null : chanceOf(seed);
  return offersIn(catalogue.root, catalogue)
    .flatMap(offer => chosenFrom(offer, 1, { catalogue, chance, depth: 0 }));
};

interface Choosing {
  readonly catalogue: Catalogue;
  /** Null: the least of everything. */
  readonly chance: Chance | null;
  readonly depth: number;
}

/** An entry or a group of entries, and how many of it may be chosen. */
interface Offer {
  readonly node: CatalogueNode;
  /** The id under which it stands there: that of a link, or its own. */
  readonly id: string;
  readonly least: number;
  readonly most: number;
}

const isGroup = ({ node }: Offer): boolean => node.tag === 'selectionEntryGroup';

/** What may be chosen inside an entry, a group or a whole catalogue. */
const offersIn = (node: CatalogueNode, catalogue: Catalogue): readonly Offer[] => [
  ...partsOf(node, 'selectionEntries'), ...partsOf(node, 'selectionEntryGroups'), ...partsOf(node, 'entryLinks'),
].flatMap(part => {
  const target = part.tag === 'entryLink' ? catalogue.find(part.fields['targetId'] ?? '') : part;
  if (target === undefined || [part, target].some(one => one.fields['hidden'] === 'true')) return [];
  const limits = new Map([target, part].flatMap(one => limitsOf(one, part)));
  const least = limits.get('min') ?? 0;
  const most = limits.get('max') ?? Number.NaN;
  return [{ node: target, id: part.fields['id'] ?? '', least, most: most < 0 ? Number.NaN : most }];
});

/** Limits on what is chosen in one place; those on a whole army bear on nothing here. A link may set another number. */
const limitsOf = (node: CatalogueNode, link: CatalogueNode): readonly (readonly [type: string, value: number])[] =>
  partsOf(node, 'constraints').flatMap(({ fields }) => {
    if (fields['field'] !== 'selections' || fields['scope'] !== 'parent') return [];
    const set = partsOf(link, 'modifiers').find(one => one.fields['field'] === fields['id']
      && one.fields['type'] === 'set' && partsOf(one, 'conditions').length === 0 && one.inside.length === 0);
    return [[fields['type'] ?? '', Number(set?.fields['value'] ?? fields['value'])] as const];
  });

const numberOf = ({ least, most }: Offer, { chance, depth }: Choosing): number => {
  const limit = Number.isNaN(most) ? least + MANY : most;
  if (chance === null || limit <= least) return depth === 0 ? Math.max(1, least) : least;
  return least + (chance.isOneIn(2) ? 0 : chance.below(limit - least + 1));
};

const chosenFrom = (offer: Offer, count: number, choosing: Choosing): readonly Chosen[] => {
  if (count === 0 || choosing.depth > DEEPEST) return [];
  if (isGroup(offer)) return chosenOfGroup(offer, count, choosing);
  const { node } = offer;
  const { catalogue, depth } = choosing;
  const one = (number: number): Chosen => ({
    name: node.fields['name'] ?? '', type: node.fields['type'] ?? 'upgrade', count: number,
    profiles: profilesOf(node, catalogue), rules: rulesOf(node, catalogue),
    inside: offersIn(node, catalogue).flatMap(inner => {
      const within = { ...choosing, depth: depth + 1 };
      return chosenFrom(inner, numberOf(inner, within), within);
    }),
  });
  const whole = one(count);
  return whole.inside.length === 0 || count === 1 ? [whole] : Array.from({ length: count }, () => one(1));
};

/** So many from a group: the usual ones of it, or any that there is room for. */
const chosenOfGroup = ({ node }: Offer, count: number, choosing: Choosing): readonly Chosen[] => {
  const { catalogue, chance, depth } = choosing;
  const offers = offersIn(node, catalogue);
  const counts = offers.map(({ least }) => least);
  const taken = (): number => counts.reduce((sum, one) => sum + one, 0);
  const usual = offers.findIndex(({ id }) => id === node.fields['defaultSelectionEntryId']);
  while (taken() < count) {
    const free = offers.flatMap(({ most }, i) => (Number.isNaN(most) || counts[i]! < most ? [i] : []));
    if (free.length === 0) break;
    const next = chance === null ? (free.includes(usual) ? usual : free[0]!) : chance.oneOf(free);
    counts[next] = counts[next]! + 1;
  }
  return offers.flatMap((offer, i) => chosenFrom(offer, counts[i]!, { ...choosing, depth: depth + 1 }));
};

/** What an entry says of itself, where it stands or by a link. */
const infoOf = (node: CatalogueNode, list: string, tag: string, catalogue: Catalogue): readonly CatalogueNode[] => [
  ...partsOf(node, list),
  ...partsOf(node, 'infoLinks').flatMap(({ fields }) => {
    const target = catalogue.find(fields['targetId'] ?? '');
    if (target?.tag === 'infoGroup') return infoOf(target, list, tag, catalogue);
    return target?.tag === tag && fields['hidden'] !== 'true' ? [target] : [];
  }),
];

const profilesOf = (node: CatalogueNode, catalogue: Catalogue): readonly ChosenProfile[] =>
  infoOf(node, 'profiles', 'profile', catalogue).map(profile => ({
    name: profile.fields['name'] ?? '',
    kind: profile.fields['typeName']
      ?? catalogue.find(profile.fields['profileTypeId'] ?? '')?.fields['name'] ?? 'Unit',
    columns: partsOf(profile, 'characteristics').map(({ fields, text }) =>
      [fields['name'] ?? '', fields['value'] ?? text] as const),
  }));

const rulesOf = (node: CatalogueNode, catalogue: Catalogue): Chosen['rules'] =>
  infoOf(node, 'rules', 'rule', catalogue).map(rule => ({
    name: rule.fields['name'] ?? '', text: rule.inside.find(({ tag }) => tag === 'description')?.text ?? '',
  }));
