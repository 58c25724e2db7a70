import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { breakableAddress } from './breakable-address.tsx'

it.each([
  ['hej@fjordcamp.example', 'hej@<wbr/>fjordcamp.example'],
  ['a.b@post.lakelandparks.example', 'a.b@<wbr/>post<wbr/>.lakelandparks<wbr/>.example'],
  ['+44 117 496 0110', '+44 117 496 0110'],
])('%s', (text, markup) => {
  expect(renderToStaticMarkup(<>{breakableAddress(text)}</>)).toBe(markup)
})
