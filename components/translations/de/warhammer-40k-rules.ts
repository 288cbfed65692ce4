/** In German: what the rules of Warhammer 40,000 say, and leave open. */
import { together } from '../together.ts';
import type { English } from '../english.ts';

type Words = English['warhammer-40k-rules'];

/** The rules of the assault phase, by their ids. */
const warhammer40kRules: Words['warhammer-40k/rules'] = {
  '40k.1': 'Eine Phase geht von den Angriffen über die Nahkämpfe bis zu dem, was sich aus jedem ergibt.',
  '40k.2': 'Eine Einheit sagt an, wen sie angreift, bevor sie sich bewegt.',
  '40k.3': 'Ein Angriff reicht so weit wie seine Reichweite und nicht weiter.',
  '40k.4': 'Mindestens ein Modell muss das Ziel erreichen können, vorbei an Mauern und Gegnern, die es nicht angreift.',
  '40k.6': 'Schwieriges Gelände auf dem Weg verkürzt einen Angriff.',
  '40k.7': 'Kann das erste Modell den Gegner nicht erreichen, bewegt sich niemand aus seiner Einheit.',
  '40k.8': 'Für jedes Modell, dessen Weg durch gefährliches Gelände führt, wird ein Würfel geworfen; eine Eins kostet '
    + 'es einen Lebenspunkt.',
  '40k.9': 'Wen eine Einheit angreifen darf, hängt davon ab, wen sie in diesem Zug beschossen hat.',
  '40k.10': 'Einer Einheit, die zum Schießen stillstand, kann der Angriff verwehrt sein.',
  '40k.11': 'Eine Einheit darf mehrere Ziele angreifen, die beieinanderliegen.',
  '40k.12': 'Angegriffene können die Gelegenheit bekommen, zuerst zu schießen.',
  '40k.13': 'Eine Einheit auf dem Rückzug, die angegriffen wird, testet zuerst, ob sie sich sammelt.',
  '40k.14': 'Das Modell, das dem Gegner am nächsten ist, geht zuerst, geradewegs zum nächsten Gegner.',
  '40k.15': 'Jedes weitere Modell nimmt den besten Platz, den es erreicht: bei einem freien Gegner, dann bei '
    + 'irgendeinem Gegner, dann nah an einem eigenen Modell, das in Kontakt ist, dann bei seiner Einheit.',
  '40k.16': 'Modelle gehen durch niemanden hindurch, durch keine Lücke, die schmaler ist als ihre Base, und halten '
    + 'mindestens 1″ Abstand zu Gegnern, die nicht ihr Ziel sind.',
  '40k.17': 'Eine Einheit, die als Ziel angesagt, aber nicht berührt wurde, nimmt am Nahkampf nicht teil.',
  '40k.18': 'Wer am Zug ist, sagt, welcher Nahkampf wann an der Reihe ist; jeder wird vor dem nächsten abgehandelt.',
  '40k.19': 'Modelle in Basekontakt kämpfen, ebenso alle, die höchstens 2″ von so einem Modell ihrer Seite entfernt '
    + 'sind.',
  '40k.20': 'Wer kämpft, ergibt sich daraus, wo die Modelle stehen.',
  '40k.21': 'Bevor ein Modell zuschlägt, kann es den Gegner verlieren, den es berührt hat.',
  '40k.22': 'Modelle nah an einem eigenen Modell, das in Kontakt ist, schlagen mit weniger Attacken zu oder '
    + 'mit allen, die sie haben.',
  '40k.24': 'Ein Angriff bringt eine Attacke mehr, wenn nichts sie wegnimmt.',
  '40k.26': 'Eine zweite Einhandwaffe bringt eine Attacke und nie mehr als eine.',
  '40k.27': 'Modelle schlagen von Initiative 10 bis 1 zu, jedes bei seiner eigenen.',
  '40k.28': 'Deckung hilft denen, die darin angegriffen werden, nur in der ersten Runde.',
  '40k.30': 'Mit Fragmentgranaten schlagen Angreifer gleichzeitig mit Gegnern in Deckung zu.',
  '40k.31': 'Plasmagranaten heben den Vorteil der Deckung auf; ein Nahkampf, der schon lief, ebenso.',
  '40k.32': 'Photonengranaten nehmen denen, die ihren Träger angreifen, die Attacke für den Angriff.',
  '40k.33': 'Ein Weg durch schwieriges Gelände kann dazu führen, dass Angreifer zuletzt zuschlagen.',
  '40k.34': 'Eine Energiefaust schlägt mit Initiative 1 zu, was auch immer sonst gilt.',
  '40k.35': 'Alle mit derselben Initiative schlagen gleichzeitig zu, auf beiden Seiten.',
  '40k.36': 'Modelle dürfen nachrücken, wenn ihre Initiative an der Reihe ist.',
  '40k.37': 'Ein Nahkampf endet, wenn die Seiten zu weit auseinanderstehen, um sich zu erreichen.',
  '40k.38': 'Ein Würfel für jede Attacke. Was trifft, ergibt sich aus Kampfgeschick gegen Kampfgeschick.',
  '40k.39': 'Eine Einheit mit unterschiedlichem Kampfgeschick verteidigt sich mit dem, das die meisten haben.',
  '40k.40': 'Hat kein Kampfgeschick die Mehrheit, entscheidet eine Regel.',
  '40k.41': 'Eine Einheit mit unterschiedlichem Widerstand wird gegen den verwundet, den die meisten haben.',
  '40k.42': 'Hat kein Widerstand die Mehrheit, muss jemand entscheiden.',
  '40k.43': 'Ein Würfel für jeden Treffer. Was verwundet, ergibt sich aus Stärke gegen Widerstand.',
  '40k.45': 'Gegen jede Verwundung gibt es einen Schutzwurf: den Rüstungswurf, wenn er erlaubt ist, oder den '
    + 'Rettungswurf, wie der Besitzer will.',
  '40k.46': 'Gegen jede Verwundung wird ein Würfel für die Rüstung geworfen, wenn die Waffe es zulässt.',
  '40k.47': 'Trägt eine Einheit verschiedene Rüstungen, sagt der Text, welche Rüstungsgruppe Verwundungen erhält.',
  '40k.48': 'Bei gleich großen Rüstungsgruppen sagt der Besitzer, welche zuerst Verwundungen erhält.',
  '40k.49': 'Nicht jeder in einer Einheit kann einem Schlag zum Opfer fallen.',
  '40k.50': 'Verwundungen fallen auf Modelle, und der Text sagt, wer sie aussucht.',
  '40k.51': 'Ein Modell, das einen Lebenspunkt verloren hat, erhält auch die nächsten Verwundungen, bis es weg ist.',
  '40k.52': 'Verwundungen, für die niemand mehr da ist, verfallen.',
  '40k.53': 'Verwundungen durch besondere Waffen werden getrennt von gewöhnlichen abgehandelt.',
  '40k.54': 'Niemand schlägt zweimal zu, und wer bei seiner eigenen Initiative fällt, hat trotzdem zugeschlagen.',
  '40k.55': 'Besondere Waffen verdoppeln die Stärke, heben Rüstung auf, verwunden noch einmal oder schlagen zuletzt '
    + 'zu.',
  '40k.56': 'Jede Seite zählt die Verwundungen, die sie zugefügt hat. Die Seite mit weniger hat verloren.',
  '40k.57': 'Haben beide Seiten gleich viele Verwundungen zugefügt, ist es unentschieden, und der Nahkampf geht '
    + 'weiter.',
  '40k.58': 'Wer den Gegner auslöscht, hat gewonnen, egal, wie die Verwundungen stehen.',
  '40k.59': 'Einheiten, die sehen, wie eine andere ihrer Seite ausgelöscht wird, können in Panik geraten.',
  '40k.60': 'Verlierer werfen zwei Würfel gegen ihren Moralwert und ziehen sich zurück, wenn sie darüberliegen.',
  '40k.61': 'Verlierer, die dem Gegner nichts anhaben können, dürfen je nach Text den Test absichtlich verpatzen.',
  '40k.62': 'Eine Einheit auf dem Rückzug wirft zwei Würfel für ihren Weg, eine schnelle drei.',
  '40k.63': 'Sieger dürfen denen nachsetzen, die sich absetzen.',
  '40k.64': 'Beim Vorstürmen wird gegen die gewürfelt, die fliehen.',
  '40k.66': 'Ob Sieger dem Gegner nachsetzen müssen, sagt der Text.',
  '40k.68': 'Sieger, die niemanden mehr zu bekämpfen haben, positionieren sich neu.',
  '40k.70': 'Wer noch gebunden ist, rückt nach.',
  '40k.71': 'Was nach einem Nahkampf kommt, kommt in fester Reihenfolge.',
  '40k.72': 'Ein Modell, das auf mehrere Einheiten einschlagen könnte, muss sagen, auf welche.',
  '40k.74': 'Ein angeschlossenes Charaktermodell ist eine eigene Einheit oder gehört zu der, bei der es ist; danach '
    + 'richten sich die Schläge.',
  '40k.76': 'Wer im Nahkampf ist, schießt nicht und wird nicht beschossen.',
  '40k.78': 'Einheiten auf dem Rückzug dürfen schießen, aber nicht mit schweren Waffen.',
  '40k.79': 'Eine Einheit, die ihren Rückzug nicht beenden kann, wird vernichtet.',
  'R-0.26': 'Eine Einheit auf dem Rückzug, auf die jemand stößt, testet, ob sie sich sammelt, und wird sonst '
    + 'vernichtet.',
  'R-3.01': 'Was ein Text nicht sagt, wird nicht erfunden: Die Spieler einigen sich darauf oder lassen es weg.',
};

