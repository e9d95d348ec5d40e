import { stores } from '../names.ts';

/** How many files of earlier builds stay, for pages that are still open or saved: about two builds. */
const spareFiles = 300;

/** Answers with a file of the build. Its name contains its hash, so a saved one is valid forever. */
export async function answerFile(request: Request): Promise<Response> {
  const files = await caches.open(stores.files);
  const cached = await files.match(request, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) await files.put(request, response.clone());
  return response;
}

/** Saves these files; those that are here already cost nothing. Throws when one does not load. */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  const files = await caches.open(stores.files);
  await Promise.all(
    addresses.map(async (address) => {
      if (await files.match(address, { ignoreVary: true })) return;
      const response = await fetch(address, { credentials: 'omit' });
      if (!response.ok) throw new Error(`${address} answered ${String(response.status)}`);
      await files.put(address, response);
    }),
  );
}

/** Answers with a picture: the newest one or, offline, the saved one. */
export async function answerPicture(request: Request): Promise<Response> {
  const files = await caches.open(stores.files);
  try {
    const response = await fetch(request);
    if (response.ok) await files.put(request, response.clone());
    return response;
  } catch (error) {
    const cached = await files.match(request, { ignoreVary: true });
    if (cached) return cached;
    throw error;
  }
}

/** Deletes the oldest files, except those of this build. */
export async function trimFiles(current: readonly string[]): Promise<void> {
  const files = await caches.open(stores.files);
  const others = (await files.keys()).filter(({ url }) => !current.includes(new URL(url).pathname));
  await Promise.all(others.slice(0, Math.max(0, others.length - spareFiles)).map((request) => files.delete(request)));
}
