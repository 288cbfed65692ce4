/** In German: what rows beside the texts of Warhammer 40,000 tell. */
import type { English } from '../english.ts';

/** Charges and fire at chargers. */
const charges = {
  '7C-D1': 'Wer gebunden ist, gerannt ist, schwere Waffen oder dergleichen abgefeuert hat, in Deckung gegangen ist, '
    + 'zurückweicht oder sich in diesem Zug gesammelt hat, greift nicht an.',
  '7C-D2': 'Wer auf dem Rückzug angegriffen wird, testet die Moral, sobald der Angriff in Reichweite ist: Er '
    + 'sammelt sich und kämpft, oder er wird vernichtet.',
  '7C-D3': 'Eine Einheit, in der jedes Modell flink ist, wirft einen oder beide Würfel ihres Angriffs einmal neu.',
  '7C-D4': 'Eine Einheit mit einem Modell, das sich durch Deckung bewegt, verliert in schwierigem Gelände keine 2″; '
    + 'dieses Modell besteht gefährliches Gelände.',
  '7C-D5': 'Eine Einheit nur aus Schwärmen wird von schwierigem Gelände nicht gebremst.',
  '7C-D6': 'Wer sein Sprungmodul für den Angriff aufgehoben hat, wirft dessen Weite neu und schlägt mit dem Hammer '
    + 'des Zorns zu.',
  '7C-O1': 'Abwehrfeuer trifft auf die 6, wer auch immer schießt.',
  '7C-O2': 'Explosivwaffen geben kein Abwehrfeuer.',
  '7C-O3': 'Eine Schablonenwaffe trifft Angreifer W3 Mal, mit eigener Stärke und eigenem DS, auf jede Entfernung.',
  '7C-O4': 'Wer langsam und entschlossen ist, gibt kein Abwehrfeuer; von Fahrzeugen tun es nur Läufer.',
  '7C-O5': 'Verwundungen durch Abwehrfeuer treffen den nächsten Angreifer, bis er weg ist, dürfen abgewehrt werden '
    + 'und zählen für niemanden.',
} as const;

