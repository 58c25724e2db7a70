import createCache from '@emotion/cache'
import { expect, it } from 'vitest'
import { collectMuiStyles } from './collect-mui-styles.ts'

/** Names of the elements in the head, in their order. */
const order = () => [...document.head.querySelectorAll('style')].map(({ id }) => id)

/** A document of the server: styles of MUI, then those that override them. */
function openDocument(mui: string) {
  document.head.innerHTML = `${mui.replace('<style', '<style id="mui"')}<style id="ours"></style>`
}

it('stays before our own styles when Emotion arrives with a cache of its own', () => {
  const { cache, element } = collectMuiStyles()
  cache.inserted['abc'] = '.mui-abc{display:inline-flex}'
  openDocument(element())
  createCache({ key: 'css' })
  expect(order()).toEqual(['mui', 'ours'])
  // Without the mark it would be moved.
  openDocument(element().replace(' data-s', ''))
  createCache({ key: 'css' })
  expect(order()).toEqual(['ours', 'mui'])
})
