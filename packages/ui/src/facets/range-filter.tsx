import { useEffect, useId, useRef, useState, type CSSProperties } from 'react'
import styles from './range-filter.module.css'

/** Numbers of results per bar, each bar a step wide. */
interface RangeBars {
  readonly from: number
  readonly step: number
  readonly counts: readonly number[]
}

/** The ends of a range; null is no limit. */
export interface RangeValue {
  readonly from: number | null
  readonly to: number | null
}

interface RangeEnd {
  /** Name of the form field. */
  name: string
  /** "Lowest price" */
  label: string
}

export interface RangeFilterProps {
  /** Names the group: "Total price". */
  title: string
  /** What there is along the scale; the outline behind the slider. */
  bars: RangeBars
  /** The chosen range. */
  value: RangeValue
  /** Units of the scale per unit of the fields: 100 for money in minor units. */
  perUnit: number
  /** The field of the lower end. */
  from: RangeEnd
  /** Left out where only a lower end can be chosen. */
  to?: RangeEnd | undefined
  /** A value of the scale in words: "£300". */
  text: (value: number) => string
  /** Receives the range once the hand rests for 400 ms. */
  onValueChange: (value: RangeValue) => void
}

/** A hand that drags or types has come to rest. */
const restMs = 400

/**
 * A range of numbers over the bars of what there is. The fields are the form, and work without a script; the slider moves them, by
 * pointer and by arrow keys. A change counts when it rests.
 */
export function RangeFilter(props: RangeFilterProps) {
  const { title, bars, value, perUnit, from, to, text, onValueChange } = props
  const [moving, setMoving] = useState<RangeValue | null>(null)
  /** The server writes no slider and no bars: without a script they would move nothing, and a list's document is short of bytes. */
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const titleId = useId()
  const shown = moving ?? value
  const { counts, step } = bars
  const last = counts.length
  /** Position of a value on the slider, which has one more than there are bars. */
  const place = (one: number | null, without: number) =>
    one === null ? without : Math.min(Math.max(Math.round((one - bars.from) / step), 0), last)
  const [low, high] = [place(shown.from, 0), place(shown.to, last)]

  const change = (next: RangeValue) => {
    clearTimeout(timer.current)
    setMoving(next)
    timer.current = setTimeout(() => {
      setMoving(null)
      if (next.from !== value.from || next.to !== value.to) onValueChange(next)
    }, restMs)
  }
  const slide = (end: keyof RangeValue, at: number) => {
    const isFree = end === 'from' ? at <= 0 : at >= last
    change({ ...shown, [end]: isFree ? null : bars.from + at * step })
  }
  const slider = (end: keyof RangeValue, { label }: RangeEnd) => {
    const at = end === 'from' ? low : high
    return (
      <input
        type="range"
        className={styles.slider}
        aria-label={label}
        aria-valuetext={text(bars.from + at * step)}
        min={0}
        max={to ? last : last - 1}
        value={at}
        onChange={({ target }) =>
          slide(
            end,
            end === 'from'
              ? Math.min(target.valueAsNumber, to ? high - 1 : last)
              : Math.max(target.valueAsNumber, low + 1),
          )
        }
      />
    )
  }
  const field = (end: keyof RangeValue, { name, label }: RangeEnd) => {
    const free = end === 'from' ? bars.from : bars.from + last * step
    return (
      <label className={styles.field}>
        <span>{label}</span>
        <input
          type="number"
          name={name}
          inputMode="decimal"
          min={0}
          step={perUnit >= 100 ? 1 : step / perUnit}
          placeholder={String(free / perUnit)}
          value={shown[end] === null ? '' : shown[end] / perUnit}
          onChange={({ target }) =>
            change({
              ...shown,
              [end]: Number.isNaN(target.valueAsNumber) ? null : Math.round(target.valueAsNumber * perUnit),
            })
          }
        />
      </label>
    )
  }
  const range = { '--low': `${(low / last) * 100}%`, '--high': `${(high / last) * 100}%` } as CSSProperties
  return (
    <div role="group" aria-labelledby={titleId} className={styles.range} style={range}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <div className={styles.scale}>
        {alive && <div className={styles.bars} style={{ clipPath: outline(counts) }} />}
        {alive && slider('from', from)}
        {alive && to && slider('to', to)}
      </div>
      <div className={styles.fields}>
        {field('from', from)}
        {to && field('to', to)}
      </div>
    </div>
  )
}

/** The outline of all bars as one shape: an element for each would be a tenth of a list's page. */
function outline(counts: readonly number[]): string {
  const most = Math.max(...counts, 1)
  const points = counts.flatMap((count, at) => {
    const top = 100 - Math.round((count / most) * 100)
    return [at, at + 1].map((edge) => `${Math.round((edge / counts.length) * 100)}% ${top}%`)
  })
  return `polygon(0 100%,${points.join()},100% 100%)`
}