/** What models have. */
const units = {
  '7C-U1': 'Eine Einheit mit einem furchtlosen Modell besteht Tests auf Moral und Angst und darf nicht absichtlich '
    + 'verpatzen.',
  '7C-U2': 'Eine Einheit mit einem sturen Modell verliert im Moraltest keinen Moralwert.',
  '7C-U3': 'Wer keine Furcht kennt, besteht Tests auf Angst und sammelt sich; beim Vorstürmen eingeholt, bleibt er '
    + 'gebunden, und niemand wird entfernt.',
  '7C-U4': 'Ein Eiferer ist furchtlos und hasst alle.',
  '7C-U5': 'Wer hasst, wiederholt in der ersten Runde eines Nahkampfs verpatzte Trefferwürfe.',
  '7C-U6': 'Eine Einheit mit einem Modell, dessen Erzfeind das ist, wiederholt Einsen beim Treffen und Verwunden.',
  '7C-U7': 'Eine Einheit, die ein Angst verursachendes Modell berührt, testet zu Beginn des Kampfs die Moral; '
    + 'misslingt das, kämpft sie mit Kampfgeschick 1.',
  '7C-U8': 'Wer zum Gegenschlag ausholt, hat eine Attacke mehr, wenn er angegriffen wird und seine Einheit nicht '
    + 'vorher gebunden war.',
  '7C-U9': 'Rasender Angriff gibt im Zug des Angriffs Stärke +1, außer bei ungeordnetem Angriff.',
  '7C-U10': 'Raserei macht einen Angriff zwei Attacken wert statt einer, außer bei ungeordnetem Angriff.',
  '7C-U11': 'Wo der Gegner mehr Modelle im Kampf hat, haben Modelle im Blutrausch W3 Attacken mehr.',
  '7C-U12': 'Wer Verletzungen ignoriert, wirft für jede nicht abgewehrte Verwundung einen Würfel und steckt sie auf '
    + 'seine Zahl weg.',
  '7C-U13': 'Eine sofort tödliche Verwundung nimmt dem Opfer alle Lebenspunkte, und alle zählen; einem ewigen '
    + 'Krieger nimmt sie einen.',
  '7C-U13a': 'Stärke von mindestens dem doppelten Widerstand tötet sofort.',
  '7C-U14': 'Was vergiftet ist, verwundet auf seine Zahl, oder nach der Tabelle, wo die weniger braucht; ist die '
    + 'Stärke höher als der Widerstand, fallen verpatzte Würfe neu.',
  '7C-U15': 'Eine 6 beim Verwunden mit etwas Rüstungsbrechendem verwundet jeden, mit DS 2.',
  '7C-U16': 'Fleischfluch verwundet auf 2+.',
  '7C-U17': 'Zerfleischen wiederholt verpatzte Verwundungswürfe.',
  '7C-U18': 'Panzerfluch wirft gegen die Panzerung von Fahrzeugen einen Würfel mehr.',
  '7C-U19': 'Hammer des Zorns: Ein Angreifer in Kontakt trifft bei Schritt 10 einmal ohne Wurf, mit eigener Stärke.',
  '7C-U20': 'Zerschmettern schlägt mit DS 2 zu, oder mit einer Attacke mit doppelter Stärke.',
  '7C-U21': 'Wen eine erschütternde Waffe verwundet hat, der hat Initiative 1, bis die nächste Nahkampfphase endet.',
  '7C-U22': 'Eine unhandliche Waffe schlägt bei Schritt 1 zu, nicht aber in der Hand von monströsen Kreaturen und '
    + 'Läufern.',
  '7C-U23': 'Eine Spezialistenwaffe hat nur in einer weiteren Spezialistenwaffe eine zweite; eine zweihändige hat '
    + 'nie eine.',
  '7C-U24': 'Die Kraft einer Psiwaffe wird vor dem Kampf gewirkt; solange sie anhält, töten ihre Verwundungen sofort.',
  '7C-U25': 'Ein Dämon hat einen Rettungswurf von 5+ und verursacht Angst.',
  '7C-U26': 'Eine Einheit mit einem Monsterjäger wiederholt verpatzte Verwundungswürfe gegen monströse Kreaturen.',
  '7C-U27': 'Eine Meisterwaffe wiederholt in jedem Zug einen verpatzten Trefferwurf.',
  '7C-U28': 'Von gleich nahen Schwärmen erhält der mit den wenigsten Lebenspunkten die nächste Verwundung.',
  '7C-U29': 'Eine Einheit mit einem Kreuzfahrer zählt beim Vorstürmen W3 dazu.',
  '7C-U30': 'Am Ende einer Nahkampfphase darf, wer zuschlägt und verschwindet, auf Initiative testen und 3W6″ aus '
    + 'dem Kampf gehen.',
  '7C-U31': 'Langsame und Entschlossene stürmen nicht vor und geben kein Abwehrfeuer; sie und Unerbittliche greifen '
    + 'nach schwerem Feuer an.',
  '7C-U32': 'Ein Vernichter würfelt nicht zum Verwunden: Auf 2+ nimmt er W3 Lebenspunkte, auf die 6 W6 + 6 ohne '
    + 'Schutz.',
  '7C-T1': 'Eine monströse Kreatur verursacht Angst, zerschmettert, schlägt mit dem Hammer des Zorns, bewegt sich '
    + 'durch Deckung und ist unerbittlich.',
} as const;

