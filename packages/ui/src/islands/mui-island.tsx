import createCache from '@emotion/cache'
import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { createMuiTheme } from '../theme/create-mui-theme.ts'

const theme = createMuiTheme()
let browserCache: EmotionCache | undefined

function sharedCache(): EmotionCache {
  if (typeof document === 'undefined') return createCache({ key: 'mui' })
  // The host puts the nonce of its content security policy here; without one this stays undefined.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  // Before our own stylesheets, so that their classes win on MUI elements.
  browserCache ??= createCache({ key: 'mui', nonce, prepend: true })
  return browserCache
}

/**
 * Surrounds everything that is made of MUI: its theme and style cache. Each island of this package brings it along;
 * pages wholly in MUI (portal, checkout) put it once around and may pass the cache of the server's request.
 */
export function MuiIsland({ cache, children }: { cache?: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={cache ?? sharedCache()}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  )
}
