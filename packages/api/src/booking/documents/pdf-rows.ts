import type PDFDocument from 'pdfkit'
import type { MailRow } from '../../platform/mail/mail-content.ts'
import type { MailColours } from '../../platform/mail/mail-identity.ts'

export type Sheet = InstanceType<typeof PDFDocument>
/** An element of the structure tree for screen readers. */
type Structure = ReturnType<Sheet['struct']>

/** Left and right page margin, in points. */
export const margin = 56
const valueWidth = 270
const gap = 16
const sizes = { normal: 9.5, detail: 8 }

/**
 * Starts a new page when less than `points` is left. Pages break between two elements of the structure, never
 * within one.
 */
export function breakPageBefore(sheet: Sheet, points: number): void {
  if (sheet.y + points > sheet.page.height - sheet.page.margins.bottom) sheet.addPage()
}

/** How much room rows take as a table, in points. */
export function rowsHeight(sheet: Sheet, rows: readonly MailRow[]): number {
  return rows.reduce((sum, row) => sum + rowHeight(sheet, row).whole + 6.5, 0)
}

/** Writes rows as a table: label left, value right, a line below each. */
export function writeRows(
  sheet: Sheet,
  { rows, into }: { rows: readonly MailRow[]; into: Structure },
  colours: MailColours,
): void {
  const table = sheet.struct('Table')
  into.add(table)
  for (const row of rows) writeRow(sheet, { row, into: table }, colours)
  table.end()
}

function writeRow(
  sheet: Sheet,
  { row, into }: { row: MailRow; into: Structure },
  colours: MailColours,
): void {
  const { label, detail, value, strong } = row
  const width = sheet.page.width - 2 * margin
  const labelWidth = labelWidthOf(sheet)
  const height = rowHeight(sheet, row)
  breakPageBefore(sheet, height.whole + 8)
  const top = sheet.y + 2
  const plainly = () =>
    sheet
      .font(strong ? 'bold' : 'plain')
      .fontSize(sizes.normal)
      .fillColor(colours.ink)
  const heading = [
    sheet.struct('P', {}, () => void plainly().text(label, margin, top, { width: labelWidth })),
    ...(detail
      ? [
          sheet.struct(
            'P',
            {},
            () =>
              void sheet
                .font('plain')
                .fontSize(sizes.detail)
                .fillColor(colours.inkSoft)
                .text(detail, margin, top + height.label, { width: labelWidth }),
          ),
        ]
      : []),
  ]
  const amount = () =>
    void plainly().text(value, margin + width - valueWidth, top, { width: valueWidth, align: 'right' })
  into.add(
    sheet.struct('TR', {}, [
      sheet.struct('TH', { scope: 'Row' } as object, heading),
      sheet.struct('TD', {}, amount),
    ]),
  )
  drawLine(sheet, { y: top + height.whole + 2.5, width, colour: colours.line })
}

const labelWidthOf = (sheet: Sheet) => sheet.page.width - 2 * margin - valueWidth - gap

/** In points. Label and value may both need several lines; the taller one decides. */
function rowHeight(
  sheet: Sheet,
  { label, detail, value, strong }: MailRow,
): { label: number; whole: number } {
  const labelWidth = labelWidthOf(sheet)
  sheet.font(strong ? 'bold' : 'plain').fontSize(sizes.normal)
  const labelHeight = sheet.heightOfString(label, { width: labelWidth })
  const valueHeight = sheet.heightOfString(value, { width: valueWidth })
  const detailHeight = detail
    ? sheet.font('plain').fontSize(sizes.detail).heightOfString(detail, { width: labelWidth })
    : 0
  return { label: labelHeight, whole: Math.max(labelHeight + detailHeight, valueHeight) }
}

/** A line that is an artifact for screen readers. The next text starts below it, at the margin. */
function drawLine(sheet: Sheet, { y, width, colour }: { y: number; width: number; colour: string }): void {
  sheet.markContent('Artifact', { type: 'Layout' })
  sheet
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.5)
    .strokeColor(colour)
    .stroke()
  sheet.endMarkedContent()
  sheet.x = margin
  sheet.y = y + 2
}
