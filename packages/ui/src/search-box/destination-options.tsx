import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { MuiIsland } from '../islands/mui-island.tsx'
import styles from './destination-options.module.css'
import type { DestinationSuggestion } from './destination-suggestion.ts'
import { markedParts } from './marked-parts.ts'

export interface DestinationOptionsProps {
  /** Prefix of the options' identifiers: `{id}-0`. */
  id: string
  /** Options in the order of their groups. */
  suggestions: DestinationSuggestion[]
  /** What was typed: marked where words of an option begin with it. Options below a heading were found without it. */
  typed: string
  /** Index of the active option. */
  active: number
  /** Receives the index that the pointer is on. */
  onActivate: (at: number) => void
  /** Receives what was chosen. */
  onSelect: (suggestion: DestinationSuggestion) => void
}

const kindIcons: Record<DestinationSuggestion['kind'], IconName> = {
  country: 'globe',
  area: 'map',
  city: 'pin',
  site: 'tent',
  funnel: 'caravan',
  recent: 'clock',
  text: 'search',
}

/** Consecutive items of one group. `at` is the index in the whole list. */
function grouped(suggestions: DestinationSuggestion[]) {
  const groups: {
    title: string | undefined
    options: { at: number; suggestion: DestinationSuggestion }[]
  }[] = []
  suggestions.forEach((suggestion, at) => {
    const last = groups.at(-1)
    if (last && last.title === suggestion.group) last.options.push({ at, suggestion })
    else groups.push({ title: suggestion.group, options: [{ at, suggestion }] })
  })
  return groups
}

/**
 * The options in the list box of a `DestinationField`, in code of their own: no page begins with an open list. Made of MUI's list; its
 * `Autocomplete` would have to contain the field, which is there before any script.
 */
export function DestinationOptions(props: DestinationOptionsProps) {
  return (
    <MuiIsland>
      {grouped(props.suggestions).map((group) => (
        <Group key={group.title ?? ''} {...props} {...group} />
      ))}
    </MuiIsland>
  )
}

function Group({ title, options, ...props }: DestinationOptionsProps & ReturnType<typeof grouped>[number]) {
  const { id, active } = props
  return (
    <List
      className={styles.list}
      role={title ? 'group' : 'presentation'}
      aria-labelledby={title ? `${id}-before-${options[0]?.at}` : undefined}
    >
      {title && (
        <li id={`${id}-before-${options[0]?.at}`} role="presentation" className={styles.title}>
          {title}
        </li>
      )}
      {options.map(({ at, suggestion }) => (
        <ListItemButton
          component="li"
          key={suggestion.id}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          // The focus stays in the field.
          tabIndex={-1}
          className={classNames(styles.option, at === active && styles.active)}
          // Runs before blur, so that the list still exists when the click arrives.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => props.onSelect(suggestion)}
          onMouseMove={() => at !== active && props.onActivate(at)}
        >
          <Icon name={kindIcons[suggestion.kind]} />
          <span className={styles.words}>
            <span className={styles.text}>
              {markedParts(suggestion.text, title ? '' : props.typed).map(({ text, isMarked }, part) =>
                // oxlint-disable-next-line react/no-array-index-key -- the parts of one text, in its order
                isMarked ? <b key={part}>{text}</b> : text,
              )}
            </span>
            {suggestion.detail && <span className={styles.detail}>{suggestion.detail}</span>}
          </span>
        </ListItemButton>
      ))}
    </List>
  )
}
