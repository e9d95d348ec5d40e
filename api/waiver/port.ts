/* The public interface of waivers. Other domains use only this file and its rules. */
export { selectUnsigned } from './unsigned.ts';
