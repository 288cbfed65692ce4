/** In German: what the shelf says. */
import { counted, figure, form } from '../../shared/languages/forms.ts';
import type { shelfWords as english } from '../../set-up/shelf/shelf-words.ts';

const things = (count: number): string => counted(count, { one: 'Stück', other: 'Stück' });

export const words: typeof english = {
  shelf: 'Dein Regal',
  loading: 'Das Regal ist unterwegs …',
  kinds: { formation: 'Formation', table: 'Tisch', assault: 'Sturmangriff', profile: 'Profil', phase: 'Phase' },
  plural: {
    formation: 'Formationen', table: 'Tische', assault: 'Sturmangriffe', profile: 'Profile', phase: 'Phasen',
  },
  epic: 'Epic: Armageddon',
  phaseOf: edition => `Warhammer 40,000, ${edition}`,
  everything: 'Alles',
  show: 'Zeigen',
  search: 'Suchen',
  empty: 'Hier liegt noch nichts. Formationen, Tische, Sturmangriffe, Phasen und eigene Profile kommen hierher, wenn '
    + 'du sie speicherst; ein als Datei gespeichertes Regal lässt sich unten öffnen.',
  emptyKind: 'Von dieser Art liegt noch nichts hier.',
  notFound: sought => `Nichts hier ist wie „${sought}“.`,
  found: (found, all) => `${figure(found)} von ${things(all)}`,
  all: count => things(count),
  showAll: count => `Alle ${figure(count)} zeigen`,
  open: 'Öffnen',
  rename: 'Umbenennen',
  remove: 'Entfernen',
  openOf: name => `Öffnen: ${name}`,
  renameOf: name => `Umbenennen: ${name}`,
  removeOf: name => `Entfernen: ${name}`,
  name: 'Name',
  note: 'Notiz',
  done: 'Fertig',
  leave: 'Lassen, wie es war',
  unnamed: 'Ohne Namen',
  renamed: name => `Es heißt jetzt „${name}“.`,
  removed: name => `„${name}“ ist entfernt.`,
  undo: 'Rückgängig',
  undoOf: name => `Rückgängig: „${name}“ kommt zurück`,
  back: name => `„${name}“ ist wieder da.`,
  saveFile: 'Als Datei speichern',
  openFile: 'Datei öffnen',
  drop: 'Du kannst auch eine Datei hier ablegen. Was schon im Regal liegt, bleibt.',
  fileSaved: count => `${things(count)} in einer Datei.`,
  imported: (added, replaced, same) => [
    added > 0 ? `${things(added)} hinzugefügt.` : '',
    replaced > 0 ? `${things(replaced)} auf den neuesten Stand gebracht.` : '',
    same > 0 ? `${things(same)} ${form(same, { one: 'war', other: 'waren' })} schon da.` : '',
  ].filter(Boolean).join(' ') || 'Nichts kam hinzu.',
  moreProblems: count => `${figure(count)} weitere wie diese.`,
  unreadable: name => `„${name}“ ließ sich nicht lesen.`,
  unsaved: 'nur, bis diese Seite geschlossen wird',
  blocked: 'Dieser Browser behält für diese Seite nichts, etwa in einem privaten Fenster oder bei gesperrtem Speicher. '
    + 'Was du speicherst, ist mit dem Schließen der Seite vergessen: Speichere das Regal als Datei und öffne sie beim '
    + 'nächsten Mal.',
  held: 'Ein anderer Tab mit einer älteren Version dieser Seite hält das Regal fest. Schließ ihn und lade diese Seite '
    + 'neu. Bis dahin ist vergessen, was du speicherst, wenn du die Seite schließt, außer du speicherst das Regal als '
    + 'Datei.',
  outdated: 'Diese Seite ist älter als das Regal in diesem Browser und lässt es in Ruhe: Lade die Seite neu. Bis dahin '
    + 'ist vergessen, was du speicherst, wenn du sie schließt, außer du speicherst das Regal als Datei.',
  newer: 'Eine neuere Version dieser Seite ist in einem anderen Tab offen und hat das Regal übernommen. Speichere das '
    + 'Regal als Datei, wenn du seither etwas geändert hast, und lade diese Seite neu.',
  closed: 'Der Browser hat das Regal geschlossen. Alles ist noch da, bis du die Seite verlässt: Speichere das Regal '
    + 'als Datei, wenn du seither etwas geändert hast, und lade diese Seite neu.',
  full: 'Dieser Browser hat keinen Platz mehr. Was unten markiert ist, bleibt nur, bis diese Seite geschlossen wird: '
    + 'Speichere das Regal als Datei oder entferne etwas anderes.',
  failed: 'Der Browser hat die letzte Änderung nicht gespeichert. Was unten markiert ist, bleibt nur, bis diese Seite '
    + 'geschlossen wird: Speichere das Regal als Datei.',
};
