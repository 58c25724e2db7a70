import { ConsentOptions } from '@camping/ui/consent/consent-options.tsx'
import { useLazyWords } from '../app/lazy-words.ts'
import { useText } from '../format/use-text.ts'
import { PortalBox } from '../pages/portal/portal-box.tsx'
import { useConsent } from './use-consent.ts'

/** What this browser agrees to, and a change of mind that counts at once. Nothing in apps that ask for nothing. */
export function ConsentChoices() {
  useLazyWords('consent')
  const t = useText()
  const { asked, given = [], keep } = useConsent()
  if (asked.length === 0) return null
  return (
    <PortalBox title={t('consent.choices')}>
      <p>{t('consent.choices.text')}</p>
      <ConsentOptions
        options={asked.map((id) => ({ id, text: t(`consent.${id}`), checked: given.includes(id) }))}
        onChange={(ids) => keep(asked.filter((id) => ids.includes(id)))}
      />
    </PortalBox>
  )
}
