import { StartupError } from '@camping/api/platform/db/startup-error.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import { isUsableReportDsn } from '@camping/editions/report-dsn.ts'
import type { Stage } from '../start/stage.ts'

/** Where errors are reported to, and as which release. */
export interface ReportPlaces {
  readonly release: string
  readonly stage: Stage
  /** For the server's own errors; undefined reports none. */
  readonly server: string | undefined
  /** For the browsers of an edition; undefined reports none. */
  readonly browsers: (config: Pick<AppConfig, 'errorReporting'>, site: SiteCode) => string | undefined
}

/** Projects of the sandbox: whatever their numbers, it shows both in one list. */
const sandboxDsn = (origin: string, project: number) => `${origin.replace('://', '://sandbox@')}/${project}`

/**
 * The places of this process (errors-14). Beside a sandbox every report goes there; else browsers report to the DSN of their
 * edition and the server to `ERROR_REPORTS_DSN`, each nowhere without one. Throws StartupError.
 */
export function reportPlaces(
  env: Readonly<Record<string, string | undefined>>,
  { stage, sandbox, release }: { stage: Stage; sandbox: string | undefined; release: string },
): ReportPlaces {
  const dsn = env['ERROR_REPORTS_DSN'] || undefined
  if (dsn !== undefined && !isUsableReportDsn(dsn))
    throw new StartupError(
      'ERROR_REPORTS_DSN must look like https://<32 letters and digits>@errors.example/1.',
    )
  const named = env['RELEASE'] || undefined
  if (named !== undefined && !/^[\w.+-]{1,64}$/.test(named))
    throw new StartupError('RELEASE must have at most 64 letters, digits, dots, dashes and plus signs.')
  return {
    release: named ?? release,
    stage,
    server: dsn ?? (sandbox && sandboxDsn(sandbox, 2)),
    browsers: ({ errorReporting }, site) => (sandbox ? sandboxDsn(sandbox, 1) : errorReporting?.[site]),
  }
}

/** What a document says about reports: read by packages/storefront/src/shell/error-reports/report-settings.browser.ts. */
export function browserReports(
  { browsers, release, stage }: ReportPlaces,
  config: Pick<AppConfig, 'errorReporting' | 'brand'>,
  site: SiteCode,
): string | undefined {
  const dsn = browsers(config, site)
  return dsn && [dsn, release, stage, config.brand, site].join(' ')
}
