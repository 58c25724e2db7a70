import { buildPath } from '@camping/editions/build-path.ts'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { Container } from '@camping/ui/layout/section.tsx'
import { Skeleton } from '@camping/ui/skeleton/skeleton.tsx'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { BrowserOnly } from '../../../kit/app/browser-only.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { PageHead } from '../../../kit/head/page-head.tsx'
import type { Page, PageProps } from '../../../kit/routing/page-view.ts'
import { SlotsBetween } from '../../../kit/slots/slots-between.tsx'
import styles from './lists.module.css'

const SavedSites = lazyPart(() =>
  import('./saved-sites.tsx').then((module) => ({ default: module.SavedSites })),
)

/** favourites-8: what a browser has saved without an account, and the lists made of it. The server knows none of it. */
function SavedSitesPage({ request }: PageProps) {
  const { site, config } = useApp()
  const t = useText()
  return (
    <Container narrow>
      <PageHead title={t('favourites.title')} description={t('favourites.description')} />
      <div className={styles.page}>
        <h1>{t('favourites.title')}</h1>
        {config.supports.portal && (
          <>
            <p>{t('saved.text')}</p>
            <div>
              <ButtonLink href={buildPath(site, 'login')}>{t('saved.signIn')}</ButtonLink>
            </div>
          </>
        )}
        {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween page="saved" before="sites" facts={{}} />}
        <BrowserOnly placeholder={<Skeleton shape="block" />}>
          <SavedSites request={request} />
        </BrowserOnly>
        {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween page="saved" after="sites" facts={{}} />}
      </div>
    </Container>
  )
}

export const page: Page = { Component: SavedSitesPage }
