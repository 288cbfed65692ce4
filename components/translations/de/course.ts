/** In German: the lessons of Epic, their names and their prose. */
import type { LessonProse } from '../../../src/lessons/prose.ts';
import type { NameTexts } from '../../shared/languages/bundled.ts';
import type { English } from '../english.ts';

/** The lesson 'what-an-assault-is'. */
const whatAnAssaultIsName: NameTexts = {
  title: 'Was ein Sturmangriff ist',
  teaches: 'Wer angegriffen werden darf, wann aus einem Ansturm ein Sturmangriff wird und welche Schritte er hat.',
};

const courseWhatAnAssaultIs: LessonProse = {
  engage: {
    title: 'Jemand muss es wollen',
    text: [
      'Eine Einheit, also eine Base mit Modellen, kämpft nicht, nur weil sie nah herankommt: Ihre Formation, also '
        + 'ihre Gruppe, muss die Aktion Stürmen wählen.',
      'Dein {formation tactical} hat den Test dafür bestanden. Hinter den Ruinen stehen Orks: eine {formation '
      + 'warband}.',
      'Weiter weg stehen ein gebrochener Mob, geschlagen und noch auf der Flucht, und zwei Bikes in einer Ecke des '
        + 'Tischs.',
    ],
    hint: [],
  },
  whom: {
    title: 'Wen darfst du benennen?',
    text: [
      'Bevor sich jemand bewegt, benennst du die Formation, die du angreifst.',
      'Manche Spieler suchen eine, die nah genug ist, andere übergehen jede, die schon gebrochen ist.',
    ],
    hint: [
      'Weder Entfernung noch Zustand einer Formation schließen sie an dieser Stelle aus.',
    ],
    after: [
      'Jede gegnerische Formation auf dem Tisch darf benannt werden, nah oder fern, gebrochen oder nicht.',
      'Ob du hinkommst, ist eine andere Frage. Du wählst die {formation warband}.',
    ],
  },
  'near-enough': {
    title: 'Schon nah genug?',
    text: [
      '{unit t1} steht {gap t1} vom nächsten Ork entfernt. Du könntest dir den Weg sparen und bleiben.',
      'Sieh dir an, was zwischen den beiden Seiten liegt, bevor du antwortest.',
    ],
    question: 'Wenn dein Ansturm hier endete, ohne dass sich jemand bewegt hat: Gäbe es einen Sturmangriff?',
    hint: [
      'Wenn der Ansturm vorbei ist, muss jemand im Umkreis von 15 cm um das Ziel stehen und es sehen.',
      'Ruinen zwischen zwei Einheiten unterbrechen die Schusslinie, außer eine der beiden steht höchstens '
        + '10 cm tief darin.',
    ],
    after: [
      'Entfernung und Sicht sind zwei Bedingungen; so wie meist gespielt wird, muss ein Ansturm beide erfüllen.',
    ],
  },
  charge: {
    title: 'Ansturm',
    text: [
      'Ein Ansturm ist für jede Einheit eine einzige Bewegung bis zu ihrem Tempo; bei deinen sind das 15 cm.',
      'Infanterie darf durch Ruinen laufen.',
    ],
    task: 'Bring drei deiner Einheiten in Basekontakt mit den Orks.',
    hint: [
      'Geradeaus kommst du nah genug heran: Die Bases haben einen Radius von 1 cm.',
      'Höchstens zwei deiner Einheiten dürfen in Kontakt mit demselben Ork kommen.',
    ],
    after: [
      'Drei Einheiten sind da. Beende den Ansturm, wenn alle gezogen haben, die ziehen sollen.',
    ],
  },
  answer: {
    title: 'Die Antwort auf einen Ansturm',
    text: [
      'Bevor Würfel fallen, dürfen sich auch Verteidiger bewegen, die niemanden berühren.',
      '{unit b5} hat Tempo 15. Dein Gegner greift zum Maßband.',
    ],
    hint: [
      'Eine solche Antwort ist nie eine ganze Bewegung; nur wer Tempo 30 oder mehr hat, darf weiter als die anderen.',
    ],
    after: [
      'Ein Gegenstoß geht für langsame Einheiten bis zu 5 cm weit, für schnelle bis zu 10 cm.',
    ],
  },
  steps: {
    title: 'Was jetzt kommt',
    text: [
      'Nach den ersten Gegenstößen muss noch jemand jemanden sehen, sonst wird kein Sturmangriff daraus.',
      'Dann attackieren beide Seiten gleichzeitig. Entscheidet das nichts, dürfen andere Formationen in der Nähe '
      + 'Unterstützungsfeuer geben.',
      'Dann wirft jede Seite zwei Würfel für das Ergebnis und zählt, was sie erreicht hat.',
      'Die folgenden Lektionen nehmen diese Schritte einzeln durch.',
    ],
    hint: [],
  },
  end: {
    title: 'Wie es endete',
    text: [
      'Kills deiner Seite: {kills attacker}, der anderen: {kills defender}. Gewonnen hat: {winner}.',
      'Am Ende gibt es immer einen Sieger: Bei gleichen Summen wird weitergekämpft.',
      'Der Verlierer erhält Treffer durch Niedermachen, ohne Schutzwurf, und bricht, so wenig er auch verloren hat.',
    ],
    hint: [],
  },
};

/** The lesson 'who-is-engaged'. */
const whoIsEngagedName: NameTexts = {
  title: 'Wer direkt im Kampf ist',
  teaches: 'Welche Einheiten attackieren und getroffen werden können: Kontakt, 15 cm und eine Schusslinie, die '
    + 'eine Mauer unterbricht.',
};

const courseWhoIsEngaged: LessonProse = {
  charged: {
    title: 'Deine Kompanie wird angegriffen',
    text: [
      'Drei Mobs einer {formation warband} stehen an deiner Linie; die anderen sind so weit gekommen, wie sie '
        + 'konnten.',
      'Zu einer kämpfenden Formation zu gehören, genügt nicht zum Attackieren: Man muss direkt im Kampf sein, in '
      + 'Basekontakt oder mit einem Gegner im Umkreis von 15 cm und in Schusslinie.',
      'Du gehst beide Seiten durch und sagst, wer direkt im Kampf ist.',
    ],
    hint: [],
  },
  orks: {
    title: 'Hintereinander',
    text: [
      'Hinter {unit b2} stehen noch drei Mobs, einer hinter dem anderen.',
      'Dein Nachbar sagt, eigene Einheiten davor seien ihnen im Weg.',
    ],
    hint: [
      'Miss vom Rand einer Base zum Rand der nächsten gegnerischen Base.',
    ],
    after: [
      'Kontakt mit einem Gegner genügt, ebenso ein Gegner in Schusslinie, der höchstens 15 cm entfernt ist.',
    ],
  },
  wall: {
    title: 'Die Einheit hinter der Mauer',
    text: [
      'Jetzt deine eigene Seite. Zwischen {unit g5} und den Orks steht die Kapelle; {unit g8} ist ganz hinten.',
      'Jemand meint: Wer in Reichweite ist, macht mit.',
    ],
    hint: [
      'Wer nicht direkt im Kampf ist, kann von den Attacken gar nicht getroffen werden.',
      'Ein Gebäude unterbricht die Schusslinie zwischen zwei Einheiten, die beide draußen stehen.',
      'Über die Kapelle sieht niemand hinweg; so etwas vereinbart man vor dem Spiel.',
    ],
    after: [
      'Wer außer Reichweite oder außer Sicht ist, ist vorerst sicher und untätig.',
      'Sicherheit ist nicht immer das, was du willst.',
    ],
  },
  'join-in': {
    title: 'Hinein in den Kampf',
    text: [
      'Du brauchst jedes Gewehr. {unit g5} steht {gap g5} vom nächsten Ork entfernt, mit Mauern dazwischen.',
      'Die Einheit darf einen Gegenstoß von bis zu 5 cm machen.',
    ],
    task: 'Mach den Gegenstoß so, dass {unit g5} attackieren darf, und beende ihn.',
    hint: [
      'Ein Gegenstoß geht geradewegs zum nächsten Gegner.',
      'Was für einen Ansturm gilt, gilt auch für einen Gegenstoß; Infanterie darf in ein Gebäude laufen.',
      'Wer in einem Gebäude steht, höchstens 10 cm tief, sieht hinaus und wird gesehen.',
    ],
    after: [
      'Drinnen verdecken die Mauern die Einheit nicht mehr: Sie darf attackieren und kann getroffen werden.',
    ],
  },
  company: {
    title: 'Deine eigenen Gewehre',
    text: [
      'Die Bewegungen sind vorbei. Zähl noch einmal auf deiner Seite, bevor du die Würfel nimmst.',
    ],
    hint: [
      'Ob eine Einheit direkt im Kampf ist, prüft man erst nach allen Gegenstößen, und für jede einzeln.',
    ],
    after: [
      'In der nächsten Runde, falls es eine gibt, prüfst du alles noch einmal.',
    ],
  },
  after: {
    title: 'Was daraus wurde',
    text: [
      'Verluste der Orks: {lost attacker}, Verluste deiner Kompanie: {lost defender}.',
      'Alle verlorenen Einheiten standen dort, wo ein Gegner sie erreichen und sehen konnte.',
    ],
    hint: [],
  },
};

/** The lesson 'close-combat-or-firefight'. */
const closeCombatOrFirefightName: NameTexts = {
  title: 'Nahkampf oder Feuergefecht',
  teaches: 'Welchen Wert eine Einheit nutzt, wie viele Würfel sie wirft und wann man absichtlich ohne Kontakt '
    + 'anstürmt.',
};

const courseCloseCombatOrFirefight: LessonProse = {
  short: {
    title: 'Sie hielten absichtlich vorher an',
    text: [
      'Avengers greifen deinen {formation coven} an. Im Feuergefecht treffen sie auf 4+, also bei einer 4 oder mehr, '
      + 'im Nahkampf auf 5+.',
      'Sie stehen {gap v3} entfernt und hätten ganz herankommen können.',
      'Ein Ansturm braucht keinen Kontakt: Auch im Umkreis von 15 cm und mit Schusslinie ist es ein Sturmangriff.',
    ],
    hint: [],
  },
  'who-fires': {
    title: 'Wenn alle bleiben, wo sie sind',
    text: [
      'Mutants treffen im Feuergefecht schlecht, auf 6+; deine Hunde haben Zähne und sonst nichts.',
      'Alle stehen deutlich weniger als 15 cm vom Gegner entfernt, und jemand sagt, alle schießen.',
    ],
    hint: [
      'Ein Strich anstelle des Feuergefechtswerts heißt: Es gibt keinen.',
    ],
    after: [
      'Ohne Feuergefechtswert attackiert man in Kontakt oder gar nicht, kann aber getroffen werden.',
    ],
  },
  bite: {
    title: 'Lass die Hunde los',
    text: [
      'Hunde haben Tempo 30 und dürfen einen Gegenstoß von bis zu 10 cm machen.',
      'Die Hunde müssen geradewegs zum nächsten Gegner.',
    ],
    task: 'Mach den Gegenstoß so, dass {unit d1} und {unit d2} attackieren dürfen, und beende ihn.',
    hint: [
      'Nur Kontakt gibt einem Hund eine Attacke; der Weg führt geradeaus.',
      'Deine Formation muss ihren Zusammenhalt wahren: Lücken von höchstens 5 cm zwischen ihren Einheiten.',
    ],
    after: [
      'In Kontakt treffen sie auf 4+. Was der Kontakt für alle bedeutet, die sie berühren, ist die nächste Frage.',
    ],
  },
  'who-strikes': {
    title: 'Was die Avengers dürfen',
    text: [
      'Der Spieler der Avengers sagt: „Ich bin nie in Kontakt gegangen, also schießen alle meine Einheiten.“',
      'Sieh auf den Tisch und sag, welche Avengers nicht schießen.',
    ],
    hint: [
      'Es zählt, ob Bases sich jetzt berühren, und nicht, wer das herbeigeführt hat.',
    ],
    after: [
      'Kontakt bedeutet den Nahkampfwert, für beide, ganz gleich, wer kam und welcher Wert besser ist.',
    ],
  },
  value: {
    title: 'Die nötige Augenzahl',
    text: [
      '{unit v3} hat 5+ im Nahkampf und 4+ im Feuergefecht. Der Besitzer nimmt einen Würfel in die Hand.',
    ],
    hint: [
      'Nur Skimmer und Kriegsmaschinen haben eine Wahl, und zum Wurf kommt nie etwas hinzu.',
    ],
    after: [
      'Der Wert ergibt sich daraus, wo eine Einheit steht; weder Deckung noch Marker ändern den Wurf.',
    ],
  },
  dice: {
    title: 'Wie viele Würfel?',
    text: [
      'Jeder Avenger trägt ein Katapult, das eine Attacke mehr gibt.',
      'Es steht bei den Handfeuerwaffen. „Fünf Einheiten mit je zwei Würfeln“, sagt ihr Besitzer.',
    ],
    hint: [
      'Extra-Attacken von Handfeuerwaffen gehören zum Feuergefecht, die von Nahkampfwaffen zum Nahkampf.',
    ],
    after: [
      'Wer in Kontakt ist, Kriegsmaschinen ausgenommen, lässt Handfeuerwaffen und ihre Extra-Attacken weg.',
      'Das haben dir deine Hunde eingebracht, bevor ein Würfel fiel.',
    ],
  },
  after: {
    title: 'Was daraus wurde',
    text: [
      'Schläge und Schüsse fielen gleichzeitig; wer in Kontakt war und wer nicht, spielte dabei keine Rolle.',
      'Verluste deines Covens: {lost defender}, Verluste der Avengers: {lost attacker}.',
    ],
    hint: [],
  },
};

