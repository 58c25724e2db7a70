import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sameTree } from './same-tree.ts'

test('a page becomes elements of the same tags, attributes and texts', () => {
  const page = `<html><head><title>x</title></head><body class="b"><div id="root"><a class="card" href="/uk?a=1&amp;b=2">Lake &amp; <b>hill</b></a><img alt="x" loading="lazy" src="/a.webp"/><!-- c --><br></div><script>var a = "<div>"</script></body></html>`
  const { tree, elements } = sameTree(page)
  expect(elements).toBe(5)
  expect(renderToString(tree)).toBe(
    '<div><div id="root"><a class="card" href="/uk?a=1&amp;b=2">Lake &amp; <b>hill</b></a><img alt="x" loading="lazy" src="/a.webp"/><br/></div></div>',
  )
})
