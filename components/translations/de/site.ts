/** In German: the pages of the site. */
import type { English } from '../english.ts';

type Words = English['site'];

/** The page around the elements. */
const pagesSite: Words['pages/site'] = {
  pages: 'Seiten',
  play: 'Spielen',
  setUp: 'Aufbauen',
  odds: 'Chancen',
  learn: 'Lernen',
  statechart: 'Diagramm',
  embed: 'Einbetten',
  about: 'Ein Sturmangriff in Epic: Armageddon oder Warhammer 40,000, Schritt für Schritt: mit deinen Würfeln oder '
    + 'unseren, und hinter jeder Zeile eine Regel.',
  share: 'Teilen',
  keep: 'Aufheben',
  report: 'Bericht',
  fault: 'Stimmt etwas nicht?',
  language: 'Sprache',
  unspoken: 'Diese Sprache ließ sich nicht laden. Lade die Seite neu, wenn es Netz gibt.',
  unloaded: 'Dieser Teil ließ sich nicht laden. Lade die Seite neu, wenn es Netz gibt.',
  unofficial: 'Ein inoffizielles Werkzeug von Fans, für Spieler, die die Regeln besitzen. Es enthält keinen '
    + 'Regeltext und keine Bilder. Die Namen von Spielen, Armeen und Einheiten gehören ihren Eigentümern; diese '
    + 'haben es weder genehmigt noch etwas damit zu tun.',
  licence: 'Freie Software unter der [MIT-Lizenz]. Daten der Einheiten aus dem [NetEA Tournament Pack].',
  documentation: '[Dokumentation]: für Spieler, Lehrende und Entwickler, und was aus deinen Daten wird.',
  offline: 'Ohne Verbindung einsatzbereit.',
};

/** The choice of assaults and phases. */
const pagesChoice: Words['pages/choice'] = {
  assaults: 'Sturmangriffe',
  choose: 'Wähle, was du spielst',
  epic: 'Epic: Armageddon, ein Sturmangriff',
  phase: 'Warhammer 40,000, eine Nahkampfphase',
};

/** What is done with what is on the table. */
const pagesDesk: Words['pages/desk'] = {
  notLoaded: 'Ein Teil des Programms ließ sich nicht laden. Versuch es wieder, wenn es Netz gibt.',
  close: 'Schließen',
  keep: { assault: 'Sturmangriff ins Regal', phase: 'Phase ins Regal' },
  unnamed: { assault: 'Sturmangriff', phase: 'Phase' },
  kept: name => `${name} liegt im Regal.`,
};

/** The page of the lessons. */
const pagesLearn: Words['pages/learn'] = {
  heading: 'Lernen',
  phases: 'Warhammer 40,000',
  all: 'Alle Lektionen',
  next: title => `Als Nächstes: ${title}`,
  make: 'Lektion erstellen',
  notLoaded: 'Ein Teil des Programms ließ sich nicht laden.',
};

/** The page of the statecharts. */
const pagesStatechart: Words['pages/statechart'] = {
  views: {
    chart: 'Das Diagramm',
    compare: 'Zwei Auslegungen nebeneinander',
    phase: 'Das Diagramm von Warhammer 40,000',
    editions: 'Vier Editionen nebeneinander',
  },
  titles: {
    chart: 'Der Ablauf als Diagramm',
    compare: 'Zwei Auslegungen nebeneinander',
    phase: 'Das Diagramm von Warhammer 40,000',
    editions: 'Vier Editionen nebeneinander',
  },
  leads: {
    chart: 'Ein Kasten ist ein Zustand des Sturmangriffs, ein Pfeil etwas, das geschehen kann. Geh Ereignis um '
      + 'Ereignis durch.',
    compare: 'Derselbe Sturmangriff, dieselben Entscheidungen und Würfel, mit zwei Antworten auf eine Regelfrage.',
    phase: 'Ein Diagramm für alle Editionen: Wo ihre Texte sich trennen, sagt die Antwort auf eine Frage, wohin es '
      + 'geht.',
    editions: 'Derselbe Nahkampf, dieselben Entscheidungen und Würfel, in vier Editionen von Warhammer 40,000.',
  },
  shown: 'Was gezeigt wird',
  walkedWith: 'Sturmangriff, der dabei gespielt wird',
  print: 'Drucken',
  notLoaded: 'Ein Teil des Programms ließ sich nicht laden. Prüfe die Verbindung.',
  tryAgain: 'Noch einmal versuchen',
};

/** The page on which a tag is put together. */
const pagesEmbed: Words['pages/embed'] = {
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

export const books: Words = {
  'pages/site': pagesSite,
  'pages/choice': pagesChoice,
  'pages/desk': pagesDesk,
  'pages/learn': pagesLearn,
  'pages/statechart': pagesStatechart,
  'pages/embed': pagesEmbed,
};
