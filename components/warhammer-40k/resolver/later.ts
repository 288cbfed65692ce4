/** What is shown of a phase only when somebody asks for it: how it comes, and whether it has. */
import type { ReactiveControllerHost } from 'lit';
import { LaterElements } from '../../shared/resolver/later-elements.ts';
import type * as LaterParts from './later-parts.ts';

export class PhaseLater extends LaterElements {
  /** How it comes; null: nobody has said it. */
  static load: (() => Promise<typeof LaterParts>) | null = null;
  /** Null: it has not come. */
  static parts: typeof LaterParts | null = null;

  constructor(host: ReactiveControllerHost) {
    super(host, async () => {
      PhaseLater.parts ??= await PhaseLater.load!();
    });
  }
}
