/** The assault's chart for much width, as a classic script: it leaves `assaultStatechartWide` on the page. */
export { assaultWide } from '../machines/layouts/assault-wide.ts';
