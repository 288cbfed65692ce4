/** In German: the statecharts of both games, and what stands around them. */
import type { English } from '../english.ts';
import { together } from '../together.ts';

type Words = English['chart'] & English['epic-moments'] & English['epic-chart'] & English['warhammer-40k-moments']
  & English['warhammer-40k-charges-moments'] & English['warhammer-40k-fight-moments']
  & English['warhammer-40k-aftermath-moments'] & English['warhammer-40k-chart'];

/** The words of the statechart's screen. */
const statechart: Words['statechart'] = {
  inside: {
    done: 'fertig',
    after: delay => `nach ${delay}`,
    actorDone: actor => `${actor} fertig`,
    actorFailed: actor => `${actor} gescheitert`,
    actorChanged: actor => `${actor} geändert`,
    else: 'alles andere',
  },
  window: 'Diagramm: Pfeiltasten verschieben es, Plus und Minus zoomen, 0 zeigt alles, 1 das Aktive',
  picture: (title, now) => (now === '' ? `Zustandsdiagramm: ${title}` : `Zustandsdiagramm: ${title}, bei ${now}`),
  tools: 'Ansicht',
  walk: 'Durchgehen',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  all: 'Ganzes Diagramm',
  active: 'Aktueller Stand',
  openAll: 'Alle Kästen öffnen',
  naming: 'Namen',
  words: 'Wörter',
  identifiers: 'Bezeichner',
  fullScreen: 'Vollbild',
  takeSvg: 'Als SVG speichern',
  takePng: 'Als PNG speichern',
  noPicture: 'Auf dieser Seite lassen sich keine Bilder erstellen.',
  beside: 'Neben dem Diagramm',
  panels: { moment: 'Hier', tree: 'Als Liste', history: 'Bisheriger Weg' },
  treeOf: title => `Zustände und Ereignisse: ${title}`,
  over: 'Es ist vorbei.',
  stands: (where, isOver) => `Jetzt: ${where}.${isOver ? ' Es ist vorbei.' : ''}`,
  events: {
    'dice.thrown': 'Die Würfel werden geworfen',
    'save.chosen': 'Ein Schutzwurf wird gewählt',
    'wound.kept': 'Ein Charaktermodell behält eine Verwundung',
    'critical.entered': 'Ein kritischer Treffer wird eingegeben',
    'unit.moved': 'Eine Einheit wird bewegt',
    'unit.embarked': 'Eine Einheit steigt ein',
    'unit.disembarked': 'Eine Einheit steigt aus',
    'hits.allocated': 'Die Treffer werden verteilt',
    'hit.moved': 'Ein Treffer wird auf eine andere Einheit verlegt',
    'care.taken': 'Jemand geht vorsichtig',
    'overwatch.fired': 'Jemand schießt aus Feuerbereitschaft',
    'overwatch.ended': 'Niemand schießt aus Feuerbereitschaft',
    'withdrawal.moved': 'Eine Einheit zieht sich zurück',
    'withdrawal.halfway': 'Die erste Rückzugsbewegung ist vorbei',
    'withdrawal.ended': 'Der Rückzug ist vorbei',
    'rest.withdrew': 'Der Rest zieht sich von selbst zurück',
    'sniper.aimed': 'Ein Scharfschütze sucht sich sein Opfer aus',
    'unit.rose': 'Ein Skimmer steigt auf',
    'counterCharge.ended': 'Der Gegenstoß ist vorbei',
    'ways.settled': 'Wie jeder kämpft, steht fest',
    'way.chosen': 'Ein Skimmer wählt, wie er kämpft',
    'test.repeated': 'Der Aktionstest wird wiederholt',
    'test.accepted': 'Der Aktionstest gilt',
    'target.chosen': 'Ein Ziel wird gewählt',
    'supporters.called': 'Einzelne Unterstützer werden gerufen',
    'support.called': 'Unterstützung wird gerufen',
    'dice.split': 'Eine Kriegsmaschine teilt ihre Würfel auf',
    'consolidation.moved': 'Ein Sieger bewegt sich',
    'consolidation.ended': 'Die Neuordnung ist vorbei',
    'charge.ended': 'Der Ansturm ist vorbei',
    'answer.agreed': 'Die Spieler einigen sich auf eine Antwort',
    'charge.declared': 'Ein Angriff wird angesagt',
    'charger.picked': 'Eine angreifende Einheit wird ausgesucht',
    'choice.made': 'Eine Wahl wird getroffen',
    'declarations.ended': 'Niemand sagt mehr etwas an',
    'model.moved': 'Ein Modell wird bewegt',
    'moves.ended': 'Die Bewegungen sind vorbei',
    'rest.moved': 'Der Rest bewegt sich von selbst',
    'silence.accepted': 'Was der Text offenlässt, bleibt offen',
    'strikes.aimed': 'Die Ziele der Schläge werden gewählt',
    'strikes.settled': 'Die Schläge sind abgehandelt',
    'weapon.chosen': 'Eine Waffe wird gewählt',
  },
  legend: 'Farben',
  legendOf: { here: 'jetzt', visited: 'schon besucht', next: 'kann folgen' },
  open: 'jetzt möglich',
  elsewhere: 'ein anderes geht vor',
  refused: (say, rule) => (rule === '' ? `abgelehnt, weil nicht gilt: ${say}` : `abgelehnt: ${say}`),
  refusedAlone: 'abgelehnt',
  byItself: 'von selbst',
  stays: 'bleibt hier',
  then: 'dann, was von selbst folgt',
  to: targets => `zu: ${targets}`,
  isActive: 'aktiv',
  wasActive: 'besucht',
  isMarked: 'anders',
  leads: where => `Es führt zu: ${where}.`,
  leadsNowhere: 'Es führt jetzt nirgendwohin.',
  opened: title => `Die Regel ist zu sehen: ${title}.`,
  possible: 'Jetzt möglich',
  refusals: 'Jetzt nicht',
  next: 'Weiter',
  back: 'Zurück',
  reset: 'Von vorn',
  start: 'Start',
  because: guards => `weil: ${guards}`,
  ruleOf: (rule, event) => `Regel ${rule}, warum nicht: ${event}`,
  close: 'Schließen',
  noRule: 'Mehr wird dazu nicht gesagt.',
  loading: 'Das Diagramm wird geladen.',
  notLoaded: 'Das Diagramm ließ sich nicht laden.',
  tryAgain: 'Noch einmal versuchen',
};

