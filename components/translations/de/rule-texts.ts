/** In German: what the rules of Epic say. */
import type { English } from '../english.ts';

type Words = English['rule-texts'];

/** The tags of the books, and the few words beside them. */
const ruleTexts: Words['rule-texts'] = {
  rules: 'NetEA',
  questions: 'NetEA-FAQ',
  revamp: 'Rules Revamp',
  errata: 'Errata 2008',
  special: 'NetEA-Sonderregel',
  open: 'Offener Punkt',
  readWith: 'zusammen mit',
};

/** Who comes to charge at all. */
const ruleTextsA0ActionTest: Words['rule-texts/a0-action-test'] = {
  'A0.1': 'Nur eine Formation mit der Aktion Stürmen beginnt einen Sturmangriff. Nah beieinanderzustehen, genügt nie.',
  'A0.2': 'Die Formation wirft einen Würfel gegen ihre Initiative: 1 weniger mit einem Blastmarker, 1 weniger, wenn '
    + 'ihre Seite die Initiative behält. Misslingt der Test, erhält sie einen Blastmarker und hält stattdessen.',
  'A0.3': 'Manche Armeen haben einen Bonus auf diesen Wurf: Orks 2, Knight-Häuser und unerprobte Rudel (Unblooded) '
    + '1.',
};

/** Whom the assault is against, and who else is in it. */
const ruleTextsA1ChooseTarget: Words['rule-texts/a1-choose-target'] = {
  A1: 'Die angreifende Formation benennt eine gegnerische Formation.',
  'A1.1': 'Jede gegnerische Formation auf dem Tisch kann angegriffen werden, egal wie weit weg und ob gebrochen oder '
    + 'nicht.',
  'A1.2': 'Formationen mit Einheiten, die höchstens 5 cm voneinander entfernt sind, gelten als vermischt. Der '
    + 'Angreifer darf die, die so nah am Ziel stehen, zusammen mit ihm angreifen, muss aber nicht.',
  'A1.3': 'Zusammen angegriffene Formationen zählen als eine: Alle dürfen Gegenstöße machen, Treffer können '
    + 'auf jede davon fallen, und ihre Blastmarker werden zusammengezählt.',
  'A1.4': 'Der Ansturm muss nicht in die Nähe jeder Formation kommen, gegen die er sich richtet.',
  'A1.5': 'Ein Commander darf Formationen mitnehmen, von denen eine Einheit höchstens 5 cm von seiner Formation '
    + 'entfernt steht, bei Space Wolves 10 cm. Für alle gilt ein einziger Test.',
  'A1.6': 'Die Formation des Commanders selbst muss nicht in die Nähe des Ziels kommen.',
  'A1.7': 'Formationen, die zusammen anstürmen, sind eine Formation; ihre Blastmarker werden zusammengezählt.',
};

