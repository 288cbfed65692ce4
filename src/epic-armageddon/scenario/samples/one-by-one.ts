/** The bundled assaults, each loaded by itself when it is wanted. */
import type { SampleId } from './names.ts';
import type { PlayedSample } from './sample.ts';

const BY_ID: Readonly<Record<SampleId, () => Promise<PlayedSample>>> = {
  'marines-charge-warband': async () => (await import('./marines-charge-warband.ts')).marinesChargeWarband,
  'orks-storm-ruins': async () => (await import('./orks-storm-ruins.ts')).orksStormRuins,
  'banshees-and-terminators': async () => (await import('./banshees-and-terminators.ts')).bansheesAndTerminators,
  'firefight-to-a-tie': async () => (await import('./firefight-to-a-tie.ts')).firefightToATie,
  'warband-swarms-titan': async () => (await import('./warband-swarms-titan.ts')).warbandSwarmsTitan,
  'mechanised-company-cornered': async () =>
    (await import('./mechanised-company-cornered.ts')).mechanisedCompanyCornered,
  'warlord-leads-three-mobs': async () => (await import('./warlord-leads-three-mobs.ts')).warlordLeadsThreeMobs,
  'swarm-among-the-broken': async () => (await import('./swarm-among-the-broken.ts')).swarmAmongTheBroken,
  'falcons-refuse-close-combat': async () =>
    (await import('./falcons-refuse-close-combat.ts')).falconsRefuseCloseCombat,
  'thunderhawk-lands-on-guns': async () => (await import('./thunderhawk-lands-on-guns.ts')).thunderhawkLandsOnGuns,
  'gargant-barges-to-tanks': async () => (await import('./gargant-barges-to-tanks.ts')).gargantBargesToTanks,
  'bloodthirster-and-necrons': async () => (await import('./bloodthirster-and-necrons.ts')).bloodthirsterAndNecrons,
};

export const sampleWith = (id: SampleId): Promise<PlayedSample> => BY_ID[id]();
