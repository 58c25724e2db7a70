import { createDeferred } from '../../../kit/deferred/create-deferred.tsx'
import type { ThemeReadingProps } from './theme-reading.tsx'

/** Below the campsites of a theme: its script loads when a visitor reaches it (decision 035). */
export const { Deferred: DeferredThemeReading, renderWith: renderThemeReadingWith } =
  createDeferred<ThemeReadingProps>(
    '#reading',
    async () => (await import('./theme-reading.tsx')).ThemeReading,
  )
