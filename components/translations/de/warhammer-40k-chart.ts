/** In German: the statechart of Warhammer 40,000. */
import type { English } from '../english.ts';

type Words = English['warhammer-40k-chart'];

/** The conditions of the phase machine. */
const conditions = {
  'is anybody falling on': 'jemand zieht weiter',
  'starts at fight': 'beginnt mit Kampf',
  'charges together': 'alle zusammen',
  'charges in turn': 'nacheinander',
  'are falling on dice': 'sind Rückzugswürfel',
  'may declare charge': 'darf ansagen',
  'has no charge left': 'kein Angriff übrig',
  'has one charge left': 'ein Angriff übrig',
  'may pick charger': 'darf wählen',
  'needs no range dice': 'ohne Reichweitenwurf',
  'are range dice': 'sind Reichweitenwürfel',
  'is out of reach': 'außer Reichweite',
  'must regroup': 'muss sich sammeln',
  'are regroup dice': 'sind Sammelwürfel',
  'may move charger': 'darf ihn bewegen',
  'have all chargers moved': 'alle bewegt',
  'may end charge moves': 'darf Züge beenden',
  'are chargers gone': 'Angreifer weg',
  'is nobody to fire': 'niemand schießt',
  'may fire overwatch': 'darf Abwehrfeuer',
  'must test dangers': 'muss Gefahr testen',
  'has lost initial': 'erstes Modell verloren',
  'are danger dice': 'sind Gefahrenwürfel',
  'is in free round': 'in freier Runde',
  'is fighting': 'kämpft',
  'has no combat left': 'kein Kampf übrig',
  'may choose': 'darf wählen',
  'has no weapons to choose': 'keine Waffenwahl',
  'may choose weapon': 'darf Waffe wählen',
  'is fight over': 'Kampf vorbei',
  'piles in at rungs': 'rückt je Stufe nach',
  'have both piled in': 'beide nachgerückt',
  'has piled into danger': 'in Gefahr gerückt',
  'has side piled in': 'Seite nachgerückt',
  'may pile in now': 'darf jetzt nachrücken',
  'are pile in danger dice': 'sind Gefahrenwürfel',
  'has nothing to aim': 'nichts zu zielen',
  'is aiming untold': 'Zielen ungesagt',
  'may aim': 'darf zielen',
  'is aiming told': 'Zielen gesagt',
  'may agree': 'darf vereinbaren',
  'has no hit dice': 'keine Trefferwürfe',
  'are hit dice': 'sind Trefferwürfe',
  'is toughness settled': 'Widerstand steht fest',
  'has no wound dice': 'keine Verwundungswürfe',
  'are wound dice': 'Verwundungswürfe',
  'has no rerolls': 'keine Wiederholung',
  'are reroll dice': 'sind Wiederholungen',
  'is allocated': 'ist verteilt',
  'has choice': 'hat die Wahl',
  'has saves': 'hat Schutzwürfe',
  'are save dice': 'sind Schutzwürfe',
  'are psychic dice': 'sind Psi-Würfel',
  'is aftermath untold': 'Ausgang ungesagt',
  'is at panic': 'bei Panik',
  'is at morale': 'bei Moral',
  'is at pile in': 'beim Nachrücken',
  'is at break off': 'beim Absetzen',
  'is at consolidation': 'beim Neupositionieren',
  'is nobody testing': 'niemand testet',
  'are panic dice': 'sind Panikwürfel',
  'is nobody asked': 'niemand gefragt',
  'are morale dice': 'sind Moralwürfel',
  'has piled in': 'nachgerückt',
  'has ended in danger': 'in Gefahr geendet',
  'may pile in': 'darf nachrücken',
  'are end pile in danger dice': 'sind Gefahrenwürfel am Ende',
  'is nobody breaking': 'niemand flieht',
  'is nobody racing': 'niemand rennt',
  'are race dice': 'sind Laufwürfel',
  'is nobody rolling': 'niemand würfelt',
  'are fall back dice': 'sind Rückzugswürfel',
  'is nobody sweeping': 'niemand stürmt vor',
  'are sweep dice': 'sind Sturmwürfel',
  'is consolidating': 'positioniert sich neu',
  'is nobody consolidating': 'niemand positioniert',
  'are consolidation dice': 'sind Würfel dafür',
  'may consolidate': 'darf sich bewegen',
  'may end consolidation': 'darf beenden',
  'is nobody endangered': 'niemand in Gefahr',
  'are consolidation danger dice': 'sind Gefahrenwürfel danach',
  'is nobody regrouping': 'niemand sammelt sich',
  'are regroup dice afterwards': 'sind Sammelwürfel danach',
  'is tallied': 'ist gezählt',
  'is outcome told': 'Ausgang gesagt',
} as const;

