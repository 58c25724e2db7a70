import { isPictureFile } from '@camping/editions/app-pictures.ts'
import { readLegalText } from '@camping/editions/legal-text.ts'
import { configFile, type BrandApp, type BrandRule, type Finding } from '../brand-app.ts'
import { mostPictureBytes, picturePlaces, type PicturePlace } from '../picture-places.ts'

const pictureName = /^[\w-]+\.(?:jpe?g|png|webp|avif|tiff?)$/i

/** What is wrong with a file at a place. */
function fileProblem(
  name: unknown,
  { width, height, place }: PicturePlace,
  { folder, pictures }: BrandApp,
): string | undefined {
  const where = `apps/${folder}/pictures`
  if (typeof name !== 'string' || !pictureName.test(name))
    return `'${String(name)}' must be the name of a picture in ${where}, such as lake.jpg: letters, digits and hyphens, and .jpg, .png, .webp or .avif at its end.`
  const found = pictures.find((picture) => picture.name === name)
  if (!found) {
    const names = pictures.map((picture) => picture.name).join(', ') || 'none'
    return `There is no ${where}/${name}. The files there are: ${names}.`
  }
  if (found.bytes > mostPictureBytes)
    return `${name} has ${Math.ceil(found.bytes / 1_000_000)} MB, and ${mostPictureBytes / 1_000_000} are the most. Export it smaller: ${width * 2} pixels across are plenty.`
  if (!found.opened)
    return `${name} cannot be opened as a picture: it is damaged, or has another form than its name says. Export it once more.`
  if (found.opened.width < width || found.opened.height < height)
    return `${name} is ${found.opened.width} by ${found.opened.height} pixels, and ${place} needs ${width} by ${height} at least: it would be blurred. Take the original.`
  return undefined
}

/** The pictures that an app names are files in its pictures/, whole and large enough. */
export const appPictures: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const { pictures, homeSections = [], campaigns = [] } = app.config
    const used: [key: string, name: unknown, place: keyof typeof picturePlaces][] = [
      ...(pictures?.home && isPictureFile(pictures.home)
        ? [['pictures.home.file', pictures.home.file, 'home'] as [string, unknown, 'home']]
        : []),
      ...homeSections.flatMap(({ picture }, index): [string, unknown, 'section'][] =>
        picture ? [[`homeSections[${index}].picture.file`, picture.file, 'section']] : [],
      ),
      ...campaigns.flatMap(({ picture }, index): [string, unknown, 'section'][] =>
        picture ? [[`campaigns[${index}].picture.file`, picture.file, 'section']] : [],
      ),
    ]
    const inConfig = used.flatMap(([key, name, place]): Finding[] => {
      const sentence = fileProblem(name, picturePlaces[place], app)
      return sentence === undefined ? [] : [{ file: configFile(app), key, sentence }]
    })
    return [...inConfig, ...pictureFindings(app)]
  })

/** What is wrong with the pictures of an app's pages. */
const pictureFindings = (app: BrandApp): Finding[] =>
  [...app.pageTexts].flatMap(([name, source]) =>
    readLegalText(source, 'with links').text.blocks.flatMap(({ picture }): Finding[] => {
      const sentence = picture && fileProblem(picture.id, picturePlaces.section, app)
      return sentence
        ? [{ file: `apps/${app.folder}/pages/${name}`, key: `![…](${picture.id})`, sentence }]
        : []
    }),
  )
