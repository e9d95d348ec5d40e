/* Other domains may import only this file and the rules of mailings. */
export { failedMailings, findMailings } from './find.ts';
