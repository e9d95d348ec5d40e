import type { Config } from '../platform/config.ts';

/** News needs a postal address: the demonstration has one, so that everything can be tried. */
export function withDemoAddress(config: Config): Config {
  if (config.site.hasPostalAddress) return config;
  const addressLines = ['1 Demonstration Road', 'Springfield, NY 10000'];
  return { ...config, site: { ...config.site, addressLines, hasPostalAddress: true } };
}
