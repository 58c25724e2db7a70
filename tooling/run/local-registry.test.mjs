import { expect, it } from 'vitest'
import { openRegistry } from './local-registry.mjs'

it('hands out what was published, with its tarball, and knows nothing else', async () => {
  const registry = await openRegistry()
  const at = (path) => fetch(registry.address + path)
  const dist = { tarball: `${registry.address}@camping/ui/-/@camping/ui-1.0.0.tgz` }
  const sent = {
    name: '@camping/ui',
    'dist-tags': { latest: '1.0.0' },
    versions: { '1.0.0': { name: '@camping/ui', version: '1.0.0', dist } },
    // As npm names it.
    _attachments: { '@camping/ui-1.0.0.tgz': { data: Buffer.from('files').toString('base64') } },
  }
  try {
    const answer = await fetch(`${registry.address}@camping%2fui`, {
      method: 'PUT',
      body: JSON.stringify(sent),
    })
    expect(answer.status).toBe(201)
    const listed = await (await at('@camping%2fui')).json()
    expect(listed['dist-tags']).toEqual({ latest: '1.0.0' })
    const { tarball } = listed.versions['1.0.0'].dist
    expect(await (await fetch(tarball)).text()).toBe('files')
    expect((await at('react')).status).toBe(404)
  } finally {
    await registry.close()
  }
})
