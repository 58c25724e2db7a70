import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { lockFolder } from '../../platform/db/folder-lock.ts'
import { openMigrated } from '../../platform/db/testing/open-migrated.ts'
import { testServer } from '../../platform/db/testing/test-server.ts'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const server = await testServer()

/** `npm run experiments`, as a process of its own. */
async function run(parameters: readonly string[], env: Record<string, string>) {
  const { DATABASE_URL: _, DATA_DIR: __, ...rest } = process.env
  const child = spawn(process.execPath, ['tooling/run/experiments.mjs', ...parameters], {
    cwd: root,
    env: { ...rest, ...env },
  })
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((done) => child.once('exit', done)),
  ])
  return { lines: out.trimEnd().split('\n'), err, code }
}

describe('the command', { timeout: 120_000 }, () => {
  test.runIf(server)(
    'prints what a database has counted: who met which variant, and booked after that',
    async () => {
      const { database, url, close } = await openMigrated(server)
      try {
        const { db } = database
        const variants = JSON.stringify([
          { value: 'choose', weight: 1 },
          { value: 'book', weight: 1 },
        ])
        await db
          .insertInto('experiments')
          .values({ slug: 'choose-button', key: 'chooseButton', variants, running: true })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        await db.updateTable('experiments').set({ running: false }).where('slug', '=', 'search-box').execute()
        const visitors = Array.from({ length: 150 }, (_, at) => ({
          visitor_id: `visitor-${at}`,
          value: at < 80 ? 'choose' : 'book',
          at,
        }))
        const met = new Date('2026-11-20T10:00:00Z')
        await db
          .insertInto('experiment_exposures')
          .values(
            visitors.map(({ visitor_id, value }) => ({
              experiment_slug: 'choose-button',
              visitor_id,
              value,
              brand: 'alder',
              locale: 'ie',
              device_type: 'mobile' as const,
              network_mark: 'network',
              created_at: met,
            })),
          )
          .execute()
        // 48 of 80 and 56 of 70 booked; whoever booked twice counts once, whoever booked before they met it not at all.
        const booked = visitors.filter(({ at }) => at < 48 || (at >= 80 && at < 136))
        const order = (visitor_id: string, action: string, hours: number) => ({
          visitor_id,
          action,
          price: 50_000,
          created_at: new Date(met.getTime() + hours * 3_600_000),
        })
        await db
          .insertInto('experiment_transactions')
          .values([
            ...booked.map(({ visitor_id }) => order(visitor_id, 'booking:1', 1)),
            order('visitor-0', 'booking:2', 2),
            order('visitor-79', 'booking:3', -1),
          ])
          .execute()
        const { lines, err, code } = await run([], { DATABASE_URL: url ?? '' })
        expect([err, code]).toEqual(['', 0])
        expect(lines).toEqual([
          expect.stringMatching(/^search-box: /),
          expect.stringMatching(/^ {2}search; on home, funnel; until 2027-06-30 \(stopped\)$/),
          '  bravo        0 visitors, 0 booked',
          '  alpha        0 visitors, 0 booked',
          expect.stringMatching(/^choose-button: /),
          expect.stringMatching(/^ {2}campsite pages; on site; until 2027-04-30 \((runs|ends soon|over)\)$/),
          '  choose       80 visitors, 48 booked, 60.00 %',
          expect.stringMatching(
            /^ {2}book {9}70 visitors, 56 booked, 80\.00 %; \+20\.00 points \(\+5\.24 to \+33\.39\), p = 0\.00\d\d, significant$/,
          ),
        ])
      } finally {
        await close()
      }
    },
  )

  test('counts the visitors that one needs, without a database', async () => {
    const { lines, code } = await run(['sample', '--base=50', '--better=75', '--power=90'], {})
    expect([lines[0], code]).toEqual([expect.stringMatching(/^77 visitors for each variant/), 0])
  })

  test('names the way on where a server has the embedded database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'experiments-'))
    const lock = lockFolder(folder)
    try {
      const { err, code } = await run([], { DATA_DIR: folder })
      expect(code).toBe(1)
      expect(err).toMatch(/in use by another process .*stop the server for the moment/)
    } finally {
      lock.release()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