/** The lesson 'nearest-first'. */
const nearestFirstName: NameTexts = {
  title: 'Treffer zuerst auf die Nächststehenden',
  teaches: 'Wer Treffer verteilt, in welcher Reihenfolge sie fallen und was der Besitzer bei gleichem Abstand wählen '
    + 'darf.',
};

const courseNearestFirst: LessonProse = {
  yours: {
    title: 'Treffer auf deine Seite verteilst du',
    text: [
      'Orks greifen deine {formation company} an. Zwei davon berühren {unit g1} und {unit g2}.',
      'Wer Treffer erhält, verteilt sie und wirft dann für jeden einen Würfel, um die Einheit zu schützen.',
      'Aber es gibt eine Reihenfolge, und um die geht es in dieser Lektion.',
    ],
    hint: [],
  },
  order: {
    title: 'In welcher Reihenfolge?',
    text: [
      'In Reichweite stehen Infanterie, ein Walker und ein Panzer. Manche sagen, die Infanterie kommt zuerst.',
      'Andere würden mit dem Panzer anfangen, weil er die beste Rüstung hat.',
    ],
    hint: [
      'Von vorn nach hinten: Einheiten in Kontakt sind am nächsten, dann zählt der Abstand zum nächsten Gegner.',
    ],
    after: [
      'Gleich nahe Einheiten kommen in beliebiger Reihenfolge dran; ihr Besitzer entscheidet.',
    ],
  },
  reach: {
    title: 'Schläge, die weit reichen',
    text: [
      'Angenommen, die zwei in Kontakt wären Nobz, die größten Orks, und landeten vier Treffer, und die anderen '
      + 'einen.',
      'Dein Nachbar will die vier auf {unit g1} und {unit g2} legen: „Auf die wurde eingeschlagen, nicht geschossen.“',
    ],
    hint: [
      'Treffer aus Nahkampf und Feuergefecht kommen auf einen Haufen.',
      'Niemand erhält einen zweiten Treffer, bevor alle, die getroffen werden können, einen haben.',
    ],
    after: [
      'Ein Schlag vorn kann eine Einheit 10 cm dahinter vernichten: Nur die Anzahl der Treffer zählt, nicht ihre Art.',
    ],
  },
  hits: {
    title: 'Ihre Würfel',
    text: [
      'Die Orks würfeln. In Kontakt brauchen sie 4+, die dahinter 6+.',
    ],
    hint: [
      'Lies jeden Würfel nach dem Wert der Einheit, die ihn wirft.',
    ],
    after: [
      'Alle Treffer werden verteilt, bevor ein einziger Schutzwurf fällt.',
    ],
  },
  'save-the-commander': {
    title: 'Nicht der Commander',
    text: [
      'Die ersten Treffer gehen an die zwei in Kontakt. {unit k1} und {unit g3} stehen beide {gap k1} entfernt.',
      'So wie die Treffer jetzt liegen, ist {unit k1} in Gefahr.',
    ],
    task: 'Verteil die Treffer so, dass {unit k1} keinen erhält, und geh weiter zu den Schutzwürfen.',
    hint: [
      'Ein Treffer darf nur zwischen gleich nahen Einheiten wechseln.',
    ],
    after: [
      'Bei gleichem Abstand hast du die Wahl, und ein Blick darauf lohnt sich in jedem Sturmangriff.',
    ],
  },
  after: {
    title: 'Was daraus wurde',
    text: [
      'Deine Verluste: {lost defender}, Verluste der Orks: {lost attacker}.',
      'Haben alle einen Treffer, beginnt es vorn von Neuem; nur wenn niemand mehr übrig ist, verfallen Treffer.',
    ],
    hint: [],
  },
};

/** The lesson 'second-lap'. */
const secondLapName: NameTexts = {
  title: 'Der zweite Durchgang und gemischter Schutz',
  teaches: 'Niemand erhält einen zweiten Treffer, bevor alle einen haben; zwei Treffer sind zwei Schutzwürfe und '
    + 'höchstens ein Kill.',
};

const courseSecondLap: LessonProse = {
  thin: {
    title: 'Ein kleiner Mob und viele Schüsse',
    text: [
      'Gegen deine {formation mob} werden zehn Würfel geworfen, und vier deiner Einheiten sind in Reichweite.',
      'Nobz, Boyz und Grotz stehen nebeneinander, jede Einheit mit eigener Rüstung oder ohne.',
      'Treffer fallen reihum: Niemand erhält einen zweiten, bevor alle, die getroffen werden können, einen haben.',
    ],
    hint: [],
  },
  four: {
    title: 'Sechs Treffer auf vier Einheiten',
    text: [
      'Angenommen, sechs Treffer fallen, so wie jetzt alle stehen.',
      '{unit n1} ist am nächsten. Ein Freund meint, eine Einheit sterbe nur einmal und erhalte deshalb nur einen '
        + 'Treffer.',
    ],
    hint: [
      'Zwei deiner Einheiten sind mehr als 15 cm von jedem Gegner entfernt: Sie erhalten keinen Treffer.',
      'Ist der erste Durchgang vorbei, beginnt der zweite wieder bei der nächststehenden Einheit.',
    ],
    after: [
      'Der zweite Durchgang beginnt vorn, wo deine beste Einheit steht.',
    ],
  },
  more: {
    title: 'Mehr Schultern für die Last',
    text: [
      '{unit b3} und {unit b4} stehen etwas zu weit hinten, um getroffen zu werden oder zu schießen.',
      'Beide Einheiten dürfen einen Gegenstoß von bis zu 5 cm machen.',
    ],
    task: 'Bring {unit b3} und {unit b4} in den Kampf und beende den Gegenstoß.',
    hint: [
      'Geradewegs zum nächsten Gegner; ein einziger Zentimeter genügt.',
    ],
    after: [
      'Zwei Würfel mehr für dich, und zwei Einheiten mehr, die getroffen werden können.',
    ],
  },
  six: {
    title: 'Noch einmal sechs Treffer',
    text: [
      'Dieselben sechs Treffer, jetzt, wo die Bewegungen vorbei sind.',
    ],
    hint: [
      'Zähl, wer jetzt getroffen werden kann, und teil die Treffer einzeln aus.',
    ],
    after: [
      'Wer mehr Einheiten in Reichweite bringt, verkürzt den zweiten Durchgang.',
    ],
  },
  'no-save': {
    title: 'Ein Treffer auf die Grotz',
    text: [
      'Bevor ein Würfel fällt, denk an die Schutzwürfe, die anstehen.',
      'Jemand gibt dir einen Haufen Würfel und sagt: „Der Mob ist auf 6+ geschützt.“',
    ],
    hint: [
      'Jede Einheit wird von ihrer eigenen Rüstung geschützt, und ein Strich ist keine Rüstung.',
    ],
    after: [
      'Schutzwürfe werden nie gemischt: Jeder Würfel gehört zu einer Einheit und wird nach ihrer Rüstung gewertet.',
    ],
  },
  losses: {
    title: 'Zwei Treffer, zwei Schutzwürfe',
    text: [
      'Hier sind die Würfel. Manche deiner Einheiten haben zwei Treffer abzuwehren.',
      'Dein Gegner zählt jeden verpatzten Wurf als Kill.',
    ],
    hint: [
      'Gegen jeden Treffer gibt es einen eigenen Schutzwurf; ein Fehlwurf genügt, um die Einheit zu verlieren.',
      'Wem beide Würfe misslingen, der ist trotzdem nur einmal verloren.',
    ],
    after: [
      'Zwei Treffer auf eine Einheit sind zwei Schutzwürfe und höchstens ein Kill.',
    ],
  },
  after: {
    title: 'Was daraus wurde',
    text: [
      'Deine Verluste: {lost defender}; Kills des Angreifers: {kills attacker}.',
      'Grotz, die zwischen Orks fallen, sind niemandes Kill; das ist ihre eigene Regel.',
    ],
    hint: [],
  },
};

/** The lesson 'cover'. */
const coverName: NameTexts = {
  title: 'Deckung, und wer sie hat',
  teaches: 'Deckung statt Rüstung, für die Angegriffenen und nie für die, die anstürmen.',
};

const courseCover: LessonProse = {
  ruins: {
    title: 'Ein Kampf zwischen Mauern',
    text: [
      'Orks sind in die Ruinen gelaufen, in denen deine {formation company} gewartet hat.',
      'Einer davon, {unit n1}, blieb in einem Wäldchen stehen. Auch dein Panzer steht in den Ruinen.',
      'Infanterie in Ruinen kann auf 4+ durch Deckung geschützt sein, im Wald auf 5+.',
      'Welche Einheiten das sind, sollst du sagen.',
    ],
    hint: [],
  },
  'get-in': {
    title: 'Hinein',
    text: [
      '{unit g4} steht im Freien hinter den Ruinen.',
      'Die Einheit berührt niemanden und darf einen Gegenstoß von bis zu 5 cm machen.',
    ],
    task: 'Sorg dafür, dass {unit g4} am Ende des Gegenstoßes in Deckung steht.',
    hint: [
      'Der nächste Gegner steht genau gegenüber, jenseits der Ruinen.',
    ],
    after: [
      'Die Einheit steht in Deckung und hat nun einen Schutzwurf; vorher hatte sie gar keinen.',
    ],
  },
  orks: {
    title: 'Die Orks in denselben Ruinen',
    text: [
      'Der Ork-Spieler zeigt auf die Mauern: „Meine sind auch drin, und einer ist im Wald.“',
      'Wähle diejenigen seiner Einheiten, die durch ihre Deckung geschützt sind.',
    ],
    hint: [
      'Frag dich zuerst, wer angestürmt ist, und erst dann, wer wo steht.',
      '„Niemand“ ist auch eine Antwort.',
    ],
    after: [
      'Wer anstürmt, verzichtet für den ganzen Sturmangriff auf Deckung, wo der Ansturm auch endet.',
    ],
  },
  guard: {
    title: 'Und deine eigene Seite?',
    text: [
      'Jetzt deine eigenen Einheiten. {unit l1} steht bis zum Turm in den Ruinen.',
      '{unit g5} und {unit r1} stehen im Obstgarten, zu Fuß und zu Pferd.',
      'Ein Freund sagt, Deckung zähle nur für Einheiten in Kontakt.',
    ],
    hint: [
      'Deckungswürfe sind für Infanterie.',
      'Wie der Treffer zustande kam, ist egal; es zählt nur, wo das Opfer steht.',
    ],
    after: [
      'Fahrzeuge haben Deckung nur in Stellungen, die für sie gebaut sind.',
      'Berittene Truppen gelten im Gelände als Fahrzeuge, sofern dein Club es nicht anders hält.',
    ],
  },
  'to-hit': {
    title: 'Trifft man hier schlechter?',
    text: [
      '{unit b1} attackiert jemanden zwischen Mauern; im Datenblatt steht 4+ für den Nahkampf.',
      'Wenn du auf jemanden in Deckung schießt, ist der Wurf um 1 erschwert. Dein Freund würde es hier genauso '
        + 'machen.',
    ],
    hint: [
      'Beschuss hat seine Modifikatoren. Frag dich, ob Attacken im Sturmangriff welche haben.',
    ],
    after: [
      'Im Sturmangriff wird ein Treffer durch nichts erleichtert oder erschwert; Deckung ist ein Schutzwurf und sonst '
        + 'nichts.',
    ],
  },
  flames: {
    title: 'Wenn sie Flammen hätten',
    text: [
      'Angenommen, ein Treffer käme von einer Waffe, die Deckung ignoriert.',
      '{unit g1} hat keine eigene Rüstung, aber Steinmauern ringsum.',
    ],
    hint: [
      'So ein Treffer lässt die Rüstung in Ruhe und nimmt die Deckung weg.',
    ],
    after: [
      'Gegen so eine Waffe hilft nur Rüstung.',
    ],
  },
  after: {
    title: 'Was daraus wurde',
    text: [
      'Deine Verluste: {lost defender}, Verluste der Orks: {lost attacker}.',
      'Ein gewöhnliches Fahrzeug, das in Ruinen fährt, wirft einen Würfel und ist bei einer 1 verloren.',
    ],
    hint: [],
  },
};

/** The lesson 'first-strike'. */
const firstStrikeName: NameTexts = {
  title: 'First Strike',
  teaches: 'Manche attackieren vor allen anderen, und wen sie töten, der schlägt nicht zurück.',
};

