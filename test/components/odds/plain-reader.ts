/** A reader that knows ids and numbers and nothing else: '4 assault+chaplain 2 boyz v 6 boyz'. */
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { SIDES } from '../../../src/epic-armageddon/state.ts';
import type { QuickEntry, QuickSide, Token } from '../../../src/scenario/quick-entry/entry.ts';
import type { ReadText } from '../../../components/odds/plan-reading.ts';

const sideOf = (text: string): QuickSide => {
  const stands = [...text.matchAll(/(\d+) ([\w-]+)(?:\+([\w-]+))?/g)]
    .filter(([, , id]) => neteaLibrary.profile(id!) !== undefined)
    .map(([, count, id, character]) =>
      ({ profile: id!, count: Number(count), characters: character === undefined ? [] : [character] }));
  const forces = neteaLibrary.unit(stands[0]?.profile ?? '')?.forces ?? [];
  return { force: forces[0] ?? null, rules: [], stands };
};

export const plainReader: ReadText = (text): QuickEntry => {
  const [attacker = '', defender = ''] = text.split(' v ');
  const typed = { attacker, defender };
  const tokens = SIDES.flatMap(side => [...typed[side].matchAll(/(\d+) ([\w-]+)/g)].map(([, count, id]): Token => {
    const unit = neteaLibrary.unit(id!);
    return {
      side, words: id!, span: { from: 0, to: 0 }, number: null, count: Number(count), exact: unit !== undefined,
      meaning: unit === undefined ? null : { kind: 'unit', unit }, trouble: null,
      others: unit === undefined ? neteaLibrary.search(id!, 5).map(hit => ({ kind: 'unit', unit: hit.unit })) : [],
    };
  }));
  return { tokens, attacker: sideOf(attacker), defender: sideOf(defender) };
};
