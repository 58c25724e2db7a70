import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** What lies over the page. The backdrop is derived from it; opening one closes the other (SPEC.md §4 "Menus"). */
export type Overlay = 'none' | 'destinations' | 'mobile-menu' | 'mobile-search'

export interface Toast {
  id: number
  kind: 'success' | 'error' | 'info'
  /** Message key (SPEC.md §8). */
  message: string
}

export interface ShellState {
  overlay: Overlay
  toasts: Toast[]
  nextToastId: number
}

const initialState: ShellState = { overlay: 'none', toasts: [], nextToastId: 1 }

/** SPEC.md §9: at most 20 toasts. */
const toastLimit = 20

export const shellSlice = createSlice({
  name: 'shell',
  initialState,
  reducers: {
    overlayChanged: (state, action: PayloadAction<Overlay>) => {
      state.overlay = action.payload
    },
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
    },
  },
})

export const { overlayChanged, toastAdded, toastRemoved, pageLeft } = shellSlice.actions

/** The backdrop is on while anything lies over the page. */
export const selectBackdrop = (state: { shell: ShellState }): boolean => state.shell.overlay !== 'none'
