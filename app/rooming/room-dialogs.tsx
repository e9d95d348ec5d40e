import { lazy } from 'react';
import { loadChunk } from '../platform/chunks/load-chunk.ts';

// Rooms are entered once and moved in every day: what enters and removes them comes with the first that is.
export const RoomForm = lazy(async () => ({ default: (await loadChunk(() => import('./room-form.tsx'))).RoomForm }));
export const RemoveRoom = lazy(async () => ({
  default: (await loadChunk(() => import('./remove-room.tsx'))).RemoveRoom,
}));
