/** The brand outside this repository that `npm run outside-brand` makes, with one of each thing that a brand can bring. */

export const colour = '#0B6E4F'
export const word = 'Ontwaken aan de fjord'
export const part = 'Met de veerboot'
export const page = { path: '/nl/onze-parken', word: 'Zeven parken aan het water.' }

export const brandFlags = `--brand fjord --name Fjord --sites nl --features all --colour ${colour}`.split(' ')

export const files = {
  'apps/fjord/messages/nl.json': JSON.stringify({ 'home.hero.title': word }, null, 2),
  'apps/fjord/pages/our-parks.nl.md': `# Onze parken\n\n${page.word}\n`,
  'apps/fjord/slots.ts': `import type { Slots } from '@camping/ui/slots/slot-props.ts'

export default {
  'home.after.promises': async () => (await import('./slots/ferry.tsx')).Ferry,
} satisfies Slots
`,
  'apps/fjord/slots/ferry.tsx': `import { ButtonLink } from '@camping/ui/button/button.tsx'
import styles from './ferry.module.css'

export const Ferry = () => (
  <p className={styles.ferry}>
    <ButtonLink href="https://ferry.example">${part}</ButtonLink>
  </p>
)
`,
  'apps/fjord/slots/ferry.module.css': '.ferry {\n  padding: var(--space-4);\n}\n',
}

/** The name of a message in an earlier release: what an upgrade must name. */
export const mistake = {
  file: 'apps/fjord/messages/nl.json',
  text: JSON.stringify({ 'search.card.total': 'Samen' }),
  sentence:
    "apps/fjord/messages/nl.json, search.card.total: is called 'results.card.total' in this release. Write that name.",
}

/** A word for a message that the second release does not have. */
export const wordThatGoes = 'Waar de fjord het breedst is.'

/** The configuration with the page in `pages/`. */
export const withPage = (config) =>
  config.replace('defineApp({', "defineApp({\n  pages: [{ name: 'our-parks', slug: { nl: 'onze-parken' } }],")
