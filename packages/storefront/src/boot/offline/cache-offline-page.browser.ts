import type { SiteCode } from '@camping/editions/markets.ts'

/**
 * Lets the browser cache the edition's offline page after everything else has loaded. Browsers without service workers
 * (private windows, old browsers, plain http) skip it.
 */
export function cacheOfflinePage(site: SiteCode): void {
  const register = () =>
    void navigator.serviceWorker
      ?.register(`/${site}/service-worker.js`, { scope: `/${site}` })
      .catch(() => undefined)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
