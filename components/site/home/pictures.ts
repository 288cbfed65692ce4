/** What is behind each door, as a small drawing. It says nothing that the words beside it do not. */
import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';

const drawing = (inner: SVGTemplateResult): TemplateResult =>
  html`<svg class="picture" viewBox="0 0 88 64" aria-hidden="true">${inner}</svg>`;

const PAIRS = [22, 44, 66];

const grid = svg`<path class="grid" d="M15 0V64M37 0V64M59 0V64M81 0V64M0 16H88M0 32H88M0 48H88"></path>`;

/** Stands in contact, and hits on the nearest. */
export const assaultPicture = drawing(svg`${grid}
  ${PAIRS.map(x => svg`<circle class="defender" cx=${x} cy="25" r="8"></circle>
    <circle class="attacker" cx=${x} cy="41" r="8"></circle>
    <path class="contact" d=${`M${x - 5} 33h10`}></path>`)}
  ${[[28, '1'], [50, '2']].map(([x, number]) => svg`<path class="hit" d=${`M${x} 12l8 8-8 8-8-8z`}></path>
    <text x=${x} y="23">${number}</text>`)}`);

/** A chance, and how it is divided. */
export const chancePicture = drawing(svg`
  <text class="chance" x="44" y="34">70 %</text>
  <path class="bar attacker" d="M16 45h38"></path><path class="bar defender" d="M56 45h16"></path>`);

/** A line of fire into a wood, and a question. */
export const lessonPicture = drawing(svg`
  <path class="wood" d="M50 0V52H88M50 20 70 0M50 44 88 6M60 52 88 24M76 52 88 40"></path>
  <path class="fire" d="M22 46 56 26"></path>
  <circle class="attacker" cx="17" cy="49" r="8"></circle>
  <circle class="asked" cx="62" cy="22" r="9"></circle><text class="question" x="62" y="26">?</text>`);
