import '@camping/ui/theme/base.css'
import type { Store } from '@camping/core/store/create-store.ts'
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
  intl,
  children,
}: {
  app: AppContextValue
  store: Store
  intl: IntlShape
  children: ReactNode
}) {
  return (
    <StrictMode>
      <Provider store={store}>
        <RawIntlProvider value={intl}>
          <AppProvider value={app}>
            <LinkProvider component={RouterLink}>{children}</LinkProvider>
          </AppProvider>
        </RawIntlProvider>
      </Provider>
    </StrictMode>
  )
}
