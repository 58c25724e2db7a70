import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import styles from './site-plan.module.css'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

type PlanPartKind = 'water' | 'wood' | 'road' | 'reception' | 'washroom' | 'pool' | 'playground'

export interface PlanPlace {
  id: number
  /** As it is signed on the site: "B7". */
  label: string
  /** What is read for it: "Place B7, taken on these dates". */
  text: string
  place: Box
  /** `other` belongs to another accommodation and cannot be chosen here. */
  state: 'free' | 'taken' | 'unfit' | 'other'
}

export interface SitePlanProps {
  /** "Your place" */
  label: string
  /** The drawn ground: water, wood, roads, buildings. */
  ground: { width: number; height: number; parts: (Box & { kind: PlanPartKind })[] }
  /** All places; those of the chosen accommodation are radio buttons. */
  places: PlanPlace[]
  /** Id of the chosen place. */
  value: number | null
  /** Receives the id of the chosen place. */
  onValueChange: (id: number) => void
  /** What the drawing means, in words. */
  legend: {
    parts: Partial<Record<PlanPartKind, string>>
    states: { free: string; chosen: string; taken: string; unfit?: string; other: string }
  }
}

const icons: Partial<Record<PlanPartKind, IconName>> = {
  water: 'wave',
  wood: 'tree',
  reception: 'info',
  washroom: 'user',
  pool: 'pool',
  playground: 'play',
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`

/** The drawn plan of a site. The places of one accommodation are radio buttons on it, all others are part of the drawing. */
export function SitePlan({ label, ground, places, value, onValueChange, legend }: SitePlanProps) {
  const name = useId()
  const { width, height } = ground
  const kinds = [...new Set(ground.parts.map(({ kind }) => kind))].filter((kind) => legend.parts[kind])
  return (
    <div className={styles.plan}>
      <fieldset className={styles.sheet} style={{ aspectRatio: `${width} / ${height}` }}>
        <legend className="visually-hidden">{label}</legend>
        <svg className={styles.ground} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {ground.parts.map((part, at) => (
            <rect key={at} {...boxOf(part)} rx={part.kind === 'road' ? 2 : 6} className={styles[part.kind]} />
          ))}
          {places
            .filter(({ state }) => state === 'other')
            .map(({ id, place }) => (
              <rect key={id} {...boxOf(place)} rx={4} className={styles.other} />
            ))}
        </svg>
        {ground.parts.map((part, at) => {
          const icon = icons[part.kind]
          return (
            icon && (
              <span key={at} className={styles.icon} style={positionOf(part, ground)}>
                <Icon name={icon} size="sm" />
              </span>
            )
          )
        })}
        {places.map(
          ({ id, label: sign, text, place, state }) =>
            state !== 'other' && (
              <label
                key={id}
                className={classNames(styles.place, styles[state], id === value && styles.chosen)}
                style={positionOf(place, ground)}
              >
                <input
                  type="radio"
                  name={name}
                  className={styles.input}
                  aria-label={text}
                  checked={id === value}
                  disabled={state !== 'free'}
                  onChange={() => onValueChange(id)}
                />
                <span aria-hidden="true">{sign}</span>
              </label>
            ),
        )}
      </fieldset>
      <ul className={styles.legend}>
        {(['free', 'chosen', 'taken', 'unfit', 'other'] as const).map(
          (state) =>
            legend.states[state] && (
              <li key={state} className={styles.entry}>
                <span
                  className={classNames(
                    styles.swatch,
                    state === 'chosen' ? styles.chosen : state === 'other' ? styles.others : styles[state],
                  )}
                />
                {legend.states[state]}
              </li>
            ),
        )}
        {kinds.map((kind) => (
          <li key={kind} className={styles.entry}>
            <Icon name={icons[kind] ?? 'pin'} size="sm" />
            {legend.parts[kind]}
          </li>
        ))}
      </ul>
    </div>
  )
}

const boxOf = ({ x, y, width, height }: Box): Box => ({ x, y, width, height })

const positionOf = (box: Box, { width, height }: { width: number; height: number }) => ({
  insetInlineStart: percent(box.x, width),
  insetBlockStart: percent(box.y, height),
  inlineSize: percent(box.width, width),
  blockSize: percent(box.height, height),
})
