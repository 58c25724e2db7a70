import { StartupError } from '@camping/api/platform/db/startup-error.ts'

interface Named {
  readonly config: { readonly id: string; readonly displayName: string }
}

/**
 * Prepares each app and skips those that fail: it reports each failure in a sentence and serves the other apps, so that
 * one brand's mistake is not the others' outage. @throws {StartupError} when no app is left
 */
export function servableApps<App extends Named, Served>(
  apps: readonly App[],
  make: (app: App) => Served,
  report: (sentence: string) => void,
): Served[] {
  const served: Served[] = []
  for (const app of apps) {
    try {
      served.push(make(app))
    } catch (error) {
      const { id, displayName } = app.config
      report(
        `${displayName} is not served (apps/${id}): ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }
  if (served.length === 0) throw new StartupError('There is no app that can be served.')
  return served
}
