/** In German: why something may not be done, and why units fight as they do. */
import type { EndKey } from '../../../src/epic-armageddon/explain/nearest-end.ts';
import type { UnitQuestion } from '../../../src/epic-armageddon/explain/fact.ts';
import type { WayToFight } from '../../../src/epic-armageddon/model/combatant.ts';
import type { Loss } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Effect } from '../../../src/epic-armageddon/model/profile.ts';
import type { HitCause, SaveStage } from '../../../src/epic-armageddon/model/volley.ts';
import { figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { cmOf, diceOf, dieNamed, further, ofName, pointsOf, SAVES } from './grammar.ts';

type Words = English['refusals'] & English['reasons'];

/** The rules' own words for things, as the sentences of a reasoning need them. */
const HAIR = 0.1;
const FINEST = 0.01;

const finely = (length: number): string => `${figure(Number(Math.max(length, FINEST).toFixed(2)))} cm`;

/** A distance beyond a limit; where it is hardly more, told so finely that it reads as more. */
const beyond = (at: number, limit: number): string =>
  (at - limit < HAIR ? finely(Math.max(at, limit + FINEST)) : cmOf(at));

const WAYS: Readonly<Record<WayToFight, string>> = {
  'close-combat': 'im Nahkampf', firefight: 'im Feuergefecht',
};

const REASON_WORDS_EFFECTS: Readonly<Partial<Record<Effect, string>>> = {
  'ignore-cover': 'ohne dass Deckung hilft', lance: 'als Lanze', sniper: 'als Scharfschütze', 'macro-weapon': 'als '
    + 'Makrowaffe',
  'titan-killer': 'als Titan Killer',
};

/** After 'ist'. */
const HITS: Readonly<Partial<Record<Effect, string>>> = {
  'ignore-cover': 'ein Treffer, der Deckung ignoriert', lance: 'ein Lanzentreffer', sniper: 'ein Scharfschützentreffer',
  'macro-weapon': 'ein Makrowaffentreffer', 'titan-killer': 'ein Titan-Killer-Treffer',
};

/** Where a hit comes from, on its own or in brackets. */
const CAUSES: Readonly<Record<HitCause, string>> = {
  'first-strike': 'First Strike', attacks: 'aus den Attacken', support: 'aus dem Unterstützungsfeuer',
  'hack-down': 'vom Niedermachen', withdrawal: 'Rückzug zu nah am Gegner beendet',
  'dangerous-terrain': 'gefährliches Gelände', overwatch: 'aus Feuerbereitschaft', splash: 'von einer Explosion',
  passengers: 'im Wrack', 'blast-marker': 'statt eines Blastmarkers', critical: 'von einem kritischen Treffer',
};

const LOSSES: Readonly<Record<Loss, string>> = {
  attack: 'durch Attacken', support: 'durch Unterstützungsfeuer', 'hack-down': 'niedergemacht',
  withdrawal: 'auf dem Rückzug ihrer Formation', 'already-broken': 'mit ihrer Formation, die schon gebrochen war',
  passengers: 'mit ihrem Transporter', critical: 'durch einen kritischen Treffer', coherency: 'ohne Zusammenhalt',
  'dangerous-terrain': 'in gefährlichem Gelände', 'blast-marker': 'in der Panik ihrer Formation',
  overwatch: 'durch Feuer aus Feuerbereitschaft', summoned: 'beschworen und mit dem Brechen der Formation verschwunden',
};

const STAGES: Readonly<Record<SaveStage, string>> = {
  save: 'Schutzwurf', 're-roll': 'wiederholter Schutzwurf', invulnerable: 'Rettungswurf',
};

/** Why something is not allowed. */
const epicArmageddonRefusals: Words['epic-armageddon/refusals'] = {
  'not-a-target': ({ formation }) => `${formation} ist keine gegnerische Formation mit einer Einheit auf dem Tisch.`,
  'not-yours-to-move': ({ unit }) => `${unit} bewegt sich in diesem Schritt nicht.`,
  'too-far': ({ unit, cm, allowance }) => `${unit}: ${cmOf(cm)} sind zu weit, erlaubt sind `
    + `${cmOf(allowance)}.`,
  'off-the-table': ({ unit }) => `${unit} würde den Tisch verlassen.`,
  occupied: ({ by }) => `Dort steht ${by}.`,
  impassable: ({ unit, terrain }) => `${unit} darf hier nicht hinein: ${terrain}.`,
  'through-enemy': ({ unit, by }) => `${unit} kann nicht durch ${by} hindurch.`,
  'through-friend': ({ unit, by }) => `${unit} kann nicht durch ${by} hindurch: Das geht nur bei Infanterie.`,
  'two-in-contact': ({ enemy, most }) => `${enemy} hat schon ${figure(most)} Einheiten in Kontakt.`,
  'zone-of-another': ({ enemy }) => `Der Weg führt in die Kontrollzone von ${enemy}, und das ist nicht das Ziel.`,
  'must-touch-nearest': ({ enemy, unit }) => `Der Weg führt in die Kontrollzone von ${enemy}: ${unit} muss in Kontakt `
    + 'mit diesem Gegner kommen oder so weit wie möglich geradewegs auf ihn zugehen.',
  'in-contact-already': ({ unit, enemy }) => `${unit} ist in Kontakt mit ${enemy} und bleibt dort.`,
  'still-in-zone': ({ unit, enemy, isTarget }) => `${unit} hat in der Kontrollzone von ${enemy} begonnen und muss `
    + (isTarget ? 'eine Einheit des Ziels berühren oder diese Zone verlassen.' : 'diese Zone verlassen.'),
  'torn-apart': ({ unit, formation }) => `${unit} würde den Zusammenhalt verlieren, und ${formation} kann nicht `
    + 'folgen.',
  'not-together': ({ formation }) => `${formation} hat keinen Zusammenhalt mehr: Zieh die anderen nach oder nimm `
    + 'Bewegungen zurück.',
  'not-at-nearest': ({ unit, enemy }) => `${unit} darf nur geradewegs zum nächsten Gegner gehen: ${enemy}.`,
  'enters-zone': ({ enemy }) => `Die Neuordnung darf nicht in die Kontrollzone von ${enemy} führen.`,
  'no-such-hit': () => 'Diesen Treffer gibt es nicht.',
  'cannot-be-hit': ({ to }) => `${to} kann nicht getroffen werden: Treffer erhält nur, wer direkt im Kampf ist.`,
  'hit-stays': ({ to }) => `Der Treffer liegt schon auf ${to}.`,
  'list-order-decides': ({ from, to }) => `${from} steht in der Liste vor ${to}, und so spielt es dieser Club.`,
  'not-equally-near': ({ from, fromCm, to, toCm }) => `${from} ist ${cmOf(fromCm)} vom Gegner entfernt, ${to} `
    + `${cmOf(toCm)}: Nur gleich nahe Einheiten dürfen tauschen.`,
  'save-thrown': ({ unit }) => `${unit} hat den Schutzwurf schon geworfen.`,
  'no-armour-save': ({ unit }) => `${unit} hat gegen diesen Treffer keinen Rüstungswurf.`,
  'no-cover-save': ({ unit }) => `${unit} hat gegen diesen Treffer keinen Deckungswurf.`,
  'no-none-save': ({ unit }) => `${unit} hat Rüstung oder Deckung und nutzt sie auch.`,
  'wrong-number-of-dice': ({ needed, given }) => `Dieser Wurf braucht ${diceOf(needed)}, nicht ${figure(given)}.`,
  'no-such-face': ({ face }) => `Ein Würfel zeigt 1 bis 6, nicht ${face}.`,
  'not-now': () => 'Das geht in diesem Schritt nicht.',
  'no-supreme-commander': () => 'Es gibt keinen Supreme Commander, der den Test wiederholen lassen könnte.',
  'test-repeated': () => 'Der Test wurde schon wiederholt.',
  'not-intermingled': ({ formation, target }) => `${formation} steht mehr als 5 cm ${ofName(target)} entfernt.`,
  'no-commander': ({ formation }) => `${formation} hat keinen Commander, der andere mitnehmen könnte.`,
  'too-many-combined': ({ most }) => `Ein Commander nimmt höchstens ${figure(most)} Formationen mit.`,
  'not-combinable': ({ formation, cm, other }) => `${formation} steht mehr als ${cmOf(cm)} ${ofName(other)} `
    + 'entfernt.',
  'broken-not-combinable': ({ formation }) => `${formation} ist gebrochen und führt deshalb keine Aktion aus.`,
  'no-room-to-barge': ({ unit }) => `Neben ${unit} ist kein Platz für die, die beiseitegeschoben würden.`,
  'too-many-to-barge': ({ unit, most }) => `${unit} kann höchstens ${figure(most)} Einheiten beiseiteschieben.`,
  'not-aboard': ({ unit }) => `${unit} sitzt in keinem Transporter.`,
  'may-not-get-out': ({ unit, transport }) => `${unit} darf jetzt nicht aus ${transport} aussteigen.`,
  'no-transport': ({ unit }) => `Es gibt keinen Transporter, in den ${unit} einsteigen könnte.`,
  'may-not-get-in': ({ unit, transport }) => `${unit} darf jetzt nicht in ${transport} einsteigen.`,
  trapped: ({ transport, unit }) =>
    `${unit} kommt nicht heraus: ${transport} hat zu viele Gegner in Kontakt oder ist aufgestiegen.`,
  'too-far-from-transport': ({ unit, cm, transport }) =>
    `${unit} darf höchstens ${cmOf(cm)} von ${transport} entfernt stehen.`,
  'transport-too-far': ({ transport, cm, unit, left }) =>
    `${transport} ist ${cmOf(cm)} entfernt; ${unit} hat noch ${cmOf(left)}.`,
  'has-got-out': ({ unit }) => `${unit} hat in diesem Schritt einen Transporter benutzt und geht nicht weiter.`,
  'has-unloaded': ({ unit }) => `${unit} hat Passagiere ein- oder aussteigen lassen und bewegt sich nicht weiter.`,
  'has-taken-in': ({ unit }) => `${unit} hat Passagiere aufgenommen und bleibt stehen.`,
  'just-got-in': ({ unit, transport }) =>
    `${unit} ist eben erst in ${transport} eingestiegen und muss zuerst eine Bewegung mitfahren.`,
  'moved-itself': ({ unit, transport }) =>
    `${unit} hat sich in dieser Bewegung selbst bewegt; ${transport} kann sie nicht aufnehmen.`,
  'nobody-watches': () => 'Auf der anderen Seite ist keine Formation mehr in Feuerbereitschaft.',
  'nobody-has-moved': () => 'Seit der letzten Frage nach Feuerbereitschaft hat sich niemand bewegt.',
  'halfway-over': () => 'Die ersten Bewegungen sind schon vorbei.',
  'not-on-overwatch': ({ formation }) => `${formation} ist nicht in Feuerbereitschaft.`,
  'not-under-fire': ({ formation }) => `${formation} gehört nicht zu denen, die sich bewegt haben.`,
  'no-such-markers': () => 'Blastmarker zählt man in ganzen Zahlen.',
  'cannot-be-damaged': ({ unit }) => `${unit} kann so keinen Schaden nehmen.`,
  'not-moved-by-critical': ({ unit }) => `Dieser kritische Treffer versetzt ${unit} nicht.`,
  'must-counter-charge': ({ unit }) => `${unit} ist unerprobt (Unblooded) und muss `
    + 'den Gegenstoß so weit wie möglich machen.',
  'cannot-rise': ({ unit }) => `${unit} ist kein Skimmer, der aufsteigen könnte.`,
  'no-skimmer': ({ unit }) => `${unit} ist kein Skimmer, der wählen könnte.`,
  'nobody-in-contact': ({ unit }) => `Niemand ist in Kontakt mit ${unit}.`,
  'no-war-engine': ({ unit }) => `${unit} ist keine Kriegsmaschine mit Würfeln zum Aufteilen.`,
  'one-way-open': ({ unit }) => `${unit} kann nur auf eine Art kämpfen.`,
  'no-such-split': ({ unit, most }) => `${unit} hat ${diceOf(most)} zum Aufteilen.`,
  'not-a-snipers': () => 'Nur beim Treffer eines Scharfschützen darf man das Opfer aussuchen.',
  'out-of-reach': ({ to, unit }) => `${to} ist mehr als 15 cm von ${unit} entfernt oder nicht in Schusslinie.`,
  'chain-stays': ({ from, to }) => `${from} oder ${to} gehört zu einem Transporter: Seine Passagiere folgen ihm.`,
  'no-holofield-save': ({ unit }) => `${unit} hat kein Holofield.`,
  'no-knight-shield-save': ({ unit }) => `${unit} hat gegen diesen Treffer keinen Knight Shield.`,
  'no-ion-shield-save': ({ unit }) => `${unit} hat gegen diesen Treffer keinen Ion Shield.`,
  'may-not-support': ({ unit }) => `${unit} darf jetzt nicht unterstützen.`,
};

/** The facts of a reasoning, as sentences about one unit. */
const epicArmageddonReasons: Words['epic-armageddon/reasons'] = {
  // who it is and where it stands
  'is-lost': ({ to }) => `Sie ist verloren: ${LOSSES[to]}.`,
  'not-fighting': ({ formation }) => `${formation} kämpft in diesem Sturmangriff nicht.`,
  inside: ({ transport }) => `Sie sitzt in ${transport} und kann von dort nicht schießen.`,
  'fires-from-inside': ({ transport }) => `Sie schießt aus ${transport} heraus; gemessen wird von dort.`,
  'out-of-wreck': () => 'Sie ist in dieser Runde aus einem Wrack gekommen: Sie kann getroffen werden, schlägt aber '
    + 'nicht zu.',
  touches: ({ enemy }) => `Sie ist in Basekontakt mit ${enemy}.`,
  'within-reach': ({ enemy, limit, cm }) =>
    `${enemy} ist ${cmOf(cm)} entfernt (höchstens ${figure(limit)} cm) und in Schusslinie.`,
  'too-far': ({ cm, limit, missing, enemy }) => `Der nächste Gegner, ${enemy}, ist ${beyond(cm, limit)} entfernt: `
    + `${missing < HAIR ? finely(missing) : cmOf(missing)} mehr als ${figure(limit)} cm.`,
  hidden: ({ enemy, by, through, cm }) => `${enemy} ist ${cmOf(cm)} entfernt, aber nicht zu sehen. Die `
    + `Schusslinie führt ${cmOf(through)} weit durch ein Hindernis: ${by}.`,
  'as-they-stand': () => 'Die Attacken haben noch nicht begonnen: So wäre es, wenn sie jetzt anfingen.',
  'no-enemy': () => 'Es gibt keinen Gegner, gegen den sie kämpfen könnte.',
  'fight-is-over': () => 'In diesem Sturmangriff wird nicht mehr gekämpft.',

  // whether it may attack
  'fires-as-skimmer': () => 'Sie fliegt: Sie schießt auch auf die, die sie berühren, und wer sonst niemanden berührt, '
    + 'kann nur zurückschießen.',
  'forced-to-fire': ({ enemy }) =>
    `Der Gegner in Kontakt, ${enemy}, bleibt außer Reichweite von Schlägen und zwingt sie zum Schießen.`,
  'engine-dice': ({ damage, dice }) => `Eine Kriegsmaschine hat je Punkt ihrer Schadenskapazität von ${figure(dice)} `
    + `einen Würfel${damage > 0 ? `, auch wenn sie schon ${pointsOf(damage)} verloren hat` : ''}.`,
  'dice-split': ({ close, fire }) =>
    `Aufteilung dieser Würfel: ${figure(close)} in den Nahkampf, ${figure(fire)} ins Feuergefecht.`,
  'lance-waits': () => 'Ihre Lanze stößt nur zu, wenn ihre eigene Formation die Aktion Stürmen gewählt hat.',
  'strikes-first': () => 'Sie hat First Strike: Ihre Treffer werden abgehandelt, bevor die anderen zuschlagen.',
  'strikes-after-first': () => 'Sie schlägt nach Einheiten mit First Strike zu, wenn sie noch lebt.',
  'as-chosen': ({ options, cc, ff, armour }) =>
    `Mit ${options} hat sie NK ${cc}, FG ${ff} und Rüstung ${armour}.`,
  throws: ({ by, dice, target, effect }) => {
    const kind = REASON_WORDS_EFFECTS[effect];
    const thrown = dieNamed(String(dice));
    return `Sie wirft ${thrown} Würfel ${WAYS[by]} und trifft auf ${target}+${kind === undefined ? '' : `, ${kind}`}.`;
  },
  'no-firefight-value': () => 'Sie hat keinen Feuergefechtswert.',
  'no-close-combat-value': () => 'Sie hat keinen Nahkampfwert, und in Kontakt darf sie auch nicht schießen.',
  'has-struck': () => 'Sie hat ihre Würfel dieser Runde schon geworfen.',
  'nobody-left': () => 'In ihrer Reichweite ist niemand mehr.',
  'no-dice-left': () => 'Sie hat in dieser Runde keine Würfel mehr.',
  'attacks-now': () => 'Also attackiert sie: Ihre Würfel liegen auf dem Tisch.',
  'may-attack': () => 'Also darf sie attackieren.',
  attacked: () => 'Die Attacken dieser Runde sind vorbei. Diese Einheit hat ihre gemacht.',
  'did-not-attack': () => 'Die Attacken dieser Runde sind vorbei. Diese Einheit hat keine gemacht.',

  // whether it may support
  'fights-itself': ({ formation }) =>
    `${formation} kämpft selbst in diesem Sturmangriff; nur andere Formationen unterstützen.`,
  'is-broken': ({ formation }) => `${formation} ist gebrochen.`,
  'has-marched': ({ formation }) => `${formation} ist in diesem Spielzug marschiert.`,
  'stands-by': ({ formation }) => `${formation} kämpft hier nicht und kann unterstützen.`,
  'fleet-of-foot': ({ formation }) => `${formation} hat Fleet of Foot und unterstützt trotz Marsch.`,
  'markers-do-not-matter': ({ markers }) =>
    form(markers, { one: 'Ihr Blastmarker hindert', other: `Ihre ${figure(markers)} Blastmarker hindern` })
    + ' niemanden am Unterstützen.',
  'was-not-able': () => 'Als Unterstützung gerufen wurde, war kein Gegner in Reichweite, der attackiert hatte.',
  'was-able': () => 'Als Unterstützung gerufen wurde, war ein Gegner in Reichweite, der attackiert hatte.',
  'not-called': () => 'Ihr Spieler hat sie nicht gerufen.',
  'has-fired': () => 'Sie hat geschossen.',
  'fires-in-turn': () => 'Sie schießt, wenn ihre Formation dran ist.',
  'may-support': () => 'Also darf sie unterstützen.',
  'support-comes-later': () => 'Unterstützung wird nach den Attacken gerufen, wenn diese nichts entschieden haben.',
  'first-round-only': ({ round }) =>
    `Das ist Runde ${figure(round)}, und dieser Club ruft Unterstützung nur in der ersten.`,
  'support-is-over': () => 'Das Unterstützungsfeuer dieser Runde ist vorbei.',

  // whether it may be hit
  'only-engaged': () => 'Sie ist nicht direkt im Kampf, und nur wer das ist, kann getroffen werden.',
  'not-engaged-then': () => 'Sie war nicht direkt im Kampf, als die Attacken dieser Runde begannen.',
  'not-nominated': () => 'Dieser Club lässt die Attacken nur auf eine Art von Einheiten gehen, und sie gehört zur '
    + 'anderen.',
  'no-supporters': () => 'Kein Gegner unterstützt: Unterstützungsfeuer kann sie nicht treffen.',
  'beyond-support': () => 'Sie ist außer Reichweite der Unterstützer.',
  'out-of-wreck-hit': () => 'Sie ist in dieser Runde aus einem Wrack gekommen und kann getroffen werden.',
  'place-in-contact': ({ place, of }) => `Sie ist in Basekontakt: Treffer erreichen sie als ${place}. von ${of}.`,
  place: ({ place, of, cm }) =>
    `Sie ist ${cmOf(cm)} vom nächsten Gegner entfernt, der mitzählt: Treffer erreichen sie als ${place}. von `
      + `${of}.`,
  'place-in-list': ({ place, of }) => 'Kein Gegner ist übrig, von dem zu messen wäre: Treffer erreichen sie als '
    + `${place}. von ${of}.`,
  behind: ({ others }) => `Vor ihr: ${listed(others)}.`,
  'tie-by-owner': ({ others }) => `Gleich nah: ${listed(others)}. Ihr Besitzer sagt, wer zuerst kommt.`,
  'tie-by-list': ({ others }) => `Gleich nah: ${listed(others)}. Die Reihenfolge der Liste entscheidet.`,
  soaks: ({ takes }) =>
    `Sie erhält ${figure(takes)} Treffer (ihre Startschadenskapazität), bevor die nächste Einheit einen erhält.`,
  'sniper-may-aim': ({ snipers }) => `Egal, wo sie in dieser Reihenfolge steht: ${listed(snipers)} `
    + `${form(snipers.length, { one: 'darf', other: 'dürfen' })} auf sie zielen. Ein Scharfschütze sucht sich sein `
    + 'Opfer aus.',
  'hits-on-it': ({ of, hits }) => (of === 1 ? 'Der einzige Treffer auf ihre Seite fällt auf sie.'
    : `Von ${figure(of)} Treffern auf ihre Seite ${form(hits, { one: 'fällt', other: 'fallen' })} ${figure(hits)} `
      + 'auf sie.'),
  'hits-fell-before': ({ of }) => (of === 1 ? 'Der einzige Treffer auf ihre Seite fällt auf jemand anderen.'
    : `Die ${figure(of)} Treffer auf ihre Seite fallen auf andere und reichen nicht bis zu ihr.`),
  'no-hits-here': () => 'Ihre Seite hat keinen Treffer erhalten.',
  'fearless-hack-down': () => 'Sie hat Fearless: Beim Niedermachen wird sie übergangen.',
  skipped: () => 'Beim Niedermachen wird sie mit ihrem Transporter übergangen.',
  'has-won': () => 'Ihre Seite hat gewonnen: Niedergemacht werden die Verlierer.',
  'hit-directly': ({ cause }) => `Auf ihr liegt ein Treffer (${CAUSES[cause]}).`,
  'not-hit-directly': ({ cause }) => `Auf ihr liegt kein Treffer (${CAUSES[cause]}).`,
  'place-if-it-loses': ({ place, of }) =>
    `Verliert ihre Seite, erreicht das Niedermachen sie als ${place}. von ${of}.`,
  'hack-down-comes-next': () => 'Für das Ergebnis wurde noch nicht gewürfelt.',
  'inside-unhit': ({ transport }) =>
    `Sie sitzt in ${transport}: Treffer fallen auf den Transporter; einen Schutzwurf macht sie nur, wenn daraus ein `
    + 'Wrack wird.',
  'bystanders-unhit': ({ formation }) => `${formation} kämpft hier nicht, und Unbeteiligte werden nicht getroffen.`,
  'may-be-hit': () => 'Sie gehört zu denen, die getroffen werden können.',

  // whether it may save
  'no-hit-on-it': () => 'Für sie steht kein Treffer an. Gegen einen gewöhnlichen hätte sie Folgendes.',
  'hit-comes': ({ number, effect, cause, points }) => `Treffer ${number} ist ${HITS[effect] ?? 'gewöhnlich'} `
    + `(${CAUSES[cause]})${String(points) === '1' ? '' : ` und macht ${dieNamed(String(points))} Schadenspunkte`}.`,
  'nothing-saves': ({ cause }) => `Gegen so einen Treffer (${CAUSES[cause]}) hilft kein Schutzwurf.`,
  'shields-up': ({ shields }) =>
    `Ihre Schilde halten zuerst ${pointsOf(shields)} aus dem Feuergefecht ab; Schläge in Kontakt gehen darunter durch.`,
  'shields-stop': ({ stopped }) => `Schilde halten davon ${pointsOf(stopped)} ab.`,
  'armour-saves': ({ target }) => `Ihre Rüstung schützt auf ${target}+.`,
  'bunker-saves': ({ target }) =>
    `Der Bunker, den ihre Seite gebaut hat, schützt statt Rüstung und Deckung auf ${target}+.`,
  'no-armour': () => 'Sie hat keine Rüstung.',
  'armour-too-hard': () => 'Ihre Rüstung bräuchte mehr als eine 6.',
  'sniper-harder': () => 'Der Treffer eines Scharfschützen ist um 1 schwerer abzuwehren.',
  'titan-killer-ignores-armour': () => 'Gegen einen Titan Killer hilft keine Rüstung.',
  'macro-ignores-armour': () => 'Gegen eine Makrowaffe hilft nur Reinforced Armour, und die hat sie nicht.',
  'cover-saves': ({ terrain, target }) => `Sie steht in Deckung (${terrain}): Das schützt auf ${target}+.`,
  'wreck-saves': ({ target }) => `Das Wrack, aus dem sie klettert, ist Deckung: ${target}+.`,
  'overwatch-saves': ({ target }) => `Sie ist in Feuerbereitschaft: Das ist Deckung, ${target}+.`,
  'emplacement-saves': ({ target }) => `Sie steht in einer Stellung, die für sie gebaut ist: ${target}+.`,
  'cover-ignored': () => 'Der Treffer ignoriert ihre Deckung.',
  'macro-ignores-cover': () => 'Gegen eine Makrowaffe hilft Deckung nicht.',
  'titan-killer-ignores-cover': () => 'Gegen einen Titan Killer hilft Deckung nicht.',
  'cover-not-for-engines': () => 'Kriegsmaschinen haben keinen Deckungswurf durch das, worin sie stehen.',
  'cover-not-for-chargers': () => 'Sie steht in Deckung, aber die nützt nur denen, die angegriffen werden.',
  'cover-not-for-vehicles': () => 'Sie steht in Deckung, die nur für Infanterie gilt.',
  'cover-too-hard': () => 'Ihre Deckung bräuchte mehr als eine 6.',
  'holofield-saves': ({ target }) => `Ihr Holofield schützt statt der Rüstung auf ${target}+.`,
  'knight-shield-saves': ({ target }) => `Ihr Knight Shield wehrt statt der Rüstung jeden Punkt auf ${target}+ ab.`,
  'ion-shield-saves': ({ target }) =>
    `Ihr Ion Shield wehrt statt der Rüstung einen Treffer aus dem Feuergefecht auf ${target}+ ab.`,
  'one-of-them': () => 'Ihr Besitzer darf nur einen dieser Schutzwürfe machen.',
  'save-chosen': ({ save }) => `Gewählt: ${SAVES[save]}.`,
  'thrown-again': ({ target }) => `Reinforced Armour gibt nach einem verpatzten Schutzwurf noch einen, auf ${target}+.`,
  'lance-not-again': () => 'Gegen eine Lanze gibt Reinforced Armour keinen zweiten Wurf.',
  'macro-not-again': () => 'Gegen eine Makrowaffe gibt Reinforced Armour einen Wurf, aber keinen zweiten.',
  'invulnerable-saves': ({ target }) =>
    `Misslingt das alles, hat sie einen Rettungswurf von ${target}+, egal gegen welchen Treffer.`,
  'invulnerable-each-point': ({ target }) => 'Gegen jeden Punkt, der bleibt, hat sie einen Rettungswurf von '
    + `${target}+.`,
  'has-thrown': ({ face, stage, target }) =>
    `Sie hat eine ${face} geworfen und ${target}+ gebraucht: ${STAGES[stage]}.`,
  'no-save': () => 'Also ist sie durch nichts geschützt.',
  'may-save': ({ hits, ways }) => 'Also '
    + `${hits === 1 ? 'kann der Treffer' : `können ${figure(hits)} Treffer`} abgewehrt werden: `
    + `${listed(ways.map(way => way.map(face => `${face}+`).join(', dann ')))}.`,
  'is-saved': ({ hits }) => `Also ${hits === 1 ? 'ist der Treffer' : 'sind ihre Treffer'} abgewehrt.`,
  'not-saved': ({ hits }) => `Also ${hits === 1 ? 'ist der Treffer' : `sind ${figure(hits)} Treffer`} nicht abgewehrt.`,
  'shields-stop-all': () => 'Davon bleibt nichts abzuwehren.',

  // whether it may withdraw
  'nobody-has-lost': () => 'Noch hat niemand verloren; nur Verlierer ziehen sich zurück.',
  'nobody-won': () => 'Niemand hat diesen Sturmangriff gewonnen, und niemand zieht sich zurück.',
  'nothing-was-fought': () => 'Es wurde nicht gekämpft, und niemand zieht sich jetzt zurück.',
  'nobody-withdraws-now': () => 'In diesem Moment zieht sich niemand zurück.',
  'goes-with-transport': ({ transport }) => `Sie sitzt in ${transport} und geht mit.`,
  'its-side-won': ({ formation }) => `${formation} gehört zur Siegerseite und muss sich nicht zurückziehen.`,
  'formation-stays': ({ formation }) => `${formation} zieht sich jetzt nicht zurück.`,
  'formation-lost': ({ formation }) => `${formation} hat verloren und bricht.`,
  'formation-shaken': ({ formation }) =>
    `${formation} stand in der Nähe der Verlierer und ist durch den Blastmarker gebrochen.`,
  'broke-on-the-way': ({ formation }) => `${formation} ist beim Ansturm gebrochen.`,
  'two-moves': ({ speed, cm }) => `Sie darf sich zweimal mit ihrem Tempo von ${cmOf(speed)} bewegen: zusammen `
    + `${cmOf(cm)}, durch jede Kontrollzone.`,
  'moves-left': ({ left }) => `Davon hat sie noch ${cmOf(left)}.`,
  'fearless-has-moved': () => 'Sie hat Fearless: Weil sie sich bewegt hat, würde nur ein Gegner im Umkreis von 5 cm '
    + 'sie vernichten.',
  'fearless-may-stay': ({ enemy, cm }) =>
    `Sie hat Fearless: Solange sie bleibt, ist sie sicher, obwohl ${enemy} ${cmOf(cm)} entfernt ist.`,
  'far-enough': ({ cm, limit, enemy }) => `Der nächste Gegner, ${enemy}, ist ${beyond(cm, limit)} entfernt: weiter als `
    + `${cmOf(limit)}, also ist sie hier sicher.`,
  'apart-if-it-stays': ({ formation }) =>
    `Sie steht abseits der meisten Einheiten ${ofName(formation)}: Endete der Rückzug jetzt, wäre sie verloren.`,
  'lost-if-it-stays': ({ enemy, limit, cm }) => `${enemy} ist ${cmOf(cm)} entfernt: Bliebe sie hier, höchstens `
    + `${cmOf(limit)} vom Gegner entfernt, wäre sie vernichtet.`,
  'damaged-if-it-stays': ({ hits, enemy, limit, cm }) =>
    `${enemy} ist ${cmOf(cm)} entfernt: Bliebe sie hier, würde sie ${pointsOf(hits)} Schaden nehmen, einen für jeden `
    + `Gegner im Umkreis von ${cmOf(limit)}.`,
  'may-withdraw': () => 'Also darf sie sich zurückziehen.',
  'has-withdrawn': () => 'Also hat sie sich so weit zurückgezogen, wie sie darf.',
};

/** Was anderswo wäre: der Anfang nach dem Ort, und das Ende. */
const ELSEWHERE: Readonly<Record<UnitQuestion, readonly [could: string, couldNot: string]>> = {
  attack: ['könnte sie attackieren', 'könnte sie nicht attackieren'],
  support: ['könnte sie unterstützen', 'könnte sie nicht unterstützen'],
  'be-hit': ['könnte sie getroffen werden', 'könnte sie nicht getroffen werden'],
  save: ['hätte sie Deckung', 'hätte sie keine Deckung'],
  withdraw: ['wäre sie in Sicherheit', 'wäre sie nicht in Sicherheit'],
};

/** Was wäre, wenn eine Bewegung anderswo endete. */
const ENDS: Readonly<Record<EndKey, (enemy: string) => string>> = {
  'short-enough': () => 'wäre sie kurz genug',
  room: () => 'wäre dort Platz',
  'near-enough': () => 'wäre sie nah genug am Transporter',
  clear: () => 'wäre der Weg frei',
  'outside-zone': enemy => `führte der Weg nicht in die Kontrollzone von ${enemy}`,
  'out-of-zone': enemy => `wäre das außerhalb der Kontrollzone von ${enemy}`,
  touching: enemy => `käme es zum Kontakt mit ${enemy}`,
  straight: enemy => `führte der Weg geradewegs auf ${enemy} zu`,
  allowed: () => 'wäre das erlaubt',
};

/** What is said round an explanation. */
const explain: Words['explain'] = {
  questions: {
    attack: 'Darf sie attackieren?', support: 'Darf sie unterstützen?', 'be-hit': 'Kann sie getroffen werden?',
    save: 'Hat sie einen Schutzwurf?', withdraw: 'Darf sie sich zurückziehen?',
  },
  answers: { yes: 'Ja', no: 'Nein', 'not-now': 'Jetzt nicht' },
  speaks: { for: 'Dafür:', against: 'Dagegen:', neither: 'Gut zu wissen:' },
  why: name => `Warum? ${name}`,
  with: (name, characters) => `${name} mit ${characters}`,
  whose: {
    attacker: formation => `${formation}, Angreifer`,
    defender: formation => `${formation}, Verteidiger`,
  },
  opposite: ({ asked, move, could }) => `${further(move, ' cm')} ${ELSEWHERE[asked][could ? 0 : 1]}.`,
  end: ({ move, then, enemy, isOut }) => `${isOut ? 'Würde sie' : 'Endete die Bewegung'} ${further(move, ' cm')}`
    + `${isOut ? ' aussteigen' : ''}, ${ENDS[then](enemy)}.`,
  rule: id => `Regel ${id}`,
  ruleSays: 'Was die Regel sagt',
  close: 'Schließen',
};

export const refusalsBooks: English['refusals'] = {
  'epic-armageddon/refusals': epicArmageddonRefusals,
};

export const reasonsBooks: English['reasons'] = {
  'epic-armageddon/reasons': epicArmageddonReasons,
  explain,
};
