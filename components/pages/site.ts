/** The site's first screen. */
import '../assault-resolver-on-demand.ts';