/** One move for each unit, and the fire that waits for it. */
const ruleTextsA2Charge: Words['rule-texts/a2-charge'] = {
  A2: 'Jede Einheit der angreifenden Formation bewegt sich einmal. Am Ende muss jemand nah genug zum Kämpfen stehen.',
  'A2.1': 'Ein Ansturm ist eine Bewegung bis zum Tempo der Einheit, in jede Richtung. Bleibt sie auf einer Straße, '
    + 'kommen 5 cm dazu; Infiltrators verdoppeln ihr Tempo.',
  'A2.2': 'Nach dem Ansturm muss eine deiner Einheiten im Umkreis von 15 cm um das Ziel stehen und es sehen. Sonst '
    + 'endet die Aktion dort, und es wird nicht gekämpft.',
  'A2.3': 'Jede Einheit kontrolliert den Boden im Umkreis von 5 cm, ein Scout im Umkreis von 10 cm. Du darfst so '
    + 'eine Zone nur betreten, wenn ihr Besitzer zum Ziel gehört, und nur, um ihn zu berühren.',
  'A2.4': 'Eine Einheit, die eine Kontrollzone betritt, geht in Kontakt mit dem nächsten Gegner, dem die Zone gehört. '
    + 'Reicht ihre Bewegung nicht, geht sie so weit wie möglich geradewegs auf ihn zu.',
  'A2.5': 'Eine Einheit, die berührt wurde, hat für den Rest des Sturmangriffs keine Kontrollzone; andere dürfen also '
    + 'vorbei.',
  'A2.6': 'Höchstens zwei Einheiten dürfen beim Ansturm mit demselben Gegner in Kontakt kommen.',
  'A2.7': 'Eine Einheit, die in einer Kontrollzone beginnt, ob sie sich bewegt oder nicht, muss eine Einheit des Ziels '
    + 'berühren oder am Ende des Ansturms außerhalb der Zone sein; die einer anderen Formation muss sie in jedem Fall '
    + 'verlassen.',
  'A2.8': 'Nach der Bewegung bildet die Formation eine Kette mit Lücken von höchstens 5 cm, bei Scouts 20 cm. Wer '
    + 'außerhalb steht, ist verloren und kostet einen Blastmarker; der Besitzer sagt, welcher Teil bleibt.',
  'A2.9': 'Du darfst durch eigene Infanterie ziehen, nicht durch andere eigene Einheiten und nie durch Gegner. Jump '
    + 'Packs überqueren eigene Einheiten und Gelände.',
  'A2.10': 'Eine Einheit, die gefährliches Gelände betritt oder darin beginnt, wirft einen Würfel und ist bei einer '
    + '1 verloren: kein Schutzwurf, kein Blastmarker, kein Kill. Ein Walker wirft noch einmal, ebenso eine Einheit, '
    + 'die in diesem Schritt höchstens 5 cm geht.',
  'A2.11': 'Passagiere steigen am Ende der Bewegung ihres Transporters aus, höchstens 5 cm davon entfernt und '
    + 'auf Wunsch in Kontakt; aus einem gelandeten Flugzeug Jump Packs und Skimmer bis zu 15 cm weit. Ein Transporter '
    + 'darf auch zu '
    + 'einer Einheit seiner Formation kommen, die sich selbst nicht bewegt, sie aufnehmen und weiterfahren; sie '
    + 'steigt in dieser Bewegung nicht wieder aus.',
  'A2.12': 'Formationen in Feuerbereitschaft schießen, wenn der Ansturm vorbei ist. Wer beschossen wird, erhält '
    + 'sofort einen Blastmarker und einen für jeden Verlust; bricht das die Formation, zieht sie sich zurück. '
    + 'Diese Verluste sind keine Kills. Auf die, die sich zurückziehen, wird nach jeder Bewegung geschossen, '
    + 'ebenso auf Sieger, die sich neu ordnen.',
  'A2.13': 'Eine Kriegsmaschine schiebt auf ihrem Weg kleinere Einheiten des Ziels beiseite, bis zum Doppelten ihrer '
    + 'Startschadenskapazität. Danach stehen diese an ihrer Base. Aus Gräben und Bunkern wird niemand geschoben.',
};

