/** In German: rulings on the seventh edition. */
export const seventh = {
  'R-2.01': {
    about: 'Die Liste der Einheiten, die nicht angreifen dürfen, ist verloren.',
    ruling: 'Gebundene dürfen nicht; von anderen sagt es, wer den Tisch aufbaut.',
  },
  'R-2.04': {
    about: 'Wie weit weg ein Ziel hinter schwierigem Gelände sein darf.',
    ruling: 'So weit, wie zwei Würfel zeigen können, weniger 2″: 10″.',
  },
  'R-2.05': {
    about: 'Bei den 2″ geht es darum, wer Gelände durchqueren müsste, bei den langsamen Schlägen darum, wer es '
      + 'durchquert hat.',
    ruling: 'Das wird getrennt gefragt.',
  },
  'R-2.06': {
    about: 'Modelle einer Einheit, die verschieden für ihren Angriff würfeln.',
    ruling: 'Das langsamste zählt für alle.',
  },
  'R-2.16': {
    about: 'Ob ein Angriff auf eine Einheit, die Schutz sucht, seine 2″ verliert.',
    ruling: 'Ja; nur in der Reihenfolge der Schläge behält er seinen Platz.',
  },
  'R-2.17': {
    about: 'Wie viele der Angegriffenen dafür Schutz suchen oder schon gebunden sein müssen.',
    ruling: 'Alle, ob eine Einheit oder mehrere.',
  },
  'R-2.18': {
    about: 'Ob eine Einheit, deren Angriff misslang, noch einen ansagen darf.',
    ruling: 'Nein, jede sagt einmal pro Phase an.',
  },
  'R-2.19': {
    about: 'In welcher Reihenfolge mehrere angegriffene Einheiten schießen.',
    ruling: 'Wie ihr Spieler will.',
  },
  'R-2.20': {
    about: 'Einer Antwort fehlen einige Wörter.',
    ruling: 'Sie gilt hier für jede Regel, die zum Angriff zwingt.',
  },
  'R-2.21': {
    about: 'Abwehrfeuer kann den nächsten Angreifer fällen oder alle.',
    ruling: 'Sind alle gefallen, endet der Angriff; sonst geht von den Lebenden der nächste zuerst.',
  },
  'R-2.02': {
    about: 'Beide Tabellen fehlen.',
    ruling: 'Treffer sind in Worten beschrieben, und die stimmen mit der gedruckten Tabelle der vierten Edition '
      + 'überein; deren Tabelle für Verwundungen gilt ebenfalls.',
  },
  'R-2.07': {
    about: 'Wessen Modell ein kämpfender Freund ist.',
    ruling: 'Irgendeines der eigenen Seite in diesem Nahkampf.',
  },
  'R-2.08': { about: 'Ob nah heißt: 2″ auf dem Tisch, 6″ in der Höhe oder beides.', ruling: 'Beides zugleich.' },
  'R-2.11': {
    about: 'Wann die Seiten zu weit auseinander sind, um weiterzukämpfen.',
    ruling: 'Wenn sie auch dann nicht zusammenkämen, wenn jede um 3″ nachrückt.',
  },
  'R-2.24': { about: 'Initiative über 10 oder 0.', ruling: 'Über 10 gilt als 10; mit 0 schlägt man nie zu.' },
  'R-2.09': {
    about: 'Gleich weit von der Attacke entfernt: Von was?',
    ruling: 'Vom nächsten Modell, das in diesem Schritt zuschlägt.',
  },
  'R-2.10': {
    about: 'Ob ein Modell, das in einem Topf verwundet wurde, auch die Verwundungen des nächsten nimmt.',
    ruling: 'Nein, ein neuer Topf sucht sein Opfer neu.',
  },
  'R-2.03': {
    about: 'Wie viel Moralwert ein Rückstand kostet, ist aus dem Text gefallen.',
    ruling: 'Einen Punkt für jede Verwundung.',
  },
  'R-2.12': {
    about: 'In einem Satz sind es zugefügte Verwundungen, im nächsten erlittene.',
    ruling: 'Die zugefügten zählen, und was eine Seite sich selbst antut, zählt für den Gegner.',
  },
  'R-2.13': {
    about: 'Mehrere Sieger stürmen einem Verlierer nach.',
    ruling: 'Der Verlierer würfelt einmal und jeder freie Sieger einmal; einer, der gleich hoch liegt, genügt.',
  },
  'R-2.14': {
    about: 'Ob sich der Sieger das Vorstürmen aussuchen darf.',
    ruling: 'Nein; er stürmt vor, wenn nichts es verbietet.',
  },
  'R-2.15': { about: 'Wann festgestellt wird, ob ein Sieger noch gebunden ist.', ruling: 'Nach allen Moraltests.' },
  'R-2.22': { about: 'Wie weit das letzte Nachrücken geht.', ruling: '3″, wie während des Nahkampfs.' },
  'R-2.23': {
    about: 'Ob eine Einheit, die ihren Gegner beim Vorstürmen vernichtet hat, sich neu positioniert.',
    ruling: 'Ja, es ist niemand mehr da, gegen den sie kämpfen könnte.',
  },
  'R-2.25': {
    about: 'Doppelt gedruckte Antworten und ein Fehler der Seite.',
    ruling: 'Belanglos; nichts davon ändert eine Regel.',
  },
} as const;
