/* What other domains use of site: this and its rules, nothing else. */
export { siteFiles } from './files.ts';
