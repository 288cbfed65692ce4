/** Scenarios of both games. */
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { parseScenario, type Parsed } from '../../../src/epic-armageddon/scenario/parse.ts';
import { writeScenario } from '../../../src/epic-armageddon/scenario/write.ts';
import { openPhase, parsePhase, type ParsedPhase } from '../../../src/warhammer-40k/scenario/parse.ts';
import { writePhase } from '../../../src/warhammer-40k/scenario/write.ts';
import { PHASE_SAMPLES } from '../../../src/warhammer-40k/scenario/samples/samples.ts';
import { kept, type Written } from '../../golden/kept.ts';
import { phaseWith, scenarioWith } from '../../support/outside-texts.ts';
import { badProblems, notPlain, notSame, type Complaints } from '../oracle.ts';
import type { Target } from '../target.ts';
import { mutateAsJson } from './json-changes.ts';

const written = kept<{ readonly written: Written }>('scenarios.json').map(({ written }) => written);
const isPhase = ({ ruleset }: Written): boolean => String(ruleset).startsWith('warhammer');

const text = (json: unknown): string => JSON.stringify(json);

export const scenarioTarget: Target = {
  name: 'scenario',
  seeds: [...written.filter(one => !isPhase(one)), scenarioWith('x')].map(text),
  mutate: mutateAsJson,
  read: text => parseScenario(text, neteaLibrary),
  check: (text, found: Parsed): Complaints => {
    if ('problems' in found) return badProblems(found.problems);
    const { scenario } = found;
    const short = writeScenario(scenario, neteaLibrary);
    return [
      ...notPlain(scenario),
      ...notSame('What is written and read', parseScenario(JSON.stringify(short), neteaLibrary), found),
      ...notSame('What is written without a library', parseScenario(writeScenario(scenario)), found),
      ...notSame('What was read, read again', parseScenario(scenario, neteaLibrary), found),
      ...notSame('The value of the text', parseScenario(JSON.parse(text), neteaLibrary), found),
    ];
  },
  work: { least: 100_000, perLetter: 150 },
  longest: 30_000,
};

export const phaseTarget: Target = {
  name: 'phase',
  seeds: [
    ...written.filter(isPhase), phaseWith('x'), ...PHASE_SAMPLES.map(({ scenario }) => writePhase(scenario('7th'))),
  ].map(text),
  mutate: mutateAsJson,
  read: text => parsePhase(text),
  check: (text, found: ParsedPhase): Complaints => {
    if ('problems' in found) return badProblems(found.problems);
    const { scenario } = found;
    return [
      ...notPlain(scenario),
      ...notSame('What is written and read', parsePhase(JSON.stringify(writePhase(scenario))), found),
      ...notSame('What was read, read again', parsePhase(scenario), found),
      ...notSame('What is kept, opened', openPhase(JSON.stringify(scenario)), found),
      ...notSame('The value of the text', parsePhase(JSON.parse(text)), found),
    ];
  },
  work: { least: 100_000, perLetter: 150 },
  longest: 30_000,
};
