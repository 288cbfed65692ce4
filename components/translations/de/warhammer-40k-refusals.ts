/** In German: why something may not be done in a phase of Warhammer 40,000, and why models fight as they do. */
import type { Rung } from '../../../src/warhammer-40k/model/procedure.ts';
import { capital, counted, figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { inchesOf } from './grammar.ts';
import { rungWords, warhammer40kScene } from './warhammer-40k.ts';

type Words = English['warhammer-40k-refusals'] & English['warhammer-40k-reasons'];

/** 'im Deckungsschritt', 'mit Initiative 4' */
const atRung = (rung: Rung): string => (rung === 'cover' ? 'im Deckungsschritt' : `mit ${rungWords(rung)}`);

/** Why something is not allowed in a phase. */
const warhammer40kRefusals: Words['warhammer-40k/refusals'] = {
  'not-now': () => 'Das geht in diesem Schritt nicht.',
  'wrong-number-of-dice': ({ needed, given }) =>
    `Dieser Wurf braucht ${counted(needed, { one: 'Würfel', other: 'Würfel' })}, nicht ${figure(given)}.`,
  'no-such-face': ({ face }) => `Ein Würfel zeigt 1 bis 6, nicht ${face}.`,
  'not-asked': ({ question }) => `Danach wird jetzt niemand gefragt: ${question}.`,
  'no-such-option': ({ option }) => `Diese Antwort gibt es nicht: ${option}.`,
  'text-tells': ({ question }) => `Der Text selbst beantwortet das: ${question}.`,
  'not-in-this-fight': ({ model }) => `${model} nimmt an diesem Nahkampf nicht teil.`,
  'no-special-attack': ({ model }) => `${model} berührt keinen Gegner und hat deshalb keine besondere Attacke.`,
  'no-such-weapon': ({ model, weapon }) => `${model} hat diese Waffe nicht: ${weapon}.`,
  'strikes-not-now': ({ model }) => `${model} schlägt jetzt nicht zu.`,
  'strikes-not-there': ({ model, unit }) => `${model} kann nicht auf ${unit} einschlagen.`,
  'strikes-so-often': ({ model, attacks }) =>
    `${model} hat ${counted(attacks, { one: 'Attacke', other: 'Attacken' })}, nicht mehr und nicht weniger.`,
  'strikes-one-unit': ({ model }) => `Alle Attacken von ${model} gehen auf dieselbe Einheit.`,
  'no-other-save': ({ who: name }) => `${name} hat keinen anderen Schutzwurf.`,
  'saves-so-many': ({ who: name, dice }) => `${name} hat hier `
    + `${dice === 1 ? '1 Verwundung' : `1 bis ${dice} Verwundungen`} abzuwehren.`,
  'piles-in-not-now': ({ model }) => `${model} rückt jetzt nicht nach.`,
  apart: ({ unit }) => `Die Modelle von ${unit} dürfen am Ende höchstens 2″ voneinander entfernt stehen.`,
  'engaged-may-not-shoot': ({ model }) =>
    `${model} ist zu nah am Nahkampf, um zu schießen oder beschossen zu werden.`,
  'locked-may-not-shoot': ({ unit }) =>
    `${unit} ist gebunden: Kein Modell der Einheit schießt oder wird beschossen.`,
  'no-heavy-while-falling-back': ({ unit }) => `${unit} zieht sich zurück und schießt nicht mit schweren Waffen.`,
  'charge-no-unit': ({ unit }) => `Es gibt keine Einheit ${unit}.`,
  'charge-not-your-turn': ({ unit }) => `${unit} darf nur im Zug des eigenen Spielers angreifen.`,
  'charge-nobody-left': ({ unit }) => `Von ${unit} ist niemand mehr da.`,
  'charge-declared-already': ({ unit }) => `${unit} hat in dieser Phase schon einen Angriff angesagt.`,
  'charge-locked': ({ unit }) => `${unit} ist schon im Nahkampf.`,
  'charge-falling-back': ({ unit }) => `${unit} ist auf dem Rückzug und kann nicht angreifen.`,
  'charge-stood-to-fire': ({ unit }) => `${unit} stand zum Schießen still und kann nicht angreifen.`,
  'charge-regrouped': ({ unit }) => `${unit} hat sich in diesem Zug gesammelt und kann nicht angreifen.`,
  'charge-ran': ({ unit }) => `${unit} ist in diesem Zug gerannt und kann nicht angreifen.`,
  'charge-gone-to-ground': ({ unit }) => `${unit} hat Schutz gesucht und kann nicht angreifen.`,
  'charge-barred': ({ unit }) => `Du hast den Tisch so aufgebaut, dass ${unit} nicht angreifen darf.`,
  'charge-goes-along': ({ character, unit }) =>
    `${character} begleitet ${unit}: Der Angriff wird für die Einheit angesagt.`,
  'charge-no-target': () => 'Ein Angriff braucht ein Ziel.',
  'charge-no-enemy': ({ target }) => `${target} ist keine gegnerische Einheit, die angegriffen werden kann.`,
  'charge-named-twice': ({ target }) => `${target} ist zweimal genannt.`,
  'charge-in-a-unit': ({ target, unit }) => `${target} gehört zu ${unit}: Greif diese Einheit an.`,
  'charge-shot-first': ({ target, unit }) =>
    `In diesem Zug wurde ${target} beschossen: ${unit} muss diese Einheit zuerst angreifen.`,
  'charge-shot-only': ({ target, unit }) =>
    `In diesem Zug wurde ${target} beschossen: ${unit} darf nur diese Einheit angreifen.`,
  'charge-scattered': ({ target, inches }) => `${target} ist weiter als ${inchesOf(inches)} von den anderen Zielen `
    + 'entfernt.',
  'charge-unseen': ({ unit, target }) => `${unit} sieht ${target} nicht.`,
  'charge-out-of-reach': ({ unit, target, inches }) => `${unit} kommt mit ${inchesOf(inches)} nicht zu ${target}.`,
  'charge-would-scatter': ({ unit }) =>
    `${unit} kann nicht alle diese Ziele berühren und dabei den Zusammenhalt wahren.`,
  'charge-not-declared': ({ unit }) => `${unit} hat keinen Angriff mehr auszuführen.`,
  'overwatch-not-now': ({ unit }) => `${unit} kann auf diese Angreifer nicht schießen.`,
  'overwatch-is-told': () => 'Würfle am Tisch aus, was dieser Beschuss anrichtet, und gib es ein: Keine Zeile '
    + 'lässt dafür würfeln.',
  'overwatch-is-thrown': ({ unit }) => `Für den Beschuss von ${unit} wird gewürfelt: Sag, womit geschossen wird.`,
  'overwatch-no-guns': ({ unit }) =>
    `${unit} schießt mit Waffen der Stärke 1 bis 10, mit DS 1 bis 6 oder ohne DS, je 1 bis 60 Schuss.`,
  'overwatch-no-blast': ({ unit }) => `${unit} schießt auf Angreifer nicht mit Explosivwaffen.`,
  'overwatch-at-nobody': ({ model }) => `${model} gehört nicht zu den Angreifern oder ist zweimal genannt.`,
  'overwatch-wounds': ({ model, left }) => `${model} kann `
    + `${left === 1 ? '1 Lebenspunkt' : `1 bis ${figure(left)} Lebenspunkte`} verlieren.`,
  'charge-not-in-it': ({ model, unit }) => `${model} greift nicht mit ${unit} an.`,
  'charge-has-moved': ({ model }) => `${model} hat sich bewegt.`,
  'charge-models-left': ({ models }) => `${form(models.length, {
    one: 'Dieses Modell kann und muss noch näher heran', other: 'Diese Modelle können und müssen noch näher heran',
  })}: ${listed(models)}.`,
  'off-the-table': ({ model }) => `${model} würde den Tisch verlassen.`,
  'in-impassable-terrain': ({ model, terrain, kind }) =>
    `${model} kann hier nicht stehen. Unpassierbares Gelände: ${terrain ?? warhammer40kScene.kinds[kind]}.`,
  'stands-on': ({ by }) => `Dort steht schon ${by}.`,
  'too-near': ({ model, by }) => `${model} darf ${by} nicht so nahe kommen.`,
  'no-way-there': ({ model }) => `Dorthin führt kein Weg für ${model}.`,
  'too-far': ({ model, far, most }) => `${model} müsste ${inchesOf(far)} gehen, darf aber höchstens ${inchesOf(most)}.`,
  'has-moved': ({ model }) => `${model} hat sich schon bewegt.`,
  'does-not-move': ({ model }) => `${model} bewegt sich jetzt nicht.`,
  'not-the-nearest': ({ nearest }) => `${nearest} ist dem Gegner am nächsten und geht zuerst.`,
  'must-touch': ({ model, enemy }) => `${model} muss zum nächsten Gegner: ${enemy}.`,
  'not-coherent': ({ model }) => `${model} würde mehr als 2″ von den anderen der Einheit entfernt stehen.`,
  'could-touch-a-free-enemy': ({ model }) => `${model} kann und muss einen Gegner erreichen, den niemand bekämpft.`,
  'could-touch-an-enemy': ({ model }) => `${model} kann und muss einen Gegner erreichen.`,
  'could-support': ({ model }) =>
    `${model} kann nah an ein eigenes Modell heran, das einen Gegner berührt, und muss dorthin.`,
  'could-be-coherent': ({ model }) => `${model} kann und muss im Umkreis von 2″ um die Modelle `
    + 'bleiben, die schon bewegt wurden.',
  'could-come-nearer': ({ model }) => `${model} kann und muss dem Gegner näher kommen.`,
  'touches-an-enemy': ({ model }) => `${model} berührt einen Gegner und bleibt dort.`,
  'may-not-touch': ({ model, by }) => `${model} darf ${by} bei dieser Bewegung nicht berühren.`,
};

const attacks = (count: number): string => counted(count, { one: 'Attacke', other: 'Attacken' });

/** Why a model strikes as it does, or takes a wound. */
const warhammer40kReasons: Words['warhammer-40k/reasons'] = {
  'is-lost': ({ model }) => `${model} ist verloren.`,
  'in-no-combat': ({ unit }) => `${unit} ist in keinem Nahkampf.`,
  'fought-already': () => 'Sein Nahkampf ist in dieser Phase schon ausgetragen.',
  'touches-enemies': ({ foes }) => `Es berührt ${listed(foes)}.`,
  'touches-the-fallen': () => 'Der Gegner, den es berührt hat, ist gefallen; es gilt trotzdem als in Kontakt.',
  'stands-near-a-friend': ({ friends }) => 'Es berührt niemanden, steht aber höchstens 2″ von einem eigenen Modell '
    + `entfernt, das einen Gegner berührt: ${listed(friends)}.`,
  'stands-idle': () => 'Es berührt keinen Gegner und steht nicht nah genug an einem eigenen Modell, '
    + 'das einen berührt.',
  'may-pile-in': ({ rung }) => `Wenn Initiative ${rung} an der Reihe ist, darf es nachrücken und kämpfen.`,
  'own-initiative': ({ initiative }) => `Seine Initiative ist ${initiative}.`,
  'fist-is-slow': ({ weapon }) => `Diese Waffe schlägt immer mit Initiative 1 zu: ${weapon}.`,
  'terrain-is-slow': () => 'Seine Einheit hat durch schwieriges Gelände angegriffen und schlägt mit Initiative 1 zu.',
  'frag-keeps-initiative': () => 'Seine Einheit hat durch schwieriges Gelände angegriffen; mit Fragmentgranaten '
    + 'bleibt es bei seiner eigenen Initiative.',
  'cover-is-quick': ({ rung }) => `Es wurde in Deckung angegriffen und schlägt ${atRung(rung)} zu.`,
  'cover-is-no-quicker': ({ rung }) =>
    `Es wurde in Deckung angegriffen und würde auch ohne sie ${atRung(rung)} zuschlagen.`,
  'frag-is-quick': ({ rung }) =>
    `Mit Fragmentgranaten schlägt es ${atRung(rung)} zu, zusammen mit denen, die es in Deckung angegriffen hat.`,
  'cover-does-nothing': () => 'Es stand in Deckung, als es angegriffen wurde; nach diesem Text ändert das nichts.',
  'cover-is-lost': () => 'Es stand in Deckung, als es angegriffen wurde, aber das zählt hier nicht.',
  'no-initiative': () => 'Ohne Initiative schlägt es nie zu.',
  'own-attacks': ({ attacks: own }) => `Laut Profil hat es ${attacks(own)}.`,
  'one-attack': () => 'Wer nur unterstützt, hat eine Attacke, egal mit welcher Waffe.',
  'second-weapon': () => 'Eine zweite Waffe bringt eine Attacke mehr.',
  'charge-bonus': ({ more }) => `Es hat in diesem Zug angegriffen: ${attacks(more)} mehr.`,
  'no-charge-bonus': () => 'Es hat in diesem Zug angegriffen, aber die Attacke dafür fällt weg.',
  'strikes-with': ({ weapon }) => `Es schlägt zu mit: ${weapon}.`,
  'effect-of-trial-rules': ({ weapon }) =>
    `${capital(weapon ?? 'monströse Kreatur')}: Die Wirkung ist aus den Testregeln übernommen, nicht aus diesem Text.`,
  'effect-of-page': ({ weapon }) =>
    `${capital(weapon ?? 'monströse Kreatur')}: Die Wirkung steht nur auf einer anderen Webseite.`,
  'row-has-a-part': ({ row }) => `Zeile ${row} gilt für seine Schläge.`,
  'plasma-does-nothing': () => 'Plasmagranaten bewirken nach diesem Text nichts.',
  'photon-does-nothing': () => 'Photonengranaten bewirken nach diesem Text nichts.',
  'strikes-these': ({ units }) => `Es kann auf ${listed(units)} einschlagen.`,
  'strikes-nobody': () => 'Niemand ist mehr da, auf den es einschlagen könnte.',
  'has-no-attacks': () => 'Es hat keine Attacken.',
  'has-struck': () => 'Es hat in diesem Nahkampf zugeschlagen.',
  'strikes-now': ({ attacks: own, rung }) => `Es schlägt jetzt zu: ${attacks(own)}, ${rungWords(rung)}.`,
  'strikes-later': ({ attacks: own, rung }) => `Es kommt noch dran: ${attacks(own)}, ${rungWords(rung)}.`,
  'skill-of-all': ({ value }) => `Alle, die mitzählen, haben Kampfgeschick ${value}.`,
  'skill-of-most': ({ value, have, of }) => `Kampfgeschick ${value} zählt: ${have} von ${of} haben es.`,
  'skill-of-tie': ({ value }) => `Kein Kampfgeschick hat die Mehrheit: ${value} zählt.`,
  'toughness-of-all': ({ value }) => `Alle, die mitzählen, haben Widerstand ${value}.`,
  'toughness-of-most': ({ value, have, of }) => `Widerstand ${value} zählt: ${have} von ${of} haben ihn.`,
  'toughness-of-tie': ({ value }) => `Kein Widerstand hat die Mehrheit: ${value} zählt.`,
  'out-of-zone': () => 'Wer zugeschlagen hat, erreicht dieses Modell nicht.',
  'other-armour': () => 'Die Verwundung fiel auf Modelle in anderer Rüstung.',
  'other-is-wounded': () => 'Ein schon verwundetes Modell kommt zuerst.',
  'other-goes-on': () => 'Ein anderes Modell erhält Verwundungen, bis es weg ist.',
  'other-has-fewer-wounds': () => 'Ein anderes Modell des Schwarms hat weniger Lebenspunkte übrig.',
  'holds-unit-together': () => 'Ohne dieses Modell würde die Einheit den Zusammenhalt verlieren.',
  'touches-no-striker': () => 'Andere berühren ein Modell, das jetzt zuschlägt.',
  'further-away': () => 'Andere sind näher an einem Modell, das jetzt zuschlägt.',
  'only-taker': () => 'Kein anderes Modell darf die Verwundung erhalten.',
  'may-take': () => 'Der Besitzer darf dieses Modell wählen.',
};

export const warhammer40kRefusalsBooks: English['warhammer-40k-refusals'] = {
  'warhammer-40k/refusals': warhammer40kRefusals,
};

export const warhammer40kReasonsBooks: English['warhammer-40k-reasons'] = {
  'warhammer-40k/reasons': warhammer40kReasons,
};
