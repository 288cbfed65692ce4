/** In French: what the panels of the charge and of the counter-charge say. */
import { counted, form } from '../../../shared/languages/forms.ts';
import type { chargeWords as english } from '../../../epic-armageddon/steps/charge-words.ts';
import { de } from '../elision.ts';

export const words: typeof english = {
  charges: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'charge', other: 'chargent' })}`,
  lead: (length: string, target: string): string =>
    `Bouge chaque unité une fois, d’au plus sa Vitesse. Quelqu’un doit finir à ${length} ${de(target)}, et le voir.`,
  allToNearest: 'Toutes vers l’ennemi le plus proche',
  end: 'Finir la charge',
  ifEnded: (engaged: string): string => `Si la charge finissait maintenant : ${engaged}.`,
  nobodyNear: (length: string, target: string): string =>
    `Personne n’est à ${length} et en ligne de tir ${de(target)}. Si la charge finit là, pas d’assaut.`,
  gotOut: 'à terre',
  inContact: 'Elle est au contact, et y reste.',
  letOut: 'Elle a débarqué des passagers et ne va pas plus loin.',
  landNearest: 'Se poser au plus près de l’ennemi',
  landInContact: (enemy: string): string => `Se poser au contact ${de(enemy)}`,
  towards: 'Vers l’ennemi le plus proche',
  intoContact: (enemy: string): string => `Au contact ${de(enemy)}`,
  howFar: 'Jusqu’où peut-elle bouger ?',
  whereNot: 'Où ne peut-elle pas aller ?',
  whoIsShoved: 'Qui un engin de guerre pousse-t-il ?',
  whoGetsOut: 'Qui peut débarquer ?',
  isThereOne: 'Y a-t-il un assaut ?',
  mustAll: 'Doivent-elles toutes arriver ?',
  together: 'Doivent-elles rester ensemble ?',

  breaks: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'craque', other: 'craquent' })}`,
  brokenAndOver: (formations: number): string => form(formations, {
    one: 'Démoralisée en chemin, elle fait deux mouvements de repli, sans combat.',
    other: 'Démoralisées en chemin, elles font deux mouvements de repli, sans combat.',
  }),
  brokenOthersGoOn: (formations: number): string => form(formations, {
    one: 'Démoralisée en chemin, elle fait deux mouvements de repli et ne participe pas.',
    other: 'Démoralisées en chemin, elles font deux mouvements de repli et ne participent pas.',
  }),
  whyBreak: 'Pourquoi la démoralisation ?',
  whoGetsAway: 'Qui s’échappe ?',

  countersIn: (names: string, formations: number, round: number): string =>
    `${round === 1 ? '' : `Round ${round} : `}${names} `
    + form(formations, { one: 'contre-charge', other: 'contre-chargent' }),
  tie: 'Égalité : l’assaut continue.',
  counterLead: 'Les unités qui ne sont pas au contact peuvent aller droit sur leur ennemi le plus proche.',
  someMust: 'Certaines doivent le faire.',
  nobodyMust: 'Rien n’y oblige.',
  skimmersMay: 'Les antigravs peuvent s’élever.',
  asTheyStand: (engaged: string): string => `En l’état : ${engaged}.`,
  allToTheirs: 'Toutes vers leur ennemi le plus proche',
  endCounter: 'Finir la contre-charge',
  nobodyCan: 'Suite : personne ne peut',
  must: 'Doit contre-charger',
  poppedUp: 'en hauteur',
  drawnIn: (formations: number): string => form(formations, {
    one: 'Elle combat comme si elle avait chargé.', other: 'Elles combattent comme si elles avaient chargé.',
  }),
  cannotMove: 'Elle ne peut pas bouger, et reste.',
  toNearest: 'Vers l’ennemi le plus proche',
  intoDrawing: (enemy: string, formation: string): string =>
    `Au contact ${de(enemy)} : ${formation} entre dans l’assaut`,
  howFarAtWhom: 'Jusqu’où, et sur qui ?',
  withoutSpeed: 'Et une unité sans Vitesse ?',
  engineInContact: 'Et un engin de guerre au contact ?',
  third: 'Et si on touche une troisième formation ?',
  whoGetsInOrOut: 'Qui peut embarquer ou débarquer ?',
  whoMust: 'Qui doit le faire ?',
  whyAnother: 'Pourquoi encore un round ?',
  ifNobodyCan: 'Et si personne ne peut alors combattre ?',

  hasPoppedUp: 'Elle s’est élevée : elle combat en fusillade, et ce qui est à son contact aussi.',
  popUp: 'S’élever',
  cannotPopUp: 'Elle ne peut pas s’élever.',

  engaged: {
    contact: (units: number): string => `${units} au contact`,
    firefight: (units: number): string => `${units} en fusillade`,
    not: (units: number): string => counted(units, { one: 'non engagée', other: 'non engagées' }),
    aboard: (units: number): string => `${units} à bord`,
  },
};
