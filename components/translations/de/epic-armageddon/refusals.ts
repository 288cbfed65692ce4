/** In German: why something is not allowed. */
import type { Refusals } from '../../../../src/epic-armageddon/explain/phrases/refusals.ts';
import { figure } from '../../../shared/languages/forms.ts';
import { centimetres, dice } from '../counts.ts';

export const words: Refusals = {
  'not-a-target': ({ formation }) => `${formation} ist keine gegnerische Formation mit einer Einheit auf dem Tisch.`,
  'not-yours-to-move': ({ unit }) => `${unit} bewegt sich in diesem Schritt nicht.`,
  'too-far': ({ unit, cm, allowance }) => `${unit}: ${centimetres(cm)} sind zu weit, erlaubt sind `
    + `${centimetres(allowance)}.`,
  'off-the-table': ({ unit }) => `${unit} würde den Tisch verlassen.`,
  occupied: ({ by }) => `Dort steht ${by}.`,
  impassable: ({ unit, terrain }) => `${unit} darf hier nicht hinein: ${terrain}.`,
  'through-enemy': ({ unit, by }) => `${unit} kann nicht durch ${by} hindurch.`,
  'through-friend': ({ unit, by }) => `${unit} kann nicht durch ${by} hindurch: Das geht nur durch Infanterie.`,
  'two-in-contact': ({ enemy, most }) => `${enemy} hat schon ${figure(most)} Einheiten in Kontakt.`,
  'zone-of-another': ({ enemy }) => `Der Weg führt in die Kontrollzone von ${enemy}, und das ist nicht das Ziel.`,
  'must-touch-nearest': ({ enemy, unit }) => `Der Weg führt in die Kontrollzone von ${enemy}: ${unit} muss in Kontakt `
    + 'damit gehen oder so weit wie möglich geradewegs darauf zu.',
  'in-contact-already': ({ unit, enemy }) => `${unit} ist in Kontakt mit ${enemy} und bleibt.`,
  'still-in-zone': ({ unit, enemy }) =>
    `${unit} hat in der Kontrollzone von ${enemy} begonnen und muss in Kontakt gehen oder sie verlassen.`,
  'not-at-nearest': ({ unit, enemy }) => `${unit} darf nur geradewegs zum nächsten Gegner gehen: ${enemy}.`,
  'enters-zone': ({ enemy }) => `Die Neuordnung darf nicht in die Kontrollzone von ${enemy} führen.`,
  'no-such-hit': () => 'Diesen Treffer gibt es nicht.',
  'cannot-be-hit': ({ to }) => `${to} kann nicht getroffen werden: Das kann nur, wer direkt im Kampf ist.`,
  'hit-stays': ({ to }) => `Der Treffer liegt schon auf ${to}.`,
  'list-order-decides': ({ from, to }) => `${from} steht in der Liste vor ${to}, und so spielt es dieser Club.`,
  'not-equally-near': ({ from, fromCm, to, toCm }) => `${from} ist ${centimetres(fromCm)} vom Gegner entfernt, ${to} `
    + `${centimetres(toCm)}: Nur gleich nahe Einheiten dürfen tauschen.`,
  'save-thrown': ({ unit }) => `${unit} hat den Schutzwurf schon geworfen.`,
  'no-armour-save': ({ unit }) => `${unit} hat gegen diesen Treffer keinen Rüstungswurf.`,
  'no-cover-save': ({ unit }) => `${unit} hat gegen diesen Treffer keinen Deckungswurf.`,
  'no-none-save': ({ unit }) => `${unit} hat Rüstung oder Deckung und nutzt sie auch.`,
  'wrong-number-of-dice': ({ needed, given }) => `Dieser Wurf hat ${dice(needed)}, nicht ${figure(given)}.`,
  'no-such-face': ({ face }) => `Ein Würfel zeigt 1 bis 6, nicht ${face}.`,
  'not-now': () => 'Das geht in diesem Schritt nicht.',
  'no-supreme-commander': () => 'Es gibt keinen Supreme Commander, der den Test neu werfen lassen könnte.',
  'test-repeated': () => 'Der Test wurde schon neu geworfen.',
  'not-intermingled': ({ formation, target }) => `${formation} steht mehr als 5 cm von ${target} entfernt.`,
  'no-commander': ({ formation }) => `${formation} hat keinen Commander, der andere mitnehmen könnte.`,
  'too-many-combined': ({ most }) => `Ein Commander nimmt höchstens ${figure(most)} Formationen mit.`,
  'not-combinable': ({ formation, cm, other }) => `${formation} steht mehr als ${centimetres(cm)} von ${other} `
    + 'entfernt.',
  'broken-not-combinable': ({ formation }) => `${formation} ist gebrochen und führt deshalb keine Aktion aus.`,
  'no-room-to-barge': ({ unit }) => `Neben ${unit} ist kein Platz für die, die beiseitegeschoben würden.`,
  'too-many-to-barge': ({ unit, most }) => `${unit} kann höchstens ${figure(most)} Einheiten beiseiteschieben.`,
  'not-aboard': ({ unit }) => `${unit} sitzt in keinem Transporter.`,
  'may-not-get-out': ({ unit, transport }) => `${unit} darf jetzt nicht aus ${transport} aussteigen.`,
  'may-not-get-in': ({ unit, transport }) => `${unit} darf jetzt nicht in ${transport} einsteigen.`,
  trapped: ({ transport, unit }) =>
    `${transport} fliegt hoch oder hat so viele Gegner um sich, dass ${unit} nicht herauskommt.`,
  'too-far-from-transport': ({ unit, cm, transport }) =>
    `${unit} muss höchstens ${centimetres(cm)} von ${transport} entfernt stehen.`,
  'transport-too-far': ({ transport, cm, unit, left }) =>
    `${transport} ist ${centimetres(cm)} weg; ${unit} hat noch ${centimetres(left)}.`,
  'has-got-out': ({ unit }) => `${unit} hat in diesem Schritt einen Transporter benutzt und geht nicht weiter.`,
  'has-unloaded': ({ unit }) => `${unit} hat Passagiere ein- oder aussteigen lassen und bewegt sich nicht weiter.`,
  'has-taken-in': ({ unit }) => `${unit} hat Passagiere aufgenommen und bleibt.`,
  'not-on-overwatch': ({ formation }) => `${formation} ist nicht in Feuerbereitschaft.`,
  'not-under-fire': ({ formation }) => `${formation} gehört nicht zu denen, die anstürmen.`,
  'no-such-markers': () => 'Blastmarker zählt man in ganzen Zahlen.',
  'cannot-be-damaged': ({ unit }) => `${unit} kann so keinen Schaden nehmen.`,
  'must-counter-charge': ({ unit }) => `${unit} ist Unblooded und muss so weit wie möglich einen Gegenstoß machen.`,
  'cannot-rise': ({ unit }) => `${unit} ist kein Skimmer, der auftauchen könnte.`,
  'no-skimmer': ({ unit }) => `${unit} ist kein Skimmer mit dieser Wahl.`,
  'nobody-in-contact': ({ unit }) => `Niemand ist in Kontakt mit ${unit}.`,
  'no-war-engine': ({ unit }) => `${unit} ist keine Kriegsmaschine mit Würfeln zum Aufteilen.`,
  'one-way-open': ({ unit }) => `${unit} kann nur auf eine Art kämpfen.`,
  'no-such-split': ({ unit, most }) => `${unit} hat ${dice(most)} zum Aufteilen.`,
  'not-a-snipers': () => 'Nur ein Scharfschütze sucht sich sein Opfer aus.',
  'out-of-reach': ({ to, unit }) => `${to} ist nicht höchstens 15 cm von ${unit} entfernt und in Sicht.`,
  'chain-stays': ({ from, to }) => `${from} oder ${to} gehört zu einem Transporter: Seine Passagiere folgen ihm.`,
  'no-holofield-save': ({ unit }) => `${unit} hat kein Holofield.`,
  'no-knight-shield-save': ({ unit }) => `${unit} hat gegen diesen Treffer keinen Knight Shield.`,
  'may-not-support': ({ unit }) => `${unit} darf jetzt nicht unterstützen.`,
};