/** Rulings on what all four texts leave open. */
const everyText = {
  'R-X.01': {
    about: 'Kein Text sagt, ob eine Mehrheit mehr als die Hälfte ist oder nur der häufigste Wert.',
    ruling: 'Der häufigste Wert zählt; ein Text spricht von Werten, die dabei gleichauf liegen, und meint also den '
      + 'häufigsten.',
  },
  'R-X.02': {
    about: 'Zwischen welchen Werten die Regel entscheidet, wenn keiner die Mehrheit hat.',
    ruling: 'So, wie der Text es sagt: der höchste von denen, die gleichauf liegen, der niedrigste von allen, die '
      + 'zählen, oder, wenn der Besitzer einen nennt, einer von denen, die gleichauf liegen.',
  },
  'R-X.03': {
    about: 'Drei Texten fehlen ihre Tabellen.',
    ruling: 'Die Tabellen der vierten Edition gelten für alle: Was die anderen daraus zitieren, stimmt mit ihnen '
      + 'überein.',
  },
  'R-X.04': {
    about: 'Von einer 1, die immer misslingt, oder einer 6, die immer gelingt, ist keine Rede.',
    ruling: 'Davon hängt nichts ab: Kein Feld einer Tabelle verlangt weniger als 2 oder mehr als 6.',
  },
  'R-X.05': {
    about: 'Der Test auf den Moralwert selbst steht in keinem der Texte.',
    ruling: 'Bestanden ist er, wenn zwei Würfel zusammen höchstens den Moralwert zeigen; in der vierten und siebten '
      + 'Edition bestehen zwei Einsen jeden Moraltest, was auch immer vom Moralwert abgeht.',
  },
  'R-X.06': {
    about: 'Beide Seiten eines Nahkampfs können auf derselben Stufe ausgelöscht werden.',
    ruling: 'Niemand hat gewonnen; niemand positioniert sich neu, und niemand gerät in Panik.',
  },
  'R-X.07': { about: 'Wie ein halbierter Rückzugsweg gerundet wird.', ruling: 'Gar nicht; der Bruchteil bleibt.' },
  'R-X.08': {
    about: 'Ob ein Modell gegen eine Verwundung zwei Schutzwürfe werfen darf.',
    ruling: 'Nein, einen: den besseren, wenn sein Besitzer nichts anderes sagt.',
  },
} as const;

/** Rulings on the fourth edition. */
const fourth = {
  'R-3.01': {
    about: 'Vom Angriff und von dem, was nach dem Nahkampf kommt, steht nichts im Text.',
    ruling: 'Gespielt wird der Nahkampf. Auf den Rest einigen sich die Spieler, oder sie lassen ihn weg; erfunden wird '
      + 'nichts.',
  },
  'R-3.02': {
    about: 'Die Treffertabelle sagt nicht, auf welcher Achse der Zuschlagende steht.',
    ruling: 'In den Zeilen; andersherum würde ihr die siebte Edition widersprechen.',
  },
  'R-3.03': { about: 'Ein Wort für Nahkampf ist entstellt.', ruling: 'Nahkampf ist gemeint.' },
  'R-3.08': {
    about: 'Bei jeder Stufe wird bestimmt, wer noch kämpft, und beide Seiten schlagen auf dieser Stufe zu.',
    ruling: 'Wer kämpft, steht fest, wenn eine Stufe beginnt, und das gilt für beide Seiten.',
  },
  'R-3.09': {
    about: 'Eine von mehreren angegriffenen Einheiten hat Photonengranaten.',
    ruling: 'Den Bonus verlieren die Angreifer, die gegen diese Einheit kämpfen.',
  },
  'R-3.10': {
    about: 'Fragment- und Plasmagranaten im selben Angriff.',
    ruling: 'Wie in den Testregeln: Plasmagranaten nehmen die Deckung weg, und Fragmentgranaten haben nichts '
      + 'auszugleichen.',
  },
  'R-3.11': { about: 'Eine Energiefaust in Deckung.', ruling: 'Die Faust schlägt mit Initiative 1 zu.' },
  'R-3.12': {
    about: 'Nur ein Beispiel verbietet einen Angriff nach Schnellfeuer.',
    ruling: 'Das Verbot gilt hier nicht.',
  },
  'R-3.13': { about: 'Eine Einheit mit zweierlei Widerstand, je ein Modell.', ruling: 'Der niedrigere Wert zählt.' },
  'R-3.15': {
    about: 'Von welchem Angreifer aus die Linie zu einem Modell in Deckung gezogen wird.',
    ruling: 'Vom nächsten derer, die seine Einheit angreifen, so wie sie vor ihrer Bewegung standen.',
  },
  'R-3.16': {
    about: 'Wer den besseren Schutzwurf macht, wenn der Besitzer die Gefallenen wählt.',
    ruling: 'Das Modell, das die Verwundung erhält, und ebenso eines, das der Zuschlagende genannt hat.',
  },
  'R-3.04': {
    about: 'Unterschiedliche Rüstung ist Regeln überlassen, die woanders stehen.',
    ruling: 'Der Besitzer sagt bei jeder Verwundung, welches der kämpfenden Modelle sie erhält, und dieses macht '
      + 'seinen eigenen Schutzwurf.',
  },
  'R-3.05': {
    about: 'Wie viele Verwundungen der Zuschlagende braucht, um ein Opfer nennen zu dürfen: eine für jedes '
      + 'gegnerische Modell oder eine für jeden Lebenspunkt.',
    ruling: 'Eine für jedes kämpfende Modell.',
  },
  'R-3.06': {
    about: 'Welche Verwundung das genannte Modell abwehrt, und was gilt, wenn es mehrere Lebenspunkte hat.',
    ruling: 'Sein Besitzer sucht eine aus; ein misslungener Schutzwurf kostet einen Lebenspunkt.',
  },
  'R-3.07': {
    about: 'Ob für das Nennen eines Opfers die Verwundungen einer zuschlagenden Einheit zählen oder alle.',
    ruling: 'Alle Verwundungen dieser Stufe gegen die Einheit.',
  },
  'R-3.14': { about: 'Falsch gelesene Buchstaben.', ruling: 'Keiner ändert eine Regel.' },
} as const;