/** The answer of those who were charged. */
const ruleTextsA3CounterCharge: Words['rule-texts/a3-counter-charge'] = {
  A3: 'Einheiten ohne Kontakt dürfen auf ihren nächsten Gegner losgehen, bevor jemand zuschlägt.',
  'A3.1': 'Eine Einheit ohne Kontakt darf sich bis zu 10 cm bewegen, wenn ihr Tempo 30 cm oder mehr ist, sonst 5 cm.',
  'A3.2': 'Niemand muss. Wer will, geht geradewegs auf die nächste gegnerische Einheit zu, egal aus welcher Formation, '
    + 'oder auf die zweitnächste, wenn schon zwei an der nächsten stehen.',
  'A3.3': 'Es gelten die Regeln des Ansturms, und eine Bewegung, bei der der Zusammenhalt verloren geht, gilt '
    + 'nicht. Infiltrators und Straßen bringen hier nichts. Skimmer dürfen aufsteigen: Dann kämpfen sie im '
    + 'Feuergefecht, und wer sie berührt, auch.',
  'A3.4': 'Einheiten dürfen stattdessen ein- oder aussteigen und gehen dann nicht weiter. Verboten ist das, solange '
    + 'zwei Gegner den Transporter berühren, bei einer Kriegsmaschine doppelt so viele, wie ihre '
    + 'Startschadenskapazität beträgt.',
  'A3.5': 'Wird eine gegnerische Formation außerhalb des Sturmangriffs berührt, kämpft sie mit, als wäre sie '
    + 'angestürmt. Verliert ihre Seite, bricht sie auch; gewinnt ihre Seite, zählt sie ihre eigenen Verluste.',
  'A3.6': 'Nur Gegner können hineingezogen werden. Eigene Formationen in der Nähe können unterstützen, mehr nicht.',
  'A3.7': 'In der ersten Runde muss es nach den Gegenstößen noch eine Schusslinie zwischen den Seiten geben. Spätere '
    + 'Runden gehen auch ohne Schusslinie weiter.',
  'A3.8': 'In der ersten Runde macht nur der Verteidiger Gegenstöße. Nach einem Gleichstand dürfen es beide Seiten, '
    + 'der Angreifer zuerst.',
  'A3.9': 'Eine unerprobte Formation (Unblooded) muss ihren Gegenstoß so weit wie möglich machen. Eine '
    + 'Einheit mit Ferocity darf 5 cm weiter.',
  'A3.10': 'Eine Einheit, die sich gar nicht bewegen kann, bleibt, wo sie ist. Eine Kriegsmaschine in Kontakt darf '
    + 'noch weiter, solange weniger Gegner sie berühren, als ihre Startschadenskapazität beträgt.',
};

/** Who strikes, with what, and when that settles it. */
const ruleTextsA4Attacks: Words['rule-texts/a4-attacks'] = {
  A4: 'Alle, die direkt im Kampf sind, attackieren, beide Seiten zugleich.',
  'A4.1': 'Eine Einheit ist direkt im Kampf, wenn sie einen Gegner berührt oder höchstens 15 cm entfernt und in '
    + 'Schusslinie hat. Das wird in jeder Runde neu bestimmt.',
  'A4.2': 'In Kontakt wirft eine Einheit einen Würfel auf ihren Nahkampfwert, sonst auf ihren Feuergefechtswert, und '
    + 'ihre Extra-Attacken dazu. Nichts verändert diese Werte je.',
  'A4.3': 'Eine Einheit ohne Feuergefechtswert schlägt nur in Kontakt zu.',
  'A4.4': 'Alle Attacken geschehen zugleich, also haben auch die Toten zugeschlagen. Nur First Strike geht vor.',
  'A4.5': 'Die getroffene Seite verteilt ihre Treffer und würfelt ihre Schutzwürfe; wer fällt, ist ein Kill für die '
    + 'andere. Blastmarker warten, bis der Sturmangriff vorbei ist.',
  'A4.6': 'Nur wer direkt im Kampf ist, kann getroffen werden, und nur in Schusslinie eines Gegners.',
  'A4.7': 'Ist kein Verteidiger mehr da, hat der Angreifer gewonnen. Sind alle Angreifer tot, die direkt im Kampf '
    + 'waren, hat der Verteidiger gewonnen. Dann gibt es keine Unterstützung, kein Ergebnis und kein Niedermachen.',
};

