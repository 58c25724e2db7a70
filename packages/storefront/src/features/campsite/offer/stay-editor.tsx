import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { Sheet } from '@camping/ui/popups/sheet.tsx'
import { PartyPanel, type PartyValue } from '@camping/ui/search-box/party-field.tsx'
import { useState } from 'react'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { partyLabels } from '../../../kit/format/party-labels.ts'
import { ArrivalCalendar, type StayChoiceProps } from './arrival-calendar.tsx'

interface StayEditorProps extends StayChoiceProps {
  part: 'dates' | 'party'
  onClose: () => void
}

/** Arrival with its totals by day and nights, or the party; every choice updates the prices at once. */
export function StayEditor({ part, onClose, ...choice }: StayEditorProps) {
  useLazyWords('offer', 'calendar')
  const t = useText()
  const words = { closeLabel: t('shell.close'), onClose }
  if (part === 'party')
    return (
      <Sheet {...words} wide="anchored" title={t('search.party')}>
        <Party {...choice} onClose={onClose} />
      </Sheet>
    )
  return (
    <Sheet
      {...words}
      wide="calendar"
      title={t('campsite.stay.dates')}
      footer={
        <MuiButton kind="brand" wide onClick={onClose}>
          {t('search.party.done')}
        </MuiButton>
      }
    >
      <ArrivalCalendar {...choice} />
    </Sheet>
  )
}

function Party({ request, offer, onClose }: StayChoiceProps & { onClose: () => void }) {
  const t = useText()
  const { criteria } = request
  const [party, setParty] = useState<PartyValue>({
    adults: criteria.adults,
    childAges: [...criteria.children],
  })
  const [showMissing, setShowMissing] = useState(false)
  const takeParty = (next: PartyValue) => {
    setParty(next)
    const ages = next.childAges.filter((age) => age !== null)
    // A child without an age has no price yet.
    if (ages.length === next.childAges.length)
      offer.change({ adults: next.adults, children: ages.toSorted((a, b) => a - b) })
  }
  return (
    <PartyPanel
      adultsName="adults"
      childAgeName="children"
      value={party}
      onValueChange={takeParty}
      showMissing={showMissing}
      onDone={(complete) => (complete ? onClose() : setShowMissing(true))}
      labels={partyLabels(t)}
    />
  )
}
