import { toastAdded } from '@camping/core/shell/shell.slice.ts'
import type { Dispatch } from '@camping/core/store/create-store.ts'

/**
 * Shares the page's address with the stay, without its hash: with the device's share sheet, else with the clipboard and
 * a toast. A cancelled sheet shows nothing.
 */
export async function sharePage(title: string, dispatch: Dispatch): Promise<void> {
  const url = window.location.origin + window.location.pathname + window.location.search
  try {
    if (navigator.share) {
      await navigator.share({ title, url })
      return
    }
    await navigator.clipboard.writeText(url)
    dispatch(toastAdded({ kind: 'success', message: 'toast.link-copied' }))
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    dispatch(toastAdded({ kind: 'error', message: 'toast.link-not-copied' }))
  }
}
