import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fittingMaps, uploadTarget } from './source-maps.mjs'

describe('the maps that are uploaded', () => {
  it('are those whose script is the served one, byte for byte', () => {
    const folder = mkdtempSync(join(tmpdir(), 'maps-'))
    const [mapped, served] = ['mapped', 'served'].map((name) => join(folder, name))
    for (const one of [mapped, served]) mkdirSync(one)
    for (const [name, first, second] of [
      ['same.js', 'a', 'a'],
      ['other.js', 'a', 'b'],
    ]) {
      writeFileSync(join(mapped, name), first)
      writeFileSync(join(mapped, `${name}.map`), '{}')
      writeFileSync(join(served, name), second)
    }
    writeFileSync(join(mapped, 'new.js'), 'a')
    writeFileSync(join(mapped, 'style.css'), 'a')
    expect(fittingMaps(mapped, served)).toEqual({ fitting: ['same.js'], different: ['new.js', 'other.js'] })
    rmSync(folder, { recursive: true })
  })

  it('go to the sandbox, or to a service with a token', () => {
    expect(uploadTarget({}).filesOf('r 1')).toBe(
      'http://localhost:4000/api/0/organizations/camping/releases/r%201/files/',
    )
    const service = {
      REPORTS_URL: 'https://errors.example',
      REPORTS_TOKEN: 't',
      REPORTS_ORGANIZATION: 'alder',
    }
    expect(uploadTarget(service)).toMatchObject({ headers: { authorization: 'Bearer t' } })
    expect(() => uploadTarget({ REPORTS_URL: 'https://errors.example' })).toThrow('REPORTS_TOKEN is needed')
    expect(() => uploadTarget({ REPORTS_URL: 'http://errors.example' })).toThrow('must begin with https://')
  })
})
