import type { FunnelKey } from '@camping/catalogue/types/catalogue.types.ts'

/** The wide picture of each kind of holiday in the demo world (names as drawPicture knows them). */
export const funnelImages: Record<FunnelKey, string> = {
  camping: 'hero-lake-summer-dusk-101',
  'holiday-parks': 'hero-forest-summer-day-202',
  glamping: 'hero-mountain-summer-dusk-303',
}
