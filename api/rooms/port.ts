/* What other domains use of rooms: this and its rules, nothing else. */
export { roomBlocks } from './mail/room-blocks.ts';
