/* The public interface of rooms. Other domains use only this file and its rules. */
export { roomBlocks } from './mail/room-blocks.ts';
