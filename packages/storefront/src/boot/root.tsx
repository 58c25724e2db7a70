import '@camping/ui/theme/base.css'
import type { RootState, Store } from '@camping/core/store/create-store.ts'
import { StrictMode, type ReactNode } from 'react'
import { RawIntlProvider, type IntlShape } from 'react-intl'
import { Provider } from 'react-redux'
import { AppProvider, type AppContextValue } from '../kit/app/app-context.tsx'

/** The providers of every page, the same on the server and in the browser. */
export function Root({
  app,
  store,
  serverState,
  intl,
  children,
}: {
  app: AppContextValue
  store: Store
  /** The state of the server's markup: read until hydration is complete, whatever the store receives meanwhile. */
  serverState?: RootState
  intl: IntlShape
  children: ReactNode
}) {
  return (
    <StrictMode>
      <Provider store={store} serverState={serverState}>
        <RawIntlProvider value={intl}>
          <AppProvider value={app}>{children}</AppProvider>
        </RawIntlProvider>
      </Provider>
    </StrictMode>
  )
}
