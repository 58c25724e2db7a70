import { sampleBookingWords } from './sample-booking-words.data.ts'
import { sampleCampsiteWords } from './sample-campsite-words.data.ts'
import type { SampleRows } from './sample-rows.ts'
import { sampleSearchWords } from './sample-search-words.data.ts'
import { sampleShellWords } from './sample-shell-words.data.ts'

/**
 * Sample texts without a message in the product, shared by all stories: names and facilities of campsites, and labels
 * that come from the API.
 */
export const sampleWords: SampleRows = {
  ...sampleSearchWords,
  ...sampleCampsiteWords,
  ...sampleBookingWords,
  ...sampleShellWords,
}
