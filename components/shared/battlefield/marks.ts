/** Signs round counters for what a unit is. */
import { css, nothing, svg, type SVGTemplateResult } from 'lit';
import { SIGN_PATHS } from './outlines.ts';
import { move } from './paths.ts';
import type { Mark } from './map-details.ts';
import { PILL, pillHalf } from './signs.ts';

/** A sign, or a pill with a sign and figures. */
export const markTemplate = (mark: Mark, lifted: string | null): SVGTemplateResult => {
  const { kind, words, side, unit, at, size, tether } = mark;
  const path = SIGN_PATHS[kind];
  return svg`
    <g
      class="mark ${kind} ${side}${words === '' ? '' : ' pill'}${lifted === unit ? ' lifted' : ''}"
      transform="${move(at)} scale(${size})"
    >
      ${tether === null ? nothing : svg`<path class="tether" d="M0 0L${tether.map(n => n / size).join(' ')}"></path>`}
      ${words === ''
        ? svg`<path class="halo" d=${path}></path><path class="sign" d=${path}></path>`
        : pillTemplate(mark)}
    </g>`;
};

const pillTemplate = (mark: Mark): SVGTemplateResult => {
  const half = pillHalf(mark) + PILL;
  const path = SIGN_PATHS[mark.kind];
  return svg`
    <rect class="pill-ground" x=${-half} y=${-PILL} width=${2 * half} height=${2 * PILL} rx=${PILL}></rect>
    <path class="sign" d=${path} transform="translate(${9 - half} 0) scale(0.7)"></path>
    <text x=${path === '' ? 0 : 6} dy="0.36em" font-size="11">${mark.words}</text>`;
};

/** Signs are ink on air. */
export const markStyles = css`
  .mark {
    pointer-events: none;
  }
  .mark path {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .mark .halo {
    stroke-width: 5.5;
  }
  .mark .sign {
    stroke: var(--_ink);
    stroke-width: 2.4;
  }
  .mark:is(.character, .landed) .halo {
    stroke-width: 4;
  }
  .mark:is(.character, .landed, .damage, .aboard) .sign {
    fill: var(--_ink);
    stroke: none;
  }
  .mark:is(.broken, .overwatch) .sign {
    fill: var(--_ground);
    stroke-width: 1.8;
  }
  .mark .tether,
  .mark .pill-ground {
    stroke: var(--_side);
  }
  .mark text {
    font-weight: 600;
  }
  .mark.lifted {
    opacity: 0.4;
  }
`;