const courseFirstStrike: LessonProse = {
  masks: {
    title: 'Deine Banshees',
    text: [
      'Banshees treffen im Nahkampf auf 2+ und im Feuergefecht auf 5+; ein Ork braucht im Nahkampf 4+.',
      'Ihre Masken geben ihnen im Nahkampf First Strike. Ihre Rüstung ist leicht.',
      'Sie sind Infiltrators, ihr Ansturm darf also doppelt so weit sein wie ihr Tempo: 30 cm.',
    ],
    hint: [],
  },
  charge: {
    title: 'Wo die Masken zählen',
    text: [
      'Eine Maske erschreckt den, der nah genug ist, um ihr ins Gesicht zu sehen.',
      'Von Weitem schießen deine Banshees schlecht.',
    ],
    task: 'Bring drei deiner Einheiten in Basekontakt.',
    hint: [
      'Zwei deiner Einheiten dürfen sich einen Ork teilen, oder jede nimmt einen eigenen.',
    ],
    after: [
      'Drei Einheiten sind in Kontakt. Beende den Ansturm, wenn die anderen stehen, wo du sie haben willst.',
    ],
  },
  'who-first': {
    title: 'Wer schlägt zuerst zu?',
    text: [
      'Alle Bewegungen sind vorbei, und noch niemand hat einen Würfel geworfen.',
      'Dein Freund liest den Namen der Formation und sagt, alle darin kämen zuerst dran.',
    ],
    hint: [
      'First Strike einer Nahkampfwaffe gilt im Nahkampf, das von Handfeuerwaffen im Feuergefecht.',
    ],
    after: [
      'Wer ohne Kontakt bleibt, attackiert später, mit allen anderen.',
    ],
  },
  losses: {
    title: 'Die ersten Würfel',
    text: [
      'Deine Banshees haben zugeschlagen: Boyz sind auf 6+ geschützt, Nobz auf 4+.',
      'Diese Treffer werden verteilt und samt ihren Schutzwürfen abgehandelt, bevor sonst jemand attackiert.',
    ],
    hint: [
      'Gegen jeden Treffer auf eine Einheit schützt ihre Rüstung; wem der Wurf misslingt, der wird entfernt.',
    ],
    after: [
      'Die Toten kommen jetzt vom Tisch.',
    ],
  },
  'strike-back': {
    title: 'Die Antwort',
    text: [
      'Der Ork-Spieler nimmt einen Würfel für jede Einheit, die bei deinem Ansturm da war.',
      'Und es stimmt: Attacken geschehen zugleich, und meist hat zugeschlagen, wer stirbt.',
    ],
    hint: [
      'Alle attackieren gleichzeitig; First Strike ist die einzige Ausnahme.',
    ],
    after: [
      'Wer durch First Strike gefallen ist, schlägt nicht zurück.',
    ],
  },
  rest: {
    title: 'Und deine übrigen Banshees?',
    text: [
      'Banshees, deren Opfer gefallen sind, haben niemanden mehr vor sich.',
      '„Jetzt dürfen sie also schießen“, sagt dein Freund.',
    ],
    hint: [
      'Jede Einheit attackiert einmal je Runde; Extra-Attacken kommen dazu.',
    ],
    after: [
      'Wer zuerst zugeschlagen hat, hatte seine Attacke schon; die anderen machen ihre jetzt.',
    ],
  },
  after: {
    title: 'Was daraus wurde',
    text: [
      'Deine Kills: {kills attacker}; deine Verluste: {lost attacker}.',
      'Wer Unterstützungsfeuer gibt, dem nützt First Strike nichts: Es zählt nur bei den Attacken.',
    ],
    hint: [],
  },
};

/** The lesson 'macro-weapons'. */
const macroWeaponsName: NameTexts = {
  title: 'Makrowaffen und Titan Killer',
  teaches: 'Treffer, gegen die kaum ein Schutzwurf hilft: Sie kommen zuletzt, und nur aus Extra-Attacken.',
};

const courseMacroWeapons: LessonProse = {
  power: {
    title: 'Energiewaffen',
    text: [
      'Terminators haben deine {formation company} erreicht. Jeder trägt eine Energiewaffe: eine Extra-Attacke mit '
      + 'einer Makrowaffe.',
      'Ihr Captain hat noch eine. Du hast Infanterie, zum Teil zwischen Mauern, und einen Panzer.',
      'Für eine Extra-Attacke gilt derselbe Wert wie für die anderen Attacken ihrer Einheit.',
    ],
    hint: [],
  },
  dice: {
    title: 'Wie viele Würfel werfen sie?',
    text: [
      'Drei Terminators berühren deine Einheiten, der Captain ist bei einem davon, und ein vierter dahinter schießt.',
      '„Vier mit je zwei Würfeln und noch einer für den Captain“, sagt ihr Spieler.',
    ],
    hint: [
      'Zähl einen Würfel je Einheit und die zusätzlichen der Nahkampfwaffen in Kontakt.',
      'Wer schießt, lässt die Energiewaffe weg.',
    ],
    after: [
      'Nur die Extra-Attacken zählen als Makrowaffe, und nur in Kontakt.',
      'Der erste Würfel jeder Einheit ist ein gewöhnlicher.',
    ],
  },
  walls: {
    title: 'Mauern gegen eine Energiewaffe',
    text: [
      'Die Ruinen ringsum schützen {unit g1} auf {save g1}. Ein Freund meint, Stein sei Stein.',
    ],
    hint: [
      'Frag dich, was eine Makrowaffe von der Rüstung übrig lässt und was von der Deckung.',
    ],
    after: [
      'Deckung nützt gegen eine Makrowaffe nichts, und gewöhnliche Rüstung auch nicht.',
    ],
  },
  tank: {
    title: 'Und der Panzer?',
    text: [
      '{unit l1} hat Reinforced Armour mit 4+.',
      'Gegen einen gewöhnlichen Treffer gäbe es einen Wurf und nach einem Fehlwurf noch einen.',
    ],
    hint: [
      'Reinforced Armour ist die Ausnahme, behält aber nicht beide Würfe.',
    ],
    after: [
      'Reinforced Armour hat gegen eine Makrowaffe einen Wurf und keinen zweiten.',
    ],
  },
  'titan-killer': {
    title: 'Wenn es ein Titan Killer wäre',
    text: [
      'Angenommen, der Treffer auf {unit l1} käme von einem Titan Killer, der schwersten Art von Waffe.',
    ],
    hint: [
      'Ein Titan Killer tut alles, was eine Makrowaffe tut, und noch etwas.',
    ],
    after: [
      'Gegen einen Titan Killer nützt selbst Reinforced Armour nichts.',
    ],
  },
  captain: {
    title: 'Hilft überhaupt etwas?',
    text: [
      'Jetzt umgekehrt: Ein Titan Killer trifft {unit t1}, die Einheit ihres Captains.',
      'Der Captain bringt einen Rettungswurf mit. „Vor einem Titan Killer schützt nichts“, sagt man dir.',
    ],
    hint: [
      'Nach Rüstung oder Deckung, oder an ihrer Stelle, kann noch eine zweite Art Schutzwurf helfen.',
    ],
    after: [
      'Ein Rettungswurf von 6+ hilft gegen jede Attacke, und nichts erschwert ihn.',
    ],
  },
  'place-it': {
    title: 'Wohin damit?',
    text: [
      'Gewöhnliche Treffer sind abgehandelt, die Toten sind entfernt; erst jetzt werden die Treffer der Makrowaffen '
        + 'verteilt.',
      'So wie meist gespielt wird, beginnen sie bei der nächststehenden Einheit, die übrig ist, ob schon getroffen '
        + 'oder nicht.',
      'Solche Treffer auf deine Seite: {hits defender}. Dein Panzer steht vorn.',
    ],
    task: 'Verteil die Treffer so, dass {unit l1} keinen erhält, und mach weiter.',
    hint: [
      'Vielleicht steht jemand ebenso nah, in Kontakt, und ist weniger wert.',
    ],
    after: [
      'Unter gleich nahen Einheiten ist die billigste der beste Platz für einen Treffer ohne Schutzwurf.',
    ],
  },
  after: {
    title: 'Was daraus wurde',
    text: [
      'Deine Verluste: {lost defender}, Verluste der Terminators: {lost attacker}.',
      'Wäre ein Terminator an deinen gewöhnlichen Treffern gestorben, hätte seine Energiewaffe trotzdem '
        + 'zugeschlagen.',
    ],
    hint: [],
  },
};

/** The lesson 'decided-at-once'. */
const decidedAtOnceName: NameTexts = {
  title: 'Wenn es sofort endet',
  teaches: 'Zwei Arten, wie die Attacken allein einen Sturmangriff entscheiden, und wer dafür tot sein muss.',
};

const courseDecidedAtOnce: LessonProse = {
  'two-against-two': {
    title: 'Zwei gegen zwei',
    text: [
      'Zwei Mobs einer {formation warband} berühren zwei Einheiten deiner {formation company}.',
      'Alle anderen stehen hinter einem Gebäude: drei Mobs hinter dem Lagerhaus, drei deiner Einheiten hinter der '
        + 'Kaserne.',
      'Sind die Attacken vorbei, sieht man nach, ob sie die Sache entschieden haben.',
    ],
    hint: [],
  },
  'both-gone': {
    title: 'Vorn ist niemand mehr',
    text: [
      'Das sind die Würfel. Deine zwei Einheiten vorn haben keine Rüstung, also rechne aus, was aus ihnen wird.',
      '„Wer auf deiner Seite gekämpft hat, ist tot, also habe ich gewonnen“, sagt der Ork-Spieler.',
    ],
    hint: [
      'Der Angreifer gewinnt sofort, wenn von den angegriffenen Formationen gar niemand mehr da ist.',
      'Zähl, wen deine Kompanie hinter der Kaserne hat.',
    ],
    after: [
      'Alle Verteidiger zu töten, die direkt im Kampf sind, genügt nicht, solange noch andere Verteidiger leben.',
    ],
  },
  tie: {
    title: 'Gleichstand',
    text: [
      'Die Summen waren gleich, {total attacker} zu {total defender}, also gibt es noch eine Runde.',
      'Die Orks warten darauf, dass du dich zeigst.',
    ],
    hint: [],
  },
  'show-yourselves': {
    title: 'Drei Gewehre gegen zwei',
    text: [
      'Nur zwei Orks sind diesseits des Lagerhauses. Deine drei Einheiten hätten drei Schüsse, wenn '
        + 'sie etwas sehen könnten.',
      'Jede deiner Einheiten darf einen Gegenstoß von bis zu 5 cm machen.',
    ],
    task: 'Lass {unit g3}, {unit g4} und {unit g5} in dieser Runde attackieren und beende den Gegenstoß.',
    hint: [
      'Jede Einheit muss geradewegs zum nächsten Gegner; der Weg führt durch die Kaserne.',
      'Deine Einheiten brauchen eine Schusslinie zu jemandem im Umkreis von 15 cm.',
    ],
    after: [
      'Drei deiner Einheiten sind direkt im Kampf, und sie stehen zwei Orks gegenüber.',
    ],
  },
  'engaged-gone': {
    title: 'Zwei Orks unter Feuer',
    text: [
      'Das sind die Würfel der zweiten Runde.',
      '„Selbst wenn beide sterben: Drei von meinen stehen da hinten ohne einen Kratzer“, sagt der Ork-Spieler.',
    ],
    hint: [
      'Die beiden Seiten werden nicht gleich behandelt: Eine davon ist angestürmt.',
      'Beim Angreifer kommt es darauf an, wer von den direkt Kämpfenden übrig ist.',
    ],
    after: [
      'So wie meist gespielt wird, hat der Verteidiger gewonnen, wenn alle direkt kämpfenden Angreifer tot sind.',
    ],
  },
  'without-a-scratch': {
    title: 'Und die drei hinter dem Lagerhaus?',
    text: [
      'Die drei Mobs haben weder zugeschlagen noch Schläge abbekommen. Sag, was aus den Formationen wird.',
      'Unter Feuer und für Verluste erhält eine Formation Blastmarker; bei so vielen, wie sie Einheiten hat, bricht '
        + 'sie.',
    ],
    hint: [
      'Ganze Formationen verlieren, nicht nur die Einheiten, die gekämpft haben.',
    ],
    after: [
      'Die ganze Formation hat verloren, und sie bricht.',
    ],
  },
  after: {
    title: 'Was nicht geschah',
    text: [
      'Gewonnen hat: {winner}.',
      'Entscheiden die Attacken, gibt es kein Unterstützungsfeuer, und niemand würfelt für das Ergebnis.',
    ],
    hint: [],
  },
};

/** The lesson 'supporting-fire'. */
const supportingFireName: NameTexts = {
  title: 'Unterstützungsfeuer',
  teaches: 'Welche Formationen in den Sturmangriff schießen dürfen, wen sie treffen können und was sie bringen.',
};

