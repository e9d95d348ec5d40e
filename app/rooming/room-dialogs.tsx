import { lazy } from 'react';
import { loadChunk } from '../platform/chunks/load-chunk.ts';

// People are assigned every day, but rooms rarely change, so the dialogs that add and remove rooms load only when needed.
export const RoomForm = lazy(async () => ({ default: (await loadChunk(() => import('./room-form.tsx'))).RoomForm }));
export const RemoveRoom = lazy(async () => ({
  default: (await loadChunk(() => import('./remove-room.tsx'))).RemoveRoom,
}));
