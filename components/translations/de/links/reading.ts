/** In German: what is said of a link that cannot be made or read. */
import type { linkReadingWords as english } from '../../../share/link-reading-words.ts';

export const words: typeof english = {
  tooOld: 'Dieser Browser ist zu alt für Links: Er kann nichts packen und entpacken.',
  notLoaded: 'Ein Teil des Programms ließ sich nicht laden. Versuch es wieder, wenn es Netz gibt.',
  tooLong: 'Dieser Link ist viel zu lang, um einer von unseren zu sein.',
  noLink: 'Das ist kein Link zu einem Sturmangriff: Er muss mit play=1 beginnen.',
  nothingBehind: 'Dieser Link ist abgeschnitten: Hinter seinem Anfang steht nichts.',
  strange: letter => `Dieser Link enthält ${letter}, das hat keiner von unseren.`,
  notOurs: 'Dieser Link lässt sich nicht entpacken: Er stammt nicht von diesem Programm.',
  toAssault: 'Dieser Link führt zu einem Sturmangriff in Epic, nicht zu einer Phase von Warhammer 40,000.',
  toPhase: 'Dieser Link führt zu einer Phase von Warhammer 40,000, nicht zu einem Sturmangriff in Epic.',
  unknownKind: (kind, ours) =>
    `Dieser Link ist von der unbekannten Art ${kind}; unsere sind von der Art ${ours.join(' oder ')}.`,
  cut: percent => `Dieser Link ist abgeschnitten: Am Ende fehlen etwa ${percent} %.`,
  longer: 'An das Ende dieses Links ist etwas angehängt worden.',
  changed: 'Dieser Link ist unterwegs verändert worden: Einige Zeichen sind nicht die, die gesendet wurden.',
  senseless: 'Dieser Link erzählt von Schritten, die auf seinem Tisch keinen Sinn ergeben.',
  refused: (at, of, step, reason) =>
    `Schritt ${at} von ${of} in diesem Link (${step}) ist dort nicht erlaubt${reason === null ? '.' : `: ${reason}`}`,
};
