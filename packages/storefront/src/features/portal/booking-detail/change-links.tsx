import type { ChangeTerms } from '@camping/contract/booking-changes.schemas.ts'
import { allowsChanges } from '@camping/contract/change-rules.ts'
import type { CustomerBooking } from '@camping/contract/portal.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButtonLink } from '@camping/ui/islands/mui-button.tsx'
import { Icon } from '@camping/ui/icon/icon.tsx'
import { Link } from '@camping/ui/link/link.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './booking-detail-page.module.css'
import { Panel } from '@camping/ui/islands/panel.tsx'
import { useRuleText } from '../changes/use-rule-text.ts'

/** Possible changes with their deadlines, and the links to them. The links stay after the deadline, for reading. */
export function ChangeLinks({
  booking: { state, bookingRef: bookingId, changes, held, currency },
}: {
  booking: CustomerBooking
}) {
  const { site } = useApp()
  const t = useText()
  if (state !== 'confirmed') return null
  return (
    <Panel title={t('portal.changes.title')}>
      {held && <HeldNotice held={held} currency={currency} href={buildPath(site, 'stay', { bookingId })} />}
      <ul className={styles.changes}>
        <ChangeLink
          what={t('portal.changes.stay')}
          terms={stayTerms(changes.stay)}
          href={buildPath(site, 'stay', { bookingId })}
        />
        <ChangeLink
          what={t('portal.changes.participants')}
          terms={changes.participants}
          href={buildPath(site, 'participants', { bookingId })}
        />
        <ChangeLink
          what={t('portal.changes.extras')}
          terms={changes.extras}
          href={buildPath(site, 'extras', { bookingId })}
        />
      </ul>
    </Panel>
  )
}

/** A paid booking: the page itself has what is possible. Names alone are no stay. */
const stayTerms = ({ rule, until }: ChangeTerms): ChangeTerms => ({
  rule:
    rule === 'CHANGES_ALLOWED_REQUIRES_PAYMENT'
      ? 'FULL_CHANGES_ALLOWED'
      : rule === 'EXISTING_ONLY_ALLOWED'
        ? 'CHANGES_NOT_ALLOWED'
        : rule,
  until,
})

/** A change that waits for its payment; its own page has all of it. */
function HeldNotice({
  held,
  currency,
  href,
}: {
  readonly held: NonNullable<CustomerBooking['held']>
  readonly currency: string
  readonly href: string
}) {
  const t = useText()
  const money = useMoney()
  return (
    <Notice kind="warning" action={<MuiButtonLink href={href}>{t('portal.held.see')}</MuiButtonLink>}>
      {t('portal.held', { amount: money(held.toPay, { currency }) })}
    </Notice>
  )
}

interface ChangeLinkProps {
  readonly what: string
  readonly terms: ChangeTerms
  readonly href: string
}

function ChangeLink({ what, terms, href }: ChangeLinkProps) {
  const t = useText()
  const ruleText = useRuleText()
  const action = t(allowsChanges(terms.rule) ? 'portal.changes.change' : 'portal.changes.see')
  return (
    <li className={styles.change}>
      <div>
        <b>{what}</b>
        <p className={styles.place}>{ruleText(terms)}</p>
      </div>
      <Link href={href} className={styles.changeLink} data-online>
        {action}
        <span className="visually-hidden">
          {t('shell.pair', { label: action, text: what }).slice(action.length)}
        </span>
        <Icon name="chevronRight" size="sm" />
      </Link>
    </li>
  )
}
