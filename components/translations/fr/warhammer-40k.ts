/** In French: assaults of Warhammer 40,000. */
import type { Books } from '../../shared/languages/speech.ts';
import { words as warhammer40k } from './warhammer-40k/words.ts';
import { words as warhammer40kCases } from './warhammer-40k/cases.ts';
import { words as warhammer40kChart } from './warhammer-40k/chart.ts';
import { words as warhammer40kCompare } from './warhammer-40k/compare.ts';
import { words as warhammer40kEditions } from './warhammer-40k/editions.ts';
import { words as warhammer40kFight } from './warhammer-40k/fight.ts';
import { words as warhammer40kLesson } from './warhammer-40k/lesson.ts';
import { words as warhammer40kLog } from './warhammer-40k/log.ts';
import { words as warhammer40kMap } from './warhammer-40k/map.ts';
import { words as warhammer40kOdds } from './warhammer-40k/odds.ts';
import { words as warhammer40kPolicy } from './warhammer-40k/policy.ts';
import { words as warhammer40kQuestions } from './warhammer-40k/questions.ts';
import { words as warhammer40kReasons } from './warhammer-40k/reasons.ts';
import { words as warhammer40kRefusals } from './warhammer-40k/refusals.ts';
import { words as warhammer40kReport } from './warhammer-40k/report.ts';
import { words as warhammer40kRules } from './warhammer-40k/rules.ts';
import { words as warhammer40kRulings } from './warhammer-40k/rulings.ts';
import { words as warhammer40kSamples } from './warhammer-40k/samples.ts';
import { words as warhammer40kScene } from './warhammer-40k/scene.ts';
import { words as warhammer40kTakes } from './warhammer-40k/takes.ts';

export const books: Books = {
  'warhammer-40k': warhammer40k,
  'warhammer-40k/cases': warhammer40kCases,
  'warhammer-40k/chart': warhammer40kChart,
  'warhammer-40k/compare': warhammer40kCompare,
  'warhammer-40k/editions': warhammer40kEditions,
  'warhammer-40k/fight': warhammer40kFight,
  'warhammer-40k/lesson': warhammer40kLesson,
  'warhammer-40k/log': warhammer40kLog,
  'warhammer-40k/map': warhammer40kMap,
  'warhammer-40k/odds': warhammer40kOdds,
  'warhammer-40k/policy': warhammer40kPolicy,
  'warhammer-40k/questions': warhammer40kQuestions,
  'warhammer-40k/reasons': warhammer40kReasons,
  'warhammer-40k/refusals': warhammer40kRefusals,
  'warhammer-40k/report': warhammer40kReport,
  'warhammer-40k/rules': warhammer40kRules,
  'warhammer-40k/rulings': warhammer40kRulings,
  'warhammer-40k/samples': warhammer40kSamples,
  'warhammer-40k/scene': warhammer40kScene,
  'warhammer-40k/takes': warhammer40kTakes,
};
