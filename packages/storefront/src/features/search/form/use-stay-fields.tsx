import type { Criteria } from '@camping/core/search/criteria.rules.ts'
import type { SearchDraft } from '@camping/core/search/search.slice.ts'
import { DurationField } from '@camping/ui/search-box/duration-field.tsx'
import { isPartyComplete, PartyField } from '@camping/ui/search-box/party-field.tsx'
import { useState } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { usePartyText } from '../../../kit/format/party-text.ts'
import { useNightsOptions } from '../../../kit/format/use-nights-options.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { Plain } from '../../../kit/plain/plain-part.tsx'
import '../../../kit/plain/plain-part.css'
import { DateChoice } from './date-choice.tsx'
import { partyLabels } from '../../../kit/format/party-labels.ts'

const Sheet = lazyPart(() =>
  import('@camping/ui/popups/panel-sheet.tsx').then((module) => ({ default: module.PanelSheet })),
)

/**
 * Date, duration and party: the common fields of both search boxes, as props of `SearchBox`. `search` is what the box would
 * search; `markMissing` shows missing ages in the party, and returns whether there are any.
 */
export function useStayFields(
  draft: SearchDraft,
  change: (values: Partial<SearchDraft>) => void,
  search: () => Criteria,
) {
  const t = useText()
  const party = usePartyText()
  const lengths = useNightsOptions(draft.duration)
  const [tried, setTried] = useState(false)
  const fields = {
    date: <DateChoice draft={draft} search={search} onChange={change} />,
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
        plain={<Plain part="party" value={draft} />}
        Sheet={Sheet}
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
