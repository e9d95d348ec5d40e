/* Other domains may import only this file and the rules of mailings. */
export { visibleTo } from './access.ts';
export { failedMailings, findMailings } from './find.ts';
