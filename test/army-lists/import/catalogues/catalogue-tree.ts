/** The data from which rosters are made, `.cat` and `.gst`, as trees with everything that has an id in one index. */
import { Parser } from 'saxen';

/** An element with its attributes and, where it has any, its text. */
export interface CatalogueNode {
  readonly tag: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly inside: readonly CatalogueNode[];
  readonly text: string;
}

export interface Catalogue {
  readonly name: string;
  readonly root: CatalogueNode;
  /** Its own elements by their ids, then those of its game system and of other catalogues. */
  readonly find: (id: string) => CatalogueNode | undefined;
}

interface Growing extends CatalogueNode {
  readonly inside: Growing[];
  text: string;
}

export const treeOf = (xml: string): CatalogueNode => {
  const top: Growing = { tag: '', fields: {}, inside: [], text: '' };
  const open: Growing[] = [top];
  const parser = new Parser();
  parser.on('openTag', (tag, attributes, decode) => {
    const fields = Object.fromEntries(Object.entries(attributes() || {}).map(([name, said]) => [name, decode(said)]));
    const node: Growing = { tag, fields, inside: [], text: '' };
    open.at(-1)!.inside.push(node);
    open.push(node);
  });
  parser.on('text', (said, decode) => {
    open.at(-1)!.text += decode(said);
  });
  parser.on('cdata', said => {
    open.at(-1)!.text += said;
  });
  parser.on('closeTag', () => void open.pop());
  parser.on('error', error => {
    throw error;
  });
  parser.parse(xml);
  return top.inside[0]!;
};

/** The catalogues among some files; game systems only lend what they share. */
export const cataloguesIn = (files: readonly string[]): readonly Catalogue[] => {
  const roots = files.map(treeOf);
  const indexes = new Map(roots.map(root => [root, indexOf(root)]));
  const systems = roots.filter(({ tag }) => tag === 'gameSystem');
  return roots.filter(({ tag }) => tag === 'catalogue').map(root => {
    const order = [root, ...systems, ...roots.filter(one => one !== root && !systems.includes(one))];
    return {
      name: root.fields['name'] ?? '', root,
      find: id => order.map(one => indexes.get(one)!.get(id)).find(node => node !== undefined),
    };
  });
};

const indexOf = (root: CatalogueNode): ReadonlyMap<string, CatalogueNode> => {
  const index = new Map<string, CatalogueNode>();
  const add = (node: CatalogueNode): void => {
    const { id } = node.fields;
    if (id !== undefined && !index.has(id)) index.set(id, node);
    node.inside.forEach(add);
  };
  add(root);
  return index;
};

/** What stands in one of its lists: `partsOf(entry, 'infoLinks')`. */
export const partsOf = ({ inside }: CatalogueNode, list: string): readonly CatalogueNode[] =>
  inside.filter(({ tag }) => tag === list).flatMap(one => one.inside);
