/** In German: what sets up tables and forces. */
import type { Books } from '../../shared/languages/speech.ts';
import { words as armyListsChoices } from './army-lists/choices.ts';
import { words as armyListsImport } from './army-lists/import.ts';
import { words as armyListsUnusable } from './army-lists/unusable.ts';
import { words as importing } from './import.ts';
import { words as muster } from './muster.ts';
import { words as musterAbilities } from './muster/abilities.ts';
import { words as musterCard } from './muster/card.ts';
import { words as musterProfileForm } from './muster/profile-form.ts';
import { words as setUp } from './set-up.ts';
import { words as tableEditor } from './table-editor.ts';

export const books: Books = {
  'army-lists/choices': armyListsChoices,
  'army-lists/import': armyListsImport,
  'army-lists/unusable': armyListsUnusable,
  import: importing,
  muster,
  'muster/abilities': musterAbilities,
  'muster/card': musterCard,
  'muster/profile-form': musterProfileForm,
  'set-up': setUp,
  'table-editor': tableEditor,
};
