import type { BrandRule, Finding } from '../brand-app.ts'
import { nearestName } from '../nearest-name.ts'

/** What is read of an app's folder. */
const read = [
  'messages',
  'legal',
  'pages',
  'pictures',
  'public',
  'fonts',
  'slots',
  'slots.ts',
  'theme.ts',
  'app.config.ts',
]

/** What an app may have besides. */
const others = ['package.json', 'tsconfig.json', 'node_modules', 'dist', 'README.md', 'CHANGELOG.md']

/** No folder or file of an app is left unread for a letter in its name: what is in it would be missing without a word. */
export const knownFolders: BrandRule = ({ apps }) =>
  apps.flatMap(({ folder, entries }) =>
    (entries ?? []).flatMap((name): Finding[] => {
      if (read.includes(name) || others.includes(name)) return []
      const meant = nearestName(name, read) ?? read.find((one) => one === name.replace(/\.[jt]sx?$/, '.ts'))
      if (meant === undefined) return []
      const isThere = entries?.includes(meant)
      const remedy = isThere ? `Move what it holds to '${meant}', and remove it.` : `Rename it to '${meant}'.`
      return [{ file: `apps/${folder}/${name}`, key: '', sentence: `is read by nothing. ${remedy}` }]
    }),
  )