/** What the assault machine says of the moments at which one may stand. */
const assaultMoments: Words['assault/moments'] = {
  'Action test': 'Aktionstest',
  'One die against the initiative of the engaging formation.':
    'Ein Würfel gegen die Initiative der angreifenden Formation.',
  'A failed test may be thrown again once for a Supreme Commander; else nothing is fought.':
    'Mit Supreme Commander darf ein verpatzter Test einmal wiederholt werden; sonst wird nicht gekämpft.',
  Target: 'Ziel',
  'The engaging formation names whom it charges, with whom, and what stands among them.':
    'Die angreifende Formation nennt ihr Ziel und sagt, wer mitstürmt und wer mit dem Ziel vermischt ist.',
  Charge: 'Ansturm',
  'The attacker moves unit by unit.': 'Der Angreifer bewegt Einheit um Einheit.',
  'Dangerous terrain': 'Gefährliches Gelände',
  'A unit that enters dangerous terrain is lost on a 1.':
    'Eine Einheit, die gefährliches Gelände betritt, ist bei einer 1 verloren.',
  'The defender saves first, then the attacker; whoever fails is removed or damaged.':
    'Der Verteidiger würfelt zuerst, dann der Angreifer; wem der Schutzwurf misslingt, der wird entfernt oder '
      + 'nimmt Schaden.',
  Blast: 'Explosion',
  'A die for everybody near: is it caught in the blast?':
    'Ein Würfel für jeden in der Nähe: Trifft ihn die Explosion?',
  'Critical hit': 'Kritisch',
  'The datasheet leaves the critical to the table: the players enter what it did.':
    'Das Datenblatt überlässt den kritischen Treffer den Spielern: Sie geben ein, was er bewirkt hat.',
  Overwatch: 'Feuerbereitschaft',
  'Who fires? The hits are rolled at the table and entered here.':
    'Wer schießt? Die Würfel werden am Tisch geworfen und die Treffer hier eingegeben.',
  Withdrawal: 'Rückzug',
  'Whoever broke on the way in withdraws and takes no part.':
    'Wer beim Ansturm gebrochen ist, zieht sich zurück und kämpft nicht mit.',
  'Attacker counter-charges': 'Gegenstoß: Angreifer',
  'The attacker counter-charges first.': 'Der Angreifer macht seine Gegenstöße zuerst.',
  'Defender counter-charges': 'Gegenstoß: Verteidiger',
  'The defender counter-charges unit by unit.': 'Der Verteidiger macht Gegenstöße, Einheit um Einheit.',
  Attacks: 'Attacken',
  'How to fight': 'Kampfweise',
  'Skimmers say whether they strike or fire, war engines split their dice.':
    'Skimmer sagen, ob sie zuschlagen oder schießen, Kriegsmaschinen teilen ihre Würfel auf.',
  'First Strike': 'First Strike',
  'Both sides throw their attacks.': 'Beide Seiten würfeln für ihre Attacken.',
  Hits: 'Treffer',
  'Hits fall on the nearest first; of equally near units their owner chooses.':
    'Treffer gehen zuerst an die nächststehenden Einheiten; bei gleich nahen wählt ihr Besitzer.',
  Saves: 'Schutzwürfe',
  'Macro-weapon hits': 'Makrotreffer',
  'Macro-weapon and Titan Killer hits fall on the survivors, the nearest first.':
    'Treffer von Makrowaffen und Titan Killern fallen auf die Überlebenden, die nächsten zuerst.',
  'Saves against macro-weapons': 'Schutzwürfe gegen Makrowaffen',
  Blasts: 'Explosionen',
  Supporters: 'Unterstützer',
  'Both sides say who supports; everybody who may, unless they say otherwise.':
    'Beide Seiten sagen, wer unterstützt; sagen sie nichts, unterstützen alle, die dürfen.',
  'Supporting fire': 'Unterstützungsfeuer',
  Result: 'Ergebnis',
  'Two dice a side.': 'Zwei Würfel je Seite.',
  'Hack-downs': 'Niedermachen',
  'Hits without a save fall on the losers, engaged or not, the nearest first.':
    'Treffer ohne Schutzwurf fallen auf die Verlierer, im Kampf oder nicht, die nächsten zuerst.',
  Wrecks: 'Wracks',
  'Two moves for each unit of the loser.': 'Zwei Bewegungen für jede Einheit des Verlierers.',
  Panic: 'Panik',
  'Withdrawal of friends': 'Rückzug anderer',
  'Those whom that marker breaks withdraw in their turn.': 'Wen dieser Marker bricht, der zieht sich ebenfalls zurück.',
  'Blast markers': 'Blastmarker',
  'A formation that has lost an Ethereal takes D3 Blast markers more.':
    'Eine Formation, die einen Ethereal verloren hat, erhält W3 Blastmarker mehr.',
  Consolidation: 'Neuordnung',
  'A free move of 5cm, into no zone of control.': 'Eine freiwillige Bewegung von höchstens 5 cm, in keine '
    + 'Kontrollzone.',
  Over: 'Vorbei',
  'The assault is over.': 'Der Sturmangriff ist vorbei.',
  'No assault': 'Kein Kampf',
  'Nobody was near enough: the action ends and nothing is fought.':
    'Niemand war nah genug: Die Aktion endet, und es wird nicht gekämpft.',
  'Each of its moves that meets dangerous terrain costs a unit a test.':
    'Für jede Bewegung, die gefährliches Gelände berührt, macht eine Einheit einen Test.',
  'Winners whom the fire has broken withdraw, and the assault is over.':
    'Sieger, die das Feuer gebrochen hat, ziehen sich zurück, und der Sturmangriff ist vorbei.',
};

