import { basePath } from '@camping/contract/endpoint.ts'
import { exportAccount } from '@camping/contract/profile.endpoints.ts'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { PortalBox } from '../../../kit/portal/portal-box.tsx'
import styles from './details-page.module.css'

/** GDPR, Art. 15 and 20: all data of the account, as a file. */
export function MyData() {
  const { config, market } = useApp()
  const t = useText()
  return (
    <PortalBox title={t('details.data')}>
      <p>{t('details.data.text')}</p>
      <p className={styles.action}>
        <ButtonLink
          icon="download"
          href={`${basePath(exportAccount.base, config.brand, market.apiLocale)}/${exportAccount.path}`}
        >
          {t('details.data.download')}
        </ButtonLink>
      </p>
    </PortalBox>
  )
}
