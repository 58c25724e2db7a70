import { readFileSync } from 'node:fs'
import { markets, siteCodes } from '@camping/editions/markets.ts'
import { alderTokens } from '@camping/ui/theme/tokens.ts'
import { features } from '../rules/fitting-supports.ts'
import { featureSentences } from './feature-sentences.ts'
import type { Answers } from './answers.ts'
import {
  AnswerError,
  readBrand,
  readColour,
  readDomain,
  readFeatures,
  readLogo,
  readName,
  readSites,
} from './read-answer.ts'

export interface Question {
  /** The flag that answers it: `--brand`. */
  readonly flag: string
  readonly text: string
  /** What the answers mean, a line each, for whoever is asked and for `--help`. */
  readonly meanings?: readonly string[]
  /** The default for an empty answer, computed from earlier answers; undefined repeats the question. */
  readonly usual?: (given: ReadonlyMap<string, string>) => string
  /** Throws AnswerError for an invalid answer. */
  readonly check: (text: string) => unknown
}

const notEmpty = (text: string) => {
  if (text.trim() === '') throw new AnswerError('This must not be empty.')
  return text.trim()
}

function logoIn(file: string): string | undefined {
  if (file.trim() === '') return undefined
  try {
    return readLogo(readFileSync(file.trim(), 'utf8'))
  } catch (error) {
    if (error instanceof AnswerError) throw error
    throw new AnswerError(`The file ${file.trim()} cannot be read.`)
  }
}

/** In the order of the prompts. */
export const questions: readonly Question[] = [
  { flag: 'brand', text: 'Short name, for the folder and addresses (fjord)', check: readBrand },
  { flag: 'name', text: 'Name as visitors read it (Fjord Camping)', check: readName },
  {
    flag: 'sites',
    text: `Editions, of ${siteCodes.join(' ')}`,
    meanings: siteCodes.map((site) => {
      const { displayName, languageTag, currency } = markets[site]
      return `${site.padEnd(12)} ${displayName}: ${languageTag}, ${currency}`
    }),
    check: readSites,
  },
  {
    flag: 'features',
    text: `Features, of ${features.join(' ')}, or all`,
    meanings: features.map((feature) => `${feature.padEnd(12)} ${featureSentences[feature]}`),
    check: readFeatures,
  },
  { flag: 'colour', text: 'Colour of the brand, six digits', check: readColour },
  {
    flag: 'accent',
    text: 'Colour of the one button that matters',
    usual: () => alderTokens.accent,
    check: readColour,
  },
  {
    flag: 'logo',
    text: 'SVG file with the mark, square or wide; empty draws one',
    usual: () => '',
    check: logoIn,
  },
  {
    flag: 'domain',
    text: 'Domain',
    usual: (given) => `${given.get('brand')}.example`,
    check: readDomain,
  },
  {
    flag: 'company',
    text: 'Company, for the imprint',
    usual: (given) => given.get('name') ?? '',
    check: notEmpty,
  },
  { flag: 'address', text: 'Its address', usual: () => 'Example Street 1, 1000 Example', check: notEmpty },
  {
    flag: 'email',
    text: 'Its e-mail address',
    usual: (given) => `hello@${given.get('domain')}`,
    check: notEmpty,
  },
  { flag: 'phone', text: 'Its phone, with the country', usual: () => '+44 117 496 0000', check: notEmpty },
  {
    flag: 'registration',
    text: 'Its registration',
    usual: () => 'Example register, no. 00000000',
    check: notEmpty,
  },
]

/** Default values of the imprint: examples that the operator must replace before the brand goes live. */
export const exampleFlags = ['address', 'phone', 'registration'] as const

/** All answers, validated. */
export function answersOf(given: ReadonlyMap<string, string>): Answers {
  const text = (flag: string) => given.get(flag) ?? ''
  return {
    brand: readBrand(text('brand')),
    name: readName(text('name')),
    sites: readSites(text('sites')),
    features: readFeatures(text('features')),
    colour: readColour(text('colour')),
    accent: readColour(text('accent')),
    domain: readDomain(text('domain')),
    logo: logoIn(text('logo')),
    legal: {
      company: notEmpty(text('company')),
      address: notEmpty(text('address')),
      email: notEmpty(text('email')),
      phone: notEmpty(text('phone')),
      registration: notEmpty(text('registration')),
    },
  }
}
