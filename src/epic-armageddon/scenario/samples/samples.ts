/** The bundled assaults in the order of their names. */
import { bansheesAndTerminators } from './banshees-and-terminators.ts';
import { bloodthirsterAndNecrons } from './bloodthirster-and-necrons.ts';
import { falconsRefuseCloseCombat } from './falcons-refuse-close-combat.ts';
import { firefightToATie } from './firefight-to-a-tie.ts';
import { gargantBargesToTanks } from './gargant-barges-to-tanks.ts';
import { marinesChargeWarband } from './marines-charge-warband.ts';
import { mechanisedCompanyCornered } from './mechanised-company-cornered.ts';
import { orksStormRuins } from './orks-storm-ruins.ts';
import type { PlayedSample, Sample } from './sample.ts';
import { swarmAmongTheBroken } from './swarm-among-the-broken.ts';
import { SAMPLE_TEACHES } from './teaches.ts';
import { thunderhawkLandsOnGuns } from './thunderhawk-lands-on-guns.ts';
import { warbandSwarmsTitan } from './warband-swarms-titan.ts';
import { warlordLeadsThreeMobs } from './warlord-leads-three-mobs.ts';

const PLAYED: readonly PlayedSample[] = [
  marinesChargeWarband, orksStormRuins, bansheesAndTerminators, firefightToATie,
  warbandSwarmsTitan, mechanisedCompanyCornered, warlordLeadsThreeMobs, swarmAmongTheBroken,
  falconsRefuseCloseCombat, thunderhawkLandsOnGuns, gargantBargesToTanks, bloodthirsterAndNecrons,
];

export const SAMPLES: readonly Sample[] = PLAYED.map(sample => ({ ...sample, teaches: SAMPLE_TEACHES[sample.id] }));

export const sampleOf = (id: string): Sample | undefined => SAMPLES.find(sample => sample.id === id);
