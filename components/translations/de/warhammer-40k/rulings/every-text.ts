/** In German: rulings on what all four texts leave open. */
export const everyText = {
  'R-X.01': {
    about: 'Kein Text sagt, ob eine Mehrheit mehr als die Hälfte ist oder nur der häufigste Wert.',
    ruling: 'Der häufigste Wert zählt; ein Text spricht von Werten, die dabei gleichauf liegen, und meint also das.',
  },
  'R-X.02': {
    about: 'Liegen Werte gleichauf, ist nicht gesagt, zwischen welchen davon die Regel für Gleichstände entscheidet.',
    ruling: 'Nur zwischen denen, die gleich häufig und am häufigsten sind.',
  },
  'R-X.03': {
    about: 'Drei Texte kommen ohne ihre Tabellen.',
    ruling: 'Die Tabellen der vierten Edition gelten für alle: Was die anderen daraus zitieren, stimmt mit ihnen '
      + 'überein.',
  },
  'R-X.04': {
    about: 'Von einer 1, die immer misslingt, oder einer 6, die immer gelingt, ist keine Rede.',
    ruling: 'Davon hängt nichts ab: Kein Feld einer Tabelle verlangt weniger als 2 oder mehr als 6.',
  },
  'R-X.05': {
    about: 'Der Test auf den Moralwert selbst steht in keinem der Texte.',
    ruling: 'Bestanden ist er, wenn zwei Würfel höchstens den Moralwert zeigen.',
  },
  'R-X.06': {
    about: 'Beide Seiten eines Nahkampfs können im selben Schritt ausgelöscht werden.',
    ruling: 'Niemand hat gewonnen; niemand positioniert sich neu, und niemand gerät in Panik.',
  },
  'R-X.07': { about: 'Wie ein halbierter Rückzugsweg gerundet wird.', ruling: 'Gar nicht; der Bruchteil bleibt.' },
} as const;
