import { pictureKinds } from '@camping/catalogue/pictures/parts/picture-id.ts'
import { picturePlaceholder } from '@camping/catalogue/pictures/picture-placeholder.ts'
import { isPictureFile } from '@camping/editions/app-pictures.ts'
import { configFile, type BrandRule, type Finding } from '../brand-app.ts'

/**
 * A picture of an app exists in the image service, with its placeholder colours. A house with photographs, whose names
 * this rule cannot know, replaces it together with the image source (decision 162).
 */
export const scenePictures: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const home = app.config.pictures?.home
    if (!home) return []
    const findings: Finding[] = []
    const report = (key: string, sentence: string) =>
      findings.push({ file: configFile(app), key: `pictures.home${key && `.${key}`}`, sentence })
    if (isPictureFile(home)) {
      for (const key of Object.keys(home).filter((one) => one !== 'file'))
        report(
          key,
          'belongs to a picture of the image service. A file needs nothing but its name: remove the line.',
        )
      return findings
    }
    if (typeof home.id !== 'string' || typeof home.placeholder !== 'string') {
      report('', "must be a file in pictures/, such as { file: 'lake.jpg' }.")
      return findings
    }
    const colours = picturePlaceholder(home.id)
    if (colours === undefined)
      report(
        'id',
        `The image service has no picture '${home.id}'. A name is like hero-sea-summer-morning-3 and begins with one of: ${pictureKinds.join(', ')}.`,
      )
    if (!/^[0-9a-f]{9}$/.test(home.placeholder))
      report(
        'placeholder',
        `'${home.placeholder}' must have nine digits, three for each of sky, distance and ground${colours ? `: ${colours}` : ''}.`,
      )
    else if (colours !== undefined && home.placeholder !== colours)
      report('placeholder', `is ${home.placeholder}, but the colours of ${home.id} are ${colours}.`)
    if (home.alt !== '')
      report('alt', "must be '': a scene behind the search box says nothing that has to be read out.")
    return findings
  })
