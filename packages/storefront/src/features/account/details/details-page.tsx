import { MuiSkeleton } from '@camping/ui/islands/mui-skeleton.tsx'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { BrowserOnly } from '../../../kit/app/browser-only.tsx'
import { PageHead } from '../../../kit/head/page-head.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import type { Page, PageProps } from '../../../kit/routing/page-view.ts'
import { PortalFrame } from '../../../kit/portal/portal-frame.tsx'
import { PortalWaiting } from '../../../kit/portal/portal-waiting.tsx'
import styles from './details-page.module.css'

const Details = lazyPart(() => import('./details.tsx').then((module) => ({ default: module.Details })))

/** The details of a customer (portal-4). The forms load in the browser only. */
function DetailsPage({ request }: PageProps) {
  const t = useText()
  const head = (
    <>
      <PageHead title={t('details.title')} description={t('details.description')} />
      <h1>{t('details.title')}</h1>
    </>
  )
  if (!request.user) return <PortalWaiting request={request} head={head} />
  return (
    <PortalFrame request={request}>
      {head}
      <BrowserOnly
        placeholder={
          <div className={styles.waiting}>
            <MuiSkeleton shape="button" />
            <MuiSkeleton shape="button" />
            <MuiSkeleton shape="button" />
          </div>
        }
      >
        <Details user={request.user} />
      </BrowserOnly>
    </PortalFrame>
  )
}

export const page: Page = { Component: DetailsPage }
