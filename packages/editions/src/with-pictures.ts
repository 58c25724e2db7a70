import { isPictureFile, type BuiltPictures } from './app-pictures.ts'
import type { AppConfig } from './define-app.ts'

/** The configuration that pages get: each file is replaced by the addresses that the build gave it. */
export function withPictures(config: AppConfig, built: BuiltPictures): AppConfig {
  const { pictures, homeSections } = config
  const home = pictures?.home && isPictureFile(pictures.home) ? built[pictures.home.file] : undefined
  return {
    ...config,
    ...(home && { pictures: { ...pictures, home: { ...home, alt: '' } } }),
    ...(homeSections && {
      homeSections: homeSections.map((section) => {
        const picture = section.picture && built[section.picture.file]
        return picture ? { ...section, picture: { ...section.picture, file: picture.id } } : section
      }),
    }),
  }
}
