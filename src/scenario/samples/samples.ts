/** The bundled assaults in the order in which they teach. */
import { bansheesAndTerminators } from './banshees-and-terminators.ts';
import { firefightToATie } from './firefight-to-a-tie.ts';
import { marinesChargeWarband } from './marines-charge-warband.ts';
import { orksStormRuins } from './orks-storm-ruins.ts';
import type { Sample } from './sample.ts';

export const SAMPLES: readonly Sample[] = [
  marinesChargeWarband, orksStormRuins, bansheesAndTerminators, firefightToATie,
];

export const sampleOf = (id: string): Sample | undefined => SAMPLES.find(sample => sample.id === id);
