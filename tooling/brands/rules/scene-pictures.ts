import { pictureKinds } from '@camping/catalogue/pictures/picture-id.ts'
import { picturePlaceholder } from '@camping/catalogue/pictures/picture-placeholder.ts'
import { configFile, type BrandRule, type Finding } from '../brand-app.ts'

/**
 * A picture of an app's own is one that the image service has, with the colours that stand in for it until it arrives. A house
 * with photographs, whose names nobody can tell from here, replaces this rule with its image source (decision 162).
 */
export const scenePictures: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const home = app.config.pictures?.home
    if (!home) return []
    const findings: Finding[] = []
    const tell = (key: string, sentence: string) =>
      findings.push({ file: configFile(app), key: `pictures.home.${key}`, sentence })
    const colours = picturePlaceholder(home.id)
    if (colours === undefined)
      tell(
        'id',
        `The image service has no picture '${home.id}'. A name is like hero-sea-summer-morning-3 and begins with one of: ${pictureKinds.join(', ')}.`,
      )
    if (!/^[0-9a-f]{9}$/.test(home.placeholder))
      tell(
        'placeholder',
        `'${home.placeholder}' must have nine digits, three for each of sky, distance and ground${colours ? `: ${colours}` : ''}.`,
      )
    else if (colours !== undefined && home.placeholder !== colours)
      tell('placeholder', `is ${home.placeholder}, but the colours of ${home.id} are ${colours}.`)
    if (home.alt !== '')
      tell('alt', "must be '': a scene behind the search box says nothing that has to be read out.")
    return findings
  })
