import type { Language } from '@camping/editions/markets.ts'
import type { ReviewVoice } from './voices/review-voice.ts'
import { dutch } from './voices/dutch.data.ts'
import { english } from './voices/english.data.ts'
import { french } from './voices/french.data.ts'
import { german } from './voices/german.data.ts'
import { italian } from './voices/italian.data.ts'

/** What reviews of the demo world are made of. */
export const voices: Record<Language, ReviewVoice> = {
  en: english,
  de: german,
  fr: french,
  nl: dutch,
  it: italian,
}
