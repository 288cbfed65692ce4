/** What is shown of a phase only later, or when somebody asks for it: how it comes, and whether it has. */
import type { ReactiveControllerHost } from 'lit';
import { LaterElements } from '../../shared/resolver/later-elements.ts';
import type { ruleInWords } from './rule-texts.ts';

interface LaterParts {
  readonly ruleInWords: typeof ruleInWords;
}

export class PhaseLater extends LaterElements {
  /** How it comes; null: nobody has said it. */
  static load: (() => Promise<LaterParts>) | null = null;
  /** Null: it has not come. */
  static parts: LaterParts | null = null;

  constructor(host: ReactiveControllerHost) {
    super(host, async () => {
      PhaseLater.parts ??= await PhaseLater.load!();
    });
  }
}

/** What somebody has asked for: the reasons of a model, dice from the table. */
interface Asked {
  readonly table: { readonly asked: string | null };
  readonly entry: unknown;
}

/** What is shown of a moment only because somebody asks for it; `isAsking`: for the questions that are left open. */
export const laterElementsOf = (
  { table: { asked }, entry }: Asked, isAsking: boolean,
): readonly string[] => [
  ...(isAsking ? ['phase-rulings'] : []),
  ...(asked === null ? [] : ['model-reasons']),
  ...(entry === null ? [] : ['dice-entry']),
];
