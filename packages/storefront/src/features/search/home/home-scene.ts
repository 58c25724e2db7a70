import type { Image } from '@camping/contract/values.schemas.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'

/** The scene of the house. */
export const homeScene: Image = { id: 'hero-lake-summer-morning-7', alt: '', placeholder: '9cbab9aa5' }

/** The scene behind the search box: the app's (`pictures.home` of app.config.ts) or the house's. */
export const homeSceneOf = ({ pictures }: AppConfig): Image => pictures?.home ?? homeScene
