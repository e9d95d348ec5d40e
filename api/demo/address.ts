import type { Config } from '../platform/config.ts';

/** News emails need a postal address: the demonstration gets one, so that everything can be tried. */
export function withDemoAddress(config: Config): Config {
  if (config.site.hasPostalAddress) return config;
  const addressLines = ['1 Demonstration Road', 'Springfield, NY 10000'];
  return { ...config, site: { ...config.site, addressLines, hasPostalAddress: true } };
}
