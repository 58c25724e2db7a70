import { readStored } from '@camping/core/persist/storage.browser.ts'
import { chunkReloadKey } from '../../kit/error-reports/chunk-reload.ts'

/** Milliseconds between a reload and the document that it made. */
const recent = 10_000

const failed = () => Object.assign(new Error('A chunk failed to load'), { name: 'ChunkLoadError' })

/**
 * Reports pieces of code that could not be loaded: from now on, and the one for which this document was loaded again
 * (errors-9).
 */
export function chunkFailures(report: (error: Error) => void): void {
  addEventListener('vite:preloadError', (event) => {
    if (!event.defaultPrevented) report(failed())
  })
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const before = performance.timeOrigin - Number(readStored('session', chunkReloadKey) ?? Number.NaN)
  if (navigation?.type === 'reload' && before >= 0 && before < recent) report(failed())
}
