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
  // The host sets the nonce of its content security policy here; it is undefined without one.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  // Before our stylesheets, so that our classes override MUI's.
  browserCache ??= createCache({ key: 'mui', nonce, prepend: true })
  return browserCache
}

/**
 * Wraps MUI components with their theme and style cache. Each island of this package includes it; pages made of MUI
 * (portal, checkout) wrap themselves once and may pass the cache of the server's request.
 */
export function MuiIsland({ cache, children }: { cache?: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={cache ?? sharedCache()}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  )
}