/** What the assault machine says of itself. */
const assaultChart: Words['assault/chart'] = /* @__PURE__ */ together(assaultMoments, {
  'Saves and losses': 'Schutzwürfe und Verluste',
  Assault: 'Sturmangriff',
  'An assault of Epic: Armageddon, from the choice of a target to the winner’s consolidation.':
    'Ein Sturmangriff in Epic: Armageddon, von der Wahl des Ziels bis zur Neuordnung des Siegers.',
  'Set-up': 'Aufbau',
  'The table as the scenario has it; some scenarios begin with the attacks.':
    'Der Tisch, wie ihn das Szenario vorgibt; manche Szenarien beginnen mit den Attacken.',
  'Some scenarios ask for the action test first: does the formation dare to engage?':
    'Manche Szenarien verlangen zuerst den Aktionstest: Wagt die Formation den Sturmangriff?',
  'Units of the engaging formation make one move each; somebody must end within 15cm and in line of fire.':
    'Jede Einheit der angreifenden Formation bewegt sich einmal; danach muss jemand im Umkreis von 15 cm und in '
      + 'Schusslinie sein.',
  'Nothing saves what dangerous terrain takes.': 'Vor gefährlichem Gelände schützt nichts.',
  'What follows': 'Was folgt',
  'Passengers climb out of wrecks, war engines blow up, criticals have to be told.':
    'Passagiere klettern aus Wracks, Kriegsmaschinen explodieren, kritische Treffer sind einzugeben.',
  'Formations on overwatch may fire at those who have charged.':
    'Formationen in Feuerbereitschaft dürfen auf die schießen, die angestürmt sind.',
  'Those who charge save, in cover if they have any.':
    'Wer anstürmt, hat Schutzwürfe, in Deckung wahlweise Deckungswürfe.',
  'Within 15cm': 'Höchstens 15 cm',
  'Is there an assault at all?': 'Gibt es überhaupt einen Sturmangriff?',
  'Counter-charge': 'Gegenstoß',
  'Units not yet in contact go straight at their nearest enemy; after a tie the attacker does so first.':
    'Einheiten ohne Kontakt gehen geradewegs auf ihren nächsten Gegner los; nach einem Gleichstand der Angreifer '
      + 'zuerst.',
  'In the first round only the defender counter-charges.': 'In der ersten Runde macht nur der Verteidiger Gegenstöße.',
  'Everybody directly engaged strikes: First Strike before the others, macro-weapons saved last.':
    'Alle, die direkt im Kampf sind, attackieren: First Strike vor den anderen; zuletzt Schutzwürfe gegen Makrowaffen.',
  'Directly engaged': 'Direkt im Kampf',
  'Who is in contact, who is within 15cm and in line of fire? In the first round somebody must be.':
    'Wer ist in Kontakt, wer höchstens 15 cm entfernt und in Schusslinie? In der ersten Runde muss es jemand sein.',
  'Does anybody strike before the others?': 'Schlägt jemand vor den anderen zu?',
  'Dice are thrown, hits fall on the nearest first, their owners save, the dead are removed.':
    'Würfel fallen, Treffer gehen zuerst an die nächststehenden Einheiten, ihre Besitzer machen Schutzwürfe, die '
    + 'Toten werden entfernt.',
  'Everybody who is hit saves.': 'Wer getroffen ist, macht Schutzwürfe.',
  'Macro-weapon and Titan Killer hits come after the others.':
    'Treffer von Makrowaffen und Titan Killern kommen nach den anderen.',
  'Few saves stand against these hits.': 'Gegen diese Treffer helfen nur wenige Schutzwürfe.',
  'Swift outcome': 'Sofort aus?',
  'All defenders dead, or all engaged attackers: the assault ends here.':
    'Sind alle Verteidiger oder alle kämpfenden Angreifer tot, endet der Sturmangriff hier.',
  'War engines that blew up, where blasts wait for the end of the step.':
    'Explodierte Kriegsmaschinen, wenn Explosionen bis zum Ende des Schritts warten.',
  Support: 'Unterstützung',
  'Formations near enough lend their firefight to both sides.':
    'Formationen beider Seiten, die nah genug sind, geben Unterstützungsfeuer.',
  'Wiped out': 'Ausgelöscht',
  'Has one side been wiped out?': 'Ist eine Seite ausgelöscht?',
  'Both sides throw two dice, keep the higher and add what the fight has earned them.':
    'Beide Seiten werfen je zwei Würfel, behalten den höheren und zählen dazu, was der Kampf ihnen eingebracht hat.',
  'A tie is fought on; otherwise the loser is hacked down by the difference.':
    'Bei Gleichstand geht es weiter; sonst erhält der Verlierer so viele Treffer, wie die Differenz beträgt.',
  'Nobody saves; war engines throw for critical hits.':
    'Niemand hat einen Schutzwurf; Kriegsmaschinen würfeln auf kritische Treffer.',
  Withdraw: 'Rückzug',
  'The loser breaks and withdraws two moves; whoever ends too near an enemy is lost.':
    'Der Verlierer bricht und zieht sich mit zwei Bewegungen zurück; wer dann zu nah am Gegner steht, ist verloren.',
  Break: 'Brechen',
  'Every losing formation breaks; one that was broken before is destroyed.':
    'Jede verlierende Formation bricht; war sie schon gebrochen, wird sie vernichtet.',
  'Landed aircraft of the loser are lost; who sat inside saves.':
    'Gelandete Flugzeuge des Verlierers gehen verloren; wer darin saß, hat einen Schutzwurf.',
  'What is left of the losers withdraws.': 'Was von den Verlierern übrig ist, zieht sich zurück.',
  'Shaken friends': 'Erschütterung',
  'Friends of the loser who stood near take a Blast marker.':
    'Andere Formationen der Verliererseite in der Nähe erhalten einen Blastmarker.',
  'Friends who were broken lose units instead of taking a marker.':
    'Formationen, die schon gebrochen waren, verlieren Einheiten, statt einen Marker zu erhalten.',
  'Friends whom the marker has broken withdraw in their turn.':
    'Wen der Marker gebrochen hat, der zieht sich ebenfalls zurück.',
  Consolidate: 'Neuordnung',
  'The winner takes a Blast marker for each loss, and moves up to 5cm.':
    'Der Sieger erhält einen Blastmarker für jeden Verlust und darf sich bis zu 5 cm bewegen.',
  'Blast markers for the losses of all rounds; they may break the winner.':
    'Blastmarker für die Verluste aller Runden; sie können den Sieger brechen.',
  'Who may move?': 'Wer darf ziehen?',
  'starts at attacks': 'beginnt mit Attacken',
  'asks for test': 'verlangt Test',
  'is test die': 'ist Testwürfel',
  'has passed': 'bestanden',
  'may repeat test': 'darf Test wiederholen',
  'may be target': 'darf Ziel sein',
  'may charge': 'darf anstürmen',
  'may take care to charge': 'darf vorsichtig anstürmen',
  'may get out to charge': 'darf beim Ansturm aussteigen',
  'may end charge': 'darf Ansturm beenden',
  'has waiting hits': 'Treffer warten',
  'is safe': 'ist sicher',
  'are terrain dice': 'sind Geländewürfel',
  'is settled': 'ist abgehandelt',
  'may save': 'hat Schutzwurf',
  'are save dice': 'sind Schutzwürfe',
  'has no aftermath': 'nichts folgt',
  'are passengers next': 'Passagiere dran',
  'is sure blast next': 'Explosion gewiss',
  'is blast next': 'Explosion dran',
  'are splash dice': 'sind Explosionswürfel',
  'may enter critical': 'darf eingeben',
  'is nobody on overwatch': 'niemand in Feuerbereitschaft',
  'may fire': 'darf schießen',
  'has broken in charge': 'beim Ansturm gebrochen',
  'is within reach': 'in Reichweite',
  'may withdraw': 'darf sich zurückziehen',
  'is first round': 'erste Runde',
  'attacker may counter charge': 'Angreifer darf Gegenstoß machen',
  'attacker may rise': 'Angreifer darf aufsteigen',
  'attacker may take care': 'Angreifer darf vorsichtig gehen',
  'attacker may get out': 'Angreifer darf aussteigen',
  'attacker may get in': 'Angreifer darf einsteigen',
  'attacker may end counter charge': 'Angreifer darf Gegenstoß beenden',
  'defender may counter charge': 'Verteidiger darf Gegenstoß machen',
  'defender may rise': 'Verteidiger darf aufsteigen',
  'defender may take care': 'Verteidiger darf vorsichtig gehen',
  'defender may get out': 'Verteidiger darf aussteigen',
  'defender may get in': 'Verteidiger darf einsteigen',
  'defender may end counter charge': 'Verteidiger darf Gegenstoß beenden',
  'may not begin': 'darf nicht beginnen',
  'has choosers': 'jemand hat die Wahl',
  'may choose way': 'darf Kampfweise wählen',
  'may split': 'darf aufteilen',
  'has first strike': 'hat First Strike',
  'has no dice': 'keine Würfel',
  'is thrown': 'ist geworfen',
  'are attack dice': 'sind Attackenwürfel',
  'has no hits at all': 'gar keine Treffer',
  'has no hits': 'keine Treffer',
  'may move hit': 'darf Treffer verlegen',
  'may aim': 'darf zielen',
  'is settled for good': 'ganz abgehandelt',
  'has macro hits': 'hat Makrotreffer',
  'has held blasts': 'Explosionen warten',
  'is swift': 'sofort aus',
  'has no supporters': 'keine Unterstützer',
  'may support': 'darf unterstützen',
  'has more support': 'noch Unterstützung',
  'is wiped out': 'ist ausgelöscht',
  'are result dice': 'sind Ergebniswürfel',
  'is tied': 'gleichauf',
  'has aftermath': 'etwas folgt',
  'is anyone withdrawing': 'jemand zieht sich zurück',
  'is grieving': 'trauert',
  'are grief dice': 'sind Trauerwürfel',
  'is anyone consolidating': 'jemand ordnet sich neu',
  'may consolidate': 'darf sich neu ordnen',
  'may get in afterwards': 'darf dann einsteigen',
  'Formations on overwatch may fire at those who have moved.':
    'Formationen in Feuerbereitschaft dürfen auf die schießen, die sich bewegt haben.',
  'Those who were hit save, in cover if they have any; the panic of the broken nobody saves.':
    'Wer getroffen ist, hat Schutzwürfe, in Deckung wahlweise Deckungswürfe; vor der Panik Gebrochener schützt nichts.',
  'Blast markers may break those who have won; of the broken each costs a unit.':
    'Blastmarker können Sieger brechen; gebrochene Formationen verlieren für jeden eine Einheit.',
  'Who stands apart is lost; does anybody stand too near an enemy?':
    'Wer abseits steht, ist verloren; steht jemand zu nah am Gegner?',
  'Has the fire broken anybody who won?': 'Hat das Feuer Sieger gebrochen?',
  'Whoever was broken has withdrawn.': 'Wer gebrochen war, hat sich zurückgezogen.',
  'may collect to charge': 'darf beim Ansturm aufnehmen',
  'is still going': 'ist noch unterwegs',
  'may take care to withdraw': 'darf sich vorsichtig zurückziehen',
  'may set down': 'darf absetzen',
  'may collect to withdraw': 'darf beim Rückzug aufnehmen',
  'may be halfway': 'erste Bewegung darf enden',
  'may draw fire': 'darf Feuer auf sich ziehen',
  'may draw fire at winner': 'Sieger darf Feuer auf sich ziehen',
  'What dangerous terrain, overwatch and enemies too near cost is settled.':
    'Abgehandelt wird, was gefährliches Gelände, Feuerbereitschaft und zu nahe Gegner kosten.',
  'Who is left goes on; or it was the end of the withdrawal.':
    'Wer übrig ist, macht weiter; oder es war das Ende des Rückzugs.',
  'is under fire': 'unter Beschuss',
  'is still withdrawing': 'zieht sich noch zurück',
});

