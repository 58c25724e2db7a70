import { toastAdded } from '@camping/core/shell/shell.slice.ts'
import type { Dispatch } from '@camping/core/store/create-store.ts'

/** Puts an address into the clipboard, and a toast tells whether it is there. */
export async function copyLink(address: string, dispatch: Dispatch): Promise<boolean> {
  try {
    // Undefined on pages that are not secure.
    await navigator.clipboard.writeText(address)
  } catch {
    dispatch(toastAdded({ kind: 'error', message: 'toast.link-not-copied' }))
    return false
  }
  dispatch(toastAdded({ kind: 'success', message: 'toast.link-copied' }))
  return true
}
