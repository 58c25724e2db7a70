import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'
import PDFDocument from 'pdfkit'
import type { MailTable } from '../mail/compose-mail.ts'
import type { MailColours } from '../mail/mail-identity.ts'
import { keepTogether, margin, type Sheet, writeRows } from './paper-rows.ts'

export interface PaperList {
  readonly title: string
  readonly items: readonly string[]
}

/** What stands on a paper; its look is the same for all of them. */
export interface Paper {
  /** BCP 47, for screen readers. */
  readonly language: string
  readonly colours: MailColours
  readonly sender: string
  readonly title: string
  readonly issued: string
  readonly tables: readonly MailTable[]
  /** What to know before setting out; nothing is said of an empty list. */
  readonly lists: readonly PaperList[]
  readonly notes: readonly string[]
  readonly imprint: string
  /** The same paper twice is the same file. */
  readonly writtenAt: Date
}

const { resolve } = createRequire(import.meta.url)

/**
 * Noto Sans: Latin, Greek and Cyrillic, so that a guest's name is written as it is. Read once a process and kept (9 MB),
 * because reading it takes fifty times as long as a document does with it. A document gets the letters it needs.
 */
let kept: { readonly plain: Font; readonly bold: Font } | undefined
function fonts() {
  const open = (name: string) => openSync(resolve(`@expo-google-fonts/noto-sans/${name}.ttf`)) as Font
  return (kept ??= {
    plain: open('400Regular/NotoSans_400Regular'),
    bold: open('700Bold/NotoSans_700Bold'),
  })
}

/** A PDF of A4 pages, tagged: a screen reader finds headings and rows, and knows the language. */
export async function paperDocument(paper: Paper): Promise<Buffer> {
  const sheet = new PDFDocument({
    size: 'A4',
    // No font of its own to begin with: it would read Helvetica.
    font: null as unknown as string,
    margins: { top: 44, left: margin, right: margin, bottom: 60 },
    lang: paper.language,
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: paper.title,
      Author: paper.sender,
      CreationDate: paper.writtenAt,
      ModDate: paper.writtenAt,
    },
  })
  registerFonts(sheet)
  const written = bytesOf(sheet)
  const root = sheet.struct('Document')
  sheet.addStructure(root)
  /** Writes something as a paragraph or heading of the document's structure. */
  const say = (tag: 'H1' | 'H2' | 'P', write: () => void) => root.add(sheet.struct(tag, {}, write))

  const { onBrand, ink, inkSoft } = paper.colours
  drawBand(sheet, paper)
  say('P', () => sheet.font('bold').fontSize(16).fillColor(onBrand).text(paper.sender, margin, 24))
  sheet.y = bandHeight + 22
  say('H1', () => sheet.fontSize(20).fillColor(ink).text(paper.title))
  say('P', () => sheet.font('plain').fontSize(8.5).fillColor(inkSoft).text(paper.issued))
  for (const { title, rows, note } of paper.tables) {
    keepTogether(sheet, 90)
    say('H2', () => sheet.moveDown(1).font('bold').fontSize(12).fillColor(ink).text(title))
    sheet.moveDown(0.3)
    writeRows(sheet, { rows, into: root }, paper.colours)
    if (note) say('P', () => sheet.moveDown(0.3).font('plain').fontSize(8.5).fillColor(inkSoft).text(note))
  }
  for (const { title, items } of paper.lists) {
    if (items.length === 0) continue
    keepTogether(sheet, 60)
    say('H2', () => sheet.moveDown(1).font('bold').fontSize(12).fillColor(ink).text(title).moveDown(0.3))
    for (const item of items) {
      keepTogether(sheet, 24)
      say('P', () => sheet.font('plain').fontSize(9.5).fillColor(ink).text(`·  ${item}`))
    }
  }
  sheet.moveDown(1)
  for (const note of paper.notes) {
    keepTogether(sheet, 30)
    say('P', () => sheet.font('plain').fontSize(8.5).fillColor(inkSoft).text(note).moveDown(0.4))
  }
  root.end()
  writeImprints(sheet, paper)
  sheet.end()
  return await written
}

/** In points. */
const bandHeight = 68

/** The brand's colour across the head of the first page: decoration to a screen reader. */
function drawBand(sheet: Sheet, { colours }: Paper): void {
  sheet.markContent('Artifact', { type: 'Layout' })
  sheet.rect(0, 0, sheet.page.width, bandHeight).fill(colours.brand)
  sheet.endMarkedContent()
}

/** Company and page number at the foot of every page: decoration to a screen reader. */
function writeImprints(sheet: Sheet, { imprint, colours }: Paper): void {
  const { start, count } = sheet.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    sheet.switchToPage(page)
    const { width, height, margins } = sheet.page
    const number = count > 1 ? `  ·  ${page + 1}/${count}` : ''
    // Below the margin, where text would open a page of its own.
    const bottom = margins.bottom
    margins.bottom = 0
    sheet.markContent('Artifact', { type: 'Pagination' })
    sheet
      .font('plain')
      .fontSize(8)
      .fillColor(colours.inkSoft)
      .text(imprint + number, margin, height - 44, { width: width - 2 * margin, align: 'center' })
    sheet.endMarkedContent()
    margins.bottom = bottom
  }
}

function registerFonts(sheet: Sheet): void {
  const { plain, bold } = fonts()
  // pdfkit takes fonts that are read already; its types do not say so yet.
  sheet.registerFont('plain', plain as unknown as string)
  sheet.registerFont('bold', bold as unknown as string)
}

function bytesOf(sheet: Sheet): Promise<Buffer> {
  return new Promise((resolveBytes, reject) => {
    const chunks: Buffer[] = []
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
    sheet.on('end', () => resolveBytes(Buffer.concat(chunks)))
    sheet.on('error', reject)
  })
}
