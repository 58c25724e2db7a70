import { bothLooks } from '@camping/ui/theme/contrast.ts'
import { contrastPairs } from '@camping/ui/theme/contrast-pairs.ts'
import { contrastRatio } from '@camping/ui/theme/contrast-ratio.ts'
import { useStoryEdition } from '@camping/ui/stories/story-edition.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { colourGroups, type ColourRole } from './colour-groups.ts'
import styles from './foundations.module.css'
import { roleNotes } from './role-notes.ts'

export default { title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta

type Looks = ReturnType<typeof bothLooks>

const variableOf = (role: string) => `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Black or white, whichever is read better. */
const readable = (colour: string) =>
  contrastRatio('#000000', colour) > contrastRatio('#ffffff', colour) ? '#000000' : '#ffffff'

function Swatch({ look, colour }: { look: string; colour: string }) {
  return (
    <span className={styles.swatch} style={{ background: colour, color: readable(colour) }}>
      {look} {colour}
    </span>
  )
}

/** The grounds that a role stands on, with the contrast in both looks. */
function Pairs({ role, looks }: { role: ColourRole; looks: Looks }) {
  const pairs = contrastPairs.filter(({ front }) => front === role)
  const needed = new Map<string, number>()
  for (const { back, needed: ratio } of pairs) needed.set(back, Math.max(ratio, needed.get(back) ?? 0))
  if (needed.size === 0) return null
  const ratioIn = (look: keyof Looks, back: ColourRole) =>
    contrastRatio(looks[look][role], looks[look][back]).toFixed(1)
  return (
    <ul className={styles.pairs}>
      {[...needed].map(([back, ratio]) => (
        <li key={back}>
          on {back}: {ratioIn('light', back as ColourRole)}, dark {ratioIn('dark', back as ColourRole)}, at
          least {ratio}
        </li>
      ))}
    </ul>
  )
}

function Colours() {
  const looks = bothLooks(useStoryEdition().tokens)
  return Object.entries(colourGroups).map(([group, roles]) => (
    <section key={group}>
      <h2 className={styles.group}>{group}</h2>
      <ul className={`${styles.list} ${styles.wide}`}>
        {roles.map((role: ColourRole) => (
          <li key={role} className={styles.entry}>
            <span className={styles.swatches}>
              <Swatch look="light" colour={looks.light[role]} />
              <Swatch look="dark" colour={looks.dark[role]} />
            </span>
            <span className={styles.name}>{role}</span>
            <span className={styles.code}>{variableOf(role)}</span>
            <span className={styles.note}>{roleNotes.get(role)?.replaceAll('`', '')}</span>
            <Pairs role={role} looks={looks} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** The colours of the chosen brand. */
export const Colour: StoryObj = { render: () => <Colours /> }