/** What the phase machine says of itself. */
const phaseChart: Words['phase/chart'] = {
  'Assault phase': 'Nahkampfphase',
  'An assault phase of Warhammer 40,000, from the first charge to the last consolidation.':
    'Eine Nahkampfphase in Warhammer 40,000, vom ersten Angriff bis zur letzten Neupositionierung.',
  'Set-up': 'Aufbau',
  'The table as it stands; some scenarios begin with the fight.':
    'Der Tisch, wie er steht; manche Szenarien beginnen mit dem Nahkampf.',
  'Fall back again': 'Weiterer Rückzug',
  'Units that have not regrouped since an earlier turn fall back again before anybody charges.':
    'Einheiten, die sich seit einem früheren Zug nicht gesammelt haben, ziehen sich weiter zurück, bevor jemand '
      + 'angreift.',
  Charges: 'Angriffe',
  'All charges are declared, then they are made.': 'Alle Angriffe werden angesagt, dann ausgeführt.',
  'Declare charges': 'Angriffe ansagen',
  'Whoever will charge says whom. Nobody moves before everybody has been declared.':
    'Wer angreifen will, sagt wen. Niemand bewegt sich, bevor alle angesagt haben.',
  'Who moves next': 'Wer zieht',
  'Of those who have declared, one unit moves next.':
    'Von denen, die angesagt haben, bewegt sich eine Einheit als Nächstes.',
  'Charge range': 'Reichweite',
  'In difficult terrain the higher of two dice is how far they come.':
    'In schwierigem Gelände kommen sie so weit, wie der höhere von zwei Würfeln sagt.',
  'Does it reach?': 'Kommt sie an?',
  'If the nearest model cannot reach the enemy, nobody moves.':
    'Kann das nächste Modell den Gegner nicht erreichen, bewegt sich niemand.',
  Regroup: 'Sammeln',
  'Units that are charged while they fall back regroup at once, or are destroyed.':
    'Einheiten auf dem Rückzug, die angegriffen werden, sammeln sich sofort oder werden vernichtet.',
  'Charge moves': 'Angriffszüge',
  'The unit moves, and whom it touches it is locked with.':
    'Die Einheit bewegt sich, und wen sie berührt, mit dem ist sie gebunden.',
  'Nearest model': 'Nächstes Modell',
  'The model that is nearest to the enemy moves first, into contact with the nearest enemy.':
    'Das Modell, das dem Gegner am nächsten ist, geht zuerst, in Kontakt mit dem nächsten Gegner.',
  'Who is left to move': 'Wer noch zieht',
  'Is everybody where they go?': 'Sind alle, wo sie hinwollen?',
  'Other models': 'Andere Modelle',
  'The others follow one at a time: to free enemies, to any enemy, or near a friend who is there.':
    'Die anderen folgen einzeln: zu freien Gegnern, zu irgendeinem Gegner oder nah an einen Freund dort.',
  Locked: 'Gebunden',
  'Whoever is touched is in the fight; units charged and not touched take no part.':
    'Wer berührt ist, kämpft; angegriffene Einheiten ohne Berührung nehmen nicht teil.',
  'One unit after another charges.': 'Eine Einheit nach der anderen greift an.',
  'Declare a charge': 'Angriff ansagen',
  'A unit names whom it charges, the primary target first; or no unit charges any more.':
    'Eine Einheit sagt, wen sie angreift, das Hauptziel zuerst; oder keine greift mehr an.',
  Overwatch: 'Abwehrfeuer',
  'Everybody who is charged may fire, once in a turn, unless they are in close combat.':
    'Wer angegriffen wird, darf einmal im Zug schießen, außer im Nahkampf.',
  'Two dice say how far the unit comes; difficult terrain in its way takes some of it.':
    'Zwei Würfel sagen, wie weit die Einheit kommt; schwieriges Gelände nimmt etwas davon.',
  'Dangerous terrain': 'Gefährliches Gelände',
  'Models that went through dangerous terrain are lost on a 1.':
    'Modelle, die durch gefährliches Gelände gingen, sind auf der 1 verloren.',
  Fight: 'Kampf',
  'One combat after another is fought, from the highest Initiative to the lowest.':
    'Ein Nahkampf nach dem anderen, von der höchsten Initiative zur niedrigsten.',
  'Free round': 'Freie Runde',
  'Somebody may have a free round to strike before the next combat.':
    'Vielleicht hat jemand eine freie Runde, um vor dem nächsten Nahkampf zuzuschlagen.',
  'Which combat?': 'Welcher Kampf?',
  'The player whose turn it is picks the combat that is fought next.': 'Wer am Zug ist, wählt den nächsten Nahkampf.',
  Weapons: 'Waffen',
  'Who has a choice of weapons says what to strike with, for it may change when.':
    'Wer mehrere Waffen hat, sagt, womit er zuschlägt, denn das kann ändern, wann.',
  'Next Initiative': 'Nächste Initiative',
  'The ladder goes on to the next rung at which anybody strikes.':
    'Es geht weiter zur nächsten Stufe, auf der jemand zuschlägt.',
  'Pile-in': 'Aufrücken',
  'Those whose Initiative it is and who touch nobody close up, one side after the other.':
    'Wer bei dieser Initiative dran ist und niemanden berührt, rückt nach, eine Seite nach der anderen.',
  'A die for everybody whose way led through dangerous terrain.':
    'Ein Würfel für alle, deren Weg durch gefährliches Gelände führte.',
  Aim: 'Ziel',
  'Who could strike several units says which.': 'Wer mehrere Einheiten schlagen könnte, sagt, welche.',
  'Whom to strike?': 'Wen schlagen?',
  'The text does not tell whom a model strikes that could strike several units. Players may agree.':
    'Der Text sagt nicht, wen ein Modell schlägt, das mehrere Einheiten schlagen könnte. Die Spieler dürfen sich '
      + 'einigen.',
  Blows: 'Schläge',
  'Everybody whose turn it is strikes, both sides at once; then the wounds are saved.':
    'Alle, die dran sind, schlagen zu, beide Seiten zugleich; dann kommen die Schutzwürfe.',
  'To hit': 'Treffen',
  'Dice to hit, like ones together.': 'Trefferwürfe, gleiche zusammen.',
  Toughness: 'Widerstand',
  'Which Toughness counts for a unit that has several? Sometimes its owner says.':
    'Welcher Widerstand zählt, wenn eine Einheit mehrere hat? Manchmal sagt es ihr Besitzer.',
  'To wound': 'Verwunden',
  'Dice to wound for every hit.': 'Verwundungswürfe für jeden Treffer.',
  'To wound again': 'Noch einmal',
  'Some weapons throw failed dice to wound once more.': 'Manche Waffen wiederholen verpatzte Verwundungswürfe.',
  Wounds: 'Verteilen',
  'Wounds are dealt, and what is not saved is taken.':
    'Verwundungen werden verteilt, und was nicht abgewehrt wird, wird erlitten.',
  'Who takes them?': 'Wer nimmt sie?',
  'A player says who takes wounds, or which come first.':
    'Ein Spieler sagt, wer Verwundungen nimmt oder welche zuerst kommen.',
  Saves: 'Schutz',
  'Dice to save.': 'Schutzwürfe.',
  'Force weapon': 'Psiwaffe',
  'Whoever has wounded with a force weapon tests whether it slays outright.':
    'Wer mit einer Psiwaffe verwundet hat, testet, ob sie sofort tötet.',
  'Fight over': 'Kampf vorbei',
  'Everybody has struck.': 'Alle haben zugeschlagen.',
  'After the fight': 'Nach dem Kampf',
  'The fight of one combat is settled, stage by stage in the order of the text.':
    'Ein Nahkampf wird abgeschlossen, Schritt um Schritt in der Reihenfolge des Textes.',
  Tally: 'Bilanz',
  'Wounds are counted. A text that tells the fight alone hands them back and says no more.':
    'Verwundungen werden gezählt. Ein Text, der nur den Nahkampf erzählt, gibt sie zurück und sagt nicht mehr.',
  'Next stage': 'Nächster Schritt',
  'Which stage is next? The texts have them in different orders.':
    'Welcher Schritt kommt? Die Texte ordnen sie verschieden.',
  Panic: 'Panik',
  'Friends of those who were wiped out test their morale.': 'Freunde von Ausgelöschten testen ihre Moral.',
  Morale: 'Moral',
  'The losers test whether they hold.': 'Die Verlierer testen, ob sie standhalten.',
  'Fail on purpose?': 'Absichtlich?',
  'Who cannot hurt the enemy may fail on purpose, where the text says so.':
    'Wer dem Gegner nichts anhaben kann, darf absichtlich verpatzen, wo der Text es sagt.',
  'Two dice for every losing unit.': 'Zwei Würfel für jede verlierende Einheit.',
  'Those who are still locked close up, the side whose turn it is first.':
    'Wer noch gebunden ist, rückt nach, die Seite am Zug zuerst.',
  'Whoever touches nobody goes as near to the enemy as it can.':
    'Wer niemanden berührt, geht so nah an den Gegner, wie es geht.',
  'Where they move as in a charge: a die for everybody whose way led through dangerous terrain.':
    'Wo sie sich wie beim Angriff bewegen: ein Würfel für alle, deren Weg durch gefährliches Gelände führte.',
  'Break-off': 'Absetzen',
  'Those who failed run, and winners who may sweep after them.':
    'Wer verpatzt hat, flieht, und Sieger dürfen vielleicht hinterherstürmen.',
  'Sweeping advance': 'Vorstürmen',
  'Where whoever is caught is destroyed: a die and the Initiative of both sides.':
    'Wo Eingeholte vernichtet werden: ein Würfel und die Initiative beider Seiten.',
  'Fall back': 'Rückzug',
  'Everybody who runs throws for how far.': 'Wer flieht, würfelt, wie weit.',
  'Sweep?': 'Stürmen?',
  'Each winner that may sweep makes up its mind, now that it sees how far they run.':
    'Jeder Sieger, der vorstürmen darf, entscheidet sich, jetzt, wo er sieht, wie weit sie fliehen.',
  'One throw for each winner that sweeps, against everybody who runs from it.':
    'Ein Wurf für jeden vorstürmenden Sieger, gegen alle, die vor ihm fliehen.',
  'Free round?': 'Freie Runde?',
  'Where the text has a free round: does the winner strike once more?':
    'Wo der Text eine freie Runde hat: Schlägt der Sieger noch einmal zu?',
  'Whoever was not caught runs as far as the dice said; the trapped are destroyed.':
    'Wer nicht eingeholt ist, flieht so weit, wie die Würfel sagen; Eingekesselte werden vernichtet.',
  'Pile-in after a sweep': 'Nachrücken danach',
  'Sweepers who caught somebody close up to them.': 'Vorstürmende, die jemanden eingeholt haben, rücken zu ihm auf.',
  Consolidation: 'Neupositionieren',
  'Victors with nobody left to fight reorder their ranks.':
    'Sieger, die niemanden mehr zu bekämpfen haben, ordnen ihre Reihen.',
  'Who consolidates next, and is it known how far?': 'Wer ist dran, und steht fest, wie weit?',
  'A die says how far the unit may go.': 'Ein Würfel sagt, wie weit die Einheit darf.',
  'Each model may move once.': 'Jedes Modell darf sich einmal bewegen.',
  'Where the text says so: a die for everybody whose way led through dangerous terrain.':
    'Wo der Text es sagt: ein Würfel für alle, deren Weg durch gefährliches Gelände führte.',
  'Units that fall back and were run into test to regroup, or are destroyed.':
    'Einheiten auf dem Rückzug, in die jemand hineinlief, testen, ob sie sich sammeln, oder werden vernichtet.',
  Untold: 'Ungesagt',
  'This text does not tell what comes next.': 'Dieser Text sagt nicht, was als Nächstes kommt.',
  'What is untold': 'Was fehlt',
  'Is it the charge that is not told, or what comes of a fight?':
    'Fehlt der Angriff oder das, was aus einem Nahkampf wird?',
  'How to charge?': 'Wie angreifen?',
  'The text does not tell how units charge. Players may agree on it, or begin with the fight.':
    'Der Text sagt nicht, wie Einheiten angreifen. Die Spieler dürfen sich einigen oder mit dem Nahkampf beginnen.',
  'What comes of it?': 'Was folgt?',
  'The text does not tell what comes of a fight. Players may agree on it, or leave it at the wounds.':
    'Der Text sagt nicht, was aus einem Nahkampf wird. Die Spieler dürfen sich einigen oder es bei den Verwundungen '
      + 'belassen.',
  Over: 'Vorbei',
  'Every combat has been fought. The other player’s turn comes next.':
    'Alle Nahkämpfe sind gekämpft. Als Nächstes kommt der andere Spieler.',
  ...conditions,
};

export const books: Words = {
  'phase/chart': phaseChart,
};
