import type { Image } from '@camping/contract/values.schemas.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { builtSource } from '../../../kit/format/built-picture-source.ts'
import { heroPicture } from '../../../kit/format/hero-picture.ts'

/** The scene of the house. */
export const homeScene: Image = { id: 'hero-lake-summer-morning-7', alt: '', placeholder: '9cbab9aa5' }

/**
 * The scene behind the search box: the app's (`pictures.home` of app.config.ts) or the house's. A file of the app has its id, which is
 * an address, from a build; without one, in stories, the house's is shown.
 */
export const homeSceneOf = ({ pictures }: AppConfig): Image =>
  pictures?.home && 'id' in pictures.home ? pictures.home : homeScene

/** The same for the hero of the home page, in its two crops. */
export function homeHero(config: AppConfig) {
  const { id, placeholder } = homeSceneOf(config)
  return id.startsWith('/')
    ? { src: builtSource(id, '2:1'), narrow: builtSource(id, '1:1'), placeholder }
    : heroPicture(homeSceneOf(config), '2:1')
}
