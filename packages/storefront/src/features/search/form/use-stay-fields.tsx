import type { SearchDraft } from '@camping/core/search/search.slice.ts'
import { DurationField } from '@camping/ui/search-box/duration-field.tsx'
import { isPartyComplete, PartyField } from '@camping/ui/search-box/party-field.tsx'
import { useState } from 'react'
import { usePartyText } from '../../../kit/format/party-text.ts'
import { useNightsOptions } from '../../../kit/format/use-nights-options.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { DateChoice } from './date-choice.tsx'
import { partyLabels } from '../../../kit/format/party-labels.ts'

/**
 * Date, duration and party: the common fields of both search boxes, as props of `SearchBox`. `markMissing` shows
 * missing ages in the party, and returns whether there are any.
 */
export function useStayFields(draft: SearchDraft, change: (values: Partial<SearchDraft>) => void) {
  const t = useText()
  const party = usePartyText()
  const lengths = useNightsOptions(draft.duration)
  const [tried, setTried] = useState(false)
  const fields = {
    date: <DateChoice draft={draft} onChange={change} />,
    duration: (
      <DurationField
        name="duration"
        label={t('search.duration')}
        value={draft.duration}
        options={lengths}
        onValueChange={(duration) => change({ duration })}
      />
    ),
    party: (
      <PartyField
        adultsName="adults"
        childAgeName="children"
        value={draft}
        onValueChange={({ adults, childAges }) => change({ adults, childAges })}
        summary={party(draft.adults, draft.childAges.length)}
        labels={partyLabels(t)}
        showMissing={tried}
        onDone={(complete) => setTried(!complete)}
      />
    ),
  }
  const markMissing = (): boolean => {
    const missing = !isPartyComplete(draft)
    if (missing) setTried(true)
    return missing
  }
  return { fields, markMissing, showMissing: () => setTried(true) }
}
