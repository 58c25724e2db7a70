import { sampleBookingWords } from './sample-booking-words.data.ts'
import { sampleCampsiteWords } from './sample-campsite-words.data.ts'
import type { SampleRows } from './sample-rows.ts'
import { sampleSearchWords } from './sample-search-words.data.ts'
import { sampleShellWords } from './sample-shell-words.data.ts'

/**
 * Sample texts for which the product has no message, once for all stories: what campsites have and are called, and labels that the
 * product takes from the API.
 */
export const sampleWords: SampleRows = {
  ...sampleSearchWords,
  ...sampleCampsiteWords,
  ...sampleBookingWords,
  ...sampleShellWords,
}
