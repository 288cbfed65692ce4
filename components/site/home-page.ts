/** Where one begins: the assaults that are ready. */
import { html, render } from 'lit';
import { onSpeech } from '../shared/languages/speech.ts';
import './assault-choice.ts';
import { idOnTable } from './on-table.ts';
import type { Page } from './site-page.ts';
import { choiceWords } from './site-words.ts';

const home = document.createElement('section');
home.className = 'home';

const draw = (): void => void render(html`
  <h2>${choiceWords.heading}</h2>
  <p>${choiceWords.lead}</p>
  <assault-choice .chosen=${idOnTable()}></assault-choice>`, home);

onSpeech(draw);

export const page: Page = { element: home, show: draw };