const courseSupportingFire: LessonProse = {
  stalled: {
    title: 'Noch ist nichts entschieden',
    text: [
      'Du führst eine {formation warband} und hast eine {formation company} angegriffen.',
      'Deine Kills: {kills attacker}, deine Verluste: {lost attacker}.',
      'Direkt kämpfende Angreifer sind übrig und Verteidiger auch: Die Attacken allein haben nichts entschieden.',
      'Jetzt dürfen Formationen, die in diesem Sturmangriff nicht kämpfen, hineinschießen, auf beiden Seiten.',
    ],
    hint: [],
  },
  yours: {
    title: 'Wer schießt für dich?',
    text: [
      'Drei {formation gunz} stehen hinter dir. Beschuss und Verluste bringen einer Formation Blastmarker; '
        + 'Marker deiner Geschütze: {markers gunz}.',
      'Der Spieler der Garde sagt: „Wer einen Marker hat, zieht den Kopf ein.“',
    ],
    question: 'Welche deiner Einheiten dürfen Unterstützungsfeuer geben?',
    hint: [
      'Ein Unterstützer braucht einen Gegner im Umkreis von 15 cm und in Schusslinie, der in diesem Sturmangriff '
      + 'attackiert hat.',
      'Marker hindern niemanden am Unterstützen, solange die Formation nicht gebrochen ist.',
    ],
    after: [
      'Reichweite und Sicht prüft man für jedes Geschütz einzeln; Marker spielen keine Rolle.',
    ],
  },
  theirs: {
    title: 'Und wer schießt für die Garde?',
    text: [
      'Panzer hinter der Linie, einer davon jenseits der Kapelle. Die Chimeras sind in diesem Spielzug marschiert: '
        + 'drei Bewegungen, kein Feuer.',
      'Ein gebrochener Zug steht nah bei {unit b5}, und ein Sentinel zielt auf {unit b6}.',
      '„Alle stehen höchstens 15 cm von einem Ork entfernt“, sagt ihr Spieler.',
    ],
    question: 'Welche Einheiten der Garde dürfen Unterstützungsfeuer geben?',
    hint: [
      'Eine gebrochene Formation kann kämpfen, wenn sie angegriffen wird, aber sie gibt kein Unterstützungsfeuer.',
      'Wer in diesem Spielzug marschiert ist, darf nicht unterstützen, so nah er auch steht.',
      'Mauern zwischen zwei Einheiten unterbrechen die Schusslinie hier wie überall.',
      'Hat der Ork attackiert, den der Unterstützer sieht? Nur die Kompanie kämpft hier: Miss von {unit b6} zu ihr.',
    ],
    after: [
      'Wer unterstützt, ist nicht gebrochen, nicht marschiert und sieht im Umkreis von 15 cm einen Gegner, der '
        + 'attackiert hat.',
    ],
  },
  spare: {
    title: 'Eine Granate für die Nobz?',
    text: [
      'Treffer der Panzer: {hits attacker}. Er liegt vorerst auf {unit n1}.',
      'Treffer der Unterstützung fallen auf die, die den Unterstützern am nächsten sind, und nur auf direkt '
        + 'Kämpfende, die ein Unterstützer im Umkreis von 15 cm sieht.',
      'Miss von den Panzern, nicht von den Gardisten.',
    ],
    task: 'Gib den Treffer jemand anderem, der gleich nah steht, wenn du kannst.',
    hint: [
      'Unter gleich nahen Einheiten wählt ihr Besitzer. Das bist du.',
    ],
    after: [
      'Treffer, für die niemand mehr in Reichweite ist, verfallen; Unterstützer selbst werden nie getroffen.',
    ],
  },
  kills: {
    title: 'Was haben deine Geschütze gebracht?',
    text: [
      'Vor dem Ergebnis zählst du. „Nur deine Warband kämpft, also zählen nur ihre Kills“, sagt dein Gegner.',
    ],
    question: 'Wie viele Kills zählt deine Seite?',
    hint: [
      'Ein Kill ist ein Kill deiner Seite, ganz gleich, wer geschossen hat.',
    ],
    after: [
      'Von Unterstützern zählen nur die Kills: nicht ihre Anzahl, nicht ihre Marker und nicht ihr Inspiring.',
    ],
  },
  shaken: {
    title: 'Was Zusehen kostet',
    text: [
      'Die Garde hat verloren. Die Chimeras haben nicht geschossen. Ihre Blastmarker: {markers chimeras}.',
      '„Sie hatten nichts damit zu tun“, sagt ihr Spieler.',
    ],
    question: 'Wie viele Blastmarker haben die Chimeras, wenn alles vorbei ist?',
    hint: [
      'So wie meist gespielt wird, erschüttert eine Niederlage auch andere Formationen des Verlierers, die nah genug '
      + 'standen, ob sie schossen oder nicht.',
    ],
    after: [
      'Jede Formation des Verlierers, die in der Nähe stand, erhält einen Marker.',
    ],
  },
};

/** The lesson 'the-result'. */
const theResultName: NameTexts = {
  title: 'Das Ergebnis und seine Modifikatoren',
  teaches: 'Zwei Würfel, der höhere zählt; was dazukommt, Zeile für Zeile.',
};

const courseTheResult: LessonProse = {
  spare: {
    title: 'Jemand, der einen Punkt wert ist',
    text: [
      'Deine Marines haben eine {formation warband} angegriffen. Bei {unit a1} ist ein Chaplain mit Inspiring, und '
        + 'deine Seite erhält einen Treffer.',
      'Jede deiner Einheiten mit Inspiring bringt einen Punkt für das Ergebnis, muss es aber erleben.',
    ],
    task: 'Sorg dafür, dass der Treffer nicht auf {unit a1} fällt.',
    hint: [
      'Alle vier berühren einen Gegner und sind gleich nah; bei gleichem Abstand wählt der Besitzer.',
    ],
    after: [
      'Der Chaplain lebt und zählt mit. Wer unter den Unterstützern Inspiring hat, würde nicht mitzählen.',
    ],
  },
  numbers: {
    title: 'Zähl die Orks',
    text: [
      'Beide Seiten vergleichen, wie viele Einheiten sie nach den Verlusten noch haben.',
      'Manche Boyz standen zu weit hinten, um zu kämpfen, und {formation gunz} haben von der Flanke aus geschossen.',
      '„Zähl die, die gekämpft haben“, sagt jemand, „die Geschütze auch.“',
    ],
    question: 'Wie viele Einheiten zählen die Orks?',
    hint: [
      'Frag dich bei jeder Einheit, ob ihre Formation in diesem Sturmangriff kämpft und ob sie lebt.',
    ],
    after: [
      'Die ganze Formation zählt mit, im Kampf oder nicht. Unterstützer zählen nicht mit.',
      'Eine Überzahl bringt einen Punkt, mehr als doppelt so viele Einheiten bringen zwei.',
    ],
  },
  yours: {
    title: 'Was zählst du dazu?',
    text: [
      'Deine Kills: {kills attacker}, deine Marker: {markers assault}; Marker der Orks: {markers warband}.',
      '„Marker zählen einmal“, sagt dein Gegner, „entweder deine oder meine.“',
    ],
    question: 'Was zählst du insgesamt zu deiner höheren Augenzahl dazu?',
    hint: [
      'Fünf Zeilen: Kills, Überzahl, kein eigener Marker, mehr beim Gegner, Einheiten mit Inspiring.',
      'Keinen Marker zu haben, ist einen Punkt wert, und dass der Gegner mehr davon hat, noch einen.',
    ],
    after: [
      'Nur Marker aus der Zeit vor dem Kampf zählen; die für Verluste im Kampf kommen, wenn alles vorbei ist.',
    ],
  },
  theirs: {
    title: 'Und die Orks?',
    text: [
      'Ihre Kills: {kills defender}; dazu Marker. Einheiten: {left defender} gegen deine {left attacker}.',
      'Ihr Spieler zählt einen Punkt für die Überzahl dazu.',
    ],
    question: 'Was zählen die Orks insgesamt zu ihrer höheren Augenzahl dazu?',
    hint: [
      'Genau doppelt so viele sind nicht mehr als doppelt so viele. Rechne nach.',
    ],
    after: [
      'Hätten die Geschütze jemanden getötet, würde auch das zählen, aber sonst nichts von ihnen.',
    ],
  },
  chance: {
    title: 'Was ist ein Vorsprung von zwei Punkten wert?',
    text: [
      'Jede Seite wirft zwei Würfel und behält den höheren.',
      'Du liegst etwas vorn. Sag, wie sicher das ist.',
    ],
    question: 'Wie wahrscheinlich ist dein Sieg, in Prozent, plus oder minus 12?',
    hint: [
      'Der höhere von zwei Würfeln ist meistens eine 5 oder 6, auf beiden Seiten.',
    ],
    after: [
      'Ein kleiner Vorsprung ist viel wert, weil der höhere von zwei Würfeln weniger schwankt als ein einzelner.',
    ],
  },
  winner: {
    title: 'Die Würfel liegen auf dem Tisch',
    text: [
      'Beide Spieler zählen ihre Punkte dazu, und jemand addiert beide Würfel.',
    ],
    hint: [
      'Der niedrigere Würfel jeder Seite wird beiseitegelegt, bevor etwas dazukommt.',
    ],
    after: [
      'Die höhere Summe gewinnt, und wie groß der Vorsprung ist, ist für den Verlierer wichtig.',
    ],
  },
  after: {
    title: 'Worauf es hinauslief',
    text: [
      'Deine Würfel: {dice attacker}; deine Summe: {total attacker}.',
      'Würfel der Orks: {dice defender}; ihre Summe: {total defender}.',
      'Sieh, wie wenig dazwischenlag: Eine Einheit mit Inspiring kann den Ausschlag geben.',
      'Jetzt kommen Marker für Verluste. Bei einem je Einheit bricht eine Formation, Marines erst bei zwei.',
    ],
    hint: [],
  },
};

/** The lesson 'ties'. */
const tiesName: NameTexts = {
  title: 'Gleichstand',
  teaches: 'Gleiche Summen bedeuten noch eine Runde: was darin neu beginnt und was bleibt.',
};

const courseTies: LessonProse = {
  first: {
    title: 'Je ein Kill',
    text: [
      'Deine Marines liefen, so weit sie konnten, und stehen vor einer Kompanie der Garde; Kontakt war außer '
        + 'Reichweite.',
      'Beide Seiten haben geschossen. Deine Kills: {kills attacker}, die der Garde: {kills defender}.',
      'Jetzt würfeln beide für das Ergebnis.',
    ],
    hint: [],
  },
  'who-wins': {
    title: 'Wer hat gewonnen?',
    text: [
      'Die Würfel liegen. Niemand hat einen Marker. Übrige Einheiten: deine {left attacker}, die der Garde '
        + '{left defender}.',
      '„Du hast mich nicht geschlagen“, sagt der Spieler der Garde, „also hast du verloren.“',
    ],
    hint: [
      'Zähl auf beiden Seiten Kills und Überzahl dazu, und je einen Punkt, weil niemand Marker hat.',
      'Bei Gleichstand hat niemand einen Vorteil, weder wer anstürmte noch wer angegriffen wurde.',
    ],
    after: [
      'Niemand hat gewonnen, also geht der Kampf weiter: Gegenstöße, Attacken, Unterstützung und ein neues '
        + 'Ergebnis.',
    ],
  },
  'how-far': {
    title: 'Noch ein Ansturm?',
    text: [
      'Runde {round}. {unit a2} hat Tempo 30 und steht {gap a2} vom nächsten Gardisten entfernt.',
      'Dein Nachbar hält das für einen zweiten Ansturm und würde die Einheit 30 cm ziehen.',
    ],
    hint: [
      'In einer späteren Runde bewegt sich auch der Angreifer nach den Regeln des Gegenstoßes.',
    ],
    after: [
      'Ab der zweiten Runde machen beide Seiten Gegenstöße, der Angreifer zuerst.',
    ],
  },
  'go-in': {
    title: 'Jetzt erreichst du sie',
    text: [
      'Du triffst im Nahkampf auf 3+ und im Feuergefecht auf 5+, die Gardisten auf 6+ und auf 5+.',
      'Wer im Kampf ist und wie, bestimmt man in jeder Runde neu.',
    ],
    task: 'Mach den Gegenstoß so, dass drei deiner Einheiten einen Gegner berühren.',
    hint: [
      'Geradeaus vor jeder deiner Einheiten steht ein Gardist, und der Weg ist kurz genug.',
    ],
    after: [
      'In Kontakt zählt der Nahkampf, auch für den Gegner.',
    ],
  },
  support: {
    title: 'Wieder die Panzer?',
    text: [
      'In der ersten Runde schoss {unit l1}, und {unit l2} war zu weit weg.',
      '„Der hat schon geschossen“, sagst du.',
    ],
    question: 'Welche Einheiten der Garde dürfen jetzt Unterstützungsfeuer geben?',
    hint: [
      'Alles nach den Gegenstößen geschieht noch einmal, auch die Unterstützung.',
      'Miss auch neu: Deine Marines haben sich bewegt.',
    ],
    after: [
      'So wie meist gespielt wird, gibt es in jeder Runde Unterstützung, und jedes Mal wird neu geprüft, wer sie '
        + 'geben darf.',
    ],
  },
  kills: {
    title: 'Welche Kills zählen?',
    text: [
      'Die zweite Runde ist vorbei. Manche fielen in der ersten, manche in dieser.',
      '„Jede Runde wird für sich gezählt“, sagt der Spieler der Garde.',
    ],
    question: 'Wie viele Kills zählt deine Seite?',
    hint: [
      'Für das Ergebnis zählen die Kills dieses Sturmangriffs.',
    ],
    after: [
      'Kills bleiben von Runde zu Runde erhalten.',
    ],
  },
  after: {
    title: 'Es gibt immer einen Sieger',
    text: [
      'Nach Runde {round} steht es {total attacker} zu {total defender}. Gewonnen hat: {winner}.',
      'Runde folgt auf Runde, bis jemand gewonnen hat; ein Sturmangriff endet nie unentschieden.',
    ],
    hint: [],
  },
};

/** The lesson 'losing'. */
const losingName: NameTexts = {
  title: 'Niedermachen, Brechen, Rückzug',
  teaches: 'Was eine Niederlage kostet: Treffer ohne Schutzwurf, eine gebrochene Formation und 15 cm zum nächsten '
    + 'Gegner.',
};

