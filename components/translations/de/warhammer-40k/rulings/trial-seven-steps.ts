/** In German: rulings on the later trial rules, of seven steps. */
export const trialSevenSteps = {
  'R-0.05': {
    about: 'Eine Einheit, die geschossen hat, greift an einer Stelle nur ihr Ziel an, an zwei anderen auch Einheiten '
      + 'daneben.',
    ruling: 'Sie darf mehrere angreifen, wenn die beschossene das Hauptziel ist und zuerst berührt wird.',
  },
  'R-0.06': {
    about: 'Bewegungen sind mit 6″ beschrieben, obwohl manche Einheiten auf 9″ oder 12″ ansagen.',
    ruling: 'Wo bei einem Angriff 6″ steht, ist die Reichweite der Einheit gemeint.',
  },
  'R-0.07': {
    about: 'Wer für schwieriges Gelände würfelt und was aus einer Einheit mit größerer Reichweite wird.',
    ruling: 'Einmal für die Einheit, wenn einer ihrer Wege schwierig ist; der höhere Würfel begrenzt alle und wird '
      + 'nicht hochgerechnet.',
  },
  'R-0.29': {
    about: 'Wann eine Einheit auf dem Rückzug, die angegriffen wird, testet, ob sie sich sammelt.',
    ruling: 'Sobald feststeht, dass der Angriff sie erreicht, und bevor ein Angreifer sich bewegt.',
  },
  'R-0.35': {
    about: 'Manche Einheiten gelten immer als stillstehend, und Schießen im Stillstand verbietet einen Angriff.',
    ruling: 'Nur wer stillsteht, um zu schießen, darf nicht angreifen; solche Einheiten müssen das nicht und dürfen.',
  },
  'R-0.02': {
    about: 'Wer als kämpfend gilt, ist auf mehrere Arten formuliert.',
    ruling: 'Wer in Basekontakt ist, und sonst niemand; wer unterstützt, ist eine eigene Gruppe.',
  },
  'R-0.03': {
    about: 'Wer in Deckung ist, schlägt nach einer älteren Formulierung vor allen zu, nach einer neueren mit '
      + 'Initiative 10.',
    ruling: 'Mit Initiative 10; ein Unterschied zeigt sich nur gegen andere mit Initiative 10.',
  },
  'R-0.04': {
    about: 'Die Gefahrenzone wird in einem Schritt bestimmt, dessen Nummer nicht die des Nahkampfs ist.',
    ruling: 'Zu Beginn des Nahkampfs.',
  },
  'R-0.08': {
    about: 'Unterstützende stehen an einer Stelle bei irgendeinem Freund, an einer anderen bei einem der eigenen '
      + 'Einheit.',
    ruling: 'Bei einem der eigenen Einheit, wie es die Regel zu den Attacken sagt.',
  },
  'R-0.15': {
    about: 'Fragment- und Plasmagranaten können im selben Angriff vorkommen oder nur von einem Teil einer Einheit '
      + 'getragen werden.',
    ruling: 'Fragmentgranaten helfen denen, die sie tragen; Plasmagranaten nehmen der angegriffenen Einheit die '
      + 'Deckung, und dann haben Fragmentgranaten nichts auszugleichen.',
  },
  'R-0.16': {
    about: 'Ob eine Einheit in Deckung, die schon kämpft, gegen einen neuen Angriff noch ihre Deckung hat.',
    ruling: 'Nein: Nur eine Einheit, die zu Beginn der Phase nicht gebunden war, hat sie.',
  },
  'R-0.17': {
    about: 'Wie viele Angreifer über die Deckung kommen müssen.',
    ruling: 'Eine Linie, die sie kreuzt, bringt die ganze Einheit in Deckung.',
  },
  'R-0.24': {
    about: 'Ob alle Nahkämpfe einen Schritt gemeinsam gehen oder jeder für sich alle Schritte.',
    ruling: 'Jeder Nahkampf wird bis zum Ende abgehandelt, Nachrücken eingeschlossen, bevor der nächste kommt.',
  },
  'R-0.33': {
    about: 'Ob die Stärke einer Energiefaust vor oder nach anderen Boni begrenzt wird.',
    ruling: 'Nach allen, auf 10.',
  },
  'R-0.34': {
    about: 'Eine Energiefaust zusammen mit einer Energieklaue.',
    ruling: 'Für die Klaue zählt die Faust nicht als zweite Waffe; für die Faust zählt die Klaue wie jede andere.',
  },
  'R-0.09': {
    about: 'Über wen eine Mehrheit gezählt wird: über die Einheit oder über die, die fallen können.',
    ruling: 'Kampfgeschick und Widerstand über die ganze Einheit, Rüstung über die, die fallen können.',
  },
  'R-0.10': {
    about: 'Drei oder mehr Arten von Rüstung in einer Einheit.',
    ruling: 'Die größere Gruppe zuerst; gleich große ordnet ihr Besitzer.',
  },
  'R-0.11': {
    about: 'Eine Gruppe, die schon an der Reihe war, verpatzt mehr Schutzwürfe, als sie noch Modelle hat.',
    ruling: 'Was übrig bleibt, fällt auf die nächste Gruppe, und dafür wird nicht noch einmal gewürfelt.',
  },
  'R-0.12': {
    about: 'Die Zahlen eines Beispiels folgen nicht aus denen des Beispiels davor.',
    ruling: 'Es gilt als neue Lage.',
  },
  'R-0.13': {
    about: 'Von einer besonderen Waffe heißt es, sie verteile Treffer, wo nur Verwundungen verteilt werden.',
    ruling: 'Verwundungen sind gemeint.',
  },
  'R-0.14': {
    about: 'Einem Satz über Rettungswürfe ist seine Grammatik abhandengekommen.',
    ruling: 'Ein Modell, dem eine Verwundung zugeteilt wurde, darf statt seiner Rüstung seinen Rettungswurf werfen.',
  },
  'R-0.19': {
    about: 'Die Autoren selbst nennen eine Anmerkung zu Rettungswürfen unklar.',
    ruling: 'Sie ändert nichts daran, dass man den Schutzwurf wählt, wenn die Verwundungen verteilt sind.',
  },
  'R-0.32': {
    about: 'Wann der Psi-Test einer Psiwaffe abgelegt wird.',
    ruling: 'Nach den Schutzwürfen desselben Schritts; für ein Modell, das sie tötet, zählt nicht mehr als die '
      + 'zugefügten Verwundungen.',
  },
  'R-0.01': {
    about: 'Was die tun, die ihren Moraltest bestehen, ist nicht abgedruckt.',
    ruling: 'Sie rücken nach, und niemand aus diesem Nahkampf positioniert sich neu.',
  },
  'R-0.18': {
    about: 'Wessen Tod wessen Freunde in Panik versetzt.',
    ruling: 'Alle Einheiten einer Seite in diesem Nahkampf müssen weg sein; dann testen die Freunde der Toten einmal.',
  },
  'R-0.20': {
    about: 'Sieger stürmen an einer Stelle vor und positionieren sich neu, an einer anderen tun sie nur eines von '
      + 'beidem.',
    ruling: 'Wer vorstürmt und jemanden einholt, positioniert sich nicht neu.',
  },
  'R-0.21': {
    about: 'Ob Vorstürmen mit den Würfeln der Fliehenden verglichen wird oder mit dem Weg, den sie schaffen.',
    ruling: 'Mit den Würfeln.',
  },
  'R-0.22': {
    about: 'Wer zuerst würfelt und wer zuerst entscheidet, wenn eine Einheit flieht.',
    ruling: 'Die Verlierer würfeln, die Sieger sehen es, entscheiden sich und würfeln dann.',
  },
  'R-0.23': {
    about: 'Mehrere Sieger stürmen vor, und nicht alle holen jemanden ein.',
    ruling: 'Einer genügt. Wer eingeholt ist, zieht sich nicht weiter zurück; wer jemanden eingeholt hat, rückt auf, '
      + 'die anderen sind frei.',
  },
  'R-0.25': {
    about: 'Sieger laufen in eine Einheit hinein, deren Nahkampf erst noch kommt.',
    ruling: 'Sie kämpfen in dieser Phase kein zweites Mal.',
  },
  'R-0.26': {
    about: 'Sieger laufen in eine Einheit hinein, die sich zurückzieht.',
    ruling: 'Diese testet, ob sie sich sammelt, als würde sie angegriffen.',
  },
  'R-0.28': {
    about: 'Was ein vollständiger Rückzug ist.',
    ruling: 'Der Weg, der gewürfelt wurde; wo er halbiert wird, die Hälfte.',
  },
  'R-0.27': {
    about: 'Die Abschnitte über Moral und Sammeln stehen nicht im Text.',
    ruling: 'Gespielt wird nur, was der Nahkampf davon braucht; der Rest gehört in andere Phasen.',
  },
  'R-0.30': {
    about: 'Ob ein Charaktermodell zu der Einheit zählt, in der es ist.',
    ruling: 'Wo gezählt und wo zugeschlagen wird, ist es eine eigene Einheit; seine Moral testet es mit der Einheit, '
      + 'der es sich angeschlossen hat.',
  },
  'R-0.31': {
    about: 'Von einer monströsen Kreatur heißt es, sie sei wie ein Charaktermodell.',
    ruling: 'Sie ist eine eigene Einheit, und für Schläge gegen sie gelten dieselben Grenzen; Rüstung hebt sie auf wie '
      + 'zuvor.',
  },
  'R-0.36': { about: 'Fahrzeuge werden erwähnt.', ruling: 'Sie werden nicht gespielt.' },
  'R-0.37': { about: 'Falsch geschriebene und doppelte Wörter.', ruling: 'Keines ändert eine Regel.' },
} as const;