/** Friends near by. */
const ruleTextsA5SupportingFire: Words['rule-texts/a5-supporting-fire'] = {
  A5: 'Haben die Attacken nichts entschieden, geben Formationen in der Nähe Unterstützungsfeuer.',
  'A5.1': 'Beide Seiten dürfen Unterstützung rufen, solange die Attacken keinen Sieger ergeben haben.',
  'A5.2': 'Eine Einheit darf unterstützen, wenn ihre Formation nicht am Sturmangriff beteiligt, nicht gebrochen und '
    + 'nicht marschiert ist und ein Gegner, der attackiert hat, höchstens 15 cm entfernt und in Schusslinie steht.',
  'A5.3': 'Wer unterstützt, wirft auf den Feuergefechtswert, mit Extra-Attacken der Handfeuerwaffen. First Strike '
    + 'bringt hier nichts.',
  'A5.4': 'Ihre Treffer fallen auf Einheiten, die direkt im Kampf sind, höchstens 15 cm von einem Schützen entfernt '
    + 'und in seiner Schusslinie, die nächsten zuerst. Unterstützer selbst können nicht getroffen werden.',
  'A5.5': 'Kills der Unterstützer zählen. Ihre Anzahl, ihre Blastmarker und ihre Einheiten mit Inspiring zählen nicht.',
  'A5.6': 'Löscht Unterstützungsfeuer eine Seite aus, hat die andere gewonnen.',
};

/** Two dice, what is added to them, and what losing costs. */
const ruleTextsA6Result: Words['rule-texts/a6-result'] = {
  A6: 'Würfel und das, was der Kampf eingebracht hat, entscheiden, wer standhält.',
  'A6.1': 'Jede Seite wirft zwei Würfel, behält den höheren und zählt ihre Modifikatoren dazu.',
  'A6.2': 'Du zählst 1 für jeden Kill dazu, 1 für mehr Einheiten und noch 1 für mehr als doppelt so viele, 1, wenn du '
    + 'keine Blastmarker hast, 1, wenn der Gegner mehr davon hat, und 1 für jede lebende Einheit mit Inspiring.',
  'A6.3': 'Blastmarker zählen so, wie sie vor den Verlusten dieses Sturmangriffs waren.',
  'A6.4': 'Die höhere Summe gewinnt. Bei Gleichstand gibt es ab dem Gegenstoß noch eine Runde; Kills bleiben erhalten.',
  'A6.5': 'Der Verlierer erhält so viele Treffer, wie die Differenz beträgt. Nichts schützt davor; sie fallen auf '
    + 'beliebige seiner Einheiten, im Kampf oder nicht, zuerst auf die, die dem Gegner am nächsten stehen. Sieger '
    + 'mit Brutal verursachen einen Treffer mehr, erst nach dem Halbieren.',
  'A6.6': 'Einheiten mit Fearless werden übergangen. Space Marines erhalten die Hälfte dieser Treffer, abgerundet.',
  'A6.7': 'Ist ein Transporter getroffen oder übergangen, werden erst alle darin getroffen, dann die nächste Einheit '
    + 'draußen. Passagiere, die nicht getroffen sind, haben einen Schutzwurf, wenn sie aus dem Wrack klettern.',
  'A6.8': 'Niedergemachte Einheiten geben keine Blastmarker und ändern nichts am Ergebnis.',
};

/** The losers break and get away. */
const ruleTextsA7Withdraw: Words['rule-texts/a7-withdraw'] = {
  A7: 'Die verlierenden Formationen brechen und entkommen, oder auch nicht.',
  'A7.1': 'Jede verlierende Formation bricht ohne Test: Ihre Blastmarker verschwinden.',
  'A7.2': 'Eine verlierende Formation, die zu Beginn des Sturmangriffs gebrochen war, wird vernichtet, außer Einheiten '
    + 'mit Fearless.',
  'A7.3': 'Jede Einheit darf sich zweimal in jede Richtung bewegen, durch Kontrollzonen, aber nicht durch Gegner; '
    + 'sonst gelten die üblichen Regeln: Gefährliches Gelände verlangt in jeder Bewegung einen Test, Transporter '
    + 'nehmen auf und setzen ab, nach jeder Bewegung darf aus Feuerbereitschaft geschossen werden. Am Ende ist '
    + 'verloren, wer abseits steht, ebenso, wer höchstens 15 cm von einem Gegner entfernt steht; eine Einheit mit '
    + 'Fearless nur, wenn sie sich bewegt hat und danach höchstens 5 cm von ihm entfernt ist.',
  'A7.4': 'Eine Kriegsmaschine, deren Rückzug nah am Gegner endet, wird nicht vernichtet: Sie erhält einen '
    + 'Schadenspunkt für jeden Gegner im Umkreis von 15 cm, und nichts schützt davor.',
  'A7.5': 'Ein gelandetes Flugzeug der Verlierer wird vernichtet, außer mit Fearless. Wer ausgestiegen ist, zieht sich '
    + 'zurück.',
  'A7.6': 'Formationen der Verliererseite, die im Umkreis von 15 cm um einen kämpfenden Gegner und in seiner '
    + 'Schusslinie standen, erhalten einen Blastmarker, ob sie schießen konnten oder nicht.',
  'A7.7': 'Erst das Niedermachen, dann bricht der Verlierer, wird vernichtet oder zieht sich zurück, dann erhalten '
    + 'Formationen seiner Seite in der Nähe einen Marker, dann erhält der Sieger seine Marker und bewegt sich.',
};

