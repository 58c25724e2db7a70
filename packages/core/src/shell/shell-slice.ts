import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'

/** What lies over the page. The backdrop is derived from it; opening one closes the other (SPEC.md §4 "Menus"). */
export type Overlay = 'none' | 'destinations' | 'mobile-menu' | 'mobile-search'

export interface Toast {
  id: number
  kind: 'success' | 'error' | 'info'
  /** Message key (SPEC.md §8). */
  message: string
  /** A button in it: its message key, and what it sends to the store. */
  action?: { message: string; send: UnknownAction }
}

/** Something shown over the page on its own: what to show is named, the layout knows the component. */
export interface Popup {
  id: number | string
  component: string
  properties: Record<string, unknown>
  /** Milliseconds; above 0 it goes by itself. */
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

/** SPEC.md §9: at most 20 toasts. */
const toastLimit = 20

/** Removing all popups starts their ids anew (SPEC.md §4 "Popups"). */
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
    /** One with an id that is there already takes the place of the old one (SPEC.md §4 "Popups"). */
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
    /** Leaving a page closes popups, menus, mobile search and backdrop (SPEC.md §2 "Routing rules"). */
    pageLeft: (state) => {
      state.overlay = 'none'
      closePopups(state)
    },
  },
})

export const { overlayChanged, popupAdded, popupRemoved, popupsRemoved, toastAdded, toastRemoved, pageLeft } =
  shellSlice.actions

/** The backdrop is on while anything lies over the page. */
export const selectBackdrop = (state: { shell: ShellState }): boolean => state.shell.overlay !== 'none'
