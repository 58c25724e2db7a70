import { buildPath } from '@camping/editions/build-path.ts'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { Icon } from '@camping/ui/icon/icon.tsx'
import { Container } from '@camping/ui/layout/section.tsx'
import { useApp } from '../../app/app-context.tsx'
import { PageHead } from '../../app/page-head.tsx'
import { useText } from '../../format/use-text.ts'
import type { Page, PageProps } from '../../routing/page-view.ts'
import styles from './login-page.module.css'

/**
 * The address of the customer portal, and the first page of a white-label. The portal is not open yet: the page says so
 * and how to reach the people who see every booking.
 */
function LoginPage({ request }: PageProps) {
  const { config, site } = useApp()
  const t = useText()
  const { email, phone } = config.legal
  return (
    <Container narrow>
      <PageHead
        title={t('login.title')}
        description={t('login.text', { brand: config.displayName })}
        request={request}
      />
      <div className={styles.page}>
        <h1>{t('login.title')}</h1>
        <p className={styles.text}>{t('login.text', { brand: config.displayName })}</p>
        <section className={styles.card} aria-labelledby="login-service">
          <h2 id="login-service" className={styles.heading}>
            {t('login.service')}
          </h2>
          <p>{t('login.service.text')}</p>
          <ul className={styles.ways}>
            <li>
              <Icon name="mail" />
              <a href={`mailto:${email}`}>{email}</a>
            </li>
            <li>
              <Icon name="phone" />
              <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            </li>
          </ul>
        </section>
        {config.home !== 'login' && (
          <ButtonLink href={buildPath(site, 'home')} icon="arrowLeft">
            {t('login.home')}
          </ButtonLink>
        )}
      </div>
    </Container>
  )
}

export const page: Page = { Component: LoginPage }