/** What winning has cost, and a free move. */
const ruleTextsA7Consolidate: Words['rule-texts/a7-consolidate'] = {
  A8: 'Der Sieger zählt seine Verluste und darf sich noch ein Stück bewegen.',
  'A8.1': 'Jede siegreiche Formation erhält einen Blastmarker für jede eigene getötete Einheit oder jeden '
    + 'Schadenspunkt, nicht aber für entbehrliche (Expendable). War sie am Anfang gebrochen, erhält sie keinen.',
  'A8.2': 'Der Sieger kann durch diese Blastmarker brechen. Zurückziehen muss er sich nicht.',
  'A8.3': 'Einheiten des Siegers dürfen sich bis zu 5 cm bewegen, mit Hit and Run bis zu ihrem Tempo, aber nicht in '
    + 'gegnerische Kontrollzonen. Transporter dürfen andere aufnehmen, statt dass diese sich bewegen. Auf die, '
    + 'die sich bewegen, darf aus Feuerbereitschaft geschossen werden.',
  'A8.4': 'Ein Verlierer mit Fearless, der in Kontakt bleibt, bleibt dort; mehr passiert jetzt nicht.',
};

/** Whom hits fall on. */
const ruleTextsAllocation: Words['rule-texts/allocation'] = {
  H1: 'Der Besitzer verteilt Treffer von vorn nach hinten: erst Einheiten in Kontakt, dann nach Abstand zum Gegner. '
    + 'Bei gleichem Abstand wählt der Besitzer.',
  H2: 'Niemand erhält einen zweiten Treffer, bevor alle, die getroffen werden können, einen haben.',
  H3: 'Erst werden alle Treffer eines Schubs verteilt, dann Schutzwürfe gemacht, dann die Toten entfernt.',
  H4: 'Was für eine Einheit es ist, spielt keine Rolle dafür, wen es trifft.',
  H5: 'Treffer aus Nahkampf und Feuergefecht werden zusammengezählt. Ein Treffer aus dem Nahkampf kann weiter hinten '
    + 'landen, und die erste Reihe erhält Treffer aus dem Feuergefecht.',
  H6: 'Zuerst kommt First Strike, dann die gewöhnlichen Treffer, dann Makrowaffen und Titan Killer, jeweils für sich '
    + 'verteilt und abgehandelt.',
  H7: 'Ein späterer Schub beginnt wieder bei der nächststehenden Einheit, die übrig ist, in der vorher gewählten '
    + 'Reihenfolge.',
  H8: 'Treffer, die Deckung ignorieren, gehen an Einheiten in Deckung und Lanzen an Reinforced Armour, soweit der '
    + 'Abstand es zulässt.',
  H9: 'Ist eine Kriegsmaschine dran, erhält sie Treffer bis zu ihrer Startschadenskapazität, bevor die nächste Einheit '
    + 'einen bekommt, auch wenn sie beschädigt ist.',
  H10: 'Der Schaden eines Titan Killers an einer Kriegsmaschine wird ausgewürfelt, sobald der Treffer fällt, und zählt '
    + 'als ebenso viele Treffer. Was über ihren Anteil hinausgeht, fällt nicht auf andere.',
  H11: 'Zwei Treffer auf eine Einheit bedeuten zwei Schutzwürfe. Schon ein verpatzter tötet sie, und das ist ein Kill.',
  H12: 'Treffer, für die niemand mehr da ist, verfallen.',
};

