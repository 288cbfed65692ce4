/** In German: the facts of a reasoning, as sentences about one unit. */
import type { Reasons } from '../../../../src/epic-armageddon/explain/sentences.ts';
import { figure, form, listed } from '../../../shared/languages/forms.ts';
import { centimetres, points as pointsOf } from '../counts.ts';
import { CAUSES, EFFECTS, HITS, LOSSES, SAVES, STAGES, WAYS, beyond, finely, HAIR } from './reason-words.ts';

export const words: Reasons = {
  // who it is and where it stands
  'is-lost': ({ to }) => `Sie ist verloren: ${LOSSES[to]}.`,
  'not-fighting': ({ formation }) => `${formation} kämpft in diesem Sturmangriff nicht.`,
  inside: ({ transport }) => `Sie sitzt in ${transport} und kann von dort nicht schießen.`,
  'fires-from-inside': ({ transport }) => `Sie schießt aus ${transport} heraus, von dessen Platz.`,
  'out-of-wreck': () => 'Sie ist in dieser Runde aus einem Wrack gekommen: Sie kann getroffen werden, schlägt aber '
    + 'nicht zu.',
  touches: ({ enemy }) => `Sie ist in Basekontakt mit ${enemy}.`,
  'within-reach': ({ enemy, limit, cm }) =>
    `${enemy} ist ${centimetres(cm)} entfernt, höchstens ${figure(limit)} cm, und in Schusslinie.`,
  'too-far': ({ cm, limit, missing, enemy }) => `Der nächste Gegner, ${enemy}, ist ${beyond(cm, limit)} entfernt: `
    + `${missing < HAIR ? finely(missing) : centimetres(missing)} mehr als ${figure(limit)} cm.`,
  hidden: ({ enemy, by, through, cm }) => `${enemy} ist ${centimetres(cm)} entfernt, aber nicht zu sehen. Die `
    + `Schusslinie geht durch ${centimetres(through)} hiervon: ${by}.`,
  'as-they-stand': () => 'Die Attacken haben nicht begonnen: So wäre es, wenn sie jetzt begännen.',
  'no-enemy': () => 'Es gibt keinen Gegner, gegen den sie kämpfen könnte.',
  'fight-is-over': () => 'In diesem Sturmangriff wird nicht mehr gekämpft.',

  // whether it may attack
  'fires-as-skimmer': () => 'Sie fliegt: Sie schießt auch auf die, die sie berühren, und wer sonst niemanden berührt, '
    + 'kann nur zurückschießen.',
  'forced-to-fire': ({ enemy }) =>
    `${enemy} in Kontakt bleibt außer Reichweite von Schlägen und zwingt sie zum Schießen.`,
  'engine-dice': ({ damage, dice }) => `Eine Kriegsmaschine hat je Punkt ihrer Schadenskapazität von ${figure(dice)} `
    + `einen Würfel${damage > 0 ? `, auch wenn sie schon ${figure(damage)} verloren hat` : ''}.`,
  'dice-split': ({ close, fire }) =>
    `Von diesen Würfeln gehen ${figure(close)} in den Nahkampf und ${figure(fire)} ins Feuergefecht.`,
  'lance-waits': () => 'Ihre Lanze stößt nur zu, wenn ihre eigene Formation gestürmt hat.',
  'strikes-first': () => 'Sie hat First Strike: Ihre Treffer werden abgehandelt, bevor die anderen zuschlagen.',
  'strikes-after-first': () => 'Sie schlägt nach denen mit First Strike zu, wenn sie noch lebt.',
  throws: ({ by, dice, target, effect }) => {
    const kind = EFFECTS[effect];
    return `Sie wirft ${dice} Würfel ${WAYS[by]} und trifft auf ${target}+${kind === undefined ? '' : `, ${kind}`}.`;
  },
  'no-firefight-value': () => 'Sie hat keinen Feuergefechtswert.',
  'no-close-combat-value': () => 'Sie hat keinen Nahkampfwert, und in Kontakt darf sie nicht stattdessen schießen.',
  'has-struck': () => 'Sie hat ihre Würfel dieser Runde schon geworfen.',
  'nobody-left': () => 'In ihrer Reichweite ist niemand mehr.',
  'no-dice-left': () => 'Sie hat in dieser Runde keine Würfel mehr.',
  'attacks-now': () => 'Also attackiert sie: Ihre Würfel liegen auf dem Tisch.',
  'may-attack': () => 'Also darf sie attackieren.',
  attacked: () => 'Die Attacken dieser Runde sind vorbei. Sie hat ihre gemacht.',
  'did-not-attack': () => 'Die Attacken dieser Runde sind vorbei. Sie hat keine gemacht.',

  // whether it may support
  'fights-itself': ({ formation }) =>
    `${formation} kämpft selbst in diesem Sturmangriff; nur andere Formationen unterstützen.`,
  'is-broken': ({ formation }) => `${formation} ist gebrochen.`,
  'has-marched': ({ formation }) => `${formation} ist in dieser Runde marschiert.`,
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
  'not-nominated': () => 'Dieser Club lässt die Attacken nur auf eine Art von Einheiten gehen, und sie ist von der '
    + 'anderen.',
  'no-supporters': () => 'Kein Gegner unterstützt: Unterstützungsfeuer kann sie nicht treffen.',
  'beyond-support': () => 'Sie ist außer Reichweite der Unterstützer, und das zählt in diesem Club.',
  'out-of-wreck-hit': () => 'Sie ist in dieser Runde aus einem Wrack gekommen und kann getroffen werden.',
  'place-in-contact': ({ place, of }) => `Sie ist in Basekontakt: Treffer erreichen sie als ${place}. von ${of}.`,
  place: ({ place, of, cm }) =>
    `Sie ist ${centimetres(cm)} vom nächsten Gegner entfernt, der zählt: Treffer erreichen sie als ${place}. von `
      + `${of}.`,
  'place-in-list': ({ place, of }) => 'Kein Gegner ist übrig, von dem zu messen wäre: Treffer erreichen sie als '
    + `${place}. von ${of}.`,
  behind: ({ others }) => `Vor ihr: ${listed(others)}.`,
  'tie-by-owner': ({ others }) => `Gleich nah: ${listed(others)}. Ihr Besitzer sagt, wer zuerst kommt.`,
  'tie-by-list': ({ others }) => `Gleich nah: ${listed(others)}. Die Reihenfolge der Liste entscheidet.`,
  soaks: ({ takes }) =>
    `Sie nimmt ${figure(takes)} Treffer, bevor die nächste Einheit einen bekommt: ihre Startschadenskapazität.`,
  'sniper-may-aim': ({ snipers }) => `Egal, wo sie in dieser Reihe steht: ${listed(snipers)} darf auf sie zielen. Ein `
    + 'Scharfschütze sucht sich sein Opfer aus.',
  'hits-on-it': ({ of, hits }) => (of === 1 ? 'Der einzige Treffer auf ihre Seite fällt auf sie.'
    : `Von ${figure(of)} Treffern auf ihre Seite ${form(hits, { one: 'fällt', other: 'fallen' })} ${figure(hits)} `
      + 'auf sie.'),
  'hits-fell-before': ({ of }) => (of === 1 ? 'Der einzige Treffer auf ihre Seite fällt auf jemand anderen.'
    : `Die ${figure(of)} Treffer auf ihre Seite fallen auf andere und reichen nicht bis zu ihr.`),
  'no-hits-here': () => 'Auf ihre Seite gab es keinen Treffer.',
  'fearless-hack-down': () => 'Sie hat Fearless: Beim Niedermachen wird sie übergangen.',
  skipped: () => 'Beim Niedermachen wird sie mit ihrem Transporter übergangen.',
  'has-won': () => 'Ihre Seite hat gewonnen: Niedergemacht werden die Verlierer.',
  'hit-directly': ({ cause }) => `Auf ihr liegt ein Treffer: ${CAUSES[cause]}.`,
  'not-hit-directly': ({ cause }) => `Auf ihr liegt kein solcher Treffer: ${CAUSES[cause]}.`,
  'place-if-it-loses': ({ place, of }) =>
    `Verliert ihre Seite, erreicht das Niedermachen sie als ${place}. von ${of}.`,
  'hack-down-comes-next': () => 'Das Ergebnis ist noch nicht geworfen.',
  'inside-unhit': ({ transport }) =>
    `Sie sitzt in ${transport}: Treffer fallen dorthin, und sie würfelt nur, wenn daraus ein Wrack wird.`,
  'bystanders-unhit': ({ formation }) => `${formation} kämpft hier nicht, und Unbeteiligte werden nicht getroffen.`,
  'may-be-hit': () => 'Also kann sie getroffen werden.',

  // whether it may save
  'no-hit-on-it': () => 'Kein Treffer wartet auf sie. Gegen einen gewöhnlichen hätte sie Folgendes.',
  'hit-comes': ({ number, effect, cause, points }) => `Treffer ${number} ist ${HITS[effect] ?? 'gewöhnlich'} `
    + `(${CAUSES[cause]})${String(points) === '1' ? '' : ` und macht ${points} Schadenspunkte`}.`,
  'nothing-saves': ({ cause }) => `Gegen so einen Treffer hilft kein Schutzwurf: ${CAUSES[cause]}.`,
  'shields-up': ({ shields }) =>
    `Ihre Schilde halten zuerst ${pointsOf(shields)} aus dem Feuergefecht ab; Schläge in Kontakt gehen darunter durch.`,
  'shields-stop': ({ stopped }) => `Schilde halten davon ${pointsOf(stopped)} ab.`,
  'armour-saves': ({ target }) => `Ihre Rüstung schützt auf ${target}+.`,
  'bunker-saves': ({ target }) =>
    `Der Bunker, den ihre Seite gebaut hat, schützt auf ${target}+, statt Rüstung und Deckung.`,
  'no-armour': () => 'Sie hat keine Rüstung.',
  'armour-too-hard': () => 'Ihre Rüstung bräuchte mehr als eine 6.',
  'sniper-harder': () => 'Der Treffer eines Scharfschützen ist um eins schwerer abzuwehren.',
  'titan-killer-ignores-armour': () => 'Gegen einen Titan Killer hilft keine Rüstung.',
  'macro-ignores-armour': () => 'Gegen eine Makrowaffe hilft nur Reinforced Armour, und die hat sie nicht.',
  'cover-saves': ({ terrain, target }) => `Sie steht in Deckung (${terrain}): schützt auf ${target}+.`,
  'wreck-saves': ({ target }) => `Das Wrack, aus dem sie klettert, ist Deckung: ${target}+.`,
  'overwatch-saves': ({ target }) => `Sie liegt in Feuerbereitschaft: Das ist Deckung, ${target}+.`,
  'emplacement-saves': ({ target }) => `Sie steht in einer Stellung, die für sie gebaut ist: ${target}+.`,
  'cover-ignored': () => 'Der Treffer ignoriert ihre Deckung.',
  'macro-ignores-cover': () => 'Gegen eine Makrowaffe hilft Deckung nicht.',
  'titan-killer-ignores-cover': () => 'Gegen einen Titan Killer hilft Deckung nicht.',
  'cover-not-for-engines': () => 'Kriegsmaschinen haben keinen Deckungswurf durch das, worin sie stehen.',
  'cover-not-for-chargers': () => 'Sie steht in Deckung, aber die nutzt nur denen, die angegriffen werden.',
  'cover-not-for-vehicles': () => 'Sie steht in Deckung, die nur für Infanterie gilt.',
  'cover-too-hard': () => 'Ihre Deckung bräuchte mehr als eine 6.',
  'holofield-saves': ({ target }) => `Ihr Holofield schützt auf ${target}+, statt der Rüstung.`,
  'knight-shield-saves': ({ target }) => `Ihr Knight Shield wehrt jeden Punkt auf ${target}+ ab, statt der Rüstung.`,
  'one-of-them': () => 'Davon nutzt ihr Besitzer eines.',
  'save-chosen': ({ save }) => `Gewählt: ${SAVES[save]}.`,
  'thrown-again': ({ target }) => `Reinforced Armour wirft einen verpatzten Schutzwurf noch einmal, auf ${target}+.`,
  'lance-not-again': () => 'Gegen eine Lanze wirft Reinforced Armour nicht noch einmal.',
  'macro-not-again': () => 'Gegen eine Makrowaffe wirft Reinforced Armour einmal und nicht noch einmal.',
  'invulnerable-saves': ({ target }) =>
    `Misslingt das alles, hat sie einen Rettungswurf von ${target}+, egal gegen welchen Treffer.`,
  'invulnerable-each-point': ({ target }) => 'Gegen jeden Punkt, der bleibt, hat sie einen Rettungswurf von '
    + `${target}+.`,
  'has-thrown': ({ face, stage, target }) =>
    `Sie hat eine ${face} geworfen und ${target}+ gebraucht: ${STAGES[stage]}.`,
  'no-save': () => 'Also schützt sie nichts.',
  'may-save': ({ hits, ways }) => 'Also gibt es einen Schutz gegen '
    + `${hits === 1 ? 'den Treffer' : `${figure(hits)} Treffer`}: `
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
  'its-side-won': ({ formation }) => `${formation} gehört zur Siegerseite und muss nicht weichen.`,
  'formation-stays': ({ formation }) => `${formation} zieht sich jetzt nicht zurück.`,
  'formation-lost': ({ formation }) => `${formation} hat verloren und bricht.`,
  'formation-shaken': ({ formation }) =>
    `${formation} stand nah bei den Verlierern und ist durch den Blastmarker gebrochen.`,
  'broke-on-the-way': ({ formation }) => `${formation} ist auf dem Weg gebrochen.`,
  'two-moves': ({ speed, cm }) => `Sie darf sich zweimal mit ihrem Tempo von ${centimetres(speed)} bewegen: zusammen `
    + `${centimetres(cm)}, durch jede Kontrollzone.`,
  'moves-left': ({ left }) => `Davon hat sie noch ${centimetres(left)}.`,
  'fearless-has-moved': () => 'Sie hat Fearless: Weil sie sich bewegt hat, würde nur ein Gegner bis 5 cm sie '
    + 'vernichten.',
  'fearless-may-stay': ({ enemy, cm }) =>
    `Sie hat Fearless: Solange sie bleibt, ist sie sicher, obwohl ${enemy} ${centimetres(cm)} entfernt ist.`,
  'far-enough': ({ cm, limit, enemy }) => `Der nächste Gegner, ${enemy}, ist ${beyond(cm, limit)} entfernt: weiter als `
    + `${centimetres(limit)}, also ist sie hier sicher.`,
  'lost-if-it-stays': ({ enemy, limit, cm }) => `${enemy} ist ${centimetres(cm)} entfernt: Bliebe sie hier, höchstens `
    + `${centimetres(limit)} vom Gegner, wäre sie vernichtet.`,
  'damaged-if-it-stays': ({ hits, enemy, limit, cm }) =>
    `${enemy} ist ${centimetres(cm)} entfernt: Bliebe sie hier, nähme sie Schaden, ${pointsOf(hits)}, einen für jeden `
    + `Gegner im Umkreis von ${centimetres(limit)}.`,
  'may-withdraw': () => 'Also darf sie sich zurückziehen.',
  'has-withdrawn': () => 'Also ist sie so weit zurück, wie sie darf.',
};
