import { buildPath } from '@camping/editions/build-path.ts'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { HouseMark } from '@camping/ui/logo/house-mark.tsx'
import { Logo } from '@camping/ui/logo/logo.tsx'
import { OfflineView } from '@camping/ui/states/page-state.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import type { IntlShape } from 'react-intl'
import type { AppContextValue } from '../../kit/app/app-context.tsx'

export interface AloneMarkup {
  /** The title element. */
  readonly head: string
  readonly body: string
}

/** Texts of such a page. */
const words = {
  offline: { title: 'offline.title', text: 'offline.text', hint: 'offline.hint' },
  busy: { title: 'failure.title', text: 'failure.text', hint: undefined },
} as const

export type AlonePage = keyof typeof words

/**
 * A standalone page in the language of an edition: shown by a browser without network, and by a server under overload.
 * It runs no scripts: its retry button links to the address that shows it. Its mark is drawn, because a picture could
 * not be fetched.
 */
export function renderAlone(
  page: AlonePage,
  { config, site }: Pick<AppContextValue, 'config' | 'site'>,
  intl: IntlShape,
): AloneMarkup {
  const text = (id: string) => intl.formatMessage({ id })
  const { title: titleId, text: textId, hint } = words[page]
  const title = text(titleId)
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
      text={text(textId)}
      hint={hint && text(hint)}
      actions={
        <ButtonLink kind="primary" href="">
          {text('shell.error.retry')}
        </ButtonLink>
      }
    />,
  )
  return { head: renderToStaticMarkup(<title>{`${title} · ${config.displayName}`}</title>), body }
}
