/* Other domains may import only this file and the rules of site. */
export { siteFiles } from './files.ts';
