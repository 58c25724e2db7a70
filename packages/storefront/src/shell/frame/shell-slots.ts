import { createContext, use, type ComponentType } from 'react'
import type { Opener } from '../../kit/routing/opener.ts'
import type { FrameProps } from './frame-props.ts'

/** Components that boot passes to the shell, which imports no feature. */
export interface ShellSlots {
  /** Loads the code of overlays. */
  readonly loadOverlays: () => Promise<unknown>
  /** The current overlay. */
  readonly Overlays: ComponentType<FrameProps>
  /** Loads code and messages of the Alpha search box. */
  readonly loadAlphaBox: (loadMessages: Opener['loadMessages']) => Promise<void>
}

const ShellSlotsContext = createContext<ShellSlots | null>(null)

export const ShellSlotsProvider = ShellSlotsContext.Provider

/** The components from boot. Throws outside boot's page outlet. */
export function useShellSlots(): ShellSlots {
  const slots = use(ShellSlotsContext)
  if (!slots) throw new Error('useShellSlots outside ShellSlotsProvider')
  return slots
}
