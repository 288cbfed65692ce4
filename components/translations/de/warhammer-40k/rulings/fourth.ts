/** In German: rulings on the fourth edition. */
export const fourth = {
  'R-3.01': {
    about: 'Nichts vom Angriff und nichts von dem, was nach dem Nahkampf kommt.',
    ruling: 'Gespielt wird der Nahkampf. Auf den Rest einigen sich die Spieler oder lassen ihn weg; erfunden wird '
      + 'nichts.',
  },
  'R-3.02': {
    about: 'Die Treffertabelle sagt nicht, auf welcher Achse der Schlagende steht.',
    ruling: 'In den Zeilen; andersherum widerspräche ihr die siebte Edition.',
  },
  'R-3.03': { about: 'Ein Wort für Nahkampf ist entstellt.', ruling: 'Nahkampf ist gemeint.' },
  'R-3.08': {
    about: 'Wer noch kämpft, wird bei jedem Schritt bestimmt, und beide Seiten schlagen darin zu.',
    ruling: 'Es steht fest, wenn ein Schritt beginnt, und gilt für beide.',
  },
  'R-3.09': {
    about: 'Von mehreren angegriffenen Einheiten hat eine Photonengranaten.',
    ruling: 'Den Bonus verlieren die, die mit dieser kämpfen.',
  },
  'R-3.10': {
    about: 'Fragment- und Plasmagranaten im selben Angriff.',
    ruling: 'Wie in den Testregeln: Plasmagranaten nehmen die Deckung weg, und Fragmentgranaten haben nichts '
      + 'auszugleichen.',
  },
  'R-3.11': { about: 'Eine Energiefaust in Deckung.', ruling: 'Sie schlägt mit Initiative 1 zu.' },
  'R-3.12': {
    about: 'Nur ein Beispiel verbietet einen Angriff nach Schnellfeuer.',
    ruling: 'Das wird hier nicht gespielt.',
  },
  'R-3.13': { about: 'Eine Einheit mit zweierlei Widerstand, je ein Modell.', ruling: 'Der niedrigere zählt.' },
  'R-3.15': {
    about: 'Von welchem Angreifer aus die Linie zu einem Modell in Deckung gezogen wird.',
    ruling: 'Vom nächsten derer, die seine Einheit angreifen, so wie sie vor ihrer Bewegung standen.',
  },
  'R-3.04': {
    about: 'Verschiedene Rüstung ist Regeln überlassen, die woanders stehen.',
    ruling: 'Der Besitzer sagt, welches der kämpfenden Modelle jede Verwundung nimmt, und es wirft seinen eigenen '
      + 'Schutzwurf.',
  },
  'R-3.05': {
    about: 'Bei wie vielen Verwundungen der Schlagende ein Opfer nennen darf: eine für jedes Modell oder für jeden '
      + 'seiner Lebenspunkte?',
    ruling: 'Eine für jedes kämpfende Modell.',
  },
  'R-3.06': {
    about: 'Welche Verwundung das genannte Modell abwehrt, und was gilt, wenn es mehrere Lebenspunkte hat.',
    ruling: 'Sein Besitzer sucht eine aus; ein misslungener Schutzwurf kostet einen Lebenspunkt.',
  },
  'R-3.07': {
    about: 'Ob dafür die Verwundungen einer schlagenden Einheit zählen oder alle.',
    ruling: 'Alle dieses Schritts gegen die Einheit.',
  },
  'R-3.14': { about: 'Falsch gelesene Buchstaben.', ruling: 'Keiner ändert eine Regel.' },
} as const;
