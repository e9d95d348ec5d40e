import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';

/** How many files of earlier builds to keep, each with its compressed forms: about two builds. */
const most = 300;
const forms = ['', '.br', '.gz'] as const;

/**
 * Sets the files of earlier builds aside during a new build, which starts with an empty folder. Pages opened before a new version
 * request their own chunks for as long as they stay open.
 * @param folder files whose names contain their hash
 * @param aside a folder beside it; files that a failed build left there are kept
 * @returns a function that puts back the newest files that the new build does not have
 */
export function setAside(folder: string, aside: string): () => void {
  mkdirSync(aside, { recursive: true });
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names) renameSync(`${folder}/${name}`, `${aside}/${name}`);

  return () => {
    // A failed build may have removed the folder already; its own error is the one to show.
    mkdirSync(folder, { recursive: true });
    const age = (name: string) => statSync(`${aside}/${name}`).mtimeMs;
    const earlier = readdirSync(aside)
      .filter((name) => !/\.(br|gz)$/.test(name) && !existsSync(`${folder}/${name}`))
      .sort((one, other) => age(other) - age(one));
    for (const name of earlier.slice(0, most).flatMap((base) => forms.map((form) => base + form))) {
      if (existsSync(`${aside}/${name}`)) renameSync(`${aside}/${name}`, `${folder}/${name}`);
    }
    rmSync(aside, { recursive: true });
  };
}