/** What a unit may throw against a hit. */
const ruleTextsSaves: Words['rule-texts/saves'] = {
  V1: 'Ein Schutzwurf gelingt, wenn der Würfel den Rüstungswert erreicht, ein Wurf je Treffer. Misslingt er, ist die '
    + 'Einheit vernichtet.',
  V2: 'Infanterie in Deckung darf statt des Rüstungswurfs einen Deckungswurf machen, nie beide.',
  V3: 'Im Sturmangriff hat nur der Verteidiger Deckung. Wer anstürmt, hat sie verlassen.',
  V4: 'Reinforced Armour gibt nach einem verpatzten Schutzwurf noch einen, mit dem Rüstungswert, auch wenn die Deckung '
    + 'versagt hat.',
  V5: 'Gegen eine Lanze gibt Reinforced Armour keinen zweiten Wurf.',
  V6: 'Gegen eine Makrowaffe gibt es keinen Schutzwurf außer dem von Reinforced Armour (nur ein Wurf) und einem '
    + 'Rettungswurf.',
  V7: 'Gegen einen Titan Killer hilft nur ein Rettungswurf. Eine Kriegsmaschine erhält so viele '
    + 'Schadenspunkte, wie die Würfel des Titan Killers sagen; jede andere Einheit ist ein Kill.',
  V8: 'Ignore Cover nimmt den Deckungswurf weg.',
  V9: 'Ein Rettungswurf ist die letzte Chance auf 6+, egal gegen welchen Treffer: Living Metal auf 4+, ein '
    + 'Deflector Shield auf 5+. Eine Kriegsmaschine wirft einen für jeden Schadenspunkt.',
  V10: 'Schilde halten zuerst Punkte von Treffern aus dem Feuergefecht ab, nie Schläge in Kontakt. Dann kommen Rüstung '
    + 'oder Deckung, der zweite Wurf von Reinforced Armour und ein Rettungswurf. Der Verteidiger würfelt vor dem '
    + 'Angreifer.',
  V11: 'Der Treffer eines Scharfschützen ist um 1 schwerer abzuwehren.',
  V12: 'Passagiere eines Wracks stehen, wo es stand, und machen einen Schutzwurf gegen einen Treffer derselben Art, '
    + 'mit der Rüstung oder durch das Wrack auf 6+. Wer in etwas saß, das hoch flog, ist verloren.',
  V13: 'Ein Holofield schützt auf 3+ statt der Rüstung, mit einem Würfel, egal gegen welchen Treffer. Ein Knight '
    + 'Shield wehrt jeden Punkt auf 4+ ab, aber kein Unterstützungsfeuer. Ein Ion Shield wehrt Treffer aus dem '
    + 'Feuergefecht auf 4+ ab, aber keine von Makrowaffen.',
};

/** How war engines fight, count and take damage. */
const ruleTextsWarEngines: Words['rule-texts/war-engines'] = {
  W1: 'Eine Kriegsmaschine wirft einen Würfel für jeden Punkt ihrer Startschadenskapazität und jede Extra-Attacke.',
  W2: 'Ihr Besitzer teilt diese Würfel auf: Nahkampf gegen Gegner in Kontakt und Feuergefecht gegen die anderen.',
  W3: 'Ihre Schläge fallen nur auf Einheiten, die sie berührt, ihr Feuer nur auf andere im Umkreis von 15 cm und in '
    + 'Schusslinie.',
  W4: 'Doppelt so viele Einheiten, wie ihre Startschadenskapazität beträgt, dürfen mit ihr in Kontakt sein.',
  W5: 'Jeder nicht abgewehrte Treffer kostet einen Punkt ihrer Schadenskapazität. Mit dem letzten ist sie vernichtet.',
  W6: 'Für jeden verlorenen Punkt wird ein Würfel geworfen: Bei einer 6 bewirkt ein kritischer Treffer, was im '
    + 'Datenblatt steht; steht dort nichts, kostet er einen weiteren Punkt. Manche Kriegsmaschinen explodieren und '
    + 'treffen alle in der Nähe.',
  W7: 'Jeder Schadenspunkt ist ein Kill, auch die Punkte eines kritischen Treffers, aber nie mehr, als noch übrig '
    + 'waren.',
  W8: 'Eine Kriegsmaschine zählt als so viele Einheiten, wie ihre Startschadenskapazität beträgt.',
  W9: 'Jeder Treffer beim Niedermachen fügt ihr einen Schadenspunkt zu, mit einem Würfel für einen kritischen Treffer.',
  W10: 'Formationen in einer Kriegsmaschine dürfen aussteigen und mitkämpfen. Wer drinbleibt, zählt beim Ergebnis mit.',
  W11: 'Manche Regeltexte geben Titanen in Kontakt andere Würfel.',
};

