import type { SiteCode } from '@camping/editions/markets.ts'

/**
 * Lets the browser keep the edition's offline page, once everything else has arrived. Where workers are refused (private
 * windows, old browsers, plain http) nothing is kept and nothing is missing.
 */
export function keepOfflinePage(site: SiteCode): void {
  const register = () =>
    void navigator.serviceWorker
      ?.register(`/${site}/service-worker.js`, { scope: `/${site}` })
      .catch(() => undefined)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
