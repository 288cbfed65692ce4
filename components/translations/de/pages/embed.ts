/** In German: the page on which a tag is put together. */
import type { embedPageWords as english } from '../../../site/embed/embed-page-words.ts';

export const words: typeof english = {
  heading: 'Einbetten',
  lead: 'Stell ein, was deine Seite zeigen soll. Kopiere dann die Zeilen hinein.',
  settings: 'Was gezeigt wird',
  element: 'Element',
  elements: { resolver: 'Durchspielen', odds: 'Chancen', statechart: 'Zustandsdiagramm', lesson: 'Lektion' },
  rules: 'Regeln',
  epic: 'Epic: Armageddon',
  scenario: 'Sturmangriff',
  phase: 'Nahkampfphase',
  lesson: 'Lektion',
  first: 'Das erste der Liste',
  match: 'Wer auf wen trifft',
  matchExample: '4 assault + chaplain v 6 boyz 2 nobz',
  bundled: 'Mitgeliefert',
  yours: 'Deine',
  onTable: 'Was jetzt auf dem Tisch ist',
  aLink: 'Wovon ein Link erzählt',
  inWords: 'Einheiten in Worten',
  link: 'Link',
  linkHint: 'Ein Link von „Teilen“, von dieser Seite oder von jemand anderem.',
  theme: 'Farben',
  themes: { reader: 'Wie der Leser es mag', light: 'Hell', dark: 'Dunkel' },
  height: 'Höhe in Pixeln',
  heightHint: 'Leer: so hoch, wie es ist.',
  controls: 'Ohne',
  without: {
    resolver: {
      title: 'den Titel', menu: 'das Menü mit anderen Sturmangriffen', rail: 'die Schritte', panel: 'was zu tun ist',
      odds: 'die Chancen', bar: 'Rückgängig und Weiterspielen', log: 'das Protokoll',
    },
    odds: {
      sides: 'die beiden Seiten', compare: 'den Vergleich mit einem anderen Plan', losses: 'die Verluste',
      matters: 'worauf es am meisten ankommt', endings: 'die Enden', map: 'die Karte',
    },
    statechart: {
      steps: 'die Knöpfe zum Durchgehen', view: 'die Knöpfe für die Ansicht', files: 'Speichern als Bild',
      moment: 'was jetzt möglich ist', tree: 'das Diagramm als Liste', history: 'wo es gewesen ist',
    },
    lesson: { title: 'den Titel', rail: 'die Stationen der Lektion' },
  },
  folder: 'Ordner der Skripte auf deinem Server',
  preview: 'Auf deiner Seite',
  loading: 'Es ist unterwegs …',
  notLoaded: 'Ein Teil des Programms ließ sich nicht laden. Versuch es wieder, wenn es Netz gibt.',
  tag: 'Tag',
  tagHint: 'Für eine Seite, auf der du ein Skript einfügen darfst. Braucht den Ordner mit den Skripten auf deinem '
    + 'Server.',
  stepsHint: 'Der Tag beginnt, wo der Sturmangriff beginnt; der Rahmen zeigt ihn beim Schritt des Links.',
  host: 'Selbst hosten',
  hostHint: 'Einmal, im Ordner dieses Programms. Kopiere ganz dist/embed: Die Elemente holen von dort, was sie '
    + 'brauchen.',
  hostLines: folder => [
    'npm ci && npm run build',
    `cp -r dist/embed/. /var/www/html/${folder.replace(/^\/+|\/+$/g, '')}`,
  ].join('\n'),
  frame: 'Rahmen',
  frameHint: 'Für ein Forum, ein Wiki oder einen Blog ohne Skripte. Auf deinem Server muss nichts liegen. Wird die '
    + 'zweite Zeile nicht angenommen, behält der Rahmen seine Höhe.',
  fixedFrameHint: 'Für ein Forum, ein Wiki oder einen Blog ohne Skripte. Auf deinem Server muss nichts liegen.',
  copy: 'Kopieren',
  copyOf: name => `Kopieren: ${name}`,
  copied: 'Kopiert.',
  refused: 'Dieser Browser lässt die Seite nicht kopieren. Die Zeilen sind markiert: Kopiere sie mit Strg+C, auf dem '
    + 'Mac mit Cmd+C, oder durch langes Drücken.',
};
