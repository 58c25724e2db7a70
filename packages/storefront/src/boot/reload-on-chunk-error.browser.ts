const storageKey = 'chunk-reload'
const windowMs = 10_000

/** True when a reload may be tried: the last one is 10 seconds or more ago (SPEC.md §8). */
export function mayReload(last: string | null, now: number): boolean {
  const at = Number(last)
  return !last || !Number.isFinite(at) || now - at >= windowMs || at > now
}

/**
 * After a deployment an open page may ask for a chunk that is gone: reload it, at most once in 10 seconds, remembered in
 * the session so that a reload does not forget it.
 */
export function reloadOnChunkError(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayReload(sessionStorage.getItem(storageKey), Date.now())) return
    event.preventDefault()
    sessionStorage.setItem(storageKey, String(Date.now()))
    window.location.reload()
  })
}