/** Rulings on the seventh edition. */
const seventh = {
  'R-2.01': {
    about: 'Die Liste der Einheiten, die nicht angreifen dürfen, ist verloren.',
    ruling: 'Gebundene dürfen nicht; bei anderen sagt das, wer den Tisch aufbaut.',
  },
  'R-2.04': {
    about: 'Wie weit weg ein Ziel hinter schwierigem Gelände sein darf.',
    ruling: 'So weit, wie zwei Würfel zeigen können, minus 2″: 10″.',
  },
  'R-2.05': {
    about: 'Bei den 2″ geht es darum, wer Gelände durchqueren müsste, bei den langsamen Schlägen darum, wer es '
      + 'durchquert hat.',
    ruling: 'Das wird getrennt geprüft.',
  },
  'R-2.06': {
    about: 'Modelle einer Einheit, die unterschiedlich für ihren Angriff würfeln.',
    ruling: 'Das langsamste Modell zählt für alle.',
  },
  'R-2.16': {
    about: 'Ob ein Angriff auf eine Einheit, die Schutz sucht, 2″ Reichweite verliert.',
    ruling: 'Ja; nur in der Reihenfolge der Schläge behält er seinen Platz.',
  },
  'R-2.17': {
    about: 'Wie viele Angegriffene Schutz suchen oder gebunden sein müssen, damit Angreifer ihre Initiative behalten.',
    ruling: 'Alle, ob eine Einheit oder mehrere.',
  },
  'R-2.18': {
    about: 'Ob eine Einheit, deren Angriff misslang, noch einen ansagen darf.',
    ruling: 'Nein, jede Einheit darf nur einen Angriff pro Phase ansagen.',
  },
  'R-2.19': {
    about: 'In welcher Reihenfolge mehrere angegriffene Einheiten schießen.',
    ruling: 'Wie ihr Spieler will.',
  },
  'R-2.20': {
    about: 'Einer Antwort fehlen einige Wörter.',
    ruling: 'Diese Antwort gilt hier für jede Regel, die zum Angriff zwingt.',
  },
  'R-2.21': {
    about: 'Abwehrfeuer kann den am nächsten stehenden Angreifer töten oder alle.',
    ruling: 'Sind alle gefallen, endet der Angriff; sonst geht der zuerst, der von den übrigen am nächsten steht.',
  },
  'R-2.26': {
    about: 'Was ein Charaktermodell ist, das sich einer Einheit angeschlossen hat, wird vorausgesetzt, aber nirgends '
      + 'gesagt.',
    ruling: 'In allem ein Modell dieser Einheit; allein ist es eine Einheit für sich.',
  },
  'R-2.27': {
    about: 'Der Test für gefährliches Gelände ist nicht beschrieben.',
    ruling: 'Ein Würfel für jedes Modell; bei einer 1 verliert es einen Lebenspunkt, der für keine Seite zählt. '
      + 'Nichts schützt davor, außer die Spieler legen etwas anderes fest, und Deckung nie.',
  },
  'R-2.02': {
    about: 'Beide Tabellen fehlen.',
    ruling: 'Treffer sind in Worten beschrieben, und die stimmen mit der gedruckten Tabelle der vierten Edition '
      + 'überein; deren Tabelle für Verwundungen gilt ebenfalls.',
  },
  'R-2.07': {
    about: 'Wessen kämpfendes Modell es sein muss, bei dem man steht.',
    ruling: 'Irgendeines der eigenen Seite in diesem Nahkampf.',
  },
  'R-2.08': { about: 'Ob „nah“ heißt: 2″ auf dem Tisch, 6″ in der Höhe oder beides.', ruling: 'Beides zugleich.' },
  'R-2.11': {
    about: 'Wann die Seiten zu weit auseinander sind, um weiterzukämpfen.',
    ruling: 'Wenn sie selbst mit je 3″ Nachrücken nicht zusammenkämen.',
  },
  'R-2.24': { about: 'Initiative 0 oder über 10.', ruling: 'Über 10 gilt als 10; mit 0 schlägt man nie zu.' },
  'R-2.09': {
    about: 'Gleich weit von der Attacke entfernt: wovon?',
    ruling: 'Vom nächsten Modell, das auf dieser Stufe zuschlägt.',
  },
  'R-2.10': {
    about: 'Ob ein Modell, das aus einem Pool eine Verwundung erhielt, auch die des nächsten Pools erhält.',
    ruling: 'Nein, ein neuer Pool sucht sein Opfer neu.',
  },
  'R-2.03': {
    about: 'Wie viel Moralwert ein Rückstand kostet, ist im Text verloren gegangen.',
    ruling: 'Einen Punkt für jede Verwundung.',
  },
  'R-2.12': {
    about: 'In einem Satz sind es zugefügte Verwundungen, im nächsten erlittene.',
    ruling: 'Die zugefügten zählen, und was eine Seite sich selbst antut, zählt für den Gegner.',
  },
  'R-2.13': {
    about: 'Mehrere Sieger stürmen gegen einen Verlierer vor.',
    ruling: 'Der Verlierer würfelt einmal und jeder freie Sieger einmal; einer, der gleich hoch liegt, genügt.',
  },
  'R-2.14': {
    about: 'Ob dem Sieger das Vorstürmen freisteht.',
    ruling: 'Nein; er stürmt vor, wenn nichts es verbietet.',
  },
  'R-2.15': { about: 'Wann festgestellt wird, ob ein Sieger noch gebunden ist.', ruling: 'Nach allen Moraltests.' },
  'R-2.22': { about: 'Wie weit das letzte Nachrücken geht.', ruling: '3″, wie während des Nahkampfs.' },
  'R-2.23': {
    about: 'Ob eine Einheit, die ihren Gegner beim Vorstürmen vernichtet hat, sich neu positioniert.',
    ruling: 'Ja, es ist niemand mehr da, gegen den sie kämpfen könnte.',
  },
  'R-2.25': {
    about: 'Doppelt gedruckte Antworten und ein Fehler der Webseite.',
    ruling: 'Belanglos; nichts davon ändert eine Regel.',
  },
} as const;

