import { toastAdded } from '@camping/core/shell/shell.slice.ts'
import type { Dispatch } from '@camping/core/store/create-store.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { sendEvent } from '../../../kit/analytics/send-event.browser.ts'
import { copyLink } from '../../../kit/share/copy-link.browser.ts'

/**
 * Shares the page's address with the stay, without its hash: with the device's share sheet, else with the clipboard and
 * a toast. A cancelled sheet shows nothing.
 */
export async function sharePage(
  title: string,
  { config, dispatch }: { readonly config: AppConfig; readonly dispatch: Dispatch },
): Promise<void> {
  const item_id = decodeURIComponent(window.location.pathname.split('/').at(-1) ?? '')
  const tell = (method: 'device' | 'clipboard') =>
    sendEvent(config, { event: 'share', method, content_type: 'campsite', item_id })
  const url = window.location.origin + window.location.pathname + window.location.search
  try {
    if (navigator.share) {
      await navigator.share({ title, url })
      tell('device')
    } else if (await copyLink(url, dispatch)) tell('clipboard')
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    dispatch(toastAdded({ kind: 'error', message: 'toast.link-not-copied' }))
  }
}
