/** The units of a phase as they began, like models together. */
import type { Profile, Weapon } from '../../../src/warhammer-40k/model/profile.ts';
import type { Model, Phase, Unit } from '../../../src/warhammer-40k/model/state.ts';
import type { AlikeStands, ReportedForce } from '../../shared/report/account.ts';
import { oneLine } from '../../shared/report/one-line.ts';
import { reportWords } from '../../shared/report/report-words.ts';
import { nameIn } from '../steps/wording.ts';
import { phaseReportWords } from './phase-report-words.ts';
import { SIDES } from '../../../src/warhammer-40k/model/procedure.ts';

/** The attacker's first. */
export const reportedForces = (phase: Phase): readonly ReportedForce[] =>
  SIDES.flatMap(side => phase.units.filter(unit => unit.side === side)).map(unit => ({
    side: unit.side,
    name: oneLine(unit.name),
    facts: oneLine(factsOf(phase, unit).join(', ')),
    stands: standsOf(phase, modelsOf(phase, unit)),
  }));

const modelsOf = ({ models }: Phase, { id }: Unit): readonly Model[] =>
  models.filter(({ writtenIn }) => writtenIn === id);

const factsOf = (phase: Phase, unit: Unit): readonly string[] => [
  phaseReportWords.models(modelsOf(phase, unit).length),
  ...unit.traits.map(trait => phaseReportWords.traits[trait]),
  ...(unit.joined === null ? [] : [phaseReportWords.with(nameIn(phase, unit.joined))]),
  ...(unit.fallingBack ? [phaseReportWords.fallingBack] : []),
  ...(unit.goneToGround ? [phaseReportWords.wentToGround] : []),
];

const standsOf = ({ profiles }: Phase, models: readonly Model[]): readonly AlikeStands[] => {
  const alike = new Map<string, { readonly model: Model; readonly count: number }>();
  for (const model of models) {
    const key = JSON.stringify([model.profile, model.wounds]);
    alike.set(key, { model, count: (alike.get(key)?.count ?? 0) + 1 });
  }
  return [...alike.values()].map(({ model, count }) => {
    const profile = profiles[model.profile]!;
    return {
      name: reportWords.stands(count, oneLine(profile.name)),
      values: phaseReportWords.values(profile, savesOf(profile)),
      notes: oneLine([...lostBy(model, profile), ...carriedBy(profile)].join(', ')),
    };
  });
};

const savesOf = ({ save, invulnerable }: Profile): string => [
  phaseReportWords.save(save === null ? '–' : `${save}+`),
  ...(invulnerable === null ? [] : [phaseReportWords.invulnerable(invulnerable)]),
].join(' · ');

const lostBy = ({ wounds }: Model, profile: Profile): readonly string[] =>
  (wounds < profile.wounds ? [phaseReportWords.lost(profile.wounds - wounds)] : []);

const carriedBy = ({ weapons, grenades }: Profile): readonly string[] =>
  [...weapons.map(weaponIn), ...grenades.map(grenade => phaseReportWords.grenades[grenade])];

/** A weapon with a name of its own says what it is. */
const weaponIn = ({ name, kind }: Weapon): string =>
  (name === kind ? phaseReportWords.weapons[kind] : phaseReportWords.weaponNamed(name, phaseReportWords.weapons[kind]));