/** Rulings on the earlier trial rules, of eight steps. */
const trialEightSteps = {
  'R-1.10': {
    about: 'Ob eine Einheit, die geschossen hat, mehrere angreifen darf.',
    ruling: 'Nein, nur die von ihr beschossene Einheit.',
  },
  'R-1.21': {
    about: 'Von einem Angriff nach dem Abfeuern schwerer Waffen im Stillstand ist keine Rede.',
    ruling: 'Der Angriff ist erlaubt.',
  },
  'R-1.22': {
    about: 'Der erste Angreifer „sollte“ der sein, der dem Gegner am nächsten steht; dass er es muss, steht nicht da.',
    ruling: 'Der erste Angreifer muss der sein, der dem Gegner am nächsten steht.',
  },
  'R-1.24': {
    about: 'Wann eine Einheit auf dem Rückzug, die angegriffen wird, testet, ob sie sich sammelt.',
    ruling: 'Wie in den späteren Regeln: sobald feststeht, dass der Angriff sie erreicht, und bevor ein '
      + 'Angreifer sich bewegt.',
  },
  'R-1.04': {
    about: 'Die Gefahrenzone wird in einem Schritt bestimmt, dessen Nummer nicht die des Nahkampfs ist.',
    ruling: 'Zu Beginn des Nahkampfs.',
  },
  'R-1.05': {
    about: 'Dasselbe Wort steht für kämpfende Modelle und für kämpfende Einheiten.',
    ruling: 'Es sind zwei Dinge: ein Modell in Kontakt und eine Einheit mit so einem Modell.',
  },
  'R-1.06': {
    about: 'Ein Beispiel gibt den Angriffsbonus, ohne zu fragen, ob die Einheit geschossen hat.',
    ruling: 'Die Regel fragt danach, und die Regel zählt.',
  },
  'R-1.07': {
    about: 'Eine Energiefaust in Deckung würde zuerst und zuletzt zuschlagen.',
    ruling: 'Zuletzt: Nichts macht eine Faust schneller.',
  },
  'R-1.08': {
    about: 'Wer mit Plasmagranaten angreift, schlägt laut Text nach Initiative zu, was er ohnehin tut.',
    ruling: 'Die Deckung der Angegriffenen wird aufgehoben.',
  },
  'R-1.09': {
    about: 'Mit Fragmentgranaten schlägt man zusammen mit Modellen in Deckung zu, aber eine Faust in Deckung wartet '
      + 'bis zum Ende.',
    ruling: 'Wer Fragmentgranaten trägt, schlägt trotzdem im Deckungsschritt zu.',
  },
  'R-1.20': {
    about: 'Gegner, die ein Charaktermodell und seine Einheit berühren, müssen nach einem Satz auf das Modell '
      + 'einschlagen und dürfen nach einem anderen wählen.',
    ruling: 'Die Gegner müssen auf das Charaktermodell einschlagen.',
  },
  'R-1.23': {
    about: 'Terminators gehören nicht zu denen, die den Angriffsbonus behalten, obwohl sie geschossen haben.',
    ruling: 'Terminators verlieren den Angriffsbonus.',
  },
  'R-1.17': {
    about: 'Bei unterschiedlicher Rüstung geht es um Modelle nah am Gegner, bei Verlusten um die Zone an der Front.',
    ruling: 'Die Zone zählt für beides.',
  },
  'R-1.18': {
    about: 'Zwei Rüstungsgruppen sind in einem Schub von Verwundungen gleich groß.',
    ruling: 'Der Besitzer wählt, in jedem Schub neu.',
  },
  'R-1.19': {
    about: 'Bei wem Mehrheiten gezählt werden.',
    ruling: 'Wie in den späteren Regeln: Kampfgeschick und Widerstand in der Einheit, Rüstung bei denen, die fallen '
      + 'können.',
  },
  'R-1.01': {
    about: 'Wer den Moraltest besteht, wird zu einem Schritt geschickt, den es nicht gibt.',
    ruling: 'Für diese Einheit geht es mit dem Nachrücken weiter.',
  },
  'R-1.02': {
    about: 'Laut Zusammenfassung testen Verlierer, ob sie entkommen.',
    ruling: 'Das Vorstürmen der Sieger ist dieser Test; einen anderen gibt es nicht.',
  },
  'R-1.03': {
    about: 'Laut Zusammenfassung ziehen sich Verlierer nach dem Nachrücken zurück, laut Text schon vorher.',
    ruling: 'Ihre erste Bewegung machen sie zwischen Vorstürmen und Neupositionieren.',
  },
  'R-1.11': {
    about: 'Womit Sieger auf die einschlagen, die sie eingeholt haben.',
    ruling: 'Wer in Kontakt ist, mit den Attacken des Profils und besonderen Waffen; wer nah an so einem Modell '
      + 'steht, mit einer Attacke; nie mit einem Bonus, Einheit für Einheit. Wer fallen kann, wird neu bestimmt.',
  },
  'R-1.12': {
    about: 'Ob Sieger auf die einschlagen müssen, die sie eingeholt haben.',
    ruling: 'Gewürfelt wird in jedem Fall; zuschlagen dürfen sie, wenn sie wollen.',
  },
  'R-1.13': { about: 'Ob man vorstürmen und sich neu positionieren darf.', ruling: 'Ja, in dieser Reihenfolge.' },
  'R-1.14': {
    about: 'Was für die, die sich neu positionieren, ein neuer Gegner ist.',
    ruling: 'Eine Einheit, gegen die sie in dieser Phase nicht gekämpft haben.',
  },
  'R-1.15': { about: 'Ein Sieger gegen mehrere Einheiten rückt vor.', ruling: 'Vorstürmen ist gemeint.' },
  'R-1.16': {
    about: 'Modelle nah an der Front kämpfen laut einem Satz mit und dürfen laut dem nächsten schießen.',
    ruling: 'Diese Modelle kämpfen, schießen aber nicht.',
  },
  'R-1.25': { about: 'Falsch geschriebene Wörter und verirrte Punkte.', ruling: 'Nichts davon ändert eine Regel.' },
  'R-1.26': {
    about: 'Für einen Schub gilt die Rüstung der Mehrheit, und ein Modell darin hat einen Rettungswurf.',
    ruling: 'Erst wird der Schub verteilt; dann darf jedes Modell gegen die Verwundung, die ihm zugeteilt wurde, '
      + 'seinen eigenen Rettungswurf machen.',
  },
} as const;