const courseLosing: LessonProse = {
  'how-many': {
    title: 'Wie schlimm?',
    text: [
      'Orks haben deine {formation company} angegriffen und dazu die gebrochene Formation '
        + '{formation remnant}.',
      'Deine Kills: {kills defender}, ihre: {kills attacker}. Die Würfel für das Ergebnis liegen auf dem Tisch.',
      '„Du hast eine Einheit verloren, also erhältst du noch einen Treffer“, sagt jemand.',
    ],
    question: 'Wie viele Treffer ohne Schutzwurf erhält der Verlierer jetzt?',
    hint: [
      'Nimm die höhere Augenzahl jeder Seite und zähl dazu: Kills, Überzahl, Marker, Einheiten mit Inspiring.',
      'Ein gebrochener Zug zählt als ein Marker für jede seiner Einheiten.',
      'Gesucht ist die Differenz der beiden Summen.',
    ],
    after: [
      'Beim Niedermachen gibt es so viele Treffer, wie die Differenz beträgt, und nichts schützt davor.',
    ],
  },
  whom: {
    title: 'Wer wird niedergemacht?',
    text: [
      '{unit g4} steht hinter der Mühle, hat keinen Ork gesehen und keinen Würfel geworfen.',
      'Bei {unit g3} ist ein Kommissar, damit hat die Einheit Fearless. Anzahl der Treffer: {hackdown}.',
      '„Wer nicht im Kampf war, kann nicht getroffen werden“, sagst du.',
    ],
    hint: [
      'Beim Niedermachen zählt weder die Schusslinie noch, wer im Kampf war, sondern nur, wer am nächsten ist.',
      'Einheiten mit Fearless werden übergangen, und der Treffer geht an die nächste.',
      'Die zwei Formationen zählen als eine; ihre Einheiten kommen zusammen dran, zuerst die, die den Orks am '
        + 'nächsten stehen.',
    ],
    after: [
      'Nah ist nah: Auch hinter einer Mauer ist niemand vor einer Niederlage sicher.',
    ],
  },
  break: {
    title: 'Welche Formation bricht?',
    text: [
      'Die Panzer haben Unterstützungsfeuer gegeben und stehen in der Nähe. Der Kommissar lebt.',
      '„Eine Einheit mit Fearless hält ihre Kompanie zusammen“, sagt dein Nachbar.',
    ],
    hint: [
      'Jede Formation, die verloren hat, bricht, wie viel ihr auch bleibt, außer sie war schon gebrochen.',
      'Andere Formationen der Verliererseite in der Nähe erhalten je einen Marker, der allein nur eine Formation aus '
        + 'einer einzigen Einheit bricht.',
    ],
    after: [
      'Einen Test gibt es nicht: Die Kompanie bricht, und ihre Marker werden entfernt.',
    ],
  },
  gone: {
    title: 'Und die schon Gebrochenen?',
    text: [
      'Von der Formation {formation remnant} wird nach den Treffern noch jemand übrig sein.',
      '„Gebrochen ist gebrochen“, sagt dein Nachbar, „mehr kann nicht passieren.“',
    ],
    hint: [
      'Eine gebrochene Formation kämpft wie jede andere, überlebt aber keine zweite Niederlage.',
    ],
    after: [
      'Wer beim Angriff schon gebrochen war und verliert, wird vernichtet, außer Einheiten mit Fearless.',
    ],
  },
  away: {
    title: 'Bring sie weg',
    text: [
      'Du hast zwei Bewegungen, hier zusammen 30 cm, und Kontrollzonen (5 cm um jeden Gegner) halten dich '
      + 'nicht auf.',
      'Wer danach höchstens 15 cm von irgendeinem Gegner entfernt steht, ist verloren.',
      'Zwei Mobs {formation bikes} warten am anderen Rand des Tischs.',
    ],
    hint: [
      'Geradewegs weg von der Warband hieße geradewegs zu den Bikes. Versuch es auf der Seite, auf der niemand steht.',
      'Einheiten mit Fearless dürfen bleiben oder irgendwohin ziehen, wo kein Gegner im Umkreis von 5 cm ist.',
    ],
    after: [
      'Deine Einheiten sind entkommen, gebrochen, aber am Leben.',
    ],
  },
  after: {
    title: 'Die Rechnung',
    text: [
      'Übrige Einheiten deiner beiden Formationen: {left defender}. Marker der Panzer: {markers tanks}.',
      'In dieser Reihenfolge: Treffer, Brechen, Ende der Gebrochenen, Rückzug, Marker für Formationen in der Nähe, '
        + 'Marker für Sieger.',
    ],
    hint: [],
  },
};

/** The lesson 'winning'. */
const winningName: NameTexts = {
  title: 'Sieger und Blastmarker',
  teaches: 'Was ein Sieg kostet: einen Blastmarker für jeden Verlust, und vielleicht bricht eine Formation, wo sie '
    + 'steht.',
};

const courseWinning: LessonProse = {
  fought: {
    title: 'Du hast gewonnen',
    text: [
      'Orks griffen deine zwei Kompanien an, die als eine kämpften. Ergebnis: {total defender} zu {total attacker}.',
      '{formation first}: vorher {markers first} Marker, drei Einheiten verloren.',
      '{formation second}: vorher kein Marker, eine Einheit verloren. Jetzt kommt die Rechnung.',
    ],
    hint: [],
  },
  second: {
    title: 'Marker für die zweite Kompanie',
    text: [
      'Insgesamt sind vier deiner Einheiten gefallen.',
      '„Die Kompanien kämpften als eine, also erhält jede vier Marker“, sagt der Ork-Spieler.',
    ],
    hint: [
      'Sieh nach, wer gefallen ist, Formation für Formation.',
    ],
    after: [
      'Jede Formation erhält einen Marker für jeden eigenen Verlust, aus allen Runden, und für keinen anderen.',
    ],
  },
  breaks: {
    title: 'Welche Formation bricht, bevor alles vorbei ist?',
    text: [
      '„Nur Verlierer brechen“, sagt dein Nachbar. Zähl erst Marker und Einheiten.',
    ],
    hint: [
      'Der Verlierer bricht auf jeden Fall.',
      'Eine Formation bricht, wenn sie so viele Marker wie Einheiten hat.',
      'Die Marker von vorher bleiben, und die für Verluste kommen dazu.',
    ],
    after: [
      'Ein Sieger kann durch seine eigenen Verluste brechen.',
    ],
  },
  goes: {
    title: 'Und wer muss gehen?',
    text: [
      'Auf beiden Seiten gibt es gebrochene Formationen. „Gebrochene fliehen“, sagt der Ork-Spieler.',
    ],
    hint: [
      'Frag dich, wodurch die Formation brach: durch die Niederlage oder durch die Marker eines Sieges?',
    ],
    after: [
      'Ein Sieger, der bricht, bleibt, wo er steht, auch mit Gegnern in der Nähe.',
      'Der Verlierer darf sich zweimal bewegen, und wer dann höchstens 15 cm von einem Gegner entfernt steht, ist '
        + 'verloren.',
    ],
  },
  consolidate: {
    title: 'Ein paar Schritte',
    text: [
      'Nun ordnet sich der Sieger neu: Jede seiner Einheiten darf sich bis zu 5 cm bewegen, aber in keine '
        + 'Kontrollzone.',
      'Hinter der zweiten Kompanie liegt ein Obstgarten, und die Orks sind nicht allein.',
    ],
    task: 'Bring {unit h3} und {unit h4} in den Obstgarten und beende die Neuordnung.',
    hint: [
      'Wald gibt Infanterie einen Deckungswurf von 5+, sobald sie darin steht.',
    ],
    after: [
      'Die Neuordnung ist freiwillig; Transporter dürfen dabei Einheiten aufnehmen.',
    ],
  },
  after: {
    title: 'Was der Sieg gekostet hat',
    text: [
      'Eine Formation, die bricht, verliert ihre Marker. Übrige Marker: {formation first} {markers first}, {formation '
        + 'second} {markers second}.',
      'Jede Einheit, die ein Sieger verliert, bringt ihm einen Marker, also zähl auch vor dem Ansturm.',
    ],
    hint: [],
  },
};

/** The lesson 'formations-together'. */
const formationsTogetherName: NameTexts = {
  title: 'Vermischt und vereint',
  teaches: 'Auf beiden Seiten können mehrere Formationen als eine kämpfen; sie gewinnen oder verlieren als eine.',
};

const courseFormationsTogether: LessonProse = {
  yours: {
    title: 'Wer kommt mit?',
    text: [
      'Du führst die Formation {formation warband}, und ein Warlord ist ein Commander. Vier andere Formationen '
        + 'stehen ringsum.',
      'Ein Commander kann andere Formationen im selben Sturmangriff kämpfen lassen: meist insgesamt drei.',
      '„Ich sehe sie alle, also kommen alle mit“, sagt dein Nachbar.',
    ],
    question: 'Welche Formationen darfst du mitnehmen?',
    hint: [
      'Jede braucht eine Einheit, die höchstens 5 cm von einer Einheit der eigenen Formation des Commanders entfernt '
        + 'steht.',
      'Eine gebrochene Formation führt keine Aktion aus, also folgt sie auch nicht.',
    ],
    after: [
      'Nähe zu einer Formation, die mitkommt, genügt nicht: Es zählt nur die Formation des Commanders.',
    ],
  },
  theirs: {
    title: 'Wen bekommst du dazu?',
    text: [
      'Du willst die {formation company} angreifen. Panzer stehen an der Flanke, eine Reserve dahinter.',
      '„Ein Ziel, eine Formation“, sagt der Spieler der Garde.',
    ],
    question: 'Welche Formationen darfst du zusammen mit der Kompanie angreifen?',
    hint: [
      'Miss von der Kompanie zu jeder anderen Formation: 5 cm zwischen zwei Einheiten sind nah genug.',
    ],
    after: [
      'Solche Formationen sind vermischt, und du entscheidest, ob du sie zusammen angreifst.',
    ],
  },
  choose: {
    title: 'Benenne sie alle',
    text: [
      'Deine Boyz dürfen nur die Kontrollzonen derer betreten, die angegriffen werden.',
      'Die Zonen der Panzer versperren der Formation {formation mob} den Weg.',
    ],
    task: 'Greif die Kompanie und die Panzer an und nimm die Formation {formation mob} mit.',
    hint: [
      'Benenne zuerst das Ziel, dann, wer an seiner Seite kämpft und wer an deiner.',
    ],
    after: [
      'Wen du auslässt, der kann dich noch unterstützen: Nur wer nicht kämpft, gibt Unterstützungsfeuer.',
    ],
  },
  hit: {
    title: 'Wessen Verluste?',
    text: [
      'Die Formation {formation mob} hat die Panzer angegriffen, deine Warband die Kompanie. {unit n1} steht weiter '
        + 'hinten.',
      '„Du hast die Kompanie benannt, also fallen deine Treffer auf die Kompanie“, sagt der Spieler der Garde.',
    ],
    question: 'Welche Einheiten der Garde können getroffen werden?',
    hint: [
      'Frag dich bei jeder Einheit aller kämpfenden Formationen: Berührt sie einen Gegner, oder ist einer im Umkreis '
        + 'von 15 cm und in Schusslinie?',
    ],
    after: [
      'Treffer fallen auf alle, die zusammen kämpfen, ganz gleich, wer sie erzielt hat.',
    ],
  },
  markers: {
    title: 'Was zählst du dazu?',
    text: [
      'Blastmarker auf deiner Seite: Warband {markers warband}, {formation mob} {markers mob}.',
      'Blastmarker: Kompanie {markers company}, Panzer {markers tanks}. Deine Kills: {kills attacker}.',
      '„Meine Warband hat keinen Marker“, sagst du, „das ist ein Punkt für mich.“',
    ],
    question: 'Was zählst du insgesamt zu deiner höheren Augenzahl dazu?',
    hint: [
      'Die Marker aller Formationen, die zusammen kämpfen, werden zusammengezählt, auf jeder Seite.',
      'Zähl Kills, Überzahl (deine {left attacker} gegen {left defender}), dann Marker.',
    ],
    after: [
      'Die Formationen gelten als eine: Anzahl und Marker sind die von allen, und keine wird für sich gezählt.',
    ],
  },
  break: {
    title: 'Welche Formation bricht?',
    text: [
      'Die Garde hat verloren (Differenz: {hackdown}). Ihre Reserve stand in der Nähe und gab Unterstützungsfeuer.',
      '„Du hast die Kompanie benannt“, sagt ihr Spieler, „also bricht die Kompanie.“',
    ],
    hint: [
      'Wer auf der Verliererseite gekämpft hat, bricht.',
    ],
    after: [
      'Formationen, die als eine kämpften, verlieren auch als eine.',
    ],
  },
  after: {
    title: 'Aus Versehen hineingezogen',
    text: [
      'Auch ein Gegenstoß kann jemanden hineinziehen: Die Formation, die er berührt, kämpft von da an mit.',
      'Also sieh vor dem Ansturm nach, wer neben dir steht und wer neben dem Gegner.',
    ],
    hint: [],
  },
};

/** The lesson 'war-engines'. */
const warEnginesName: NameTexts = {
  title: 'Kriegsmaschinen',
  teaches: 'Wie sie ihre Würfel aufteilen, Treffer schlucken und Schadenskapazität verlieren und wie viel sie zählen.',
};