/** What the phase machine says of moments of any part of a phase. */
const phaseMoments: Words['phase/moments'] = {
  'Fall back again': 'Weiterer Rückzug',
  'Units that have not regrouped since an earlier turn fall back again before anybody charges.':
    'Einheiten, die sich seit einem früheren Zug nicht gesammelt haben, ziehen sich weiter zurück, bevor jemand '
      + 'angreift.',
  Regroup: 'Sammeln',
  'Dangerous terrain': 'Gefährliches Gelände',
  'Pile-in': 'Aufrücken',
  'How to charge?': 'Wie angreifen?',
  'The text does not tell how units charge. Players may agree on it, or begin with the fight.':
    'Der Text sagt nicht, wie Einheiten angreifen. Die Spieler dürfen sich einigen oder mit dem Nahkampf beginnen.',
  'What comes of it?': 'Was folgt?',
  'The text does not tell what comes of a fight. Players may agree on it, or leave it at the wounds.':
    'Der Text sagt nicht, was aus einem Nahkampf wird. Die Spieler dürfen sich einigen oder es bei den Verwundungen '
      + 'belassen.',
  Over: 'Vorbei',
  'Every combat has been fought. The other player’s turn comes next.':
    'Alle Nahkämpfe sind ausgetragen. Als Nächstes ist der andere Spieler am Zug.',
  'Units that fall back may regroup at the start of their turn, where a row tells how.':
    'Einheiten auf dem Rückzug dürfen sich zu Beginn ihres Zuges sammeln, wenn eine Zeile sagt, wie.',
};

