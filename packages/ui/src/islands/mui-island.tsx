import createCache from '@emotion/cache'
import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider, type Theme } from '@mui/material/styles'
import { useContext, type ReactNode } from 'react'
import { createMuiTheme } from '../theme/create-mui-theme.ts'
import { MuiCache } from './mui-cache.ts'

let theme: Theme | undefined
let browserCache: EmotionCache | undefined

/** The theme of all islands. Making it takes 25 ms of a slow phone, so that `loadSheets` does it in a task of its own. */
export const sharedTheme = (): Theme => (theme ??= createMuiTheme())

function sharedCache(): EmotionCache {
  // The host sets the nonce of its content security policy here; it is undefined without one.
  const nonce =
    typeof document === 'undefined'
      ? undefined
      : document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  // Before our stylesheets, so that our classes override MUI's.
  browserCache ??= createCache({ key: 'mui', nonce, prepend: true })
  return browserCache
}

export interface MuiIslandProps {
  /** What is made of MUI. */
  children: ReactNode
}

/**
 * Wraps MUI components with their theme and style cache: that of the answer on the server, one for all in the browser. Each island
 * of this package includes it.
 */
export function MuiIsland({ children }: MuiIslandProps) {
  const ofAnswer = useContext(MuiCache)
  return (
    <CacheProvider value={ofAnswer ?? sharedCache()}>
      <ThemeProvider theme={sharedTheme()}>{children}</ThemeProvider>
    </CacheProvider>
  )
}
