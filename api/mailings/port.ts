/* Other domains may import only this file and the rules of mailings. */
export { visibleTo } from './access.ts';
export { eraseRecipient } from './erased-address.ts';
export { failedMailings, findMailings } from './find.ts';