/** What it says of those of the charges. */
const phaseCharges: Words['phase/charges'] = {
  'Declare charges': 'Angriffe ansagen',
  'Whoever will charge says whom. Nobody moves before everybody has been declared.':
    'Wer angreifen will, sagt, wen. Niemand bewegt sich, bevor alle Angriffe angesagt sind.',
  'Who moves next': 'Wer zieht',
  'Of those who have declared, one unit moves next.':
    'Von den Einheiten, die einen Angriff angesagt haben, bewegt sich eine als Nächste.',
  'Charge range': 'Reichweite',
  'In difficult terrain the higher of two dice is how far they come.':
    'In schwierigem Gelände kommen Einheiten so weit, wie der höhere von zwei Würfeln sagt.',
  'Units that are charged while they fall back regroup at once, or are destroyed.':
    'Einheiten auf dem Rückzug, die angegriffen werden, sammeln sich sofort oder werden vernichtet.',
  'Nearest model': 'Nächstes Modell',
  'The model that is nearest to the enemy moves first, into contact with the nearest enemy.':
    'Das Modell, das dem Gegner am nächsten ist, geht zuerst, in Kontakt mit dem nächsten Gegner.',
  'Other models': 'Andere Modelle',
  'The others follow one at a time: to free enemies, to any enemy, or near a friend who touches one.':
    'Die anderen Modelle folgen einzeln: zu freien Gegnern, zu irgendeinem oder nah an ein eigenes Modell, '
      + 'das schon Kontakt hat.',
  'Declare a charge': 'Angriff ansagen',
  'A unit names whom it charges, the primary target first; or no unit charges any more.':
    'Eine Einheit sagt, wen sie angreift, das Hauptziel zuerst; oder keine greift mehr an.',
  Overwatch: 'Abwehrfeuer',
  'Everybody who is charged may fire, once in a turn, unless they are in close combat.':
    'Wer angegriffen wird, darf einmal pro Zug schießen, außer im Nahkampf.',
  'Two dice say how far the unit comes; difficult terrain in its way takes some of it.':
    'Zwei Würfel sagen, wie weit die Einheit kommt; schwieriges Gelände auf dem Weg verkürzt die Strecke.',
  'Models that went through dangerous terrain lose a wound on a 1.':
    'Modelle, die durch gefährliches Gelände gingen, verlieren bei einer 1 einen Lebenspunkt.',
  Templates: 'Schablonen',
  'A die says how often each template hits; then the fire is settled like blows.':
    'Ein Würfel sagt, wie oft jede Schablone trifft; dann wird der Beschuss wie Schläge abgehandelt.',
  'Throw again?': 'Noch einmal werfen?',
  'Some units may throw their dice for the charge again, once: both or one of them.':
    'Manche Einheiten dürfen ihre Reichweitenwürfel einmal neu werfen: beide oder einen.',
  'Charge range again': 'Reichweite noch einmal',
  'The dice that are thrown again count as they fall.': 'Von neu geworfenen Würfeln gilt das neue Ergebnis.',
  'Counter-attack': 'Gegenschlag',
  'How far they come': 'Wie weit sie kommen',
  'Each of them moves once, to an enemy if it can.': 'Jedes Modell bewegt sich einmal, zu einem Gegner, wenn es kann.',
};

