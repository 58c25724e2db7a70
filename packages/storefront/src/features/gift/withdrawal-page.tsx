import { buildPath } from '@camping/editions/build-path.ts'
import { Container } from '@camping/ui/layout/section.tsx'
import { Link } from '@camping/ui/link/link.tsx'
import { Waiting } from '@camping/ui/states/waiting.tsx'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { BrowserOnly } from '../../kit/app/browser-only.tsx'
import { useApp } from '../../kit/app/app-context.tsx'
import { useText } from '../../kit/format/use-text.ts'
import { PageHead } from '../../kit/head/page-head.tsx'
import type { PageProps } from '../../kit/routing/page-view.ts'
import styles from './gift.module.css'

const WithdrawalForm = lazyPart(() =>
  import('./gift-forms.ts').then((module) => ({ default: module.WithdrawalForm })),
)

/** payment-33: the withdrawal function of article 11a of Directive 2011/83/EU, for everybody, signed in or not. */
export function WithdrawalPage({ request }: PageProps) {
  const t = useText()
  const { site, config } = useApp()
  return (
    <Container narrow>
      <PageHead
        request={request}
        title={t('gift.withdrawal.title')}
        description={t('gift.withdrawal.lead')}
      />
      <div className={styles.narrow}>
        <div>
          <h1>{t('gift.withdrawal.title')}</h1>
          <p className={styles.lead}>{t('gift.withdrawal.lead')}</p>
        </div>
        <BrowserOnly placeholder={<Waiting label={t('shell.waiting')} />}>
          <WithdrawalForm />
        </BrowserOnly>
        <p className={styles.small}>
          {t('gift.withdrawal.stays')}{' '}
          {config.supports.portal && (
            <Link href={buildPath(site, 'login')}>{t('gift.withdrawal.stays.link')}</Link>
          )}
        </p>
      </div>
    </Container>
  )
}