const courseWarEngines: LessonProse = {
  split: {
    title: 'Zwei Hände voll Würfel',
    text: [
      'Dein {unit tank}, eine Kriegsmaschine, wie die größten Maschinen heißen, wurde angegriffen. Er trifft im '
        + 'Nahkampf auf 6+ und im Feuergefecht auf 4+.',
      'Eine Kriegsmaschine darf ihre Würfel auf Nahkampf und Feuergefecht aufteilen.',
      'Schläge einer Kriegsmaschine fallen auf Gegner, die sie berühren, ihr Feuer auf die, die Abstand halten.',
      'Vier Mobs berühren den Panzer; nur {unit b3} hält Abstand.',
    ],
    task: 'Nimm einen Würfel für den Nahkampf und lass die anderen im Feuergefecht.',
    hint: [
      'Gegen einen einzigen Mob, der Abstand hält, ist ein dritter Schuss selten viel wert.',
    ],
    after: [
      'Ein Schuss verfällt, wenn niemand Abstand hält.',
    ],
  },
  dice: {
    title: 'Wie viele Würfel?',
    text: [
      'Dein {unit tank} begann mit drei Punkten Schadenskapazität; mit dem dritten, den er verliert, ist er '
        + 'vernichtet. Noch übrig: {damage tank}.',
      'Dabei sind drei Einheiten Infanterie; {unit i3} steht direkt hinter dem Panzer.',
      '„Ein beschädigter Panzer schießt weniger“, sagt der Ork-Spieler.',
    ],
    question: 'Mit wie vielen Würfeln würfelt deine Seite auf Treffer?',
    hint: [
      'Wie viele Würfel der Panzer hat, hängt von seiner anfänglichen Schadenskapazität ab.',
    ],
    after: [
      'Drei Würfel für drei Punkte am Anfang, beschädigt oder nicht.',
    ],
  },
  soak: {
    title: 'Wenn vier Treffer kämen',
    text: [
      'Der Panzer ist am nächsten, denn Orks berühren ihn. Zwei Einheiten Infanterie können auch getroffen werden.',
      '„Je einer, dann wieder von vorn“, sagt dein Nachbar.',
    ],
    hint: [
      'Ist der Panzer dran, erhält er mehr als einen Treffer, bevor der Nächste einen erhält.',
    ],
    after: [
      'Eine Kriegsmaschine schluckt so viele Treffer, wie sie am Anfang Punkte hatte, auch wenn weniger übrig '
        + 'sind.',
    ],
  },
  damage: {
    title: 'Was bleibt vom Panzer?',
    text: [
      'Treffer der Orks: {hits defender}. Und hier sind deine Würfel.',
      'Der Panzer hat Reinforced Armour: Ein verpatzter Wurf gegen einen gewöhnlichen Treffer wird wiederholt.',
      '„Jeder nicht abgewehrte Treffer tötet“, sagt der Ork-Spieler.',
    ],
    hint: [
      'Jeder nicht abgewehrte Treffer kostet einen Punkt; ohne Punkte ist der Panzer verloren.',
      'Für jeden verlorenen Punkt fällt ein Würfel, und nur eine 6 ist ein kritischer Treffer.',
    ],
    after: [
      'Ein Schadenspunkt ist ein Kill für den Gegner und später ein Marker.',
    ],
  },
  numbers: {
    title: 'Wie viele Einheiten hast du?',
    text: [
      'Die Anzahl der Einheiten wird verglichen. Du hast Infanterie und einen Panzer (übrige Punkte: {damage tank}).',
      '„Ein Panzer ist eine Einheit“, sagt der Ork-Spieler.',
    ],
    question: 'Wie viele Einheiten zählt deine Seite?',
    hint: [
      'Der Panzer zählt so viel wie am Anfang, solange er nicht vernichtet ist.',
    ],
    after: [
      'Für die Anzahl und für die Marker, die eine Formation brechen, zählt der Panzer als drei Einheiten.',
    ],
  },
  defeat: {
    title: 'Um Haaresbreite',
    text: [
      'Du hast verloren (Differenz: {hackdown}). Der Panzer (übrige Punkte: {damage tank}) steht am nächsten.',
      '„Seine Rüstung hat bisher gehalten“, sagst du.',
    ],
    hint: [
      'Beim Niedermachen erhält eine Kriegsmaschine je Treffer einen Schadenspunkt, ohne Schutzwurf.',
      'Nur Einheiten mit Fearless werden übergangen.',
    ],
    after: [
      'Also hält man eine beschädigte Kriegsmaschine aus Kämpfen heraus, die knapp verloren gehen können.',
    ],
  },
  after: {
    title: 'Was bleibt und was es sonst noch gibt',
    text: [
      'Übrige Einheiten deiner Formation: {left defender}, der Orks: {left attacker}.',
      'Für jeden verlorenen Punkt, auch hier, fällt ein Würfel: Ein Baneblade, der explodiert, kann Nachbarn '
        + 'mitreißen.',
    ],
    hint: [],
  },
};

/** The lesson 'commander-dies-last'. */
const commanderDiesLastName: NameTexts = {
  title: 'Ein Anführer, der zuletzt stirbt',
  teaches: 'Wie du jemanden, den du brauchst, so aufstellst, dass Treffer vorher alle anderen erreichen.',
};

const courseCommanderDiesLast: LessonProse = {
  who: {
    title: 'Eine Einheit, die du brauchst',
    text: [
      'Bei {unit t3} ist dein Captain, und mit ihm willst du später größere Sturmangriffe führen.',
      'Nur ein Commander nimmt andere Formationen mit.',
      'Dein Captain hat Pistole und Schwert, und von Weitem zusehen soll er auch nicht.',
    ],
    hint: [],
  },
  place: {
    title: 'Im Kampf, und als Letzter',
    text: [
      'Ist der Captain außer Reichweite, können ihn die Attacken nicht treffen, aber attackieren kann er auch nicht.',
      'Wer dem Gegner am nächsten ist, wird zuerst getroffen.',
      'So wie jetzt alle stehen, ist der Captain ganz vorn. Die anderen können in Kontakt gehen; näher geht es nicht.',
    ],
    task: 'Stürm so an, dass {unit t3} getroffen werden kann, aber erst nach all deinen anderen Einheiten. Dann '
      + 'beende den Ansturm.',
    hint: [
      'Ist der Captain höchstens 15 cm von einem Ork entfernt und in Schusslinie, ist er im Kampf.',
      'Halt den Captain mehr als 5 cm von Orks entfernt, die niemand berührt: Wer ihre Kontrollzonen betritt, muss in '
        + 'Kontakt gehen.',
      'Bleib mit dem Captain außerdem höchstens 5 cm von einer deiner anderen Einheiten entfernt.',
    ],
    after: [
      'Alle, die einen Gegner berühren, kommen vor dem Captain dran, und kein Gegner wählt, wen es trifft.',
    ],
  },
  laps: {
    title: 'Wenn sechs Treffer kämen',
    text: [
      'Fünf deiner Einheiten können getroffen werden. Angenommen, die Orks landen sechs Treffer.',
      '„Vier für die vorn, und der Captain erhält, was übrig bleibt“, sagt dein Nachbar.',
    ],
    hint: [
      'Haben alle einen Treffer, beginnt der nächste Durchgang wieder bei der nächststehenden Einheit.',
    ],
    after: [
      'In jedem Durchgang kommt auf jeden höchstens ein Treffer, also hilft es jedes Mal, Letzter zu sein.',
    ],
  },
  'last-lap': {
    title: 'Und was würde ihn schützen?',
    text: [
      'Angenommen, einer der Treffer käme von einer Makrowaffe und erreichte den Captain.',
      'Die Einheit hat Rüstung 4+, der Captain gibt ihr einen Rettungswurf. „Makro ist Makro“, sagt dein Gegner.',
    ],
    hint: [
      'Gegen eine Makrowaffe hilft keine Deckung, und von den Rüstungen nur Reinforced Armour.',
    ],
    after: [
      'Ein Rettungswurf von 6+ hilft gegen jeden Treffer der Attacken.',
    ],
  },
  behind: {
    title: 'Feuer von hinten',
    text: [
      '{formation gunz} stehen hinter deiner Linie. Treffer ihrer Unterstützung: {hits attacker}.',
      '„Der Captain kommt zuletzt dran“, sagst du, „also trifft es jemanden vorn.“',
    ],
    question: 'Auf welche deiner Einheiten fällt der Treffer der Geschütze?',
    hint: [
      'Bei Treffern der Unterstützung kommt es darauf an, wer den Unterstützern am nächsten ist.',
    ],
    after: [
      'Wer hinten in einer Linie steht, steht vorn für den, der von hinten schießt. Sieh dich vor dem Ansturm um.',
    ],
  },
  defeat: {
    title: 'Wenn der Sturmangriff verloren ist',
    text: [
      'Du hast verloren. Treffer auf deine Marines, ohne Schutzwurf: {hackdown}.',
      '„Das Niedermachen trifft den Anführer“, sagt dein Gegner.',
    ],
    hint: [
      'Das Niedermachen beginnt bei dem, der dem Gegner am nächsten steht, wie bei den Attacken.',
      'Marines, die keine Furcht kennen, erhalten nur halb so viele Treffer, wie die Differenz beträgt, abgerundet.',
    ],
    after: [
      'Sein Platz hilft dem Captain auch hier: Wer am nächsten steht, kommt zuerst dran, und das war nicht er.',
    ],
  },
  away: {
    title: 'Bring ihn heraus',
    text: [
      'Die Verlierer bewegen sich zweimal, und wer dann höchstens 15 cm von einem Gegner entfernt steht, ist verloren.',
      'Geradewegs zurück hieße geradewegs vor die Geschütze.',
    ],
    task: 'Bring {unit t3} dorthin, wo im Umkreis von 15 cm kein Gegner ist, und beende dann den Rückzug.',
    hint: [
      'Die zwei Bewegungen ergeben für den Captain zusammen 30 cm, in beliebiger Richtung.',
      'Such die Seite des Tischs, auf der niemand steht, und nimm {unit t1} mit: Wer am Ende abseits steht, ist '
        + 'verloren.',
    ],
    after: [
      'Der Rettungswurf des Captains hätte nicht geholfen: Wer auf der Flucht gestellt wird, darf nicht würfeln.',
    ],
  },
  after: {
    title: 'Der Captain',
    text: [
      'Deine übrigen Einheiten: {left attacker}. {unit t3} hat die Aufgabe erfüllt.',
      'Ein Commander, der nur führt, muss gar nicht in die Nähe des Gegners: Weit weg steht er am sichersten.',
    ],
    hint: [],
  },
};

/** The lesson 'on-your-own'. */
const onYourOwnName: NameTexts = {
  title: 'Ein Sturmangriff ohne Hilfe',
  teaches: 'Ein ganzer Sturmangriff ohne Hilfe; danach wird jede deiner Entscheidungen an den Chancen gemessen.',
};

const courseOnYourOwn: LessonProse = {
  table: {
    title: 'Was vor dir liegt',
    text: [
      'Du führst drei Einheiten ({formation assault}); ein Chaplain begleitet {unit a2}.',
      'Vor dir steht ein {formation mob} (Blastmarker: {markers mob}).',
      'Rechts davon warten zwei Einheiten {formation nobz}, nah genug, um sich einzumischen.',
      'Deine {formation devastators} dürfen dich unterstützen, wenn sie einen kämpfenden Ork in Reichweite haben.',
      'Von jetzt an fragt niemand, und niemand sagt, was richtig ist.',
    ],
    hint: [],
  },
  own: {
    title: 'Dein Sturmangriff',
    text: [
      'Wähle dein Ziel und alles, was folgt.',
      'Danach wird jede deiner Entscheidungen daran gemessen, was du sonst hättest tun können, und an den Chancen.',
      'Bewertet wird deine Siegchance im jeweiligen Moment, nicht, was die Würfel daraus gemacht haben.',
    ],
    task: 'Spiel den Sturmangriff bis zum Ende. Keine Entscheidung sollte dich mehr als zehn Prozentpunkte kosten.',
    hint: [
      'Zähl auf beiden Seiten Einheiten, Marker und Inspiring, bevor du wählst, und sieh nach, wer wie gut zuschlägt.',
      'Zwei deiner Einheiten können denselben Ork berühren, und im Nahkampf sind deine Marines gut.',
      'Unter gleich nahen Einheiten wählst du, welche deiner Einheiten getroffen wird.',
    ],
    after: [
      'Jede Entscheidung war so gut wie jede andere, die geprüft wurde, oder fast so gut.',
    ],
  },
  kills: {
    title: 'Deine Bilanz',
    text: [
      'Der Sturmangriff endete in Runde {round}. Gewonnen hat: {winner}. Sieh im Protokoll noch einmal nach.',
      'Manche zählen alle, die weg sind, auch die Niedergemachten und auf der Flucht Gestellten.',
    ],
    question: 'Wie viele Kills zählt deine Seite?',
    hint: [
      'Kills kommen aus Attacken und Unterstützungsfeuer, bevor für das Ergebnis gewürfelt wird.',
    ],
    after: [
      'Wer niedergemacht wird, ist zwar verloren, aber kein Kill.',
    ],
  },
  markers: {
    title: 'Und was du zu tragen hast',
    text: [
      'Deine Verluste: {lost attacker}, übrige Einheiten: {left attacker}.',
      '„Nach so einem Kampf hat jeder einen Marker“, sagt der Ork-Spieler.',
    ],
    question: 'Wie viele Blastmarker hat dein {formation assault}?',
    hint: [
      'Der Sieger erhält einen Marker für jeden eigenen Verlust.',
      'Wer gebrochen ist, hat keine Marker.',
    ],
    after: [
      'Je weniger du verlierst, desto weniger Marker musst du wieder loswerden.',
    ],
  },
  end: {
    title: 'Das Ende des Kurses',
    text: [
      'Das war ein ganzer Sturmangriff, und es war deiner.',
      'Du kennst seine Schritte und weißt, warum es am Ende einen Sieger gibt.',
      'Öffne einen der mitgelieferten Sturmangriffe, ändere eine Sache und sieh, was das mit den Chancen macht.',
    ],
    hint: [],
  },
};

