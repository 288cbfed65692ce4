/** In German: what every element shows and says of an assault. */
import type { Books } from '../../shared/languages/speech.ts';
import { words as answering } from './answering.ts';
import { words as battlefield } from './battlefield.ts';
import { words as embedding } from './embedding.ts';
import { words as epicArmageddonChart } from './epic-armageddon/chart.ts';
import { words as epicArmageddonLog } from './epic-armageddon/log.ts';
import { words as epicArmageddonReasons } from './epic-armageddon/reasons.ts';
import { words as epicArmageddonRefusals } from './epic-armageddon/refusals.ts';
import { words as epicArmageddonRulings } from './epic-armageddon/rulings.ts';
import { words as explain } from './explain.ts';
import { words as keep } from './keep.ts';
import { words as links } from './links.ts';
import { words as linksReading } from './links/reading.ts';
import { words as odds } from './odds.ts';
import { words as oddsAssumed } from './odds/assumed.ts';
import { words as oddsChanges } from './odds/changes.ts';
import { words as parts } from './parts.ts';
import { words as partsDice } from './parts/dice.ts';
import { words as partsTerrain } from './parts/terrain.ts';
import { words as partsWorks } from './parts/works.ts';
import { words as report } from './report.ts';
import { words as resolver } from './resolver.ts';
import { words as resolverClubRulings } from './resolver/club-rulings.ts';
import { words as resolverOutlook } from './resolver/outlook.ts';
import { words as ruleTexts } from './rule-texts.ts';
import { words as ruleTextsA0ActionTest } from './rule-texts/a0-action-test.ts';
import { words as ruleTextsA1ChooseTarget } from './rule-texts/a1-choose-target.ts';
import { words as ruleTextsA2Charge } from './rule-texts/a2-charge.ts';
import { words as ruleTextsA3CounterCharge } from './rule-texts/a3-counter-charge.ts';
import { words as ruleTextsA4Attacks } from './rule-texts/a4-attacks.ts';
import { words as ruleTextsA5SupportingFire } from './rule-texts/a5-supporting-fire.ts';
import { words as ruleTextsA6Result } from './rule-texts/a6-result.ts';
import { words as ruleTextsA7Consolidate } from './rule-texts/a7-consolidate.ts';
import { words as ruleTextsA7Withdraw } from './rule-texts/a7-withdraw.ts';
import { words as ruleTextsAllocation } from './rule-texts/allocation.ts';
import { words as ruleTextsBattlefield } from './rule-texts/battlefield.ts';
import { words as ruleTextsBlastMarkers } from './rule-texts/blast-markers.ts';
import { words as ruleTextsSaves } from './rule-texts/saves.ts';
import { words as ruleTextsWarEngines } from './rule-texts/war-engines.ts';
import { words as samples } from './samples.ts';
import { words as scenarioLessonProblems } from './scenario/lesson-problems.ts';
import { words as scenarioLinks } from './scenario/links.ts';
import { words as scenarioNotes } from './scenario/notes.ts';
import { words as scenarioPhaseProblems } from './scenario/phase-problems.ts';
import { words as scenarioProblems } from './scenario/problems.ts';
import { words as scenarioRemarks } from './scenario/remarks.ts';
import { words as scenarioShelf } from './scenario/shelf.ts';
import { words as scenarioWants } from './scenario/wants.ts';
import { words as statechart } from './statechart.ts';
import { words as stepsActionTest } from './steps/action-test.ts';
import { words as stepsAttacks } from './steps/attacks.ts';
import { words as stepsCharges } from './steps/charges.ts';
import { words as stepsDice } from './steps/dice.ts';
import { words as stepsEndings } from './steps/endings.ts';
import { words as stepsHits } from './steps/hits.ts';
import { words as stepsJoining } from './steps/joining.ts';
import { words as stepsMap } from './steps/map.ts';
import { words as stepsMoves } from './steps/moves.ts';
import { words as stepsOpening } from './steps/opening.ts';
import { words as stepsOverwatch } from './steps/overwatch.ts';
import { words as stepsSettling } from './steps/settling.ts';
import { words as stepsTransports } from './steps/transports.ts';

export const books: Books = {
  answering,
  battlefield,
  embedding,
  'epic-armageddon/chart': epicArmageddonChart,
  'epic-armageddon/log': epicArmageddonLog,
  'epic-armageddon/reasons': epicArmageddonReasons,
  'epic-armageddon/refusals': epicArmageddonRefusals,
  'epic-armageddon/rulings': epicArmageddonRulings,
  explain,
  keep,
  links,
  'links/reading': linksReading,
  odds,
  'odds/assumed': oddsAssumed,
  'odds/changes': oddsChanges,
  parts,
  'parts/dice': partsDice,
  'parts/terrain': partsTerrain,
  'parts/works': partsWorks,
  report,
  resolver,
  'resolver/club-rulings': resolverClubRulings,
  'resolver/outlook': resolverOutlook,
  'rule-texts': ruleTexts,
  'rule-texts/a0-action-test': ruleTextsA0ActionTest,
  'rule-texts/a1-choose-target': ruleTextsA1ChooseTarget,
  'rule-texts/a2-charge': ruleTextsA2Charge,
  'rule-texts/a3-counter-charge': ruleTextsA3CounterCharge,
  'rule-texts/a4-attacks': ruleTextsA4Attacks,
  'rule-texts/a5-supporting-fire': ruleTextsA5SupportingFire,
  'rule-texts/a6-result': ruleTextsA6Result,
  'rule-texts/a7-consolidate': ruleTextsA7Consolidate,
  'rule-texts/a7-withdraw': ruleTextsA7Withdraw,
  'rule-texts/allocation': ruleTextsAllocation,
  'rule-texts/battlefield': ruleTextsBattlefield,
  'rule-texts/blast-markers': ruleTextsBlastMarkers,
  'rule-texts/saves': ruleTextsSaves,
  'rule-texts/war-engines': ruleTextsWarEngines,
  samples,
  'scenario/lesson-problems': scenarioLessonProblems,
  'scenario/links': scenarioLinks,
  'scenario/notes': scenarioNotes,
  'scenario/phase-problems': scenarioPhaseProblems,
  'scenario/problems': scenarioProblems,
  'scenario/remarks': scenarioRemarks,
  'scenario/shelf': scenarioShelf,
  'scenario/wants': scenarioWants,
  statechart,
  'steps/action-test': stepsActionTest,
  'steps/attacks': stepsAttacks,
  'steps/charges': stepsCharges,
  'steps/dice': stepsDice,
  'steps/endings': stepsEndings,
  'steps/hits': stepsHits,
  'steps/joining': stepsJoining,
  'steps/map': stepsMap,
  'steps/moves': stepsMoves,
  'steps/opening': stepsOpening,
  'steps/overwatch': stepsOverwatch,
  'steps/settling': stepsSettling,
  'steps/transports': stepsTransports,
};