/** Weapons and grenades. */
const weapons = {
  '7C-W1': 'Ein Energieschwert hat DS 3.',
  '7C-W2': 'Eine Energieaxt gibt Stärke +1, hat DS 2 und ist unhandlich.',
  '7C-W3': 'Ein Energiekolben gibt Stärke +2, hat DS 4 und erschüttert.',
  '7C-W4': 'Eine Energielanze gibt im Zug des Angriffs Stärke +1 und hat DS 3, sonst DS 4.',
  '7C-W5': 'Nahkampfwaffen und Pistolen sind zweite Waffen und sonst nichts.',
  '7C-W6': 'Energiefaust und Energiekralle verdoppeln die Stärke und haben DS 2; sie sind unhandlich, und nur eine '
    + 'weitere Spezialistenwaffe ist ihre zweite.',
  '7C-W7': 'Ein Energiehammer ist eine Energiefaust, die erschüttert.',
  '7C-W8': 'Eine Kettenfaust ist eine Energiefaust mit einem Würfel mehr gegen Fahrzeuge.',
  '7C-W9': 'Eine Energieklaue hat DS 3 und wiederholt verpatzte Verwundungswürfe; nur eine weitere '
    + 'Spezialistenwaffe ist ihre zweite.',
  '7C-W10': 'Ein Psischwert hat DS 3, eine Axt Stärke +1 und DS 2 und ist unhandlich, ein Stab Stärke +2 und DS 4 '
    + 'und erschüttert.',
  '7C-W11': 'Eine Reliktklinge gibt Stärke +2 mit DS 3, ein Eviscerator verdoppelt sie mit DS 2 und ist unhandlich; '
    + 'beide brauchen zwei Hände.',
  '7C-W12': 'Eine Hexenklinge hat Fleischfluch, ein Peiniger ist vergiftet mit DS 3, eine Hüllenklinge tötet sofort '
    + 'mit DS 3, ein Klaive gibt +1 mit DS 2.',
  '7C-W13': 'Die Waffe eines Cybots verdoppelt die Stärke mit DS 2, ein seismischer Hammer mit DS 1.',
  '7C-W14': 'Eine Kettenaxt hat DS 4, ein großer Spalta +2 und DS 5, eine Kriegssense +2 und DS 2, eine '
    + 'Höllenklinge DS 3.',
  '7C-W15': 'Reißende Klauen brechen Rüstung mit DS 5, Sensenklauen haben DS 6, Scherenklauen +1 und DS 2 und sind '
    + 'unhandlich.',
  '7C-W16': 'Ein Sturmschild rettet auf 3+ und ist keine zweite Waffe; Terminatorrüstung schützt auf 2+ oder rettet '
    + 'auf 5+, ist unerbittlich und stürmt nicht vor.',
  '7C-G1': 'Fragmentgranaten lassen ihren Träger bei seiner eigenen Initiative, wenn er durch schwieriges Gelände '
    + 'angreift.',
  '7C-G2': 'Defensivgranaten nehmen Angreifern, die nicht vorher gebunden waren, die Attacke ihres Angriffs.',
  '7C-G3': 'Eine Sprenggranate trifft monströse Kreaturen und Fahrzeuge mit Stärke 6 und DS 4.',
  '7C-G4': 'Melterbomben schlagen mit Stärke 8 und DS 1 zu, Plasmagranaten mit Stärke 4 und DS 4.',
  '7C-G5': 'In jeder Einheit benutzt in einer Phase ein Modell eine Granate.',
} as const;

