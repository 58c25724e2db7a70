import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { benchTable, writeBetweenMarkers } from './bench-table.ts'
import { figure, quantile } from './measurement.ts'

const row = { target: 'P7', what: 'search', measured: '0.05 ms', goal: '≤ 0.1 ms', met: true, baseline: '' }

test('a row shows whether the target is met', () => {
  expect(benchTable('Machine.', [row])).toContain('| P7 | search | 0.05 ms ✓ | ≤ 0.1 ms | – |')
  expect(benchTable('Machine.', [{ ...row, met: false }])).toContain('0.05 ms ✗')
  expect(benchTable('Machine.', [{ ...row, met: undefined }])).toContain('| 0.05 ms |')
})

test('the table replaces only what stands between the markers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const path = join(folder, 'README.md')
  writeFileSync(path, 'before\n<!-- bench:begin -->\nold\n<!-- bench:end -->\nafter\n')
  writeBetweenMarkers(path, 'new')
  writeBetweenMarkers(path, 'newer')
  expect(readFileSync(path, 'utf8')).toBe('before\n<!-- bench:begin -->\nnewer\n<!-- bench:end -->\nafter\n')
  writeFileSync(path, 'no markers')
  expect(() => writeBetweenMarkers(path, 'new')).toThrow('bench:begin')
  rmSync(folder, { recursive: true })
})

test('figures are short', () => {
  expect([12_345.6, 45.67, 2.345, 0.00421].map(figure)).toEqual(['12,346', '45.7', '2.35', '0.0042'])
  expect(quantile([1, 2, 3, 4], 0.5)).toBe(3)
})
