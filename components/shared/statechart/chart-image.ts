/** A chart taken away as a file: SVG that needs nothing else, or as PNG. */
import type { Size } from '../parts/pan-and-zoom.ts';
import { figureStyles } from './drawing.styles.ts';

/** Pixels of the picture for each of the chart, and the most that browsers draw on either side. */
const SHARP = 2;
const MOST = 16_000;

const TOKENS = /var\((--_[a-z-]+)\)/g;

const SVG = 'http://www.w3.org/2000/svg';

const groundOf = (picture: Element): string => getComputedStyle(picture.parentElement!).backgroundColor;

/** The styles of the figure with the colours and faces that hold on the page. */
const plainStyles = (from: Element): string => {
  const probe = from.ownerDocument.createElement('span');
  from.parentNode!.append(probe);
  const valueOf = (token: string): string => {
    if (token === '--_font' || token === '--_mono') return getComputedStyle(from).getPropertyValue(token);
    probe.style.setProperty('color', `var(${token})`);
    return getComputedStyle(probe).color;
  };
  const css = figureStyles.cssText.replace(TOKENS, (_, token: string) => valueOf(token));
  probe.remove();
  return css;
};

/** The drawing with its styles and its ground, and nothing that only the page needs. */
const alone = (
  picture: SVGSVGElement, without: string, [x, y, width, height]: readonly number[],
): SVGSVGElement => {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  const styles = picture.ownerDocument.createElementNS(SVG, 'style');
  styles.textContent = `${plainStyles(picture)} .paper-ground { fill: ${groundOf(picture)}; }`;
  const ground = picture.ownerDocument.createElementNS(SVG, 'rect');
  for (const [name, value] of Object.entries({ class: 'paper-ground', x, y, width, height })) {
    ground.setAttribute(name, String(value));
  }
  copy.querySelector('.paper')!.removeAttribute('style');
  for (const one of copy.querySelectorAll(`.touch, ${without}`)) one.remove();
  copy.prepend(styles, ground);
  return copy;
};

const textOf = (picture: SVGSVGElement): string =>
  new XMLSerializer().serializeToString(picture).replace(/<!--.*?-->/gs, '');

/** The whole chart as it is lit. */
export const svgOf = (picture: SVGSVGElement, { width, height }: Size, scale = 1): string => {
  const copy = alone(picture, '.far:not(.whole)', [0, 0, width, height]);
  copy.setAttribute('width', String(Math.round(width * scale)));
  copy.setAttribute('height', String(Math.round(height * scale)));
  return textOf(copy);
};

/** How much larger a chart is drawn as PNG. */
export const sharpOf = ({ width, height }: Size): number => Math.min(SHARP, MOST / width, MOST / height);

/**
 * An SVG with its width and height as PNG.
 *
 * @throws Error when the page does not allow pictures to be made.
 */
export const pngOf = async (svg: string): Promise<Blob> => {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(blob => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
};
