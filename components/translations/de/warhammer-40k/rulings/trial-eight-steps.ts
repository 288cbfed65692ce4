/** In German: rulings on the earlier trial rules, of eight steps. */
export const trialEightSteps = {
  'R-1.10': {
    about: 'Ob eine Einheit, die geschossen hat, mehrere angreifen darf.',
    ruling: 'Nein, nur die Einheit, die sie beschossen hat.',
  },
  'R-1.21': {
    about: 'Von einem Angriff, nachdem schwere Waffen im Stillstand geschossen haben, ist keine Rede.',
    ruling: 'Er ist erlaubt.',
  },
  'R-1.22': { about: 'Der erste Angreifer „sollte“ nur der nächste sein.', ruling: 'Er muss es sein.' },
  'R-1.24': {
    about: 'Wann eine Einheit auf dem Rückzug, die angegriffen wird, testet, ob sie sich sammelt.',
    ruling: 'Wie in den späteren Regeln: sobald der Angriff sie erreicht, bevor ein Angreifer sich bewegt.',
  },
  'R-1.04': {
    about: 'Die Gefahrenzone wird in einem Schritt bestimmt, dessen Nummer nicht die des Nahkampfs ist.',
    ruling: 'Zu Beginn des Nahkampfs.',
  },
  'R-1.05': {
    about: 'Ein Wort steht für kämpfende Modelle und für kämpfende Einheiten.',
    ruling: 'Es sind zwei Dinge: ein Modell in Kontakt und eine Einheit mit so einem Modell.',
  },
  'R-1.06': {
    about: 'Ein Beispiel gibt den Angriffsbonus, ohne zu fragen, ob die Einheit geschossen hat.',
    ruling: 'Die Regel fragt danach, und die Regel zählt.',
  },
  'R-1.07': {
    about: 'Eine Energiefaust in Deckung schlüge zuerst und zuletzt zu.',
    ruling: 'Zuletzt: Nichts macht eine Faust schneller.',
  },
  'R-1.08': {
    about: 'Wer mit Plasmagranaten angreift, soll nach Initiative zuschlagen, was ohnehin gälte.',
    ruling: 'Die Deckung der Angegriffenen wird aufgehoben.',
  },
  'R-1.09': {
    about: 'Mit Fragmentgranaten schlägt man zusammen mit denen in Deckung zu, aber eine Faust in Deckung wartet bis '
      + 'zum Ende.',
    ruling: 'Wer Fragmentgranaten trägt, schlägt trotzdem im Deckungsschritt zu.',
  },
  'R-1.20': {
    about: 'Gegner, die ein Charaktermodell und seine Einheit berühren, müssen es schlagen und dürfen wählen.',
    ruling: 'Sie müssen es schlagen.',
  },
  'R-1.23': {
    about: 'Terminatoren gehören nicht zu denen, die den Angriffsbonus behalten, obwohl sie geschossen haben.',
    ruling: 'Sie verlieren ihn.',
  },
  'R-1.17': {
    about: 'Bei verschiedener Rüstung geht es um Modelle nah am Gegner, bei Verlusten um die Zone an der Front.',
    ruling: 'Die Zone zählt für beides.',
  },
  'R-1.18': {
    about: 'Zwei Rüstungsgruppen sind in einem Schub von Verwundungen gleich groß.',
    ruling: 'Ihr Besitzer wählt, in jedem Schub neu.',
  },
  'R-1.19': {
    about: 'Über wen Mehrheiten gezählt werden.',
    ruling: 'Wie in den späteren Regeln: Kampfgeschick und Widerstand über die Einheit, Rüstung über die, die fallen '
      + 'können.',
  },
  'R-1.01': {
    about: 'Wer den Moraltest besteht, wird zu einem Schritt geschickt, den es nicht gibt.',
    ruling: 'Für sie geht es mit dem Nachrücken weiter.',
  },
  'R-1.02': {
    about: 'Nach der Zusammenfassung testen Verlierer, ob sie entkommen.',
    ruling: 'Das Vorstürmen der Sieger ist dieser Test; einen anderen gibt es nicht.',
  },
  'R-1.03': {
    about: 'Nach der Zusammenfassung ziehen sich Verlierer nach dem Nachrücken zurück, nach dem Text davor.',
    ruling: 'Ihre erste Bewegung machen sie zwischen Vorstürmen und Neupositionieren.',
  },
  'R-1.11': {
    about: 'Womit Sieger die schlagen, die sie eingeholt haben.',
    ruling: 'In Kontakt mit den Attacken des Profils und besonderen Waffen, nah daran mit einer Attacke, nie mit einem '
      + 'Bonus, Einheit für Einheit; wer fallen kann, wird neu bestimmt.',
  },
  'R-1.12': {
    about: 'Ob Sieger die schlagen müssen, die sie eingeholt haben.',
    ruling: 'Gewürfelt wird in jedem Fall; zuschlagen dürfen sie, wenn sie wollen.',
  },
  'R-1.13': { about: 'Ob man vorstürmen und sich neu positionieren darf.', ruling: 'Ja, in dieser Reihenfolge.' },
  'R-1.14': {
    about: 'Was für die, die sich neu positionieren, ein neuer Gegner ist.',
    ruling: 'Eine Einheit, gegen die sie in dieser Phase nicht gekämpft haben.',
  },
  'R-1.15': { about: 'Ein Sieger gegen mehrere Einheiten rückt vor.', ruling: 'Vorstürmen ist gemeint.' },
  'R-1.16': {
    about: 'Modelle nah an der Front kämpfen in einem Satz mit und dürfen im nächsten schießen.',
    ruling: 'Sie kämpfen und schießen nicht.',
  },
  'R-1.25': { about: 'Falsch geschriebene Wörter und verirrte Punkte.', ruling: 'Nichts davon ändert eine Regel.' },
} as const;
