// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Accordion } from './accordion.tsx'
import { collectMuiStyles } from './collect-mui-styles.ts'
import { MuiCache } from './mui-cache.ts'
import { MuiIsland } from './mui-island.tsx'

const folded = (
  <MuiIsland>
    <Accordion parts={[{ id: 'there', icon: 'map', title: 'Getting there', content: 'Along the lake.' }]} />
  </MuiIsland>
)

it('has the styles of one answer in one element, by the names that the markup has', () => {
  const { cache, element } = collectMuiStyles()
  const markup = renderToString(<MuiCache value={cache}>{folded}</MuiCache>)
  expect(markup).toContain('Along the lake.')
  expect(markup).not.toContain('<style')
  const names = [...markup.matchAll(/[" ]mui-([a-z0-9]+)/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(3)
  const [tag = ''] = element().match(/^<style data-emotion="mui [^"]+" data-s>/) ?? []
  for (const name of new Set(names)) expect(tag).toContain(name)
  // Nothing to open it with: it stands open.
  expect(element()).toMatch(/@media print,\s*\(scripting: none\)\{[^}]*height:auto!important/)
})

it('has none for a page without MUI', () => {
  expect(collectMuiStyles().element()).toBe('')
})
