import { siteCodes } from '@camping/editions/markets.ts'
import { didYouMean } from './nearest-name.ts'
import { isInstalled } from './places.ts'

/** What leads to another edition: the house makes one by command, a brand's repository gets it with a release. */
const another = isInstalled
  ? 'Another one comes with a release of the product: ask whoever makes it.'
  : 'Another one is made by npm run new-edition (docs/how-to/add-an-edition.md).'

/** The sentence about a code of no edition. */
export const noEdition = (code: string): string =>
  `There is no edition '${code}'. ${didYouMean(code, siteCodes)}There are: ${siteCodes.join(', ')}. ${another}`
