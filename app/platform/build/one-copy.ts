import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** The packages that react-intl and its own dependencies share. */
const shared = ['intl-messageformat', '@formatjs/fast-memoize'];

/**
 * Resolves these packages to react-intl's copy. npm installs the same version several times, because another tool needs an older
 * one; browsers would load each copy.
 */
export const oneCopy = shared.map((name) => {
  const file = findPackageJSON(name, import.meta.resolve('react-intl'));
  if (file === undefined) throw new Error(`react-intl no longer depends on ${name}`);
  return { find: new RegExp(`^${name}$`), replacement: `${dirname(file)}/index.js` };
});
