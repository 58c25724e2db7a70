import { describe, expect, it } from 'vitest'
import { isReportDsn, isUsableReportDsn, reportOrigin } from './report-dsn.ts'

const key = '0123456789abcdef0123456789abcdef'

describe('the address of error reports', () => {
  it.each([`https://${key}@errors.example/1`, `https://${key}@errors.example:8443/path/12`])('%s', (dsn) => {
    expect(isReportDsn(dsn)).toBe(true)
    expect(reportOrigin(dsn)).toBe(new URL(dsn).origin)
  })

  it.each([
    '',
    'errors.example',
    `http://${key}@errors.example/1`,
    `https://${key}:secret@errors.example/1`,
    `https://short@errors.example/1`,
    `https://${key}@errors.example/`,
    `https://${key}@errors.example/1?x`,
    `https://${key}@errors.example/1 https://evil.example`,
    `https://${key}@errors.example;script-src/1`,
  ])('is not %j', (dsn) => {
    expect(isUsableReportDsn(dsn)).toBe(false)
    expect(() => reportOrigin(dsn)).toThrow('is no address for error reports')
  })

  it('may be one of this machine, but not in the data of an app', () => {
    const dsn = 'http://sandbox@localhost:4000/1'
    expect([isReportDsn(dsn), isUsableReportDsn(dsn)]).toEqual([false, true])
    expect(reportOrigin(dsn)).toBe('http://localhost:4000')
  })
})
