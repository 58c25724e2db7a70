import { readStored, writeStored } from '@camping/core/persist/storage.browser.ts'
import { chunkReloadKey } from '../kit/error-reports/chunk-reload.ts'

const windowMs = 10_000

/** True when a reload is allowed: the last one was at least 10 seconds ago (errors-9). */
export function mayReload(last: string | null, now: number): boolean {
  // Also where something else was stored.
  return !last || !(Number(last) <= now && now < Number(last) + windowMs)
}

/**
 * After a deployment an open page may request a deleted chunk: reloads it, at most once in 10 seconds. The session
 * stores the time, so that a reload does not lose it. Without a connection it would lose the page instead.
 */
export function reloadOnChunkError(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || !mayReload(readStored('session', chunkReloadKey), Date.now())) return
    // What cannot be remembered would be repeated for ever.
    if (!writeStored('session', chunkReloadKey, String(Date.now()))) return
    event.preventDefault()
    window.location.reload()
  })
}
