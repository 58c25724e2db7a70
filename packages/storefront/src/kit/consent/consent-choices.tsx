import { ConsentOptions } from '@camping/ui/consent/consent-options.tsx'
import { useLazyWords } from '../app/lazy-words.ts'
import { useText } from '../format/use-text.ts'
import { PortalBox } from '../portal/portal-box.tsx'
import { useConsent } from './use-consent.ts'

/** This browser's consent, with changes that apply at once. Renders nothing in apps that need no consent. */
export function ConsentChoices() {
  useLazyWords('consent')
  const t = useText()
  const { requested, agreed, saveChoice } = useConsent()
  if (requested.length === 0) return null
  return (
    <PortalBox title={t('consent.choices')}>
      <p>{t('consent.choices.text')}</p>
      <ConsentOptions
        options={requested.map((id) => ({ id, text: t(`consent.${id}`), checked: agreed.includes(id) }))}
        onChange={(ids) => saveChoice(requested.filter((id) => ids.includes(id)))}
      />
    </PortalBox>
  )
}
