import { changeSearch, emptyCriteria, type Criteria } from './criteria.ts'
import type { SearchDraft } from './search-slice.ts'

/** The form's first state: what is searched now, under the name of the place. */
export function draftOf(criteria: Criteria, placeName: string): SearchDraft {
  return {
    text: criteria.query ?? placeName,
    chosen: null,
    date: criteria.date,
    duration: criteria.duration,
    adults: criteria.adults,
    childAges: [...criteria.children],
  }
}

/** Where the draft leads: the chosen place, the untouched place of the present search, or the typed words. */
function placeOf(draft: SearchDraft, placeName: string): Partial<Criteria> {
  const nowhere = { query: null, funnel: null, country: null, area: null, city: null }
  if (draft.chosen) {
    const { meta } = draft.chosen
    return {
      ...nowhere,
      country: meta.country?.slug ?? null,
      area: meta.area?.slug ?? null,
      city: meta.city?.slug ?? null,
    }
  }
  if (draft.text.trim() === '') return nowhere
  if (draft.text === placeName) return {}
  return { ...nowhere, query: draft.text.trim() }
}

export interface SubmittedDraft {
  draft: SearchDraft
  /** What is searched now. */
  criteria: Criteria
  /** Name of the place in it. */
  placeName: string
  today: string
}

/**
 * The criteria of a submitted form. A new search drops filters and page. Children without an age are the form's business:
 * it does not submit them.
 */
export function criteriaOfDraft({ draft, criteria, placeName, today }: SubmittedDraft): Criteria {
  const { funnel, country, area, city, query } = criteria
  return changeSearch(
    { ...emptyCriteria, funnel, country, area, city, query },
    {
      ...placeOf(draft, placeName),
      date: draft.date,
      duration: draft.duration,
      adults: draft.adults,
      children: draft.childAges.filter((age) => age !== null).sort((a, b) => a - b),
    },
    today,
  )
}