/** Characters, results and vehicles. */
const results = {
  '7C-C1': 'Ein angeschlossener Charakter gehört zur Einheit; sie testet auf ihren höchsten Moralwert.',
  '7C-C2': 'Achtung, Sir: Auf 4+, bei unabhängigen Charakteren auf 2+, nimmt ein anderes Modell im Umkreis von 6″ '
    + 'die Verwundung vor dem Schutzwurf.',
  '7C-C3': 'Eine Herausforderung wird vor den Attacken ausgesprochen, eine in jedem Nahkampf.',
  '7C-C4': 'Wird eine Herausforderung abgelehnt, sagt die andere Seite, wer nicht zuschlägt.',
  '7C-C5': 'Zwei, die eine Herausforderung austragen, werden in Kontakt gestellt und berühren nur einander.',
  '7C-C6': 'Die Verwundungen einer Herausforderung zählen für das Ergebnis.',
  '7C-C7': 'Mit einem unabhängigen Charakter sammelt sich eine Einheit, als wäre ein Viertel von ihr übrig.',
  '7C-R1': 'Zwei Würfel, die höchstens den Moralwert zeigen, bestehen einen Moraltest; zwei Einsen immer.',
  '7C-R2': 'Jede Verwundung, um die eine Seite verloren hat, kostet sie einen Punkt Moralwert.',
  '7C-R3': 'Eine Einheit weicht 2W6″ zurück, frei durch ihre Gegner; ist dafür kein Platz, wird sie vernichtet.',
  '7C-R4': 'Eine Einheit, von der ein Viertel übrig ist, sammelt sich auf ihren Moralwert, eine kleinere nur auf '
    + 'zwei Einsen.',
  '7C-R5': 'Vorstürmen, Neupositionieren und Nachrücken sind, wie der Text sie hat.',
  '7C-V1': 'Ein Fahrzeug, das kein Läufer ist, wird gegen Kampfgeschick 1 getroffen.',
  '7C-V2': 'Schläge treffen die Heckpanzerung eines Fahrzeugs.',
  '7C-V3': 'Ein Würfel und die Stärke gegen die Panzerung: Gleich viel streift, mehr durchschlägt.',
  '7C-V4': 'Was durchschlägt, würfelt den Schaden aus.',
  '7C-V5': 'Ein explodierendes Fahrzeug trifft Einheiten ringsum mit Stärke 4.',
  '7C-V6': 'Fahrzeuge testen nie ihre Moral.',
  '7C-V7': 'Ein Läufer kämpft mit eigenen Werten.',
  '7C-V8': 'Bei ungeordnetem Angriff sagt das erste Ziel, nach welchen Regeln der Kampf endet.',
} as const;

