import { filteredAccommodations } from '@camping/core/campsite/campsite.rules.ts'
import type { SiteDetail } from '@camping/contract/site.schemas.ts'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { PriceTag } from '@camping/ui/price-tag/price-tag.tsx'
import { StickyStayBar } from '@camping/ui/stay-bar/sticky-stay-bar.tsx'
import { Suspense, useState } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { useIntl } from 'react-intl'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import styles from './stay-bar.module.css'
import type { StayOffer } from '../offer/use-stay-offer.ts'

const loadEditor = () => import('../offer/stay-editor.tsx')
const StayEditor = lazyPart(() => loadEditor().then((module) => ({ default: module.StayEditor })))

/** Dates, nights and party of the stay with its lowest total; a change updates the address and the prices. */
export function StayBar({
  site,
  request,
  offer,
}: {
  site: SiteDetail
  request: PageRequest
  offer: StayOffer
}) {
  const t = useText()
  const intl = useIntl()
  const money = useMoney()
  const dates = useStayDates()
  const [open, setOpen] = useState<'dates' | 'party' | null>(null)
  const { criteria } = request
  const stay = offer.reply?.stay
  // Of the list below: the price of a filtered accommodation would lead nowhere.
  const lowest = filteredAccommodations(offer.reply?.accommodations ?? [], {
    ...criteria,
    persons: null,
    onlyFree: true,
  })
    .flatMap((one) => one.displayPrice ?? [])
    .toSorted((a, b) => a.sellPrice - b.sellPrice)[0]
  const datesText = stay ? dates.range(stay.date, stay.nights) : t('search.date.choose')
  const guests = criteria.adults + criteria.children.length
  const opening = (part: 'dates' | 'party') => ({
    onClick: () => setOpen(part),
    onIntent: () => void loadEditor(),
    expanded: open === part,
  })
  return (
    <div className={styles.place}>
      <StickyStayBar
        label={t('campsite.stay')}
        dates={{ label: t('campsite.stay.dates'), text: datesText, ...opening('dates') }}
        party={{
          label: t('campsite.stay.party'),
          text: t('campsite.stay.guests', { guests }),
          short: intl.formatNumber(guests),
          ...opening('party'),
        }}
        updating={offer.updating}
        price={
          lowest &&
          stay && (
            <PriceTag
              align="end"
              caption={t('campsite.stay.lowest', { nights: stay.nights })}
              total={money(lowest.sellPrice, { currency: lowest.currency })}
            />
          )
        }
        action={
          <ButtonLink href="#accommodations" kind="primary">
            {t('campsite.stay.see')}
          </ButtonLink>
        }
      />
      {open && (
        <Suspense fallback={null}>
          <StayEditor part={open} site={site} request={request} offer={offer} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  )
}
