import '@camping/ui/theme/base.css'
import type { RootState, Store } from '@camping/core/store/create-store.ts'
import { LinkProvider } from '@camping/ui/link/link-context.tsx'
import { StrictMode, type ReactNode } from 'react'
import { RawIntlProvider, type IntlShape } from 'react-intl'
import { Provider } from 'react-redux'
import { AppProvider, type AppContextValue } from '../app/app-context.tsx'
import { RouterLink } from '../routing/router-link.tsx'

/** Everything a page stands on, the same on the server and in the browser. */
export function Root({
  app,
  store,
  serverState,
  intl,
  children,
}: {
  app: AppContextValue
  store: Store
  /** What the server's markup was made of: read until the markup has come alive, whatever the store learns meanwhile. */
  serverState?: RootState
  intl: IntlShape
  children: ReactNode
}) {
  return (
    <StrictMode>
      <Provider store={store} serverState={serverState}>
        <RawIntlProvider value={intl}>
          <AppProvider value={app}>
            <LinkProvider component={RouterLink}>{children}</LinkProvider>
          </AppProvider>
        </RawIntlProvider>
      </Provider>
    </StrictMode>
  )
}
