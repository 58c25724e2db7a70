import type { Image } from '@camping/contract/values.schemas.ts'

/** The scene behind the search box. */
export const homeScene: Image = { id: 'hero-lake-summer-morning-7', alt: '', placeholder: '9cbab9aa5' }
