/** In German: the questions that the rules of Epic leave open. */
import type { English } from '../english.ts';

type Words = English['rulings'];

/** The questions that the rules leave open. */
const epicArmageddonRulings: Words['epic-armageddon/rulings'] = {
  lineOfFireToAssault: {
    question: 'Braucht ein Sturmangriff irgendeine Schusslinie zwischen beiden Seiten, oder genügt ein Abstand '
      + 'von höchstens 15 cm?',
    answers: {
      needed: 'Eine Schusslinie ist nötig, nach dem Ansturm und noch einmal nach den ersten Gegenstößen.',
      'not-needed': 'Ein Abstand von höchstens 15 cm genügt, wie es gedruckt steht.',
    },
    source: 'NetEA-FAQ seit 2017; die gedruckte Regel schweigt dazu.',
  },
  immobileCounterCharge: {
    question: 'Darf eine Einheit ohne Tempo einen Gegenstoß machen?',
    answers: { stays: 'Nein, sie bleibt, wo sie ist.', '5cm': 'Ja, bis zu 5 cm, wie jede langsame Einheit.' },
    source: 'Offener Punkt 13.',
  },
  reachToTarget: {
    question: 'Mehrere Formationen werden zusammen angegriffen: Wem muss der Ansturm bis auf 15 cm nahekommen?',
    answers: {
      'any-included': 'Irgendwem aus einer davon.',
      'the-target': 'Jemandem aus der Formation, die als Ziel benannt ist.',
    },
    source: 'NetEA-FAQ, vermischte Formationen: vorher zu vereinbaren.',
  },
  combinedFormations: {
    question: 'Wie viele Formationen darf ein Commander mitnehmen?',
    answers: { 'three-in-total': 'Zwei, also drei insgesamt.', 'three-more': 'Drei zusätzlich zu seiner eigenen.' },
    source: 'Offener Punkt 8: Im Text stehen beide Zahlen.',
  },
  scoutZones: {
    question: 'Wie weit reicht die Kontrollzone eines Scouts während eines Ansturms?',
    answers: { '10cm': '10 cm, wie immer.', '5cm': '5 cm, wie bei allen.' },
    source: 'NetEA 2.1.12; die zweite Antwort ist die von Ragnarök.',
  },
  ownTargetZone: {
    question: 'Eine Einheit beginnt ihren Ansturm in einer Kontrollzone des Ziels und berührt niemanden: Darf sie '
      + 'bleiben?',
    answers: {
      'contact-or-leave': 'Nein: Sie geht in Kontakt, so weit sie kommt, oder verlässt die Zone.',
      'may-stay': 'Ja, sie darf bleiben und von dort kämpfen.',
    },
    source: 'Offener Punkt 27: NetEA 1.7.3.',
  },
  brokenFollower: {
    question: 'Durch Feuer aus Feuerbereitschaft bricht eine Formation eines gemeinsamen Ansturms: Wer hält an?',
    answers: {
      'it-alone-leaves': 'Nur diese Formation; die anderen kämpfen weiter.',
      'all-stop': 'Alle: Für alle Regeln sind sie eine Formation.',
    },
    source: 'Offener Punkt 25: NetEA 2.1.2 und 1.10.',
  },
  disembarkWithin: {
    question: 'Wie nah muss ein aussteigender Passagier an seinem Transporter stehen?',
    answers: {
      'any-part': 'Mit einem Teil seiner Base höchstens 5 cm entfernt.',
      'whole-base': 'Mit seiner ganzen Base höchstens 5 cm entfernt.',
    },
    source: 'NetEA-FAQ, Transportfahrzeuge: vorher zu vereinbaren.',
  },
  warEngineCounterCharge: {
    question: 'Darf eine Kriegsmaschine in Basekontakt einen Gegenstoß machen?',
    answers: {
      'below-capacity': 'Ja, solange weniger Gegner sie berühren, als ihre Startschadenskapazität beträgt.',
      never: 'Nein, wie es gedruckt steht.',
    },
    source: 'Offener Punkt 12: NetEA-FAQ, Ansturmbewegungen.',
  },
  drawnInCover: {
    question: 'Nützt einer Formation, die ein Gegenstoß in den Sturmangriff zieht, ihre Deckung?',
    answers: { none: 'Nein: Sie kämpft, als wäre sie angestürmt.', cover: 'Ja: Sie hat sich nicht bewegt.' },
    source: 'Offener Punkt 9: eine Folgerung.',
  },
  equalDistances: {
    question: 'Zwei Einheiten sind gleich nah: Wer erhält den Treffer?',
    answers: {
      'owner-chooses': 'Ihr Besitzer wählt; wählt er nicht, erhält ihn die, die in der Liste weiter oben steht.',
      'list-order': 'Immer die, die in der Liste weiter oben steht.',
    },
    source: 'Offener Punkt 1: für Treffer nicht gedruckt, von Ragnarök angenommen.',
  },
  laterBatch: {
    question: 'Fangen Treffer von Makrowaffen wieder bei der nächststehenden Einheit an?',
    answers: {
      'fresh-lap': 'Ja: ein neuer Durchgang bei den Überlebenden, in derselben Reihenfolge.',
      'lap-continues': 'Nein: Wer in diesem Schub schon getroffen ist, wartet, bis alle getroffen sind.',
    },
    source: 'Offener Punkt 2: die naheliegende Lesart.',
  },
  settledTies: {
    question: 'Ein Besitzer hat bei gleichem Abstand für die gewöhnlichen Treffer gewählt: Gilt das auch für die '
      + 'späteren?',
    answers: {
      'settled-anew': 'Nein: Für Makrowaffen- und Titan-Killer-Treffer und nach First Strike wird neu gewählt.',
      'stay-settled': 'Ja, es bleibt bei der zuerst gewählten Reihenfolge.',
    },
    source: 'Offener Punkt 26; die zweite Antwort ist die von Ragnarök.',
  },
  shieldedEngineHits: {
    question: 'Nahkampf- und Feuergefechtstreffer fallen auf eine Einheit mit Schilden und auf andere: Welche '
      + 'Treffer erhält die mit den Schilden?',
    answers: {
      'owner-chooses': 'Ihr Besitzer darf Feuergefechtstreffer auf sie und Nahkampftreffer auf andere legen; tut er es '
        + 'nicht, fallen sie in der gewürfelten Reihenfolge.',
      'as-thrown': 'In der gewürfelten Reihenfolge, Nahkampftreffer zuerst.',
    },
    source: 'Offener Punkt 24: aus NetEA 1.9.6 erschlossen.',
  },
  specialHits: {
    question: 'Wohin fallen Treffer mit Ignore Cover oder Lance, wenn auch gewöhnliche dabei sind?',
    answers: {
      'where-they-bite': 'Auf Einheiten, bei denen sie etwas bewirken, solange die nächsten zuerst kommen.',
      'in-order': 'Nach den gewöhnlichen Treffern, wie es die Reihenfolge ergibt.',
    },
    source: 'NetEA-FAQ, Attacken abhandeln: eine inoffizielle Übereinkunft.',
  },
  mountedCover: {
    question: 'Bekommen berittene Truppen den Deckungswurf der Infanterie?',
    answers: { none: 'Nein: Im Gelände zählen sie als Fahrzeuge.', infantry: 'Ja, wie Infanterie.' },
    source: 'Offener Punkt 21.',
  },
  soak: {
    question: 'Eine Kriegsmaschine steht mit anderen Einheiten zusammen: Wann erhält sie ihre Treffer?',
    answers: {
      'in-position-order': 'Wenn sie dran ist, die nächsten zuerst.',
      'war-engines-first': 'Vor allen anderen.',
    },
    source: 'Offener Punkt 6: was „die nächsten zuerst“ voraussetzt.',
  },
  nomination: {
    question: 'Kriegsmaschinen stehen mit anderen Einheiten zusammen: Gehen Attacken nur auf eine der beiden Arten?',
    answers: {
      none: 'Nein, Treffer fallen auf beide, die nächsten zuerst.',
      'war-engines': 'Ja, auf die Kriegsmaschinen, solange es welche gibt.',
      others: 'Ja, auf die anderen, solange es welche gibt.',
    },
    source: 'Offener Punkt 5: Beschuss verlangt eine Ansage, beim Sturmangriff ist keine Rede davon.',
  },
  impossibleHits: {
    question: 'Der Treffer einer Kriegsmaschine findet niemanden, auf den er fallen darf: Was wird daraus?',
    answers: { lost: 'Er verfällt.', 'anybody-engaged': 'Er fällt auf den nächsten Gegner, der direkt im Kampf ist.' },
    source: 'Offener Punkt 23.',
  },
  sniperPlace: {
    question: 'Zählt der Treffer eines Scharfschützen als der, den sein Opfer in diesem Durchgang erhält?',
    answers: {
      'outside-the-lap': 'Nein, gewöhnliche Treffer fallen, als gäbe es ihn nicht.',
      'in-the-lap': 'Ja, sein Opfer wartet, bis alle getroffen sind.',
    },
    source: 'Offener Punkt 20.',
  },
  titanDice: {
    question: 'Womit schlagen Titanen und andere Kriegsmaschinen in Basekontakt zu?',
    answers: {
      'starting-capacity': 'Mit einem Würfel je Punkt der Startschadenskapazität, beliebig aufgeteilt.',
      'half-macro': 'Mit halb so vielen Würfeln, die als Makrowaffen treffen, oder sie schießen mit allen.',
    },
    source: 'NetEA 3.3.2; die zweite Antwort ist die von EpicAU.',
  },
  splashTiming: {
    question: 'Eine Kriegsmaschine explodiert: Wann trifft es die Einheiten in der Nähe?',
    answers: {
      'with-the-batch': 'Sofort, bevor sonst etwas gewürfelt wird.',
      'after-the-attacks': 'Wenn alle Treffer des Schritts abgehandelt sind.',
    },
    source: 'Offener Punkt 18.',
  },
  supportEachRound: {
    question: 'Nach einem Gleichstand geht es weiter: Darf wieder Unterstützung gerufen werden?',
    answers: { 'every-round': 'Ja, in jeder Runde.', 'first-round': 'Nein, nur in der ersten.' },
    source: 'Offener Punkt 14: Alles ab Schritt 4 wird wiederholt.',
  },
  supportCalledBy: {
    question: 'Muss ein Unterstützer einen Gegner sehen, der attackiert hat, oder genügt einer, der es könnte?',
    answers: {
      'enemy-that-attacked': 'Einen Gegner, der in dieser Runde attackiert hat.',
      'enemy-engaged': 'Irgendeinen Gegner, der direkt im Kampf ist.',
    },
    source: 'NetEA-FAQ, Unterstützungsfeuer.',
  },
  supportReach: {
    question: 'Darf ein Treffer der Unterstützung auf eine kämpfende Einheit fallen, die kein Unterstützer erreicht?',
    answers: {
      'within-15cm': 'Nein: nur auf Einheiten, die höchstens 15 cm von einem Unterstützer entfernt und in '
        + 'seiner Schusslinie sind.',
      'all-engaged': 'Ja: Jede Einheit, die direkt im Kampf ist, kann getroffen werden.',
    },
    source: 'Der Text sagt „wie beim Beschuss“; die zweite Antwort liest ihn ohne diese Grenze.',
  },
  supportOrder: {
    question: 'Schießen alle Unterstützer zusammen oder eine Formation nach der anderen?',
    answers: {
      together: 'Zusammen, beide Seiten zugleich.',
      'one-by-one': 'Eine Formation nach der anderen; dazwischen werden die Toten entfernt.',
    },
    source: 'NetEA 1.12.6; die zweite Antwort ist die von Ragnarök.',
  },
  losersSupporters: {
    question: 'Welche Formationen der Verliererseite erhalten einen Blastmarker, weil sie in der Nähe waren?',
    answers: {
      'swift-endings-too': 'Die, die im Umkreis von 15 cm um einen kämpfenden Gegner und in seiner Schusslinie '
        + 'standen, ob sie schießen konnten oder nicht; auch bei sofortiger Entscheidung.',
      'when-support-is-called': 'Dieselben, bei sofortiger Entscheidung aber keine.',
      'able-to-fire': 'Nur die, die schießen konnten oder bloß deshalb nicht, weil sie gebrochen waren oder keinen '
        + 'Feuergefechtswert hatten.',
    },
    source: 'Offener Punkt 10; die dritte Antwort ist die von Ragnarök.',
  },
  supportingWarEngine: {
    question: 'Wie viele Würfel wirft eine Kriegsmaschine bei der Unterstützung?',
    answers: { 'starting-capacity': 'Einen je Punkt ihrer Startschadenskapazität.', one: 'Einen.' },
    source: 'Offener Punkt 4: eine Folgerung aus NetEA 3.3.2.',
  },
  bothSwift: {
    question: 'Alle Verteidiger und alle kämpfenden Angreifer fallen zugleich: Wer hat gewonnen?',
    answers: {
      'attacker-if-any-lives': 'Der Angreifer, wenn irgendwo noch eine Einheit der anstürmenden Formation lebt; '
        + 'sonst niemand.',
      nobody: 'Niemand.',
    },
    source: 'Offener Punkt 3: nicht geregelt.',
  },
  engagedInLaterRounds: {
    question: 'Wessen Tod beendet eine spätere Runde sofort: der Tod derer, die jetzt kämpfen, oder derer, die in '
      + 'der ersten Runde gekämpft haben?',
    answers: {
      'this-round': 'Der Tod der Angreifer, die in dieser Runde direkt im Kampf sind.',
      'first-round': 'Der Tod der Angreifer, die in der ersten Runde direkt im Kampf waren.',
    },
    source: 'Offener Punkt 15: Rules Revamp A4 und die NetEA-FAQ, Attacken abhandeln.',
  },
  whoConsolidates: {
    question: 'Wer darf als Sieger die freie Bewegung von bis zu 5 cm machen?',
    answers: {
      'formations-in-the-assault': 'Nur Formationen, die gekämpft haben.',
      'supporters-too': 'Formationen, die gekämpft oder unterstützt haben.',
    },
    source: 'Offener Punkt 11.',
  },
  brokenWinner: {
    question: 'Ein Sieger ist durch seine Verluste gebrochen: Darf er sich trotzdem neu ordnen?',
    answers: { consolidates: 'Ja, nichts verbietet es.', stays: 'Nein.' },
    source: 'Offener Punkt 22.',
  },
  passengersAsKills: {
    question: 'Zählen Passagiere, die mit ihrem Transporter sterben, als Kills?',
    answers: { kills: 'Ja: Auch das sind dem Gegner zugefügte Verluste.', 'no-kills': 'Nein, nur der Transporter.' },
    source: 'Offener Punkt 7: nicht festgelegt.',
  },
  criticalDeath: {
    question: 'Ein kritischer Treffer vernichtet eine Kriegsmaschine auf einen Schlag: Wie viele Kills sind das?',
    answers: {
      'all-that-was-left': 'Einer je Punkt Schadenskapazität, den sie noch hatte.',
      'one-more': 'Einer für den kritischen Treffer.',
    },
    source: 'Offener Punkt 17: die schlüssige Lesart.',
  },
  mixedMarines: {
    question: 'Marines verlieren zusammen mit anderen: Werden die Treffer beim Niedermachen halbiert?',
    answers: {
      'all-marines-only': 'Nur, wenn jede verlierende Formation aus Marines besteht.',
      'any-marines': 'Sobald eine davon aus Marines besteht.',
    },
    source: 'Offener Punkt 16: vorher zu vereinbaren.',
  },
  fearlessTransport: {
    question: 'Das Niedermachen übergeht einen Transporter mit Fearless: Gilt das auch für seine Passagiere?',
    answers: { 'passengers-hit': 'Nein, sie sind als Nächste dran.', 'passengers-skipped': 'Ja.' },
    source: 'Offener Punkt 19: NetEA-FAQ, Ergebnis bestimmen.',
  },
  engagedAttackersGone: {
    question: 'Alle kämpfenden Angreifer sind tot, andere stehen weiter hinten: Hat der Verteidiger gewonnen?',
    answers: {
      'defender-wins': 'Ja, sofort.',
      'fights-on': 'Nein, nicht solange jemand aus der anstürmenden Formation lebt.',
    },
    source: 'Offizielle Errata von 2008; nach der zweiten Antwort soll mit dem ersten Regelbuch gespielt worden sein.',
  },
};

export const books: English['rulings'] = {
  'epic-armageddon/rulings': epicArmageddonRulings,
};
