import { isPictureFile, type BuiltPictures, type DescribedPicture } from './app-pictures.ts'
import type { AppConfig } from './define-app.ts'

/** The configuration that pages get: each file is replaced by the addresses that the build gave it. */
export function withPictures(config: AppConfig, built: BuiltPictures): AppConfig {
  const { pictures, homeSections, campaigns } = config
  const home = pictures?.home && isPictureFile(pictures.home) ? built[pictures.home.file] : undefined
  return {
    ...config,
    ...(home && { pictures: { ...pictures, home: { ...home, alt: '' } } }),
    ...(homeSections && { homeSections: homeSections.map((section) => withAddress(section, built)) }),
    ...(campaigns && { campaigns: campaigns.map((campaign) => withAddress(campaign, built)) }),
  }
}

/** A section or a campaign, whose picture's file is now the address of its sizes. */
function withAddress<Pictured extends { readonly picture?: DescribedPicture }>(
  part: Pictured,
  built: BuiltPictures,
): Pictured {
  const picture = part.picture && built[part.picture.file]
  return picture ? { ...part, picture: { ...part.picture, file: picture.id } } : part
}