/** When a formation breaks, and what being broken means. */
const ruleTextsBlastMarkers: Words['rule-texts/blast-markers'] = {
  B1: 'Eine Formation bricht, wenn sie so viele Blastmarker wie Einheiten hat, Space Marines bei zwei je Einheit. '
    + 'Danach werden ihre Marker entfernt.',
  B2: 'Eine gebrochene Formation zählt, als hätte sie so viele Blastmarker wie Einheiten.',
  B3: 'Eine gebrochene Formation verliert für jeden Blastmarker, den sie erhalten müsste, eine Einheit, ohne '
    + 'Schutzwurf und von vorn. Space Marines verlieren eine für je zwei.',
  B4: 'Eine gebrochene Formation kämpft in einem Sturmangriff wie jede andere. Sie kann nicht unterstützen, und wenn '
    + 'sie verliert, wird sie vernichtet.',
  B5: 'Blastmarker über den Punkt hinaus, an dem eine Formation bricht, verschwinden mit den anderen.',
  B7: 'Formationen im Sturmangriff erhalten keine Blastmarker, solange er dauert.',
};

/** Distances, lines of fire, terrain. */
const ruleTextsBattlefield: Words['rule-texts/battlefield'] = {
  L1: 'Abstände werden zwischen den nächsten Rändern zweier Bases gemessen. In Kontakt heißt: keine Lücke.',
  L2: 'Gelände, das die Sicht verdeckt, unterbricht eine Schusslinie. Steht eine der beiden Einheiten darin, sehen sie '
    + 'sich noch durch höchstens 10 cm davon.',
  L3: 'Einheiten unterbrechen keine Schusslinie; Kriegsmaschinen schon.',
  L4: 'Wer höher steht, sieht über niedrigeres Gelände, wenn es für den Tisch so festgelegt ist.',
  L5: 'Jede Art Gelände gibt Infanterie ihre Deckung und stoppt oder gefährdet, wofür sie zu unwegsam ist.',
};

export const books: English['rule-texts'] = {
  'rule-texts': ruleTexts,
  'rule-texts/a0-action-test': ruleTextsA0ActionTest,
  'rule-texts/a1-choose-target': ruleTextsA1ChooseTarget,
  'rule-texts/a2-charge': ruleTextsA2Charge,
  'rule-texts/a3-counter-charge': ruleTextsA3CounterCharge,
  'rule-texts/a4-attacks': ruleTextsA4Attacks,
  'rule-texts/a5-supporting-fire': ruleTextsA5SupportingFire,
  'rule-texts/a6-result': ruleTextsA6Result,
  'rule-texts/a7-withdraw': ruleTextsA7Withdraw,
  'rule-texts/a7-consolidate': ruleTextsA7Consolidate,
  'rule-texts/allocation': ruleTextsAllocation,
  'rule-texts/saves': ruleTextsSaves,
  'rule-texts/war-engines': ruleTextsWarEngines,
  'rule-texts/blast-markers': ruleTextsBlastMarkers,
  'rule-texts/battlefield': ruleTextsBattlefield,
};
