import styles from './floor-plan.module.css'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface FloorPlanProps {
  /** What is read instead of the drawing: its rooms. */
  label: string
  /** Of the whole, in decimetres. */
  width: number
  /** Of the whole, in decimetres. */
  height: number
  /** Rooms with their place, their bed and their word. */
  rooms: (Box & {
    kind: 'living' | 'living-kitchen' | 'bedroom' | 'bathroom' | 'terrace'
    bed?: 'double' | 'twin' | 'bunk' | undefined
    /** "Bedroom" */
    text: string
  })[]
}

const bedSizes = { double: [14, 20], twin: [8, 20], bunk: [8, 20] } as const

/** The rooms of an accommodation, drawn to scale; measures in decimetres. */
export function FloorPlan({ label, width, height, rooms }: FloorPlanProps) {
  return (
    <svg
      className={styles.plan}
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      role="img"
      aria-label={label}
      preserveAspectRatio="xMinYMin meet"
    >
      {rooms.map((room, at) => (
        <g key={at}>
          <rect
            x={room.x}
            y={room.y}
            width={room.width}
            height={room.height}
            className={room.kind === 'terrace' ? styles.terrace : styles.room}
          />
          <Beds {...room} />
          <text
            x={room.x + room.width / 2}
            y={room.y + room.height - 3}
            className={styles.name}
            fontSize={4.6}
            {...(room.text.length * 2.5 > room.width - 3
              ? { textLength: Math.max(6, room.width - 3), lengthAdjust: 'spacingAndGlyphs' }
              : {})}
          >
            {room.text}
          </text>
        </g>
      ))}
    </svg>
  )
}

function Beds({ bed, x, y, width, height }: FloorPlanProps['rooms'][number]) {
  if (!bed) return null
  const [wide, long] = bedSizes[bed]
  const room = Math.max(8, Math.min(long, height - 9))
  const beds = bed === 'twin' && width > 20 ? 2 : 1
  return Array.from({ length: beds }, (_, at) => (
    <g key={at}>
      <rect x={x + 2 + at * (wide + 2)} y={y + 2} width={wide} height={room} rx={1} className={styles.bed} />
      <rect
        x={x + 3 + at * (wide + 2)}
        y={y + 3}
        width={wide - 2}
        height={3}
        rx={1}
        className={styles.pillow}
      />
      {bed === 'bunk' && (
        <line
          x1={x + 2}
          x2={x + 2 + wide}
          y1={y + 2 + room / 2}
          y2={y + 2 + room / 2}
          className={styles.ladder}
        />
      )}
    </g>
  ))
}
