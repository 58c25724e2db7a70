import type { ServerReports } from './server-reports.ts'

/**
 * Reports errors that end the process, before they do: it ends as without reports, with the error on the console and code 1.
 */
export function reportCrashes(
  reports: Pick<ServerReports, 'failure' | 'close'>,
  print: (error: unknown) => void,
): void {
  process.once('uncaughtException', (error, origin) => {
    print(error)
    reports.failure(error, { area: 'process', kind: origin === 'unhandledRejection' ? 'rejection' : 'crash' })
    const end = () => process.exit(1)
    reports.close().then(end, end)
  })
}
