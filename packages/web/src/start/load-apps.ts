import type { BuiltApp } from '@camping/storefront/boot/server-app.ts'

/** An app of the build: its folder, and its modules, which run only when they are loaded. */
export interface AppEntry {
  readonly id: string
  readonly load: () => Promise<{ readonly app: Partial<BuiltApp> }>
}

/** The file of an app that exports nothing usable. */
function missingFile({ config, theme, messages }: Partial<BuiltApp>): string | undefined {
  if (typeof config !== 'object' || config === null) return 'app.config.ts'
  if (typeof theme !== 'object' || theme === null) return 'theme.ts'
  return messages === undefined ? 'messages' : undefined
}

/**
 * Loads the modules of each app on its own and skips those that fail: a configuration that throws or a theme that is missing
 * is reported in a sentence, and the other apps are served.
 */
export async function loadApps(
  entries: readonly AppEntry[],
  report: (sentence: string) => void,
): Promise<BuiltApp[]> {
  const loaded = await Promise.all(
    entries.map(async ({ id, load }) => {
      try {
        const { app } = await load()
        const missing = missingFile(app)
        if (missing) throw new Error(`${missing} is missing, or has no \`export default { … }\``)
        return app as BuiltApp
      } catch (error) {
        report(`apps/${id} is not served: ${error instanceof Error ? error.message : String(error)}`)
        return undefined
      }
    }),
  )
  return loaded.filter((app) => app !== undefined)
}
