/** The panels of all steps: brought when the players want to begin. */
import './steps/a4-attacks-step.ts';
