/** In German: what is told of a phase that is not right. */
import type { PHASE_PROBLEM_WORDS as english } from '../../../../src/warhammer-40k/scenario/problem-words.ts';
import { figure } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';
import { SIDES } from '../sides.ts';

export const words: Told<typeof english> = {
  manyModels: (count, most) => `Es gibt ${figure(count)} Modelle; erlaubt sind höchstens ${figure(most)}.`,
  noUnitOf: side => `Es gibt keine Einheit des ${SIDES[side]}s.`,
  companion: 'Nur ein unabhängiges Charaktermodell geht mit einer Einheit, und nie mit sich selbst.',
  wrongSide: (field, side, name) =>
    `${field} muss eine Einheit des ${SIDES[side]}s nennen; ${name} gehört zur anderen Seite.`,
  noProfile: name => `Unter profiles gibt es kein Profil ${name}.`,
  lost: (wounds, lost) =>
    `lost muss kleiner sein als die ${figure(wounds)} Lebenspunkte, ist aber ${figure(lost)}.`,
  offTable: (at, width, depth) => `${at} liegt neben dem Tisch; der ist ${figure(width)}″ × ${figure(depth)}″ groß.`,
  overlap: (one, other, inches) =>
    `${one} und ${other} stehen am selben Ort: Ihre Bases überdecken sich um ${figure(inches)}″.`,
  told: (question, answer) => `Die Frage ${question} beantwortet der Regeltext selbst: ${answer}.`,

  // what values must be, after 'Erwartet:'
  model: 'ein Modell mit id, profile und at',
  unit: 'eine Einheit mit id, side und models',
  table: 'ein Tisch mit width, depth, terrain und edges',
  edges: 'eine Kante für jede Seite',
  phase: 'ein Objekt mit format, ruleset und units',
  weapon: 'eine Waffe mit kind',
  profile: 'ein Profil mit name und characteristics',
  rulings: 'ein Objekt mit Antworten nach ihren Auslegungen',
};
