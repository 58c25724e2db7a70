import { filteredAccommodations } from '@camping/core/campsite/campsite.rules.ts'
import type { SiteDetail } from '@camping/contract/site.schemas.ts'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { PriceTag } from '@camping/ui/price-tag/price-tag.tsx'
import { StickyStayBar } from '@camping/ui/stay-bar/sticky-stay-bar.tsx'
import { lazy, Suspense, useRef, useState } from 'react'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import styles from './stay-bar.module.css'
import type { StayOffer } from '../offer/use-stay-offer.ts'

const loadEditor = () => import('../offer/stay-editor.tsx')
const StayEditor = lazy(() => loadEditor().then((module) => ({ default: module.StayEditor })))

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
  const money = useMoney()
  const dates = useStayDates()
  const [open, setOpen] = useState(false)
  const { criteria } = request
  const stay = offer.reply?.stay
  const opener = useRef<HTMLElement>(null)
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
  const part = {
    onClick: (button: HTMLElement) => {
      opener.current = button
      setOpen(!open)
    },
    onIntent: () => void loadEditor(),
    expanded: open,
  }
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div className={styles.place}>
      <StickyStayBar
        label={t('campsite.stay')}
        dates={{ label: t('campsite.stay.dates'), text: datesText, ...part }}
        party={{
          label: t('campsite.stay.party'),
          text: t('campsite.stay.guests', { guests }),
          ...part,
        }}
        updating={offer.updating}
        price={
          lowest &&
          stay && (
            <PriceTag
              align="end"
              caption={t('campsite.stay.lowest', { nights: stay.nights })}
              total={money(lowest.sellPrice, { currency: lowest.currency, short: true })}
            />
          )
        }
        action={
          <ButtonLink href="#accommodations" kind="primary">
            {t('campsite.stay.see')}
          </ButtonLink>
        }
      >
        {open && (
          <Suspense fallback={<div className={styles.editorSpace} />}>
            <StayEditor site={site} request={request} offer={offer} onClose={close} />
          </Suspense>
        )}
      </StickyStayBar>
    </div>
  )
}
