import { Button } from '@camping/ui/button/button.tsx'
import { DurationField } from '@camping/ui/search-box/duration-field.tsx'
import { PartyField, type PartyValue } from '@camping/ui/search-box/party-field.tsx'
import { useEffect, useRef, useState } from 'react'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { usePartyText } from '../../../kit/format/party-text.ts'
import { useNightsOptions } from '../../../kit/format/use-nights-options.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { partyLabels } from '../../../kit/format/party-labels.ts'
import { ArrivalCalendar, type StayChoiceProps } from './arrival-calendar.tsx'
import styles from './stay-editor.module.css'

interface StayEditorProps extends StayChoiceProps {
  onClose: () => void
}

/** Arrival with its totals by day, nights and party; every choice updates the prices at once. */
export function StayEditor({ site, request, offer, onClose }: StayEditorProps) {
  useLazyWords('offer')
  const t = useText()
  const partyText = usePartyText()
  const { criteria } = request
  const [party, setParty] = useState<PartyValue>({
    adults: criteria.adults,
    childAges: [...criteria.children],
  })
  const [showMissing, setShowMissing] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])

  const takeParty = (next: PartyValue) => {
    setParty(next)
    const ages = next.childAges.filter((age) => age !== null)
    // A child without an age has no price yet.
    if (ages.length === next.childAges.length)
      offer.change({ adults: next.adults, children: ages.toSorted((a, b) => a - b) })
  }
  const lengths = useNightsOptions(criteria.duration)
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={styles.editor}
      role="group"
      aria-label={t('offer.stay.change')}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className={styles.fields}>
        <DurationField
          name="duration"
          label={t('search.duration')}
          value={criteria.duration}
          options={lengths}
          onValueChange={(duration) => offer.change({ duration })}
        />
        <PartyField
          adultsName="adults"
          childAgeName="children"
          value={party}
          onValueChange={takeParty}
          summary={partyText(party.adults, party.childAges.length)}
          showMissing={showMissing}
          onDone={(complete) => setShowMissing(!complete)}
          labels={partyLabels(t)}
        />
      </div>
      <ArrivalCalendar site={site} request={request} offer={offer} onTaken={() => box.current?.focus()} />
      <Button kind="brand" onClick={onClose} className={styles.done}>
        {t('search.party.done')}
      </Button>
    </div>
  )
}
