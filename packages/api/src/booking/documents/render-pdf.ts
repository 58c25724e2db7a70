import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'
import PDFDocument from 'pdfkit'
import type { MailTable } from '../../platform/mail/mail-content.ts'
import type { MailColours } from '../../platform/mail/mail-identity.ts'
import { breakPageBefore, margin, rowsHeight, type Sheet, writeRows } from './pdf-rows.ts'

interface PdfList {
  readonly title: string
  readonly items: readonly string[]
}

/** A long text in blocks: empty lines separate paragraphs, lines that start with `- ` are a list. */
interface PdfText {
  readonly title: string
  readonly blocks: readonly { readonly heading: string | null; readonly body: string }[]
  /** Small print below. */
  readonly foot: string
}

/** The content of a PDF; all documents share one layout. */
export interface PdfContent {
  /** BCP 47, for screen readers. */
  readonly language: string
  readonly colours: MailColours
  readonly sender: string
  readonly title: string
  readonly issued: string
  readonly tables: readonly MailTable[]
  /** What to know before departure; an empty list prints nothing. */
  readonly lists: readonly PdfList[]
  readonly texts?: readonly PdfText[]
  readonly notes: readonly string[]
  readonly imprint: string
  /** Fixed per document, so that the same document is the same file. */
  readonly writtenAt: Date
}

const { resolve } = createRequire(import.meta.url)

/**
 * Noto Sans: Latin, Greek and Cyrillic, so that every guest's name prints unchanged. Read once per process and
 * cached (9 MB), because reading it takes fifty times as long as drawing a document. A document embeds only the
 * glyphs it uses.
 */
let cachedFonts: { readonly plain: Font; readonly bold: Font } | undefined
function fonts() {
  const open = (name: string) => openSync(resolve(`@expo-google-fonts/noto-sans/${name}.ttf`)) as Font
  return (cachedFonts ??= {
    plain: open('400Regular/NotoSans_400Regular'),
    bold: open('700Bold/NotoSans_700Bold'),
  })
}

/** A PDF of A4 pages, tagged: a screen reader finds headings and rows, and the language. */
export async function renderPdf(content: PdfContent): Promise<Buffer> {
  const sheet = new PDFDocument({
    size: 'A4',
    // No default font, which would read Helvetica.
    font: null as unknown as string,
    margins: { top: 44, left: margin, right: margin, bottom: 60 },
    lang: content.language,
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: content.title,
      Author: content.sender,
      CreationDate: content.writtenAt,
      ModDate: content.writtenAt,
    },
  })
  registerFonts(sheet)
  const written = bytesOf(sheet)
  const root = sheet.struct('Document')
  sheet.addStructure(root)
  /** Adds a paragraph or heading to the document's structure. */
  const addTag: AddTag = (tag, write) => root.add(sheet.struct(tag, {}, write))

  const { onBrand, ink, inkSoft } = content.colours
  drawBand(sheet, content)
  addTag('P', () => sheet.font('bold').fontSize(16).fillColor(onBrand).text(content.sender, margin, 24))
  sheet.y = bandHeight + 22
  addTag('H1', () => sheet.fontSize(20).fillColor(ink).text(content.title))
  addTag('P', () => sheet.font('plain').fontSize(8.5).fillColor(inkSoft).text(content.issued))
  for (const { title, rows, note } of content.tables) {
    // A table that takes a third of a page at most stays whole; a longer one begins with its first rows.
    const needed = rowsHeight(sheet, rows) + 40
    breakPageBefore(sheet, needed <= sheet.page.height / 3 ? needed : 90)
    addTag('H2', () => sheet.moveDown(1).font('bold').fontSize(12).fillColor(ink).text(title))
    sheet.moveDown(0.3)
    writeRows(sheet, { rows, into: root }, content.colours)
    if (note) addTag('P', () => sheet.moveDown(0.3).font('plain').fontSize(8.5).fillColor(inkSoft).text(note))
  }
  for (const { title, items } of content.lists) {
    if (items.length === 0) continue
    breakPageBefore(sheet, 60)
    addTag('H2', () => sheet.moveDown(1).font('bold').fontSize(12).fillColor(ink).text(title).moveDown(0.3))
    for (const item of items) {
      breakPageBefore(sheet, 24)
      addTag('P', () => sheet.font('plain').fontSize(9.5).fillColor(ink).text(`·  ${item}`))
    }
  }
  for (const text of content.texts ?? []) writeText(sheet, { text, addTag }, content.colours)
  sheet.moveDown(1)
  for (const note of content.notes) {
    breakPageBefore(sheet, 30)
    addTag('P', () => sheet.font('plain').fontSize(8.5).fillColor(inkSoft).text(note).moveDown(0.4))
  }
  root.end()
  writeImprints(sheet, content)
  sheet.end()
  return await written
}

type AddTag = (tag: 'H1' | 'H2' | 'H3' | 'P', write: () => void) => void

/** A text in full. Each paragraph is an element of its own, so that pages break between them. */
function writeText(
  sheet: Sheet,
  { text: { title, blocks, foot }, addTag }: { text: PdfText; addTag: AddTag },
  { ink, inkSoft }: MailColours,
): void {
  breakPageBefore(sheet, 90)
  addTag('H2', () => sheet.moveDown(1).font('bold').fontSize(12).fillColor(ink).text(title))
  for (const { heading, body } of blocks) {
    if (heading !== null) {
      breakPageBefore(sheet, 50)
      addTag('H3', () => sheet.moveDown(0.6).font('bold').fontSize(9.5).fillColor(ink).text(heading))
    }
    for (const part of body.split(/\n\s*\n|\n(?=- )/).filter((line) => line.trim() !== '')) {
      const line = part.replace(/^- /, '·  ').replace(/\n/g, ' ')
      sheet.font('plain').fontSize(9)
      breakPageBefore(sheet, Math.min(sheet.heightOfString(line), 200) + 6)
      addTag('P', () => sheet.moveDown(0.25).fillColor(ink).text(line))
    }
  }
  addTag('P', () => sheet.moveDown(0.4).font('plain').fontSize(7).fillColor(inkSoft).text(foot))
}

/** In points. */
const bandHeight = 68

/** The brand's colour across the head of the first page; an artifact for screen readers. */
function drawBand(sheet: Sheet, { colours }: PdfContent): void {
  sheet.markContent('Artifact', { type: 'Layout' })
  sheet.rect(0, 0, sheet.page.width, bandHeight).fill(colours.brand)
  sheet.endMarkedContent()
}

/** Company and page number at the foot of every page; an artifact for screen readers. */
function writeImprints(sheet: Sheet, { imprint, colours }: PdfContent): void {
  const { start, count } = sheet.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    sheet.switchToPage(page)
    const { width, height, margins } = sheet.page
    const number = count > 1 ? `  ·  ${page + 1}/${count}` : ''
    // Below the margin, where text would start a new page.
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
  // pdfkit accepts opened fonts; its types do not list them yet.
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