/** Rulings on the later trial rules, of seven steps. */
const trialSevenSteps = {
  'R-0.05': {
    about: 'Eine Einheit, die geschossen hat, greift laut einer Stelle nur ihr Ziel an, laut zwei anderen auch '
      + 'andere Einheiten.',
    ruling: 'Mehrere Ziele sind erlaubt, wenn die beschossene Einheit das Hauptziel ist und zuerst berührt wird.',
  },
  'R-0.06': {
    about: 'Bewegungen sind mit 6″ beschrieben, obwohl manche Einheiten Angriffe aus 9″ oder 12″ Entfernung ansagen.',
    ruling: 'Wo bei einem Angriff 6″ steht, ist die Reichweite der Einheit gemeint.',
  },
  'R-0.07': {
    about: 'Wer für schwieriges Gelände würfelt und was aus einer Einheit mit größerer Reichweite wird.',
    ruling: 'Gewürfelt wird einmal für die Einheit, wenn einer ihrer Wege schwierig ist; der höhere Würfel begrenzt '
      + 'alle und wird nicht hochgerechnet.',
  },
  'R-0.29': {
    about: 'Wann eine Einheit auf dem Rückzug, die angegriffen wird, testet, ob sie sich sammelt.',
    ruling: 'Sobald feststeht, dass der Angriff sie erreicht, und bevor ein Angreifer sich bewegt.',
  },
  'R-0.35': {
    about: 'Manche Einheiten gelten immer als stillstehend, und Schießen im Stillstand schließt einen Angriff aus.',
    ruling: 'Nur wer stillsteht, um zu schießen, darf nicht angreifen; wer ohnehin als stillstehend gilt, darf es.',
  },
  'R-0.02': {
    about: 'Wer als kämpfend gilt, ist auf mehrere Arten formuliert.',
    ruling: 'Wer in Basekontakt ist, und sonst niemand; wer unterstützt, gehört zu einer eigenen Gruppe.',
  },
  'R-0.03': {
    about: 'Wer in Deckung ist, schlägt nach einer älteren Formulierung vor allen anderen zu, nach einer '
      + 'neueren mit Initiative 10.',
    ruling: 'Mit Initiative 10; ein Unterschied zeigt sich nur gegen andere mit Initiative 10.',
  },
  'R-0.04': {
    about: 'Die Gefahrenzone wird in einem Schritt bestimmt, dessen Nummer nicht die des Nahkampfs ist.',
    ruling: 'Zu Beginn des Nahkampfs.',
  },
  'R-0.08': {
    about: 'Unterstützende stehen laut einer Stelle bei irgendeinem Modell ihrer Seite, laut einer anderen bei einem '
      + 'Modell der eigenen Einheit.',
    ruling: 'Bei einem Modell der eigenen Einheit, wie es die Regel zu den Attacken sagt.',
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
    about: 'Wie viele Angreifer durch die Deckung kommen müssen.',
    ruling: 'Eine Linie, die die Deckung kreuzt, bringt die ganze Einheit in Deckung.',
  },
  'R-0.24': {
    about: 'Ob alle Nahkämpfe jeden Schritt gemeinsam durchlaufen oder jeder für sich alle Schritte.',
    ruling: 'Jeder Nahkampf wird bis zum Ende abgehandelt, Nachrücken eingeschlossen, bevor der nächste kommt.',
  },
  'R-0.33': {
    about: 'Ob die Stärke einer Energiefaust vor oder nach anderen Boni begrenzt wird.',
    ruling: 'Nach allen Boni, auf 10.',
  },
  'R-0.34': {
    about: 'Eine Energiefaust zusammen mit einer Energieklaue.',
    ruling: 'Für die Klaue zählt die Faust nicht als zweite Waffe; für die Faust zählt die Klaue wie jede andere.',
  },
  'R-0.09': {
    about: 'Wo eine Mehrheit gezählt wird: in der Einheit oder bei denen, die fallen können.',
    ruling: 'Kampfgeschick und Widerstand in der ganzen Einheit, Rüstung bei denen, die fallen können.',
  },
  'R-0.10': {
    about: 'Drei oder mehr Arten von Rüstung in einer Einheit.',
    ruling: 'Die beste kommt zuerst, wenn ihre Träger mehr sind als alle anderen zusammen; sind sie gleich viele, '
      + 'nennt ihr Besitzer irgendeine; sind sie weniger, wird bei den anderen dasselbe gefragt.',
  },
  'R-0.11': {
    about: 'Eine Gruppe, die schon an der Reihe war, verpatzt mehr Schutzwürfe, als sie noch Modelle hat.',
    ruling: 'Was übrig bleibt, fällt auf die nächste Gruppe, und dafür wird nicht noch einmal gewürfelt.',
  },
  'R-0.12': {
    about: 'Die Zahlen eines Beispiels folgen nicht aus denen des Beispiels davor.',
    ruling: 'Das spätere Beispiel gilt als neue Lage.',
  },
  'R-0.13': {
    about: 'Von einer besonderen Waffe heißt es, sie verteile Treffer, obwohl nur Verwundungen verteilt werden.',
    ruling: 'Verwundungen sind gemeint.',
  },
  'R-0.14': {
    about: 'Einem Satz über Rettungswürfe ist seine Grammatik abhandengekommen.',
    ruling: 'Ein Modell, dem eine Verwundung zugeteilt wurde, darf statt seines Rüstungswurfs den Rettungswurf machen.',
  },
  'R-0.19': {
    about: 'Die Autoren selbst nennen eine Anmerkung zu Rettungswürfen unklar.',
    ruling: 'Die Anmerkung ändert nichts daran, dass man den Schutzwurf wählt, wenn die Verwundungen verteilt sind.',
  },
  'R-0.32': {
    about: 'Wann der Psi-Test einer Psiwaffe abgelegt wird.',
    ruling: 'Nach den Schutzwürfen derselben Stufe; für ein von der Waffe getötetes Modell zählen nur '
      + 'die zugefügten Verwundungen.',
  },
  'R-0.01': {
    about: 'Was die tun, die ihren Moraltest bestehen, ist nicht abgedruckt.',
    ruling: 'Diese Einheiten rücken nach, und niemand aus diesem Nahkampf positioniert sich neu.',
  },
  'R-0.18': {
    about: 'Wessen Tod welche Einheiten in Panik versetzt.',
    ruling: 'Alle Einheiten einer Seite in diesem Nahkampf müssen weg sein; dann testen die übrigen '
      + 'dieser Seite einmal.',
  },
  'R-0.20': {
    about: 'Sieger stürmen laut einer Stelle vor und positionieren sich neu, laut einer anderen tun sie nur eines von '
      + 'beidem.',
    ruling: 'Wer vorstürmt und jemanden einholt, positioniert sich nicht neu.',
  },
  'R-0.21': {
    about: 'Ob das Vorstürmen mit den Würfeln der Fliehenden verglichen wird oder mit dem Weg, den sie schaffen.',
    ruling: 'Mit den Würfeln.',
  },
  'R-0.22': {
    about: 'Wer zuerst würfelt und wer zuerst entscheidet, wenn eine Einheit flieht.',
    ruling: 'Die Verlierer würfeln, die Sieger sehen es, entscheiden sich und würfeln dann.',
  },
  'R-0.23': {
    about: 'Mehrere Sieger stürmen vor, und nicht alle holen jemanden ein.',
    ruling: 'Einer genügt. Wer eingeholt ist, zieht sich nicht weiter zurück; wer jemanden eingeholt hat, rückt nach, '
      + 'die anderen sind frei.',
  },
  'R-0.25': {
    about: 'Sieger stoßen auf eine Einheit, deren Nahkampf erst noch kommt.',
    ruling: 'Diese Sieger kämpfen in dieser Phase kein zweites Mal.',
  },
  'R-0.26': {
    about: 'Sieger stoßen auf eine Einheit, die sich zurückzieht.',
    ruling: 'Diese Einheit testet wie eine angegriffene, ob sie sich sammelt.',
  },
  'R-0.28': {
    about: 'Was ein vollständiger Rückzug ist.',
    ruling: 'Der Weg, der gewürfelt wurde; wenn er halbiert wird, die Hälfte.',
  },
  'R-0.27': {
    about: 'Die Abschnitte über Moral und Sammeln stehen nicht im Text.',
    ruling: 'Gespielt wird nur, was der Nahkampf davon braucht; der Rest gehört in andere Phasen.',
  },
  'R-0.30': {
    about: 'Ob ein Charaktermodell zu der Einheit zählt, in der es ist.',
    ruling: 'Beim Zählen und bei Schlägen gegen das Modell ist es eine eigene Einheit; seine Moral testet es mit der '
      + 'Einheit, der es sich angeschlossen hat.',
  },
  'R-0.31': {
    about: 'Von einer monströsen Kreatur heißt es, sie sei wie ein Charaktermodell.',
    ruling: 'Die Kreatur ist eine eigene Einheit, und für Schläge gegen sie gelten dieselben Grenzen; ihre Schläge '
      + 'heben Rüstung auf wie zuvor.',
  },
  'R-0.36': { about: 'Fahrzeuge werden erwähnt.', ruling: 'Fahrzeuge werden nicht gespielt.' },
  'R-0.37': { about: 'Falsch geschriebene und doppelte Wörter.', ruling: 'Keines ändert eine Regel.' },
} as const;

