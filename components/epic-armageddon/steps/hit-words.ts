/** What is said of hits: where each lies, how it is saved, what became of it, what its owner may choose. */
import type { SaveKind, Stage } from '../../../src/epic-armageddon/model/volley.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { figure } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import { capital, countOf } from './wording.ts';

const HITS_ON: Readonly<Record<Side, string>> = { attacker: 'Hits on the attacker', defender: 'Hits on the defender' };

const STAGES: Readonly<Record<Stage, string>> = { save: 'save', 're-roll': 're-roll', invulnerable: 'invulnerable' };

const CHOICES: Readonly<Record<SaveKind, string>> = {
  armour: 'Armour', cover: 'Cover', holofield: 'Holofield', 'knight-shield': 'Knight shield', none: 'No save',
};

export const hitWords = spoken('steps/hits', {
  hits: (hits: number): string => countOf(hits, 'hit'),
  hitsOn: (hits: number, force: string): string => `${countOf(hits, 'hit')} on ${force}`,
  heading: (hits: number, force: string): string => `${capital(countOf(hits, 'hit'))} on ${force}`,
  listOn: (force: string): string => `Hits on ${force}`,
  listOnSide: HITS_ON,
  whoTakes: (hit: number): string => `Who takes hit ${hit}?`,
  whomSniper: (hit: number): string => `Whom does sniper hit ${hit} fall on?`,
  howSaved: (hit: number): string => `How is hit ${hit} saved?`,
  changePlaces: (place: string, hits: number): string =>
    `${place}, ${countOf(hits, 'hit')} already: they change places`,
  choices: CHOICES,
  choice: (save: string, target: number): string => `${save} ${target}+`,

  inContact: 'in contact',
  aboard: (transport: string): string => `aboard ${transport}`,
  from: (length: string, enemy: string): string => `${length} from ${enemy}`,
  noSave: 'no save',
  save: (save: string, target: number): string => `${save} ${target}+`,
  again: (target: number): string => `again ${target}+`,
  invulnerable: (target: number): string => `invulnerable ${target}+`,
  then: (target: number): string => `then ${target}+`,

  stages: STAGES,
  saved: 'saved',
  rollSaved: (stage: string, target: number, face: number): string => `${stage} ${target}+: ${face}, saved`,
  rollFailed: (stage: string, target: number, face: number): string => `${stage} ${target}+: ${face}, not saved`,
  critical: (from: number, face: number): string => `critical on ${from}: ${face}, a critical hit`,
  noCritical: (from: number, face: number): string => `critical on ${from}: ${face}, none`,
  notYet: 'not yet',
  stopped: 'stopped by shields',
  lost: 'lost',
  damaged: 'damaged',
  dicePoints: (dice: string): string => `${dice} points`,
  points: (points: number): string => countOf(points, 'point'),
  stoppedPoints: (points: number): string => `${figure(points)} stopped by shields`,
  lostUnits: (units: number): string => `${figure(units)} lost`,
  damagedUnits: (units: number): string => `${figure(units)} damaged`,
  allSaved: 'all saved',
  allStopped: 'all stopped',
  nobodyHit: 'Nobody was hit',
});
