import { configFile, type BrandRule } from '../brand-app.ts'

/** Orders and filters in an app's configuration: at least one, and none twice. */
export const sorting: BrandRule = ({ apps }) =>
  apps.flatMap((app) =>
    Object.entries(app.config.sortingOptions ?? {})
      .filter(([, options]) => options.length === 0 || new Set<string>(options).size < options.length)
      .map(([name]) => ({
        file: configFile(app),
        key: `sortingOptions.${name}`,
        sentence: 'must name each option once, and at least one.',
      })),
  )
