import type { AppConfig } from '@camping/editions/define-app.ts'
import { configFile, type BrandRule, type Finding } from '../brand-app.ts'

type Shape = 'text' | 'list' | 'group'

/** Every key of a configuration; the compiler asks for a line here when define-app.ts gets a new one. */
const shapes: Record<keyof AppConfig, { shape: Shape; needed: boolean }> = {
  id: { shape: 'text', needed: true },
  brand: { shape: 'text', needed: true },
  displayName: { shape: 'text', needed: true },
  sites: { shape: 'list', needed: true },
  domains: { shape: 'group', needed: true },
  localHost: { shape: 'text', needed: true },
  home: { shape: 'text', needed: true },
  supports: { shape: 'group', needed: true },
  safetyIcons: { shape: 'group', needed: true },
  socials: { shape: 'list', needed: true },
  legal: { shape: 'group', needed: true },
  logo: { shape: 'group', needed: false },
  pictures: { shape: 'group', needed: false },
  links: { shape: 'group', needed: false },
  payments: { shape: 'list', needed: false },
  flagship: { shape: 'text', needed: false },
  tagManagerId: { shape: 'text', needed: false },
  maps: { shape: 'group', needed: false },
  reviewsBusinessId: { shape: 'text', needed: false },
  sortingOptions: { shape: 'group', needed: false },
}

const asWords: Record<Shape, string> = {
  text: "a text in quotes, such as 'fjord'",
  list: "a list in square brackets, such as ['nl', 'de']",
  group: "a group in curly brackets, such as { nl: 'nl.fjord.example' }",
}

function shapeOf(value: unknown): Shape | undefined {
  if (typeof value === 'string') return 'text'
  if (Array.isArray(value)) return 'list'
  return typeof value === 'object' && value !== null ? 'group' : undefined
}

function findingsOf(config: object, file: string): Finding[] {
  const values = new Map<string, unknown>(Object.entries(config))
  const findings: Finding[] = []
  for (const [key, { shape, needed }] of Object.entries(shapes)) {
    const value = values.get(key)
    if (value === undefined && needed)
      findings.push({ file, key, sentence: `is missing. It must be ${asWords[shape]}.` })
    if (value !== undefined && shapeOf(value) !== shape)
      findings.push({ file, key, sentence: `must be ${asWords[shape]}.` })
  }
  for (const key of values.keys())
    if (!Object.hasOwn(shapes, key))
      findings.push({
        file,
        key,
        sentence: `is not a setting we know. The settings are: ${Object.keys(shapes).join(', ')}.`,
      })
  return findings
}

/** Every setting of app.config.ts is there, known, and of the right kind. The other rules rely on it. */
export const completeConfig: BrandRule = ({ apps }) =>
  apps.flatMap((app) => findingsOf(app.config, configFile(app)))
