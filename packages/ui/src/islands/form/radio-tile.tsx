import Radio, { type RadioProps } from '@mui/material/Radio'
import { classNames } from '../../class-names.ts'
import styles from './radio-tile.module.css'

export interface RadioTileProps extends Pick<
  RadioProps,
  'name' | 'value' | 'checked' | 'onChange' | 'onBlur'
> {
  /** What is chosen, a few letters; its name for screen readers, too. */
  text: string
  /** Of the radio button, for the label of its group. */
  id?: string | undefined
  /** The text that explains what is wrong. */
  describedBy?: string | undefined
  /** For its place within what surrounds it. */
  className?: string
}

/** One of several short values beside each other: a radio button in the shape of a tile, so arrow keys move through them. */
export function RadioTile({ text, id, describedBy, className, ...radio }: RadioTileProps) {
  return (
    <Radio
      {...radio}
      className={classNames(styles.radio, className)}
      icon={<span className={styles.tile}>{text}</span>}
      checkedIcon={<span className={classNames(styles.tile, styles.chosen)}>{text}</span>}
      slotProps={{ input: { id, 'aria-label': text, 'aria-describedby': describedBy } }}
    />
  )
}
