import { expect, it } from 'vitest'
import { releasedDocgen } from './released-docgen.ts'

const transform = releasedDocgen({
  'ui/button/button': { Button: { description: 'Starts something.', props: {} } },
}).transform as (code: string, id: string) => { code: string } | undefined

it('puts the docgen of the release behind an installed component, and behind nothing else', () => {
  const code = 'export function Button() {}'
  expect(transform(code, '/brand/node_modules/@camping/ui/lib/button/button.js')?.code).toBe(
    `${code}\n;Button.__docgenInfo={"description":"Starts something.","props":{}}`,
  )
  expect(transform(code, '/brand/node_modules/@camping/ui/lib/chip/chip.js')).toBeUndefined()
  expect(transform(code, '/brand/apps/fjord/button/button.js')).toBeUndefined()
})
