import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { renderPdf } from './render-pdf.ts'

const black = '#000000'
const colours = {
  brand: black,
  onBrand: black,
  ground: black,
  surface: black,
  ink: black,
  inkSoft: black,
  line: black,
}

/** The text of each page of a document with tables of so many rows. */
async function pagesOf(...tables: { title: string; rows: number }[]): Promise<string[]> {
  const file = await renderPdf({
    language: 'en-GB',
    colours,
    sender: 'Sender',
    title: 'Title',
    issued: 'Issued',
    tables: tables.map(({ title, rows }) => ({
      title,
      rows: Array.from({ length: rows }, (_, at) => ({ label: `${title} row ${at + 1}`, value: '1' })),
    })),
    lists: [],
    notes: [],
    imprint: 'Imprint',
    writtenAt: new Date('2027-03-01'),
  })
  return (await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: false })).text
}

test('a short table is not torn between two pages', async () => {
  const pages = await pagesOf({ title: 'Long', rows: 27 }, { title: 'Short', rows: 6 })
  expect(pages).toHaveLength(2)
  expect(pages[0]).not.toContain('Short')
  for (let row = 1; row <= 6; row += 1) expect(pages[1]).toContain(`Short row ${row}`)
})

test('a long table begins where there is room for its first rows', async () => {
  const [first, second] = await pagesOf({ title: 'Long', rows: 20 }, { title: 'Longer', rows: 30 })
  expect(first).toContain('Longer row 1')
  expect(second).toContain('Longer row 30')
})
