/** In German: why something is not allowed in a phase. */
import type { Refusals } from '../../../../src/warhammer-40k/explain/phrases/refusals.ts';
import { counted, figure, listed } from '../../../shared/languages/forms.ts';
import { inches as inchesOf } from '../counts.ts';
import { words as scene } from './scene.ts';

export const words: Refusals = {
  'not-now': () => 'Das geht in diesem Schritt nicht.',
  'wrong-number-of-dice': ({ needed, given }) =>
    `Dieser Wurf hat ${counted(needed, { one: 'Würfel', other: 'Würfel' })}, nicht ${figure(given)}.`,
  'no-such-face': ({ face }) => `Ein Würfel zeigt 1 bis 6, nicht ${face}.`,
  'not-asked': ({ question }) => `Danach wird jetzt niemand gefragt: ${question}.`,
  'no-such-option': ({ option }) => `Diese Antwort gibt es nicht: ${option}.`,
  'text-tells': ({ question }) => `Der Text selbst beantwortet das: ${question}.`,
  'not-in-this-fight': ({ model }) => `${model} nimmt an diesem Nahkampf nicht teil.`,
  'no-special-attack': ({ model }) => `${model} berührt keinen Gegner und hat deshalb keine besondere Attacke.`,
  'no-such-weapon': ({ model, weapon }) => `${model} hat diese Waffe nicht: ${weapon}.`,
  'strikes-not-now': ({ model }) => `${model} schlägt jetzt nicht zu.`,
  'strikes-not-there': ({ model, unit }) => `${model} kann ${unit} nicht schlagen.`,
  'strikes-so-often': ({ model, attacks }) =>
    `${model} hat ${counted(attacks, { one: 'Attacke', other: 'Attacken' })}, nicht mehr und nicht weniger.`,
  'strikes-one-unit': ({ model }) => `Alle Attacken von ${model} gehen auf eine Einheit.`,
  'piles-in-not-now': ({ model }) => `${model} rückt jetzt nicht nach.`,
  apart: ({ unit }) => `Die Modelle von ${unit} müssen höchstens 2″ voneinander enden.`,
  'engaged-may-not-shoot': ({ model }) =>
    `${model} ist zu nah am Nahkampf, um zu schießen oder beschossen zu werden.`,
  'locked-may-not-shoot': ({ unit }) =>
    `${unit} ist gebunden: Keines ihrer Modelle schießt oder wird beschossen.`,
  'no-heavy-while-falling-back': ({ unit }) => `${unit} zieht sich zurück und schießt nicht mit schweren Waffen.`,
  'charge-no-unit': ({ unit }) => `Es gibt keine Einheit ${unit}.`,
  'charge-not-your-turn': ({ unit }) => `${unit} greift im Zug des eigenen Spielers an.`,
  'charge-nobody-left': ({ unit }) => `Von ${unit} ist niemand mehr da.`,
  'charge-declared-already': ({ unit }) => `${unit} hat in dieser Phase schon einen Angriff angesagt.`,
  'charge-locked': ({ unit }) => `${unit} ist schon im Nahkampf.`,
  'charge-falling-back': ({ unit }) => `${unit} ist auf dem Rückzug und kann nicht angreifen.`,
  'charge-stood-to-fire': ({ unit }) => `${unit} stand zum Schießen still und kann nicht angreifen.`,
  'charge-barred': ({ unit }) => `Du hast den Tisch so aufgebaut, dass ${unit} nicht angreifen darf.`,
  'charge-goes-along': ({ character, unit }) => `${character} geht mit ${unit}: Angesagt wird für die Einheit.`,
  'charge-no-target': () => 'Ein Angriff braucht ein Ziel.',
  'charge-no-enemy': ({ target }) => `${target} ist keine gegnerische Einheit, die angegriffen werden kann.`,
  'charge-named-twice': ({ target }) => `${target} ist zweimal genannt.`,
  'charge-in-a-unit': ({ target, unit }) => `${target} gehört zu ${unit}: Greif diese Einheit an.`,
  'charge-shot-first': ({ target, unit }) =>
    `In diesem Zug wurde ${target} beschossen: ${unit} muss zuerst dort angreifen.`,
  'charge-shot-only': ({ target, unit }) =>
    `In diesem Zug wurde ${target} beschossen: ${unit} darf niemand anderen angreifen.`,
  'charge-scattered': ({ target, inches }) => `${target} ist weiter als ${inchesOf(inches)} von den anderen Zielen.`,
  'charge-unseen': ({ unit, target }) => `${unit} sieht ${target} nicht.`,
  'charge-out-of-reach': ({ unit, target, inches }) => `${unit} kommt mit ${inchesOf(inches)} nicht zu ${target}.`,
  'charge-would-scatter': ({ unit }) => `${unit} kann nicht alle davon berühren und beisammenbleiben.`,
  'charge-not-declared': ({ unit }) => `${unit} hat keinen Angriff mehr auszuführen.`,
  'overwatch-not-now': ({ unit }) => `${unit} kann auf diese Angreifer nicht schießen.`,
  'overwatch-at-nobody': ({ model }) => `${model} gehört nicht zu den Angreifern oder ist zweimal genannt.`,
  'overwatch-wounds': ({ model, left }) => `${model} kann 1 bis ${figure(left)} Lebenspunkte verlieren.`,
  'charge-not-in-it': ({ model, unit }) => `${model} greift nicht mit ${unit} an.`,
  'charge-has-moved': ({ model }) => `${model} hat sich bewegt.`,
  'charge-models-left': ({ models }) => `Diese können noch näher heran und müssen es: ${listed(models)}.`,
  'off-the-table': ({ model }) => `${model} würde den Tisch verlassen.`,
  'in-impassable-terrain': ({ model, terrain, kind }) =>
    `${model} kann hier nicht stehen, das ist unpassierbar: ${terrain ?? scene.kinds[kind]}.`,
  'stands-on': ({ by }) => `Dort steht schon ${by}.`,
  'too-near': ({ model, by }) => `${model} darf ${by} nicht so nahe kommen.`,
  'no-way-there': ({ model }) => `Dorthin führt kein Weg für ${model}.`,
  'too-far': ({ model, far, most }) => `${model} müsste ${inchesOf(far)} gehen und darf ${inchesOf(most)}.`,
  'has-moved': ({ model }) => `${model} hat sich schon bewegt.`,
  'does-not-move': ({ model }) => `${model} bewegt sich jetzt nicht.`,
  'not-the-nearest': ({ nearest }) => `${nearest} ist dem Gegner am nächsten und geht zuerst.`,
  'must-touch': ({ model, enemy }) => `${model} muss zum nächsten Gegner: ${enemy}.`,
  'not-coherent': ({ model }) => `${model} stünde mehr als 2″ von den anderen der Einheit.`,
  'could-touch-a-free-enemy': ({ model }) => `${model} erreicht einen Gegner, den niemand bekämpft, und muss dorthin.`,
  'could-touch-an-enemy': ({ model }) => `${model} erreicht einen Gegner und muss dorthin.`,
  'could-support': ({ model }) => `${model} kommt nah an einen Freund, der einen Gegner berührt, und muss dorthin.`,
  'could-be-coherent': ({ model }) => `${model} kann höchstens 2″ von denen bleiben, die schon gezogen haben, und `
    + 'muss es.',
  'could-come-nearer': ({ model }) => `${model} kann dem Gegner näher kommen und muss es.`,
  'touches-an-enemy': ({ model }) => `${model} berührt einen Gegner und bleibt dort.`,
  'may-not-touch': ({ model, by }) => `${model} darf ${by} bei diesem Zug nicht berühren.`,
};
