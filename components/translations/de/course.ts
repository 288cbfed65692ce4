/** In German: the lessons of the course by name. */
import type { LessonNames } from '../../../src/lessons/course/names.ts';

export const words: LessonNames = {
  'what-an-assault-is': {
    title: 'Was ein Sturmangriff ist',
    teaches: 'Wer angegriffen werden darf, wann aus einem Ansturm ein Sturmangriff wird und welche Schritte er hat.',
  },
  'who-is-engaged': {
    title: 'Wer direkt im Kampf ist',
    teaches: 'Welche Einheiten attackieren und getroffen werden können: Kontakt, 15 cm und eine Schusslinie, die '
      + 'eine Mauer unterbricht.',
  },
  'close-combat-or-firefight': {
    title: 'Nahkampf oder Feuergefecht',
    teaches: 'Welchen Wert eine Einheit nutzt, wie viele Würfel sie wirft und wann man absichtlich ohne Kontakt '
      + 'anstürmt.',
  },
  'nearest-first': {
    title: 'Treffer auf die Nächsten zuerst',
    teaches: 'Wer Treffer verteilt, in welcher Reihenfolge sie fallen und was Besitzer unter Gleichen wählen dürfen.',
  },
  'second-lap': {
    title: 'Die zweite Reihe und gemischter Schutz',
    teaches: 'Niemand nimmt einen zweiten Treffer, bevor alle einen haben; zwei Treffer sind zwei Schutzwürfe und '
      + 'höchstens ein Kill.',
  },
  cover: {
    title: 'Deckung, und wer sie hat',
    teaches: 'Deckung statt Rüstung, für die Angegriffenen und nie für die, die anstürmen.',
  },
  'first-strike': {
    title: 'First Strike',
    teaches: 'Manche attackieren vor allen anderen, und wen sie töten, der schlägt nicht zurück.',
  },
  'macro-weapons': {
    title: 'Makrowaffen und Titan Killer',
    teaches: 'Treffer, gegen die kaum ein Schutzwurf hilft: Sie kommen zuletzt, und nur aus Extra-Attacken.',
  },
  'decided-at-once': {
    title: 'Wenn es sofort endet',
    teaches: 'Zwei Arten, wie die Attacken allein einen Sturmangriff entscheiden, und wer dafür tot sein muss.',
  },
  'supporting-fire': {
    title: 'Unterstützungsfeuer',
    teaches: 'Welche Freunde in den Sturmangriff schießen dürfen, wen sie treffen können und was sie bringen.',
  },
  'the-result': {
    title: 'Das Ergebnis und seine Modifikatoren',
    teaches: 'Zwei Würfel, der höhere zählt; was dazukommt, Zeile für Zeile.',
  },
  ties: {
    title: 'Gleichstand',
    teaches: 'Gleiche Summen bedeuten noch eine Runde: was darin neu beginnt und was bleibt.',
  },
  losing: {
    title: 'Niedermachen, Brechen, Rückzug',
    teaches: 'Was eine Niederlage kostet: Treffer ohne Schutzwurf, eine gebrochene Formation und 15 cm zum nächsten '
      + 'Gegner.',
  },
  winning: {
    title: 'Sieger und Blastmarker',
    teaches: 'Was ein Sieg kostet: einen Blastmarker für jeden Verlust und eine Formation, die auf der Stelle '
      + 'brechen kann.',
  },
  'formations-together': {
    title: 'Vermischt und vereint',
    teaches: 'Mehrere Formationen kämpfen als eine, auf jeder Seite, und gewinnen oder verlieren als eine.',
  },
  'war-engines': {
    title: 'Kriegsmaschinen',
    teaches: 'Wie sie ihre Würfel aufteilen, Treffer schlucken, Schadenskapazität verlieren und zählen.',
  },
  'commander-dies-last': {
    title: 'Ein Anführer, der zuletzt stirbt',
    teaches: 'Wie du jemanden stellst, den du brauchst, damit Treffer vorher alle anderen erreichen.',
  },
  'on-your-own': {
    title: 'Ein Sturmangriff allein',
    teaches: 'Ein ganzer Sturmangriff ohne Hilfe; danach wird jede deiner Entscheidungen an den Chancen gemessen.',
  },
};
