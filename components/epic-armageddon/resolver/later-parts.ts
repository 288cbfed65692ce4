/** What is shown of an assault only after its first step, or when somebody asks for it. */
import '../explain/refused-move.ts';
import '../explain/unit-reasons.ts';
import './rulings-panel.ts';
import '../../shared/parts/dice-entry.ts';
import './live-odds/throw-luck.ts';
import './live-odds/throw-stakes.ts';
import '../steps/later-panels.ts';
