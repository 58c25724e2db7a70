import { buildPath } from '@camping/editions/build-path.ts'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { Icon } from '@camping/ui/icon/icon.tsx'
import { Container } from '@camping/ui/layout/section.tsx'
import { breakableAddress } from '@camping/ui/link/breakable-address.tsx'
import { Skeleton } from '@camping/ui/skeleton/skeleton.tsx'
import type { SlotProps } from '@camping/ui/slots/slot-props.ts'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { useApp } from '../../../kit/app/app-context.tsx'
import { BrowserOnly } from '../../../kit/app/browser-only.tsx'
import { PageHead } from '../../../kit/head/page-head.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import type { Page, PageProps } from '../../../kit/routing/page-view.ts'
import { Slot } from '../../../kit/slots/slot.tsx'
import styles from './login-page.module.css'
import { Plain } from '../../../kit/plain/plain-part.tsx'
import '../../../kit/plain/plain-part.css'

const LoginScreens = lazyPart(() =>
  import('./login-screens.tsx').then((module) => ({ default: module.LoginScreens })),
)

/** The entry of the portal, and the home page of a white-label; contacts are beside it. */
function LoginPage({ request }: PageProps) {
  const { config, site } = useApp()
  const t = useText()
  return (
    <Container narrow>
      <PageHead
        title={t('login.title')}
        description={t('login.description', { brand: config.displayName })}
        request={request}
      />
      <div className={styles.page}>
        <h1>{t('login.title')}</h1>
        <div className={styles.columns}>
          <div className={styles.screens}>
            <Plain part="signIn" request={request} />
            <BrowserOnly placeholder={<ScreenSkeleton />}>
              <LoginScreens request={request} />
            </BrowserOnly>
          </div>
          <LoginService />
        </div>
        <div className={styles.elsewhere}>
          {config.home !== 'login' && (
            <ButtonLink kind="quiet" icon="arrowLeft" href={buildPath(site, 'home')}>
              {t('login.home')}
            </ButtonLink>
          )}
          {config.supports.destinations && (
            <ButtonLink kind="quiet" icon="heart" href={buildPath(site, 'savedSites')}>
              {t('login.saved')}
            </ButtonLink>
          )}
        </div>
      </div>
    </Container>
  )
}

/** As high as the first screen, so that nothing moves when it loads. */
function ScreenSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="button" />
      <Skeleton shape="button" />
      <Skeleton shape="button" />
    </div>
  )
}

function LoginService() {
  const { config } = useApp()
  const t = useText()
  const { email, phone } = config.legal
  const service = { title: t('login.service'), text: t('login.service.text'), email, phone }
  return (
    <Slot name="loginService" {...service}>
      <Service {...service} />
    </Slot>
  )
}

function Service({ title, text, email, phone }: Omit<SlotProps['loginService'], 'messages'>) {
  return (
    <section className={styles.card} aria-labelledby="login-service">
      <h2 id="login-service" className={styles.heading}>
        {title}
      </h2>
      <p>{text}</p>
      <ul className={styles.ways}>
        <li>
          <Icon name="mail" />
          <a href={`mailto:${email}`}>{breakableAddress(email)}</a>
        </li>
        <li>
          <Icon name="phone" />
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </li>
      </ul>
    </section>
  )
}

export const page: Page = { Component: LoginPage }
