/** V. Saves: what a unit may throw against a hit. */
import { rule, ruleTexts } from './rule-text.ts';

export const SAVE_TEXTS = ruleTexts('saves', {
  V1: rule(
    'A save is a die that reaches the armour value, one for each hit. A failed one destroys the unit.',
    'N 1.9.6'),
  V2: rule('Infantry in cover may throw for its cover instead of its armour, never for both.', 'N 1.8.3–4; E 1.8.4'),
  V3: rule(
    'Only the defender has cover in an assault. Whoever charges has left it.',
    'N 1.12.5; Q resolve-attacks; R-A4'),
  V4: rule(
    'Reinforced Armour throws a failed save again, with the armour value even where cover failed.',
    'N 2.1.11; Q reinforced-armour'),
  V5: rule('Against a lance Reinforced Armour does not throw again.', 'S eldar-technology'),
  V6: rule(
    'Against a macro-weapon there is no save but Reinforced Armour’s, thrown once, and an invulnerable save.',
    'N 2.2.6'),
  V7: rule(
    'Against a Titan Killer only an invulnerable save helps. On a war engine it does as many points of damage as its '
    + 'dice say; anybody else is one kill.',
    'N 2.2.9, 3.2.5'),
  V8: rule('Ignore Cover takes the cover save away.', 'N 2.2.5'),
  V9: rule(
    'An invulnerable save is a last chance on a 6, whatever the hit: living metal on a 4, a deflector shield on a 5. '
    + 'A war engine throws one for each point of damage.',
    'N 2.1.6; Q invulnerable-saves; S necron-technology, tau-technology'),
  V10: rule(
    'Shields stop points of firefight hits first, never blows in contact. Then armour or cover, Reinforced Armour’s '
    + 'second throw, and an invulnerable save. The defender saves before the attacker.',
    'N 1.9.6, 2.1.6, 2.1.11; S imperial-void-shields'),
  V11: rule('A sniper’s hit is one harder to save.', 'N 2.1.14; Q sniper'),
  V12: rule(
    'Passengers of a wreck stand where it stood and save against a hit of the same kind, by armour or with a 6 from '
    + 'the wreck. Those who sat in something flying high are lost.',
    'N 1.7.5; Q transport-vehicles, war-engine-assaults'),
  V13: rule(
    'A holofield saves on 3 instead of armour, one die whatever the hit. A knight shield saves each point on 4, but '
    + 'not against supporting fire.',
    'S eldar-technology, knight-technology, fortified-positions'),
});
