import { lazy } from 'react';
import { loadChunk } from '../platform/chunks/load-chunk.ts';

// People are assigned every day, but rooms rarely change.
export const RoomForm = lazy(async () => ({ default: (await loadChunk(() => import('./room-form.tsx'))).RoomForm }));