/** The lesson 'entering-zones'. */
const enteringZonesName: NameTexts = {
  title: 'Kontrollzonen betreten',
  teaches: 'Wessen Zonen ein Ansturm betreten darf, wen er dann berühren muss und wer wem den Weg öffnet.',
};

const courseEnteringZones: LessonProse = {
  through: {
    title: 'Durch die Lücke?',
    text: [
      'Jede Einheit hat eine Kontrollzone, 5 cm um ihre Base, und ein Ansturm darf nur die seines Ziels betreten.',
      'Zwischen {unit b1} und {unit b2} ist eine Lücke, und dahinter steht {unit b3}.',
      '„Ich laufe durch die Lücke und erwische den dahinter“, sagt dein Nachbar.',
    ],
    hint: [
      'Wer eine Zone betritt, muss den Gegner berühren, dessen Zone er zuerst betreten hat.',
    ],
    after: [
      'Der Weg zu {unit b3} führt durch die Zonen der beiden Orks davor, also endet er bei ihnen.',
    ],
  },
  opened: {
    title: 'Und jetzt?',
    text: [
      '{unit t1} und {unit t2} sind zuerst angestürmt, jede in Kontakt mit dem Ork vor ihr.',
      '„Die Zonen meiner Orks sind noch da“, sagt der Ork-Spieler, „die Einheiten siehst du ja.“',
    ],
    hint: [
      'Eine Einheit, die jemand berührt, hat keine Zone mehr. Wessen Zonen sind übrig?',
    ],
    after: [
      'Kontakt hebt eine Zone für den Rest des Sturmangriffs auf; wer zuerst anstürmt, öffnet also den Weg.',
    ],
  },
  behind: {
    title: 'Der dahinter',
    text: [
      'Die Lücke ist 6 cm breit, die Base von {unit t3} nur 2 cm.',
    ],
    task: 'Bring {unit t3} in Basekontakt mit {unit b3}.',
    hint: [
      'Geradeaus kommst du nah genug heran.',
    ],
    after: [
      'Höchstens zwei deiner Einheiten dürfen denselben Ork berühren; hier hat jede ihren eigenen.',
    ],
  },
  others: {
    title: 'Der Mob daneben',
    text: [
      'Der {formation mob} rechts ist nicht dein Ziel.',
      '„Mit einer Einheit mehr hättest du auch den angreifen können“, sagt dein Nachbar.',
    ],
    question: 'Welche Orks können getroffen werden?',
    hint: [
      'Die Zonen derer, die nicht das Ziel sind, sind einem Ansturm verschlossen, wie nah er auch vorbeiführt.',
    ],
    after: [
      'Nur die Formation, die du benannt hast, kämpft. Der Mob hätte dich auf 5 cm Abstand gehalten.',
    ],
  },
};

/** The lesson 'leaving-zones'. */
const leavingZonesName: NameTexts = {
  title: 'Kontrollzonen verlassen',
  teaches: 'Was du vor dem Ende des Ansturms verlassen musst, wenn du neben einem Gegner beginnst und einen anderen '
    + 'angreifst.',
};

const courseLeavingZones: LessonProse = {
  whose: {
    title: 'Wessen Boden ist das?',
    text: [
      'Du greifst die {formation warband} an. {unit t1} steht nah bei einem Mob, der geflohen ist.',
      '„Die sind gebrochen“, sagt dein Nachbar, „die kontrollieren nichts mehr.“',
    ],
    hint: [
      'Gebrochen oder nicht, eine Einheit hat ihre Zone: 5 cm von Base zu Base, und genau 5 cm gehören noch dazu.',
    ],
    after: [
      'Eine gebrochene Formation behält ihre Kontrollzonen.',
    ],
  },
  stay: {
    title: 'Reichen zwei?',
    text: [
      '{unit t2} und {unit t3} sind angestürmt. {unit t1} hat sich nicht bewegt.',
      '„Niemand muss anstürmen“, sagt dein Nachbar. „Lass sie, wo sie ist.“',
    ],
    hint: [
      'Wer in der Zone eines Gegners beginnt, muss ihn angreifen oder am Ende draußen sein.',
    ],
    after: [
      'Stehen bleiben hilft nicht: {unit t1} muss die Zone eines Gegners verlassen, der nicht angegriffen wird.',
    ],
  },
  out: {
    title: 'Hinaus und hinein',
    text: [
      'Wohin die Einheit geht, entscheidest du; am Ende darf sie nur nicht mehr in der Zone sein.',
    ],
    task: 'Lass {unit t1} die Zone verlassen und einen Ork der {formation warband} berühren.',
    hint: [
      'Bis {unit b1} sind es 10 cm, und dorthin reicht keine Zone des Mobs.',
    ],
    after: [
      'Eine Formation neben einem Gegner darf einen anderen angreifen, wenn sie ganz freikommt.',
    ],
  },
  mob: {
    title: 'Und der Mob?',
    text: [
      '{unit m1} steht {gap m1} von der nächsten deiner Einheiten entfernt.',
      '„Dann schießt der Mob auf dich“, sagt dein Nachbar.',
    ],
    hint: [
      'Frag dich zuerst, welche Formation angegriffen wurde, und erst dann, wer in der Nähe steht.',
    ],
    after: [
      'Du hast die {formation warband} benannt; niemand sonst kämpft, wo er auch steht.',
    ],
  },
};

/** The lesson 'pinned'. */
const pinnedName: NameTexts = {
  title: 'Wen Kontrollzonen festhalten',
  teaches: 'Was gilt, wenn du in einer Zone des Ziels selbst beginnst, und was jemanden beim Gegenstoß festhält.',
};

const coursePinned: LessonProse = {
  fire: {
    title: 'Wir wollen nur schießen',
    text: [
      'Deine {formation devastators} schießen gut und schlagen schlecht zu. Alle haben Orks im Umkreis von 15 cm.',
      '{unit v1} steht {gap v1} von {unit b1} entfernt. „Dann bewegt sich niemand“, sagst du, „und es gibt ein '
        + 'Feuergefecht.“',
    ],
    hint: [
      'Ist eine deiner Einheiten in einer Kontrollzone, und sei es eine des Ziels?',
    ],
    after: [
      'So wie meist gespielt wird, gilt auch bei Zonen des Ziels: Wer darin beginnt, muss den Gegner berühren oder '
        + 'hinaus.',
    ],
  },
  whom: {
    title: 'Welchen Ork also?',
    text: [
      '„Es muss der sein, in dessen Zone die Einheit steht“, sagt der Ork-Spieler.',
    ],
    hint: [
      'Jemanden berühren muss, wer eine Zone betritt. Welche Zonen betritt die Einheit noch?',
    ],
    after: [
      'Die Einheit hat in dieser Zone begonnen und keine betreten: Sie darf auch auf einen anderen Ork des Ziels '
        + 'losgehen.',
    ],
  },
  settle: {
    title: 'Hinaus',
    text: [
      'Die anderen beiden Einheiten stehen schon richtig.',
    ],
    task: 'Lass {unit v1} aus der Zone treten, damit alle schießen, und beende den Ansturm.',
    hint: [
      'Zwei Zentimeter zurück genügen, um frei zu sein; zum Schießen bleibt die Einheit nah genug.',
    ],
    after: [
      'Einen Ork zu berühren, wäre auch erlaubt gewesen; deinen Waffen hätte es nicht gefallen.',
    ],
  },
  held: {
    title: 'Wer wird festgehalten?',
    text: [
      'Jetzt sind die Orks mit dem Gegenstoß dran.',
      '„Wer in einer Zone steht, wird festgehalten“, sagt dein Nachbar, „also kommt keiner.“',
    ],
    hint: [
      'Beim Gegenstoß hält nur Kontakt eine Einheit fest.',
    ],
    after: [
      'Zonen halten hier niemanden fest; ein Ork in Kontakt mit einem Marine hätte bleiben müssen.',
    ],
  },
  after: {
    title: 'Drei Merksätze',
    text: [
      'Das Betreten bindet dich an den ersten Gegner, dessen Zone du betrittst.',
      'Wer in einer Zone beginnt, muss den Gegner berühren oder hinaus.',
      'Und wer berührt wurde, hat keine Zone mehr.',
    ],
    hint: [],
  },
};

/** The lesson 'overwatch'. */
const overwatchName: NameTexts = {
  title: 'Feuerbereitschaft gegen einen Ansturm',
  teaches: 'Wann geschossen wird, was davor schützt und wofür die Verluste und Marker daraus zählen.',
};

const courseOverwatch: LessonProse = {
  wood: {
    title: 'Sie warten auf dich',
    text: [
      'Eine Formation in Feuerbereitschaft darf schießen, wenn dein Ansturm vorbei ist, noch bevor gekämpft wird.',
      'Darauf wartet die Formation {formation tanks}. Die Infanterie vor dir steht in einem Wald.',
    ],
    task: 'Bring drei deiner Einheiten in Basekontakt mit Infanterie im Wald.',
    hint: [
      'Geradeaus: Dann stehen {unit b1}, {unit b2} und {unit b3} selbst im Wald.',
    ],
    after: [
      'Jetzt schießen die Panzer. Die Würfel werden am Tisch geworfen und die Treffer hier eingetragen.',
    ],
  },
  cover: {
    title: 'Deckung beim Ansturm?',
    text: [
      'Boyz haben Rüstung 6+, und ein Wald gibt Deckung 5+.',
      '„Wer anstürmt, hat keine Deckung“, sagt der Spieler der Garde.',
    ],
    question: 'Ein Schuss aus Feuerbereitschaft trifft {unit b2}. Ab welcher Augenzahl hilft der Schutzwurf?',
    hint: [
      'Die Deckung verliert, wer anstürmt, erst im Sturmangriff, und der hat noch nicht begonnen.',
    ],
    after: [
      'Gegen Feuerbereitschaft haben die Anstürmenden Deckung, gegen die Attacken danach keine.',
    ],
  },
  markers: {
    title: 'Wie viele Marker?',
    text: [
      'Zwei Schüsse treffen {unit b2} und {unit b5}; hier sind deine Würfel.',
      '„Marker kommen, wenn der Sturmangriff vorbei ist“, sagt dein Nachbar.',
    ],
    hint: [
      'Ein Marker für den Beschuss und einer für jede Einheit, die verloren geht.',
    ],
    after: [
      'Diese Marker werden sofort gelegt und zählen also beim Ergebnis.',
    ],
  },
  kills: {
    title: 'Wessen Kills sind das?',
    text: [
      'Verluste deiner {formation warband} bis jetzt, auch durch Feuerbereitschaft: {lost attacker}.',
      '„Das sind alles unsere Kills“, sagt der Spieler der Garde.',
    ],
    question: 'Wie viele Kills zählt die Garde?',
    hint: [
      'Kills kommen aus den Attacken und dem Unterstützungsfeuer.',
    ],
    after: [
      'Wer aus Feuerbereitschaft erschossen wird, ist verloren, aber kein Kill dieses Sturmangriffs.',
    ],
  },
};

/** The lesson 'transports'. */
const transportsName: NameTexts = {
  title: 'Transporter: rein, raus, Wrack',
  teaches: 'Wer aussteigen darf, was zwei Gegner an den Türen bewirken und wer aus einem Wrack klettert.',
};

const courseTransports: LessonProse = {
  out: {
    title: 'Alle aussteigen?',
    text: [
      'Orks haben deine zwei Chimeras angegriffen, jede mit zwei Einheiten Infanterie an Bord.',
      'Zwei Mobs berühren {unit c1}, einer berührt {unit c2}. „Alle springen heraus“, sagt dein Nachbar.',
    ],
    hint: [
      'Zähl die Gegner, die einen Transporter berühren: Zwei halten seine Türen zu.',
    ],
    after: [
      'Passagiere dürfen beim Gegenstoß aussteigen, aber nicht aus einem Transporter, den zwei Gegner berühren.',
    ],
  },
  fight: {
    title: 'Hol jemanden heraus',
    text: [
      '{unit g4} bleibt als Reserve an Bord.',
      'Ein Passagier wird höchstens 5 cm von seinem Transporter entfernt aufgestellt, auf Wunsch in Kontakt mit '
        + 'einem Gegner.',
    ],
    task: 'Lass {unit g3} so aussteigen, dass die Einheit attackieren darf, und beende den Gegenstoß.',
    hint: [
      'Auch hinter {unit c2} steht die Einheit höchstens 15 cm von Orks entfernt.',
      'Wer an Bord bleibt, attackiert niemanden und kann nicht getroffen werden.',
    ],
    after: [
      'Das war schon die Bewegung: Wer ausgestiegen ist, macht selbst keinen Gegenstoß mehr.',
    ],
  },
  wreck: {
    title: 'Die Chimera brennt',
    text: [
      'Treffer auf deine Seite: {hits defender}. Die Würfel liegen auf dem Tisch.',
      '„Mit dem Wrack sind alle an Bord verloren“, sagt der Ork-Spieler.',
    ],
    hint: [
      'Jeder Passagier eines Wracks macht seinen eigenen Schutzwurf: mit seiner Rüstung oder auf 6+.',
    ],
    after: [
      'Wer den Wurf schafft, steht da, wo das Wrack stand; wer nicht, ist ein Verlust wie jeder andere.',
    ],
  },
  numbers: {
    title: 'Zählen Passagiere mit?',
    text: [
      'Die Anzahl der Einheiten wird verglichen.',
      '„Nur wer auf dem Tisch steht, zählt mit“, sagt der Ork-Spieler.',
    ],
    hint: [
      'Verglichen werden die Einheiten der Formation, ob direkt im Kampf oder nicht.',
    ],
    after: [
      'Wer an Bord ist, zählt wie die Einheiten neben dem Transporter.',
    ],
  },
};

