/** In German: the page around the elements. */
import type { siteWords as english } from '../../../site/site-words.ts';

export const words: typeof english = {
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
