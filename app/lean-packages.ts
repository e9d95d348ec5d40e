import type { Plugin } from 'vite';

/**
 * Lets the build leave out what the site does not use of packages that give the bundler no hint. The router's links and
 * forms are made by calls with names added afterwards, which keeps them, and all they need, in every page's scripts.
 */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    transform(code, id) {
      if (!/\/node_modules\/react-router\/dist\//.test(id)) return undefined;
      return {
        code: code.replace(/^ *\w+\.displayName = "[^"]*";$/gm, '').replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      };
    },
  };
}
