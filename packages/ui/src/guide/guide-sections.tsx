import styles from './guide-sections.module.css'

export interface GuideSectionsProps {
  /** Heading and text; an empty line begins a paragraph. */
  sections: { heading: string; body: string }[]
  /** Heading level, one below the section that it stands in. */
  level?: 2 | 3
}

/** Texts to read, each below its heading; an empty line begins a paragraph. */
export function GuideSections({ sections, level = 3 }: GuideSectionsProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.sections}>
      {sections.map(({ heading, body }) => (
        <div key={heading} className={styles.section}>
          <Heading className={styles.heading}>{heading}</Heading>
          {body.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ))}
    </div>
  )
}