/** The lesson 'withdrawing-well'. */
const withdrawingWellName: NameTexts = {
  title: 'Sich gut zurückziehen',
  teaches: 'Wo eine gebrochene Formation sicher ist: mehr als 15 cm von jedem Gegner entfernt und beieinander.',
};

const courseWithdrawingWell: LessonProse = {
  stay: {
    title: 'Wenn alle blieben',
    text: [
      'Du hast verloren, und deine Kompanie ist gebrochen.',
      '„Niemand zwingt dich zu fliehen“, sagt der Ork-Spieler.',
    ],
    question: 'Wenn sich keine deiner Einheiten bewegte, welche davon wären verloren?',
    hint: [
      'Am Ende eines Rückzugs sind 15 cm bis zum nächsten Gegner zu wenig, mit oder ohne Mauern.',
    ],
    after: [
      'Bleiben ist erlaubt, und es ist der sicherste Weg, vernichtet zu werden.',
    ],
  },
  other: {
    title: 'Weit genug?',
    text: [
      'Alle sind vor der Warband weggelaufen, {unit g3} und {unit g4} nach rechts.',
      '„Sie sind mehr als 15 cm von denen weg, die sie geschlagen haben“, sagt dein Nachbar.',
    ],
    question: 'Wenn der Rückzug jetzt endete, welche deiner Einheiten wären verloren?',
    hint: [
      'Jeder Gegner zählt, nicht nur, wer gekämpft hat. Sieh dir die {formation stormboyz} an.',
    ],
    after: [
      'Miss von allen Gegnern aus, bevor du eine Richtung wählst.',
    ],
  },
  away: {
    title: 'Zusammen und weg',
    text: [
      'Jede Einheit hat zwei Bewegungen, und keine Kontrollzone hält sie auf.',
      'Wer am Ende abseits der anderen steht, ist auch verloren.',
    ],
    hint: [
      'Geh dorthin, wo die anderen sind: Zwischen den beiden Ork-Formationen ist Platz.',
      'Was von den zwei Bewegungen übrig ist, reicht allen noch bis dorthin.',
    ],
    after: [
      'Weg von allen Gegnern, und zusammen: Mehr ist es nicht.',
    ],
  },
  broken: {
    title: 'Und ihre Marker?',
    text: [
      '„Deine Kompanie erhält einen Marker für jede Einheit, die du verloren hast“, sagt der Ork-Spieler.',
    ],
    hint: [
      'Was wird aus den Markern einer Formation, die bricht?',
    ],
    after: [
      'Eine gebrochene Formation hat keine Marker; sie zählt, als hätte sie einen für jede Einheit.',
    ],
  },
};

/** The lesson 'choosing-a-charge'. */
const choosingAChargeName: NameTexts = {
  title: 'Einen Ansturm wählen',
  teaches: 'Kontakt oder nicht: Dein Ansturm wird an dem besten gemessen, der gefunden wurde.',
};

const courseChoosingACharge: LessonProse = {
  value: {
    title: 'Was kannst du gut?',
    text: [
      'Du führst Marines (4+ im Nahkampf, 4+ im Feuergefecht) gegen einen {formation mob}.',
      'Orks treffen im Nahkampf auf 4+, im Feuergefecht auf 6+. Auf wen von ihnen könnte {unit t2} einschlagen?',
    ],
    hint: [
      'Du hast 15 cm, mehr als genug, um die vorderen Orks zu berühren.',
    ],
    after: [
      'Du könntest zuschlagen. Die Frage ist, ob du es auch solltest.',
    ],
  },
  charge: {
    title: 'Dein Ansturm',
    text: [
      'Ob ein Ansturm gut ist, sagen die Chancen, nach der bestmöglichen Antwort der Orks.',
      'Gemessen wird dein Ansturm an dem besten, den dieses Programm gefunden hat.',
    ],
    task: 'Stürm an und beende den Ansturm. Er darf dich höchstens acht Prozentpunkte deiner Siegchance kosten.',
    hint: [
      'In Kontakt zählt dein Nahkampfwert und auch der der Orks.',
      'Der Gegenstoß der Orks geht höchstens 5 cm weit: Wer weiter weg steht, den erreichen sie nicht.',
    ],
    after: [
      'Ein Ansturm muss niemanden berühren. Dein Wert ist auf beide Entfernungen derselbe, der der Orks nicht.',
    ],
  },
  how: {
    title: 'Wie kämpfen sie?',
    text: [
      'Der Gegenstoß der Orks ist vorbei. Sieh nach, wer wo steht.',
    ],
    hint: [
      'Nahkampf gibt es nur in Basekontakt.',
    ],
    after: [
      'Jeder Ork, den du fernhältst, braucht eine 6 statt einer 4.',
    ],
  },
  chance: {
    title: 'Und deine Chancen?',
    text: [
      'Bevor ein Würfel fällt: Was meinst du?',
    ],
    hint: [
      'Von Markern und Überzahl abgesehen: Zähl die Kills, auf die jede Seite hoffen darf; dann kommen die Würfel.',
    ],
    after: [
      'Eine ausreichend gute Schätzung vor dem Ansturm entscheidet die meisten Sturmangriffe.',
    ],
  },
};

/** The lesson 'where-hits-fall'. */
const whereHitsFallName: NameTexts = {
  title: 'Wählen, wohin Treffer fallen',
  teaches: 'Bei gleichem Abstand wählst du: Deine Treffer werden daran gemessen, wo sie am besten lägen.',
};

const courseWhereHitsFall: LessonProse = {
  order: {
    title: 'Alle gleich nah',
    text: [
      'Du führst die Orks. Die Garde steht 7 cm entfernt und schießt; deine vier Einheiten sind alle gleich nah.',
      '„Dann geht es nach der Liste“, sagt der Spieler der Garde.',
    ],
    question: 'Es gibt zwei Treffer. Auf welche zwei deiner Einheiten dürfen sie fallen?',
    hint: [
      'Unter gleich nahen Einheiten wählt ihr Besitzer.',
    ],
    after: [
      'Zwei beliebige Einheiten: Die Wahl liegt bei dir und ist einen Gedanken wert.',
    ],
  },
  saves: {
    title: 'Wer hält einen Treffer aus?',
    text: [
      'Boyz haben Rüstung 6+. Und {unit n1}?',
    ],
    hint: [
      'Ein Würfel, der den Rüstungswert oder mehr zeigt, wehrt den Treffer ab.',
    ],
    after: [
      'Von sechs Treffern auf Nobz werden drei abgewehrt, von sechs auf Boyz einer.',
    ],
  },
  place: {
    title: 'Du verteilst sie',
    text: [
      'Treffer: {hits defender}. Nach der Liste würden sie auf die Boyz fallen.',
      'Alle schlagen gleichzeitig zu: Wer jetzt fällt, hat seine Würfel schon geworfen.',
    ],
    task: 'Verteil die Treffer so, dass sie dich möglichst wenig kosten, und geh weiter zu den Schutzwürfen.',
    hint: [
      'Beim Ergebnis ist eine Einheit eine Einheit: Es zählt, wie viele du verlierst.',
    ],
    after: [
      'Treffer erhält, wer am besten geschützt ist, solange ein Verlust nicht mehr als eine Einheit kostet.',
    ],
  },
  lost: {
    title: 'Was es gekostet hat',
    text: [
      'Das sind die Würfel für deine Schutzwürfe.',
    ],
    hint: [
      'Vergleich jeden Würfel mit der Rüstung der Einheit, für die er geworfen wird.',
    ],
    after: [
      'Über den einzelnen Schutzwurf entscheidet Glück; wo die Treffer liegen, entscheidet darüber, wie viele du '
        + 'brauchst.',
    ],
  },
};

export const courseWhatAnAssaultIsBooks: English['course-what-an-assault-is'] = {
  'course/what-an-assault-is': courseWhatAnAssaultIs,
  'course/what-an-assault-is/name': whatAnAssaultIsName,
};

export const courseWhoIsEngagedBooks: English['course-who-is-engaged'] = {
  'course/who-is-engaged': courseWhoIsEngaged,
  'course/who-is-engaged/name': whoIsEngagedName,
};

export const courseCloseCombatOrFirefightBooks: English['course-close-combat-or-firefight'] = {
  'course/close-combat-or-firefight': courseCloseCombatOrFirefight,
  'course/close-combat-or-firefight/name': closeCombatOrFirefightName,
};

export const courseNearestFirstBooks: English['course-nearest-first'] = {
  'course/nearest-first': courseNearestFirst,
  'course/nearest-first/name': nearestFirstName,
};

export const courseSecondLapBooks: English['course-second-lap'] = {
  'course/second-lap': courseSecondLap,
  'course/second-lap/name': secondLapName,
};

export const courseCoverBooks: English['course-cover'] = {
  'course/cover': courseCover,
  'course/cover/name': coverName,
};

export const courseFirstStrikeBooks: English['course-first-strike'] = {
  'course/first-strike': courseFirstStrike,
  'course/first-strike/name': firstStrikeName,
};

export const courseMacroWeaponsBooks: English['course-macro-weapons'] = {
  'course/macro-weapons': courseMacroWeapons,
  'course/macro-weapons/name': macroWeaponsName,
};

export const courseDecidedAtOnceBooks: English['course-decided-at-once'] = {
  'course/decided-at-once': courseDecidedAtOnce,
  'course/decided-at-once/name': decidedAtOnceName,
};

export const courseSupportingFireBooks: English['course-supporting-fire'] = {
  'course/supporting-fire': courseSupportingFire,
  'course/supporting-fire/name': supportingFireName,
};

export const courseTheResultBooks: English['course-the-result'] = {
  'course/the-result': courseTheResult,
  'course/the-result/name': theResultName,
};

export const courseTiesBooks: English['course-ties'] = {
  'course/ties': courseTies,
  'course/ties/name': tiesName,
};

export const courseLosingBooks: English['course-losing'] = {
  'course/losing': courseLosing,
  'course/losing/name': losingName,
};

export const courseWinningBooks: English['course-winning'] = {
  'course/winning': courseWinning,
  'course/winning/name': winningName,
};

export const courseFormationsTogetherBooks: English['course-formations-together'] = {
  'course/formations-together': courseFormationsTogether,
  'course/formations-together/name': formationsTogetherName,
};

export const courseWarEnginesBooks: English['course-war-engines'] = {
  'course/war-engines': courseWarEngines,
  'course/war-engines/name': warEnginesName,
};

export const courseCommanderDiesLastBooks: English['course-commander-dies-last'] = {
  'course/commander-dies-last': courseCommanderDiesLast,
  'course/commander-dies-last/name': commanderDiesLastName,
};

export const courseOnYourOwnBooks: English['course-on-your-own'] = {
  'course/on-your-own': courseOnYourOwn,
  'course/on-your-own/name': onYourOwnName,
};

export const courseEnteringZonesBooks: English['course-entering-zones'] = {
  'course/entering-zones': courseEnteringZones,
  'course/entering-zones/name': enteringZonesName,
};

export const courseLeavingZonesBooks: English['course-leaving-zones'] = {
  'course/leaving-zones': courseLeavingZones,
  'course/leaving-zones/name': leavingZonesName,
};

export const coursePinnedBooks: English['course-pinned'] = {
  'course/pinned': coursePinned,
  'course/pinned/name': pinnedName,
};

export const courseOverwatchBooks: English['course-overwatch'] = {
  'course/overwatch': courseOverwatch,
  'course/overwatch/name': overwatchName,
};

export const courseTransportsBooks: English['course-transports'] = {
  'course/transports': courseTransports,
  'course/transports/name': transportsName,
};

export const courseWithdrawingWellBooks: English['course-withdrawing-well'] = {
  'course/withdrawing-well': courseWithdrawingWell,
  'course/withdrawing-well/name': withdrawingWellName,
};

export const courseChoosingAChargeBooks: English['course-choosing-a-charge'] = {
  'course/choosing-a-charge': courseChoosingACharge,
  'course/choosing-a-charge/name': choosingAChargeName,
};

export const courseWhereHitsFallBooks: English['course-where-hits-fall'] = {
  'course/where-hits-fall': courseWhereHitsFall,
  'course/where-hits-fall/name': whereHitsFallName,
};

export const lessonNamesBooks: English['lesson-names'] = {
  course: {
    'what-an-assault-is': whatAnAssaultIsName,
    'who-is-engaged': whoIsEngagedName,
    'close-combat-or-firefight': closeCombatOrFirefightName,
    'nearest-first': nearestFirstName,
    'second-lap': secondLapName,
    cover: coverName,
    'first-strike': firstStrikeName,
    'macro-weapons': macroWeaponsName,
    'decided-at-once': decidedAtOnceName,
    'supporting-fire': supportingFireName,
    'the-result': theResultName,
    ties: tiesName,
    losing: losingName,
    winning: winningName,
    'formations-together': formationsTogetherName,
    'war-engines': warEnginesName,
    'commander-dies-last': commanderDiesLastName,
    'entering-zones': enteringZonesName,
    'leaving-zones': leavingZonesName,
    pinned: pinnedName,
    overwatch: overwatchName,
    transports: transportsName,
    'withdrawing-well': withdrawingWellName,
    'choosing-a-charge': choosingAChargeName,
    'where-hits-fall': whereHitsFallName,
    'on-your-own': onYourOwnName,
  },
};
