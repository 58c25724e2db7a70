import { basePath } from '@camping/contract/endpoint.ts'
import { exportAccount } from '@camping/contract/profile.endpoints.ts'
import { MuiButtonLink } from '@camping/ui/islands/mui-button.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { Panel } from '@camping/ui/islands/panel.tsx'
import styles from './details-page.module.css'

/** GDPR, Art. 15 and 20: all data of the account, as a file. */
export function MyData() {
  const { config, market } = useApp()
  const t = useText()
  return (
    <Panel title={t('details.data')}>
      <p>{t('details.data.text')}</p>
      <p className={styles.action}>
        <MuiButtonLink
          icon="download"
          href={`${basePath(exportAccount.base, config.brand, market.apiLocale)}/${exportAccount.path}`}
        >
          {t('details.data.download')}
        </MuiButtonLink>
      </p>
    </Panel>
  )
}
