/** A town on a sheet, in px from its upper left corner. */
export interface Label {
  readonly x: number
  readonly y: number
  readonly text: string
  /** Lower for larger towns. */
  readonly rank: number
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Maximum number of readable labels on a small sheet. */
const most = 9
const letter = 13
const gap = 10

/**
 * The largest towns whose labels fit on the sheet without overlapping each other or the mark at its centre. Labels are
 * below their dots.
 */
export function pickLabels(
  labels: readonly Label[],
  { width, height }: { width: number; height: number },
): Label[] {
  const taken: Box[] = [
    { left: width / 2 - 44, right: width / 2 + 44, top: height / 2 - 44, bottom: height / 2 + 44 },
  ]
  const picked: Label[] = []
  for (const label of labels.toSorted((a, b) => a.rank - b.rank || a.text.localeCompare(b.text))) {
    const box = boxOf(label)
    const isOn = box.left > 6 && box.right < width - 6 && box.top > 6 && box.bottom < height - 6
    if (!isOn || taken.some((other) => touches(box, other))) continue
    taken.push(box)
    picked.push(label)
    if (picked.length === most) break
  }
  return picked
}

function boxOf({ x, y, text }: Label): Box {
  const half = (text.length * letter) / 2
  return { left: x - half, right: x + half, top: y - 8, bottom: y + 38 }
}

const touches = (a: Box, b: Box): boolean =>
  a.left < b.right + gap && a.right > b.left - gap && a.top < b.bottom + gap && a.bottom > b.top - gap
