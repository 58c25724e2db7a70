import { classNames } from '../class-names.ts'
import { Disclosure } from '../disclosure/disclosure.tsx'
import { Flag } from '../flag/flag.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './language-selector.module.css'

interface LanguageOption {
  code: string
  /** In its own language. */
  name: string
  flag: string
  href: string
  /** BCP 47 tag of `name`. */
  lang?: string
}

export interface LanguageSelectorProps {
  /** The editions of the brand. */
  options: LanguageOption[]
  /** Code of the present edition. */
  current: string
  /** Name of the button, the chosen edition included. */
  label: string
  /** Position of the list. */
  align?: 'start' | 'end'
  /** Runs beside the navigation, which remembers the choice. */
  onSelect?: (option: LanguageOption) => void
}

/**
 * Choice of the edition. Renders nothing for a single edition. Links are plain anchors, because other editions have
 * other domains.
 */
export function LanguageSelector({
  options,
  current,
  label,
  align = 'end',
  onSelect,
}: LanguageSelectorProps) {
  const [first] = options
  if (!first || options.length < 2) return null
  const chosen = options.find((option) => option.code === current) ?? first
  return (
    <Disclosure
      align={align}
      summaryLabel={label}
      summaryClassName={styles.summary}
      summary={
        <>
          <Flag code={chosen.flag} />
          <Icon name="chevronDown" size="sm" />
        </>
      }
    >
      <ul className={styles.list}>
        {options.map((option) => (
          <li key={option.code}>
            <a
              className={classNames(styles.option, option === chosen && styles.chosen)}
              href={option.href}
              hrefLang={option.lang}
              lang={option.lang}
              aria-current={option === chosen ? 'true' : undefined}
              onClick={() => onSelect?.(option)}
            >
              <Flag code={option.flag} />
              {option.name}
              {option === chosen && <Icon name="check" className={styles.check} />}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
