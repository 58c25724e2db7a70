import type { AppConfig } from './define-app.ts'

/** Checks at build time what the type of an app cannot: an app without sites, a site without a domain, a tag-manager id of the wrong form (SPEC.md §5). */
export function checkApp(config: AppConfig): AppConfig {
  if (config.sites.length === 0)
    throw new Error(`apps/${config.id}/app.config.ts: sites is empty, the app would serve nothing`)
  for (const site of config.sites) {
    if (!config.domains[site])
      throw new Error(`apps/${config.id}/app.config.ts: domains has no host name for ${site}`)
  }
  if (config.tagManagerId && !/^(GTM|G)-[A-Z0-9]+$/.test(config.tagManagerId)) {
    throw new Error(`apps/${config.id}/app.config.ts: tagManagerId must look like GTM-ABC123 or G-ABC123`)
  }
  for (const [name, options] of Object.entries(config.sortingOptions ?? {})) {
    if (options.length === 0 || new Set<string>(options).size < options.length)
      throw new Error(
        `apps/${config.id}/app.config.ts: sortingOptions.${name} must name each option once, and at least one`,
      )
  }
  return config
}
