import { buildPath } from '@camping/editions/build-path.ts'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { HouseMark } from '@camping/ui/logo/house-mark.tsx'
import { Logo } from '@camping/ui/logo/logo.tsx'
import { OfflineView } from '@camping/ui/states/page-state.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import type { IntlShape } from 'react-intl'
import type { AppContextValue } from '../../app/app-context.tsx'

export interface OfflineMarkup {
  /** The title element. */
  readonly head: string
  readonly body: string
}

/**
 * The page a browser shows without network, in the words of an edition. It runs no scripts: its retry button is a link to
 * the address it is shown for. Its mark is drawn, for a picture could not be fetched.
 */
export function renderOffline(
  { config, site }: Pick<AppContextValue, 'config' | 'site'>,
  intl: IntlShape,
): OfflineMarkup {
  const text = (id: string) => intl.formatMessage({ id })
  const title = text('offline.title')
  const body = renderToStaticMarkup(
    <OfflineView
      logo={
        <Logo
          href={buildPath(site, 'home')}
          name={config.displayName}
          mark={config.logo ? null : <HouseMark />}
        />
      }
      title={title}
      text={text('offline.text')}
      hint={text('offline.hint')}
      actions={
        <ButtonLink kind="primary" href="">
          {text('shell.error.retry')}
        </ButtonLink>
      }
    />,
  )
  return { head: renderToStaticMarkup(<title>{`${title} · ${config.displayName}`}</title>), body }
}