/** What it says of those of a fight. */
const phaseFight: Words['phase/fight'] = {
  Fear: 'Angst',
  'Whoever touches an enemy that causes Fear tests whether it fights as well as it can.':
    'Wer einen Gegner berührt, der Angst verursacht, testet, ob er so gut kämpft, wie er kann.',
  Rampage: 'Blutrausch',
  'Those who are outnumbered and go on a rampage throw for their attacks.':
    'Wer in der Unterzahl in Blutrausch gerät, würfelt für seine Attacken.',
  'To hit again': 'Noch einmal treffen',
  'Some throw failed dice to hit once more.': 'Manche Modelle wiederholen verpatzte Trefferwürfe.',
  'Which combat?': 'Welcher Kampf?',
  'The player whose turn it is picks the combat that is fought next.': 'Wer am Zug ist, wählt den nächsten Nahkampf.',
  Weapons: 'Waffen',
  'Who has a choice of weapons says what to strike with, for it may change when.':
    'Wer mehrere Waffen hat, sagt, womit er zuschlägt, denn davon kann abhängen, wann er dran ist.',
  'Those whose Initiative it is and who touch nobody close up, one side after the other.':
    'Wer bei dieser Initiative dran ist und niemanden berührt, rückt nach, eine Seite nach der anderen.',
  'A die for everybody whose way led through dangerous terrain.':
    'Je ein Würfel für alle, deren Weg durch gefährliches Gelände führte.',
  Aim: 'Ziel',
  'Who could strike several units says which.': 'Wer auf mehrere Einheiten einschlagen könnte, sagt, auf welche.',
  'Whom to strike?': 'Auf wen?',
  'The text does not tell whom a model strikes that could strike several units. Players may agree.':
    'Der Text sagt nicht, auf wen ein Modell einschlägt, das mehrere Einheiten erreicht. Die Spieler dürfen sich '
      + 'einigen.',
  'To hit': 'Treffen',
  'Dice to hit, like ones together.': 'Trefferwürfe, gleiche zusammen.',
  Toughness: 'Widerstand',
  'Which Toughness counts for a unit that has several? Sometimes its owner says.':
    'Welcher Widerstand zählt, wenn eine Einheit mehrere Werte hat? Manchmal entscheidet ihr Besitzer.',
  'To wound': 'Verwunden',
  'Dice to wound for every hit.': 'Verwundungswürfe für jeden Treffer.',
  'To wound again': 'Noch einmal verwunden',
  'Some weapons throw failed dice to wound once more.': 'Manche Waffen wiederholen verpatzte Verwundungswürfe.',
  'Who takes them?': 'Wen trifft es?',
  'A player says who takes wounds, or which come first.':
    'Ein Spieler sagt, wer Verwundungen erhält oder welche zuerst kommen.',
  Saves: 'Schutzwürfe',
  'Dice to save. Of two saves one is thrown, the better unless its owner says otherwise.':
    'Schutzwürfe. Von zweien wird einer gemacht, der bessere, wenn der Besitzer nichts anderes sagt.',
  'Force weapon': 'Psiwaffe',
  'Whoever has wounded with a force weapon tests whether it slays outright.':
    'Wer mit einer Psiwaffe verwundet hat, testet, ob sie das Opfer sofort ausschaltet.',
  'Look out, sir': 'Achtung, Sir',
  'A wound that falls on a character may be taken by somebody beside him, where a row says so.':
    'Eine Verwundung, die ein Charaktermodell träfe, kann jemand neben ihm abfangen, wenn eine Zeile es sagt.',
};

/** What it says of those of what comes of a fight. */
const phaseAftermath: Words['phase/aftermath'] = {
  Panic: 'Panik',
  'Friends of those who were wiped out test their morale.':
    'Wird eine Einheit ausgelöscht, machen andere Einheiten ihrer Seite Moraltests.',
  Morale: 'Moral',
  'Fail on purpose?': 'Test verpatzen?',
  'Who cannot hurt the enemy may fail on purpose, where the text says so.':
    'Wer dem Gegner nichts anhaben kann, darf den Test absichtlich verpatzen, wenn der Text es erlaubt.',
  'Two dice for every losing unit.': 'Zwei Würfel für jede verlierende Einheit.',
  'Whoever touches nobody goes as near to the enemy as it can.':
    'Wer niemanden berührt, geht so nah wie möglich an den Gegner heran.',
  'Where they move as in a charge: a die for everybody whose way led through dangerous terrain.':
    'Bei Bewegungen wie beim Angriff: je ein Würfel für alle, deren Weg durch gefährliches Gelände führte.',
  'Sweeping advance': 'Vorstürmen',
  'Where whoever is caught is destroyed: a die and the Initiative of both sides.':
    'Wenn Eingeholte vernichtet werden: je ein Würfel und die Initiative beider Seiten.',
  'Fall back': 'Rückzug',
  'Everybody who runs throws for how far.': 'Wer flieht, würfelt, wie weit.',
  'Sweep?': 'Vorstürmen?',
  'Each winner that may sweep makes up its mind, now that it sees how far they run.':
    'Jeder Sieger, der vorstürmen darf, sieht jetzt, wie weit die Verlierer fliehen, und entscheidet sich.',
  'One throw for each winner that sweeps, against everybody who runs from it.':
    'Ein Wurf für jeden vorstürmenden Sieger, gegen alle, die vor ihm fliehen.',
  'Free round?': 'Freie Runde?',
  'Where the text has a free round: does the winner strike once more?':
    'Wenn der Text eine freie Runde vorsieht: Schlägt der Sieger noch einmal zu?',
  'Pile-in after a sweep': 'Nachrücken nach Vorstürmen',
  Consolidation: 'Neupositionieren',
  'A die says how far the unit may go.': 'Ein Würfel sagt, wie weit die Einheit gehen darf.',
  'Each model may move once.': 'Jedes Modell darf sich einmal bewegen.',
  'Where the text says so: a die for everybody whose way led through dangerous terrain.':
    'Wenn der Text es sagt: je ein Würfel für alle, deren Weg durch gefährliches Gelände führte.',
  'Units that fall back and were run into test to regroup, or are destroyed.':
    'Einheiten auf dem Rückzug, auf die jemand stieß, testen, ob sie sich sammeln, oder werden vernichtet.',
  'Roll-off': 'Wurf um den Vortritt',
  'Where both sides have such units, a die for each says who begins.':
    'Haben beide Seiten solche Einheiten, entscheidet je ein Würfel, wer beginnt.',
  'Break away?': 'Sich lösen?',
  'The unit may try to break away from its fight.': 'Die Einheit darf versuchen, sich aus ihrem Nahkampf zu lösen.',
  'Initiative test': 'Initiativetest',
  'A die against its Initiative.': 'Ein Würfel gegen die Initiative der Einheit.',
  'Where to?': 'Wohin?',
  'Whoever has passed names a direction.': 'Wer bestanden hat, nennt eine Richtung.',
  'How far': 'Wie weit',
  'Three dice say how far. If that takes all of them clear of the enemy, they go.':
    'Drei Würfel sagen, wie weit. Kommen damit alle vom Gegner los, gehen sie.',
};

const phaseParts = /* @__PURE__ */ together(
  /* @__PURE__ */ together(phaseMoments, phaseCharges), /* @__PURE__ */ together(phaseFight, phaseAftermath),
);

