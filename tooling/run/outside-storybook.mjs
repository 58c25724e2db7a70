import { join } from 'node:path'
import { productNode, toolEnvironment } from './child-environment.mjs'
import { colour, word } from './outside-files.data.mjs'
import { withServer } from './outside-pages.mjs'
import { PlainError } from './progress.mjs'
import { runQuietly, tail } from './run-quietly.mjs'
import { root } from './workspace.mjs'

/** Opens `npm run storybook` of the brand in a browser: its colour, words and logo are there, and a saved change of its theme comes. */
export function shownInStorybook({ brand, env }) {
  const words = (port) => ['-p', String(port), '--ci']
  return withServer('storybook', { brand, env, words, ready: 'Storybook ready' }, async (address) => {
    const theme = join(brand, 'apps/fjord/theme.ts')
    const shown = JSON.stringify({ theme, colour, word, name: 'Fjord' })
    const { code, output } = await runQuietly(
      productNode(),
      [join(root, 'tooling/storybook/release/check-outside.ts'), address, shown],
      { env: toolEnvironment() },
    )
    if (code !== 0) throw new PlainError(`Storybook does not show the brand:\n${tail(output)}`)
    return 'a page, docs, foundations, a changed colour'
  })
}