/** The fourth edition. */
const fourth = {
  '4C-D1': 'Einheit für Einheit sagt ihren Angriff an und bewegt sich; alle greifen vor dem ersten Kampf an.',
  '4C-D2': 'Ein Angriff reicht so weit, wie die Einheit angreift: 6″, Bestien und Kavallerie 12″.',
  '4C-D3': 'In schwierigem Gelände zählt der höhere von zwei Würfeln, bei Bestien und Kavallerie doppelt; monströse '
    + 'Kreaturen werfen neu, Bikes werden nicht gebremst.',
  '4C-D4': 'Bikes in schwierigem Gelände testen auf gefährliches Gelände, Sprungtruppen nur, wo ihre Bewegung darin '
    + 'endet.',
  '4C-D5': 'Das Modell, das am wenigsten von seiner Bewegung braucht, geht zuerst, zum nächsten Gegner der '
    + 'angegriffenen Einheit.',
  '4C-D6': 'So viele wie möglich berühren den Gegner, im Zusammenhalt und durch niemanden hindurch.',
  '4C-D7': 'Schnellfeuer verbietet einen Angriff, nicht aber Bikes und Läufern.',
  '4C-D8': 'Wer auf dem Rückzug angegriffen wird oder in wen jemand neu positioniert, testet zuerst, ob er sich '
    + 'sammelt, und wird sonst vernichtet.',
  '4C-D9': 'Niemand schießt auf Angreifer.',
  '4C-W1': 'Ein Modell schlägt in einem Zug mit einer besonderen Waffe zu oder mit keiner; eine andere ist seine '
    + 'zweite Waffe.',
  '4C-W2': 'Gewöhnliche Waffen und Pistolen geben eine Attacke und sonst nichts.',
  '4C-W3': 'Gegen eine schwere Nahkampfwaffe schützt keine Rüstung besser als auf 4+.',
  '4C-W4': 'Was so eine Waffe tut, sagt dieser Text nicht: Es ist aus den Testregeln geborgt.',
  '4C-T5': 'Gegen Verwundungen durch eine monströse Kreatur gibt es keinen Rüstungswurf.',
  '4C-T6': 'Eine monströse Kreatur würfelt gegen die Panzerung von Fahrzeugen mit zwei Würfeln.',
  '4C-U1': 'Wer keine Furcht kennt, sammelt sich; beim Vorstürmen eingeholt, wird er nicht vernichtet und kämpft '
    + 'weiter.',
  '4C-U2': 'Eine angegriffene Einheit mit Gegenangriff bewegt sich bis zu 6″ zu den Angreifern, ohne Attacke dafür.',
  '4C-U3': 'Einheit und angeschlossener Charakter verlieren Regeln wie den Gegenangriff, wo sie sie nicht teilen.',
  '4C-U4': 'Eine furchtlose Einheit testet ihre Moral nicht; stattdessen gibt es kein Zurück.',
  '4C-I1': 'Stärke von mindestens dem doppelten Widerstand tötet sofort.',
  '4C-A1': 'Wer mehrere Schutzwürfe hat, sucht sich einen aus.',
  '4C-C1': 'Eine Einheit nutzt den Moralwert eines angeschlossenen Charakters, wo er besser ist, und bewegt sich '
    + 'wie ihr Langsamster.',
  '4C-R1': 'Mehr Verwundungen gewinnen; dann kommen Moral, Lösen und Neupositionieren, und Nachrücken.',
  '4C-R2': 'Zwei Würfel, die höchstens den Moralwert zeigen, bestehen einen Moraltest; zwei Einsen immer.',
  '4C-R3': 'Wer einen Nahkampf verliert, verliert Moralwert; wie viel, ging mit der Seite verloren.',
  '4C-R4': 'Terminatoren und ihresgleichen stürmen nicht vor; sie positionieren sich neu.',
  '4C-R5': 'Vorstürmen ist ein Würfel und die Initiative, die die meisten haben; so viel wie der Verlierer '
    + 'vernichtet ihn.',
  '4C-R6': 'Es gibt kein Vorstürmen, wo niemand vom Verlierer mehr berührt wird oder der Sieger mit anderen kämpft.',
  '4C-R7': 'Wer seinen Gegner beim Vorstürmen vernichtet hat, positioniert sich trotzdem neu.',
  '4C-R8': 'Neupositionieren geht 3″ weit und darf einen neuen Gegner erreichen.',
  '4C-R9': 'Eine Einheit weicht 2W6″ zurück, Sprungtruppen, Bikes, Bestien und Kavallerie 3W6″, in schwierigem '
    + 'Gelände halb so weit.',
  '4C-R10': 'Das Nachrücken am Ende geht 6″ weit; wo niemand zu erreichen ist, positionieren sich beide Seiten neu.',
  '4C-R11': 'Wer eine Einheit berührt, schlägt sie; ein Sieger stürmt vor oder positioniert sich neu, sobald all '
    + 'seine Gegner fliehen oder tot sind.',
  '4C-R12': 'Alle Einheiten eines Nahkampfs rücken zu Gegnern nach, die in ihm waren.',
  '4C-R13': 'Eine halbe Einheit ohne Gegner im Umkreis von 6″ sammelt sich zu Beginn ihrer Bewegung, ohne '
    + 'sichtbaren Gegner mit +1.',
  '4C-R14': 'Kein Zurück: Verlierer, die nicht weichen, erleiden je nach Unterzahl eine, zwei oder drei '
    + 'Verwundungen und dürfen sie abwehren.',
} as const;

export const books: English['warhammer-40k-rows'] = {
  'warhammer-40k/rows': { ...charges, ...units, ...weapons, ...results, ...fourth },
};
