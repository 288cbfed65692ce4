/** The panels of all steps, and what stands under them. */
import './first-panels.ts';
import './later-panels.ts';