/** What the phase machine says of itself. */
const phaseChart: Words['phase/chart'] = /* @__PURE__ */ together(phaseParts, {
  'has nobody to frighten': 'niemand zu erschrecken',
  'has nobody on rampage': 'niemand im Blutrausch',
  'has no hit rerolls': 'keine Trefferwürfe zu wiederholen',
  'are fear dice': 'sind Angstwürfel',
  'are rampage dice': 'sind Blutrauschwürfel',
  'are hit reroll dice': 'sind neue Trefferwürfe',
  'Assault phase': 'Nahkampfphase',
  'An assault phase of Warhammer 40,000, from the first charge to the last consolidation.':
    'Eine Nahkampfphase in Warhammer 40,000, vom ersten Angriff bis zur letzten Neupositionierung.',
  'Set-up': 'Aufbau',
  'The table as it stands; some scenarios begin with the fight.':
    'Der Tisch, wie er aufgebaut ist; manche Szenarien beginnen mit dem Nahkampf.',
  Charges: 'Angriffe',
  'All charges are declared, then they are made.': 'Alle Angriffe werden angesagt, dann ausgeführt.',
  'Does it reach?': 'Reicht es?',
  'If the nearest model cannot reach the enemy, nobody moves.':
    'Kann das nächste Modell den Gegner nicht erreichen, bewegt sich niemand.',
  'Charge moves': 'Bewegungen',
  'The unit moves, and whom it touches it is locked with.':
    'Die Einheit bewegt sich, und wen sie berührt, mit dem ist sie im Nahkampf gebunden.',
  'Who is left to move': 'Wer noch zieht',
  'Is everybody where they go?': 'Sind alle da, wo sie hinwollen?',
  Locked: 'Gebunden',
  'Whoever is touched is in the fight; units charged and not touched take no part.':
    'Wer berührt wird, kämpft; angegriffene Einheiten ohne Kontakt nehmen nicht teil.',
  'One unit after another charges.': 'Eine Einheit nach der anderen greift an.',
  Fight: 'Kampf',
  'One combat after another is fought, from the highest Initiative to the lowest.':
    'Ein Nahkampf nach dem anderen, von der höchsten Initiative zur niedrigsten.',
  'Free round': 'Freie Runde',
  'Somebody may have a free round to strike before the next combat, or wounds to save beside it.':
    'Vielleicht darf jemand vor dem nächsten Nahkampf noch in einer freien Runde zuschlagen oder muss nebenher noch '
      + 'Verwundungen abwehren.',
  'Next Initiative': 'Nächste Initiative',
  'The ladder goes on to the next rung at which anybody strikes.':
    'Es geht weiter zur nächsten Stufe, auf der jemand zuschlägt.',
  Blows: 'Schläge',
  'Everybody whose turn it is strikes, both sides at once; then the wounds are saved.':
    'Alle, die dran sind, schlagen zu, beide Seiten zugleich; dann kommen die Schutzwürfe.',
  Wounds: 'Verteilen',
  'Wounds are dealt, and what is not saved is taken.':
    'Verwundungen werden verteilt, und was nicht abgewehrt wird, wird erlitten.',
  'Fight over': 'Kampf vorbei',
  'Everybody has struck.': 'Alle haben zugeschlagen.',
  'After the fight': 'Nach dem Kampf',
  'The fight of one combat is settled, stage by stage in the order of the text.':
    'Ein Nahkampf wird abgeschlossen, Schritt um Schritt in der Reihenfolge des Textes.',
  Tally: 'Bilanz',
  'Wounds are counted. A text that tells the fight alone gives their number and says no more.':
    'Verwundungen werden gezählt. Ein Text, der nur den Nahkampf behandelt, nennt ihre Zahl und sagt sonst nichts.',
  'Next stage': 'Nächster Schritt',
  'Which stage is next? The texts have them in different orders.':
    'Welcher Schritt kommt als Nächstes? Die Texte ordnen die Schritte verschieden.',
  'The losers test whether they hold.': 'Die Verlierer testen, ob sie standhalten.',
  'Those who are still locked close up, the side whose turn it is first.':
    'Wer noch gebunden ist, rückt nach, die Seite am Zug zuerst.',
  'Break-off': 'Absetzen',
  'Those who failed run, and winners may sweep after them.':
    'Wer den Test verpatzt hat, flieht, und Sieger, die vorstürmen dürfen, setzen nach.',
  'Whoever was not caught runs as far as the dice said; the trapped are destroyed.':
    'Wer nicht eingeholt wird, flieht so weit, wie die Würfel sagen; Eingekesselte werden vernichtet.',
  'Sweepers who caught somebody close up to them.': 'Vorstürmende, die jemanden eingeholt haben, rücken zu ihm auf.',
  'Victors with nobody left to fight reorder their ranks.':
    'Sieger, die niemanden mehr zu bekämpfen haben, positionieren sich neu.',
  'Who consolidates next, and is it known how far?': 'Wer ist dran, und steht fest, wie weit es geht?',
  Untold: 'Offen',
  'This text does not tell what comes next.': 'Dieser Text sagt nicht, was als Nächstes kommt.',
  'What is untold': 'Was fehlt',
  'Is it the charge that is not told, or what comes of a fight?':
    'Fehlt der Angriff oder das, was aus einem Nahkampf wird?',
  'is anybody falling on': 'jemand flieht weiter',
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
  'may move charger': 'darf sich bewegen',
  'have all chargers moved': 'alle bewegt',
  'may end charge moves': 'darf Bewegung beenden',
  'are chargers gone': 'Angreifer weg',
  'is nobody to fire': 'niemand schießt',
  'may fire overwatch': 'darf Abwehrfeuer geben',
  'must test dangers': 'muss Gefahrentest machen',
  'has lost initial': 'erstes Modell verloren',
  'are danger dice': 'sind Gefahrenwürfel',
  'is in free round': 'in freier Runde',
  'is fighting': 'kämpft',
  'has no combat left': 'kein Kampf übrig',
  'may choose': 'darf wählen',
  'has no weapons to choose': 'keine Waffenwahl',
  'may choose save': 'darf Schutzwurf wählen',
  'may decline look out': 'darf Wurf auslassen',
  'may choose weapon': 'darf Waffe wählen',
  'is fight over': 'Kampf vorbei',
  'piles in at rungs': 'rückt je Stufe nach',
  'have both piled in': 'beide nachgerückt',
  'has piled into danger': 'in Gefahr gerückt',
  'has side piled in': 'Seite nachgerückt',
  'may pile in now': 'darf jetzt nachrücken',
  'are pile in danger dice': 'sind Gefahrenwürfel',
  'has nothing to aim': 'kein Ziel zu wählen',
  'is aiming untold': 'Zielen offen',
  'may aim': 'darf zielen',
  'is aiming told': 'Zielen geregelt',
  'may agree': 'darf vereinbaren',
  'has no hit dice': 'keine Trefferwürfe',
  'are hit dice': 'sind Trefferwürfe',
  'is toughness settled': 'Widerstand steht fest',
  'has no wound dice': 'keine Verwundungswürfe',
  'are wound dice': 'sind Verwundungswürfe',
  'has no rerolls': 'keine Wiederholung',
  'are reroll dice': 'sind Wiederholungen',
  'is allocated': 'ist verteilt',
  'has choice': 'hat die Wahl',
  'has saves': 'hat Schutzwürfe',
  'are save dice': 'sind Schutzwürfe',
  'are psychic dice': 'sind Psi-Würfel',
  'is aftermath untold': 'Ausgang offen',
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
  'has ended in danger': 'am Ende in Gefahr',
  'may pile in': 'darf nachrücken',
  'are end pile in danger dice': 'sind Gefahrenwürfel am Ende',
  'is nobody breaking': 'niemand flieht',
  'is nobody racing': 'niemand rennt',
  'are race dice': 'sind Laufwürfel',
  'is nobody rolling': 'niemand würfelt',
  'are fall back dice': 'sind Rückzugswürfel',
  'is nobody sweeping': 'niemand stürmt vor',
  'are sweep dice': 'sind Würfel zum Vorstürmen',
  'is consolidating': 'positioniert sich neu',
  'is nobody consolidating': 'niemand positioniert sich neu',
  'are consolidation dice': 'sind Positionswürfel',
  'may consolidate': 'darf sich neu positionieren',
  'may end consolidation': 'darf beenden',
  'is nobody endangered': 'niemand in Gefahr',
  'are consolidation danger dice': 'sind Gefahrenwürfel danach',
  'is nobody regrouping': 'niemand sammelt sich',
  'are regroup dice afterwards': 'sind Sammelwürfel danach',
  'is tallied': 'ist gezählt',
  'is outcome told': 'Ausgang geregelt',
  'Those who are charged and touch nobody come to meet the chargers, where a row has them do so.':
    'Angegriffene, die niemanden berühren, kommen den Angreifern entgegen, wenn eine Zeile es sagt.',
  'Who else comes': 'Wer noch kommt',
  'Another unit that was charged may come to meet them too.':
    'Eine weitere angegriffene Einheit kann den Angreifern auch entgegenkommen.',
  'No retreat': 'Kein Rückzug',
  'Losers that need not or cannot run take wounds for it, where a row says so.':
    'Verlierer, die nicht fliehen müssen oder können, erhalten dafür Verwundungen, wenn eine Zeile es sagt.',
  'Hit and run': 'Zurückfallen',
  'Units that are locked break away, where a row lets them, one after another.':
    'Gebundene Einheiten lösen sich, wenn eine Zeile es erlaubt, eine nach der anderen.',
  'Who breaks away': 'Wer sich löst',
  'Who is locked and may try next?': 'Wer ist gebunden und darf es als Nächster versuchen?',
  'Who is left free': 'Wer frei wird',
  'Has it left anybody without an enemy?': 'Hat die Einheit jemanden ohne Gegner zurückgelassen?',
  'is anybody rallying': 'jemand sammelt sich',
  'are rally dice': 'sind Sammelwürfel',
  'must regroup in turn': 'muss sich sammeln (nacheinander)',
  'are targets gone': 'keine Ziele mehr',
  'may shoot overwatch': 'darf Abwehrfeuer geben',
  'is no template left': 'keine Schablone offen',
  'are template dice': 'sind Schablonenwürfel',
  'throws no range again': 'kein neuer Reichweitenwurf',
  'is countered': 'wird erwidert',
  'needs no counter dice': 'ohne Gegenschlagswurf',
  'are counter dice': 'sind Gegenschlagswürfel',
  'may counter': 'darf entgegenkommen',
  'is somebody countering': 'noch jemand kommt entgegen',
  'is aside': 'nebenher verwundet',
  'may slip away': 'darf sich lösen',
  'has look outs': 'jemand ruft Achtung',
  'are look out dice': 'sind Achtung-Würfel',
  'is firing': 'es wird geschossen',
  'is holding out': 'jemand hält stand',
  'is at no retreat': 'beim Standhalten',
  'is nobody rolling off': 'kein Wurf um Vortritt',
  'are roll off dice': 'sind Vortrittswürfel',
  'is nobody testing initiative': 'kein Initiativetest',
  'are initiative dice': 'sind Initiativewürfel',
  'is nobody slipping': 'niemand löst sich',
  'are slip dice': 'sind Lösewürfel',
});

export const chartBooks: English['chart'] = {
  statechart,
};

export const epicMomentsBooks: English['epic-moments'] = {
  'assault/moments': assaultMoments,
};

export const epicChartBooks: English['epic-chart'] = {
  'assault/chart': assaultChart,
};

export const warhammer40kMomentsBooks: English['warhammer-40k-moments'] = {
  'phase/moments': phaseMoments,
};

export const warhammer40kChargesMomentsBooks: English['warhammer-40k-charges-moments'] = {
  'phase/charges': phaseCharges,
};

export const warhammer40kFightMomentsBooks: English['warhammer-40k-fight-moments'] = {
  'phase/fight': phaseFight,
};

export const warhammer40kAftermathMomentsBooks: English['warhammer-40k-aftermath-moments'] = {
  'phase/aftermath': phaseAftermath,
};

export const warhammer40kChartBooks: English['warhammer-40k-chart'] = {
  'phase/chart': phaseChart,
};
