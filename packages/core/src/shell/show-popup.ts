import type { Dispatch, RootState } from '../store/create-store.ts'
import { popupAdded, popupRemoved } from './shell-slice.ts'

/**
 * Shows a popup and, with a timeout above 0 ms, removes it after that time. A popup that has taken its place since, or
 * its id after all were removed, stays.
 */
export function showPopup(popup: Parameters<typeof popupAdded>[0]) {
  return (dispatch: Dispatch, getState: () => RootState): void => {
    const before = getState().shell.popups
    dispatch(popupAdded(popup))
    const shown = getState().shell.popups.find((one) => !before.includes(one))
    if (!shown?.timeout || shown.timeout <= 0) return
    setTimeout(() => {
      if (getState().shell.popups.includes(shown)) dispatch(popupRemoved(shown.id))
    }, shown.timeout)
  }
}