/** What the texts leave unclear, and how it is played. */
const warhammer40kRulings: Words['warhammer-40k/rulings'] = /* @__PURE__ */ together(
  /* @__PURE__ */ together(everyText, trialSevenSteps),
  /* @__PURE__ */ together(/* @__PURE__ */ together(trialEightSteps, seventh), fourth),
);

export const warhammer40kRulesBooks: English['warhammer-40k-rules'] = {
  'warhammer-40k/rules': warhammer40kRules,
  'warhammer-40k/rulings': warhammer40kRulings,
};

/** What rows beside the texts tell. */
const warhammer40kRows: English['warhammer-40k-rows']['warhammer-40k/rows'] = {
  '7C-D1': 'Wer gebunden ist, gerannt ist, schwere Waffen oder dergleichen abgefeuert hat, Schutz gesucht hat, sich '
    + 'zurückzieht oder sich in diesem Zug gesammelt hat, greift nicht an.',
  '7C-D2': 'Wer auf dem Rückzug angegriffen wird, testet auf den Moralwert, sobald feststeht, dass der Angriff '
    + 'weit genug reicht: Er sammelt sich und kämpft, oder er wird vernichtet.',
  '7C-D3': 'Eine Einheit, in der jedes Modell flink ist, wirft einen oder beide Würfel ihres Angriffs einmal neu.',
  '7C-D4': 'Eine Einheit mit einem Modell, das sich durch Deckung bewegt, verliert in schwierigem Gelände die 2″ '
    + 'nicht; dieses Modell besteht Tests für gefährliches Gelände.',
  '7C-D5': 'Eine Einheit nur aus Schwärmen wird von schwierigem Gelände nicht gebremst.',
  '7C-D6': 'Wer sein Sprungmodul für den Angriff aufgespart hat, wiederholt den Wurf für die '
    + 'Angriffsreichweite und schlägt mit dem Hammer des Zorns zu.',
  '7C-O1': 'Abwehrfeuer trifft bei einer 6, wer auch immer schießt.',
  '7C-O2': 'Explosivwaffen geben kein Abwehrfeuer.',
  '7C-O3': 'Eine Schablonenwaffe trifft Angreifer W3-mal, mit eigener Stärke und eigenem DS, auf jede Entfernung.',
  '7C-O4': 'Wer langsam und entschlossen ist, gibt kein Abwehrfeuer; von den Fahrzeugen dürfen es nur Läufer.',
  '7C-O5': 'Verwundungen durch Abwehrfeuer fallen auf den am nächsten stehenden Angreifer, bis er weg ist, dürfen '
    + 'abgewehrt werden und zählen für niemanden.',
  '7C-U1': 'Eine Einheit mit einem furchtlosen Modell besteht Moral- und Angsttests und darf sie nicht absichtlich '
    + 'verpatzen.',
  '7C-U2': 'Einer Einheit mit einem unnachgiebigen Modell wird im Moraltest nichts vom Moralwert abgezogen.',
  '7C-U3': 'Wer keine Furcht kennt, besteht Angsttests und sammelt sich; vom Gegner beim Vorstürmen '
    + 'eingeholt, bleibt er gebunden, und niemand wird entfernt.',
  '7C-U4': 'Ein Eiferer ist furchtlos und hasst alle.',
  '7C-U5': 'Wer hasst, wiederholt in der ersten Runde eines Nahkampfs verpatzte Trefferwürfe.',
  '7C-U6': 'Eine Einheit mit einem Modell, dessen Erzfeind dieser Gegner ist, wiederholt Einsen beim Treffen und '
    + 'Verwunden.',
  '7C-U7': 'Eine Einheit, die ein Angst verursachendes Modell berührt, testet zu Beginn des Nahkampfs auf den '
    + 'Moralwert; misslingt der Test, kämpft sie mit Kampfgeschick 1.',
  '7C-U8': 'Wer zum Gegenschlag ausholt, hat eine Attacke mehr, wenn er angegriffen wird und seine Einheit nicht '
    + 'vorher gebunden war.',
  '7C-U9': 'Rasender Angriff gibt im Zug des Angriffs Stärke +1, außer bei ungeordnetem Angriff.',
  '7C-U10': 'Mit Raserei bringt ein Angriff zwei Attacken statt einer, außer bei ungeordnetem Angriff.',
  '7C-U11': 'Wenn der Gegner mehr Modelle im Nahkampf hat, haben Modelle im Blutrausch W3 Attacken mehr.',
  '7C-U12': 'Wer Verletzungen ignoriert, wirft für jede nicht abgewehrte Verwundung einen Würfel und ignoriert sie, '
    + 'wenn dieser die verlangte Zahl erreicht.',
  '7C-U13': 'Eine Verwundung, die sofort ausschaltet, nimmt dem Opfer alle Lebenspunkte, und alle zählen; einem '
    + 'ewigen Krieger nimmt sie nur einen.',
  '7C-U13a': 'Wer mindestens doppelt so viel Stärke hat wie das Opfer Widerstand, schaltet es sofort aus.',
  '7C-U14': 'Was vergiftet ist, verwundet ab seiner Zahl oder nach der Tabelle, wenn die weniger verlangt; ist die '
    + 'Stärke höher als der Widerstand, werden verpatzte Verwundungswürfe wiederholt.',
  '7C-U15': 'Was rüstungsbrechend ist, verwundet bei einem Verwundungswurf von 6 jeden, mit DS 2.',
  '7C-U16': 'Mit Lebensfluch verwundet man auf 2+.',
  '7C-U17': 'Mit Zerfleischen werden verpatzte Verwundungswürfe wiederholt.',
  '7C-U18': 'Mit Panzerfluch wirft man gegen die Panzerung von Fahrzeugen einen Würfel mehr.',
  '7C-U19': 'Hammer des Zorns: Ein Angreifer in Kontakt trifft mit Initiative 10 einmal ohne Wurf, mit eigener Stärke.',
  '7C-U20': 'Mit Zerschmettern schlägt man mit DS 2 zu oder macht eine einzige Attacke mit doppelter Stärke.',
  '7C-U21': 'Wen eine erschütternde Waffe verwundet hat, der hat Initiative 1, bis die nächste Nahkampfphase endet.',
  '7C-U22': 'Eine unhandliche Waffe schlägt mit Initiative 1 zu, nicht aber in der Hand von monströsen Kreaturen und '
    + 'Läufern.',
  '7C-U23': 'Zu einer Spezialistenwaffe zählt nur eine weitere Spezialistenwaffe als zweite, zu einer zweihändigen '
    + 'keine.',
  '7C-U24': 'Die Kraft einer Psiwaffe wird vor dem Nahkampf gewirkt; solange sie anhält, schaltet jede '
    + 'Verwundung durch die Waffe das Opfer sofort aus.',
  '7C-U25': 'Ein Dämon hat einen Rettungswurf von 5+ und verursacht Angst.',
  '7C-U26': 'Eine Einheit mit einem Monsterjäger wiederholt verpatzte Verwundungswürfe gegen monströse Kreaturen.',
  '7C-U27': 'Mit einer meisterhaften Waffe wird in jedem Zug ein verpatzter Trefferwurf wiederholt.',
  '7C-U28': 'Von gleich nahen Schwärmen erhält der, der die wenigsten Lebenspunkte übrig hat, die nächste Verwundung.',
  '7C-U29': 'Eine Einheit mit einem Kreuzfahrer zählt beim Vorstürmen W3 dazu.',
  '7C-U30': 'Am Ende einer Nahkampfphase darf, wer „Zurückfallen“ hat, einen Initiativetest machen und '
    + 'sich 3W6″ weit aus dem Nahkampf lösen.',
  '7C-U31': 'Wer langsam und entschlossen ist, stürmt nicht vor und gibt kein Abwehrfeuer; wie Unaufhaltsame greift '
    + 'er auch nach dem Abfeuern schwerer Waffen an.',
  '7C-U32': 'Ein Vernichter würfelt nicht zum Verwunden: Auf 2+ nimmt er dem Opfer W3 Lebenspunkte, bei einer 6 W6 + 6 '
    + 'ohne Schutzwurf.',
  '7C-T1': 'Eine monströse Kreatur verursacht Angst, zerschmettert, schlägt mit dem Hammer des Zorns zu, bewegt sich '
    + 'durch Deckung und ist unaufhaltsam.',
  '7C-W1': 'Ein Energieschwert hat DS 3.',
  '7C-W2': 'Eine Energieaxt gibt Stärke +1, hat DS 2 und ist unhandlich.',
  '7C-W3': 'Ein Energiekolben gibt Stärke +2, hat DS 4 und erschüttert.',
  '7C-W4': 'Eine Energielanze gibt im Zug des Angriffs Stärke +1 und hat DS 3, sonst DS 4.',
  '7C-W5': 'Nahkampfwaffen und Pistolen sind zweite Waffen und sonst nichts.',
  '7C-W6': 'Energiefaust und Energiekralle verdoppeln die Stärke und haben DS 2; sie sind unhandlich, und als '
    + 'zweite Waffe zählt nur eine weitere Spezialistenwaffe.',
  '7C-W7': 'Ein Energiehammer ist eine Energiefaust, die erschüttert.',
  '7C-W8': 'Eine Kettenfaust ist eine Energiefaust mit einem Würfel mehr gegen Fahrzeuge.',
  '7C-W9': 'Eine Energieklaue hat DS 3, und verpatzte Verwundungswürfe werden wiederholt; als zweite Waffe '
    + 'zählt nur eine weitere Spezialistenwaffe.',
  '7C-W10': 'Ein Psischwert hat DS 3, eine Axt Stärke +1 und DS 2 und ist unhandlich, ein Stab Stärke +2 und DS 4 '
    + 'und erschüttert.',
  '7C-W11': 'Eine Reliktklinge gibt Stärke +2 und hat DS 3, ein Eviscerator verdoppelt die Stärke, hat DS 2 und ist '
    + 'unhandlich; beide brauchen zwei Hände.',
  '7C-W12': 'Eine Hexenklinge hat Lebensfluch, ein Peiniger ist vergiftet und hat DS 3, eine Staubklinge hat DS 3 und '
    + 'schaltet das Opfer sofort aus, ein Klaive gibt Stärke +1 und hat DS 2.',
  '7C-W13': 'Die Waffe eines Cybots verdoppelt die Stärke mit DS 2, ein seismischer Hammer mit DS 1.',
  '7C-W14': 'Eine Kettenaxt hat DS 4, ein fetter Spalta Stärke +2 und DS 5, eine Kriegssense Stärke +2 und DS 2, '
    + 'eine Höllenklinge DS 3.',
  '7C-W15': 'Zangenkrallen sind rüstungsbrechend mit DS 5, Sensenklauen haben DS 6, Scherenklauen Stärke +1 und DS 2 '
    + 'und sind unhandlich.',
  '7C-W16': 'Ein Sturmschild gibt einen Rettungswurf von 3+ und ist keine zweite Waffe; Terminatorrüstung schützt auf '
    + '2+ oder durch einen Rettungswurf von 5+, ihr Träger ist unaufhaltsam und stürmt nicht vor.',
  '7C-G1': 'Mit Fragmentgranaten behält ihr Träger seine eigene Initiative, wenn er durch schwieriges Gelände '
    + 'angreift.',
  '7C-G2': 'Defensivgranaten nehmen Angreifern, die nicht vorher gebunden waren, die Attacke für den Angriff.',
  '7C-G3': 'Gegen monströse Kreaturen schlägt eine Sprenggranate einmal mit Stärke 6 und DS 4 zu; Fahrzeuge gibt es '
    + 'hier nicht.',
  '7C-G4': 'Gegen monströse Kreaturen schlagen Melterbomben einmal mit Stärke 8 und DS 1 zu, Plasmagranaten mit '
    + 'Stärke 4 und DS 4; Fahrzeuge gibt es hier nicht.',
  '7C-G5': 'In jeder Einheit benutzt in einer Phase nur ein Modell eine Granate.',
  '7C-C1': 'Ein angeschlossenes Charaktermodell gehört zur Einheit; sie testet auf ihren höchsten Moralwert.',
  '7C-C2': 'Achtung, Sir: Auf 4+, bei unabhängigen Charaktermodellen auf 2+, fängt ein anderes Modell im Umkreis von '
    + '6″ die Verwundung vor dem Schutzwurf ab.',
  '7C-C3': 'Eine Herausforderung wird vor den Attacken ausgesprochen, eine in jedem Nahkampf.',
  '7C-C4': 'Wird eine Herausforderung abgelehnt, sagt die andere Seite, wer nicht zuschlägt.',
  '7C-C5': 'Zwei Modelle, die eine Herausforderung austragen, werden in Kontakt gestellt und berühren nur einander.',
  '7C-C6': 'Die Verwundungen einer Herausforderung zählen für das Ergebnis.',
  '7C-C7': 'Mit einem unabhängigen Charaktermodell sammelt sich eine Einheit, als wäre ein Viertel von ihr übrig.',
  '7C-R1': 'Ein Moraltest ist bestanden, wenn zwei Würfel zusammen höchstens den Moralwert zeigen, bei zwei Einsen '
    + 'immer.',
  '7C-R2': 'Jede Verwundung Rückstand kostet die Verlierer einen Punkt Moralwert.',
  '7C-R3': 'Eine Einheit zieht sich 2W6″ zurück, frei durch die, gegen die sie gekämpft hat; ist dafür kein '
    + 'Platz, wird sie vernichtet.',
  '7C-R4': 'Eine Einheit, von der mindestens ein Viertel übrig ist, sammelt sich mit einem Test auf ihren Moralwert, '
    + 'eine kleinere nur bei zwei Einsen.',
  '7C-R5': 'Vorstürmen, Neupositionieren und Nachrücken sind wie im Text.',
  '7C-V1': 'Ein Fahrzeug, das kein Läufer ist, wird gegen Kampfgeschick 1 getroffen.',
  '7C-V2': 'Schläge treffen die Heckpanzerung eines Fahrzeugs.',
  '7C-V3': 'Ein Würfel und die Stärke gegen die Panzerung: Gleich viel streift sie, mehr durchschlägt sie.',
  '7C-V4': 'Für das, was durchschlägt, wird der Schaden ausgewürfelt.',
  '7C-V5': 'Ein explodierendes Fahrzeug trifft Einheiten ringsum mit Stärke 4.',
  '7C-V6': 'Fahrzeuge testen nie ihre Moral.',
  '7C-V7': 'Ein Läufer kämpft mit eigenen Werten.',
  '7C-V8': 'Bei ungeordnetem Angriff bestimmt das erste Ziel, nach welchen Regeln der Nahkampf endet.',
  '4C-D1': 'Einheit für Einheit sagt ihren Angriff an und bewegt sich; alle greifen vor dem ersten Nahkampf an.',
  '4C-D2': 'Ein Angriff reicht bei den meisten Einheiten 6″ weit, bei Bestien und Kavallerie 12″.',
  '4C-D3': 'In schwierigem Gelände ist der höhere von zwei Würfeln die Reichweite, bei Bestien und Kavallerie das '
    + 'Doppelte; monströse Kreaturen wiederholen den Wurf, Bikes werden nicht gebremst.',
  '4C-D4': 'Bikes in schwierigem Gelände machen Tests für gefährliches Gelände, Sprungtruppen nur, wenn ihre Bewegung '
    + 'darin endet.',
  '4C-D5': 'Das Modell, das am wenigsten von seiner Bewegung braucht, geht zuerst, zum nächsten Modell der '
    + 'angegriffenen Einheit.',
  '4C-D6': 'So viele Modelle wie möglich berühren den Gegner; sie wahren den Zusammenhalt und gehen durch niemanden '
    + 'hindurch.',
  '4C-D7': 'Nach Schnellfeuer ist ein Angriff verboten, nicht aber für Bikes und Läufer.',
  '4C-D8': 'Eine Einheit auf dem Rückzug, die angegriffen wird oder auf die jemand beim Neupositionieren trifft, '
    + 'testet zuerst, ob sie sich sammelt, und wird sonst vernichtet.',
  '4C-D9': 'Niemand schießt auf Angreifer.',
  '4C-W1': 'Ein Modell schlägt pro Zug mit einer besonderen Waffe zu oder mit keiner; eine andere ist seine '
    + 'zweite Waffe.',
  '4C-W2': 'Gewöhnliche Waffen und Pistolen geben eine Attacke und sonst nichts.',
  '4C-W3': 'Gegen eine schwere Nahkampfwaffe schützt keine Rüstung besser als auf 4+.',
  '4C-W4': 'Was so eine Waffe tut, sagt dieser Text nicht: Es ist aus den Testregeln übernommen.',
  '4C-T5': 'Gegen Verwundungen durch eine monströse Kreatur gibt es keinen Rüstungswurf.',
  '4C-T6': 'Eine monströse Kreatur würfelt gegen die Panzerung von Fahrzeugen mit zwei Würfeln.',
  '4C-U1': 'Wer keine Furcht kennt, sammelt sich; vom Gegner beim Vorstürmen eingeholt, wird er nicht vernichtet '
    + 'und kämpft weiter.',
  '4C-U2': 'Eine angegriffene Einheit mit Gegenschlag bewegt sich bis zu 6″, um Angreifer zu berühren, ohne Bonus '
    + 'dafür.',
  '4C-U3': 'Einheit und angeschlossenes Charaktermodell verlieren Regeln wie den Gegenschlag, wenn nicht beide '
    + 'sie haben.',
  '4C-U4': 'Eine furchtlose Einheit testet ihre Moral nicht; stattdessen gilt „Kein Rückzug“.',
  '4C-I1': 'Wer mindestens doppelt so viel Stärke hat wie das Opfer Widerstand, schaltet es sofort aus.',
  '4C-A1': 'Wer mehrere Schutzwürfe hat, sucht sich einen aus.',
  '4C-C1': 'Eine Einheit nutzt den Moralwert eines angeschlossenen Charaktermodells, wenn er besser ist, und bewegt '
    + 'sich wie ihr langsamstes Modell.',
  '4C-R1': 'Wer mehr Verwundungen zugefügt hat, gewinnt; dann kommen Moral, Absetzen und Neupositionieren, dann '
    + 'Nachrücken.',
  '4C-R2': 'Ein Moraltest ist bestanden, wenn zwei Würfel zusammen höchstens den Moralwert zeigen, bei zwei Einsen '
    + 'immer.',
  '4C-R3': 'Wer einen Nahkampf verliert, dem wird etwas vom Moralwert abgezogen; die Webseite, auf der stand, '
    + 'wie viel, gibt es nicht mehr.',
  '4C-R4': 'Terminators und ihresgleichen stürmen nicht vor; sie positionieren sich neu.',
  '4C-R5': 'Beim Vorstürmen zählen ein Würfel und die Initiative der meisten; wer mindestens so viel '
    + 'erreicht wie der Verlierer, vernichtet ihn.',
  '4C-R6': 'Es gibt kein Vorstürmen, wenn kein Modell des Verlierers mehr berührt wird oder der Sieger gegen andere '
    + 'kämpft.',
  '4C-R7': 'Wer seinen Gegner beim Vorstürmen vernichtet hat, positioniert sich trotzdem neu.',
  '4C-R8': 'Das Neupositionieren geht 3″ weit und darf zu einem neuen Gegner führen.',
  '4C-R9': 'Eine Einheit zieht sich 2W6″ zurück, Sprungtruppen, Bikes, Bestien und Kavallerie 3W6″, in schwierigem '
    + 'Gelände halb so weit.',
  '4C-R10': 'Das Nachrücken am Ende geht 6″ weit; wenn niemand zu erreichen ist, positionieren sich beide Seiten neu.',
  '4C-R11': 'Wer eine Einheit berührt, schlägt auf sie ein; ein Sieger stürmt vor oder positioniert sich neu, sobald '
    + 'all seine Gegner fliehen oder gefallen sind.',
  '4C-R12': 'Alle Einheiten eines Nahkampfs rücken zu Gegnern nach, die daran beteiligt waren.',
  '4C-R13': 'Eine Einheit, von der mindestens die Hälfte übrig ist, sammelt sich ohne Gegner im Umkreis von 6″ zu '
    + 'Beginn ihrer Bewegung, ohne sichtbaren Gegner mit +1.',
  '4C-R14': 'Kein Rückzug: Verlierer, die standhalten, erhalten je nach Unterzahl eine, zwei oder drei '
    + 'Verwundungen und dürfen sie abwehren.',
};

export const warhammer40kRowsBooks: English['warhammer-40k-rows'] = {
  'warhammer-40k/rows': warhammer40kRows,
};
