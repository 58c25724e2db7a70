import type { MessageKey } from '@camping/editions/messages/message-key.ts'
import { createSlice, type PayloadAction, type UnknownAction, type Dispatch } from '@reduxjs/toolkit'

/** The overlay of the page. The backdrop is derived from it; opening one closes the other (navigation-7). */
export type Overlay = 'none' | 'destinations' | 'mobile-menu' | 'mobile-search'

export interface Toast {
  id: number
  kind: 'success' | 'error' | 'info'
  /** errors-13 */
  message: MessageKey
  /** The toast's button: its message key, and the action that it dispatches or the page that it opens. */
  action?:
    | { message: MessageKey; send: UnknownAction; route?: never }
    | { message: MessageKey; send?: never; route: 'favourites' | 'savedSites' }
}

/** Content over the page: named by component, which the layout resolves. */
export interface Popup {
  id: number | string
  component: string
  properties: Record<string, unknown>
  /** Milliseconds until it closes; 0 for never. */
  timeout?: number
}

export interface ShellState {
  overlay: Overlay
  popups: Popup[]
  nextPopupId: number
  toasts: Toast[]
  nextToastId: number
}

const initialState: ShellState = {
  overlay: 'none',
  popups: [],
  nextPopupId: 1,
  toasts: [],
  nextToastId: 1,
}

/** errors-11: at most 20 toasts. */
const toastLimit = 20

/** Removing all popups restarts their ids (errors-12). */
function closePopups(state: ShellState) {
  state.popups = []
  state.nextPopupId = 1
}

export const shellSlice = createSlice({
  name: 'shell',
  initialState,
  reducers: {
    overlayChanged: (state, action: PayloadAction<Overlay>) => {
      state.overlay = action.payload
    },
    /** A popup with an existing id replaces the old one (errors-12). */
    popupAdded: (state, { payload }: PayloadAction<Omit<Popup, 'id'> & Partial<Pick<Popup, 'id'>>>) => {
      const popup: Popup = { ...payload, id: payload.id ?? state.nextPopupId++ }
      const at = state.popups.findIndex(({ id }) => id === popup.id)
      state.popups.splice(at < 0 ? state.popups.length : at, 1, popup)
    },
    popupRemoved: (state, action: PayloadAction<Popup['id']>) => {
      state.popups = state.popups.filter(({ id }) => id !== action.payload)
    },
    popupsRemoved: closePopups,
    toastAdded: (state, action: PayloadAction<Omit<Toast, 'id'>>) => {
      state.toasts = [...state.toasts, { ...action.payload, id: state.nextToastId }].slice(-toastLimit)
      state.nextToastId += 1
    },
    toastRemoved: (state, action: PayloadAction<number>) => {
      state.toasts = state.toasts.filter((toast) => toast.id !== action.payload)
    },
    /** Leaving a page closes popups, menus, mobile search and backdrop (routing-8). */
    pageLeft: (state) => {
      state.overlay = 'none'
      closePopups(state)
    },
  },
})

export const { overlayChanged, popupAdded, popupRemoved, popupsRemoved, toastAdded, toastRemoved, pageLeft } =
  shellSlice.actions

/** The backdrop is visible while anything covers the page. */
export const selectBackdrop = (state: { shell: ShellState }): boolean => state.shell.overlay !== 'none'

/**
 * Shows a popup and, with a timeout above 0 ms, removes it after that time. A popup that has replaced it, or got its id
 * after all were removed, stays.
 */
export function showPopup(popup: Parameters<typeof popupAdded>[0]) {
  return (dispatch: Dispatch, getState: () => { shell: ShellState }): void => {
    const before = getState().shell.popups
    dispatch(popupAdded(popup))
    const shown = getState().shell.popups.find((one) => !before.includes(one))
    if (!shown?.timeout || shown.timeout <= 0) return
    setTimeout(() => {
      if (getState().shell.popups.includes(shown)) dispatch(popupRemoved(shown.id))
    }, shown.timeout)
  }
}
