import { Section } from '@camping/ui/layout/section.tsx'
import { PromiseList } from '@camping/ui/tiles/promise-list.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { badgeLink } from '../../../kit/format/badge-link.ts'
import { useText } from '../../../kit/format/use-text.ts'

/** Promises for every booking, and the memberships that support them, each with its proof (brands-7). */
export function HomePromises() {
  const { config } = useApp()
  const t = useText()
  const promise = (name: 'price' | 'reviews' | 'deposit' | 'people') => ({
    title: t(`home.promises.${name}`),
    text: t(`home.promises.${name}.text`),
  })
  return (
    <Section title={t('home.promises.title')}>
      <PromiseList
        promises={[
          { icon: 'card', ...promise('price') },
          { icon: 'star', ...promise('reviews') },
          { icon: 'lock', ...promise('deposit') },
          { icon: 'phone', ...promise('people') },
        ]}
        badges={config.safetyIcons.footer.trust.map(badgeLink)}
        badgesLabel={t('home.promises.badges')}
      />
    </Section>
  )
}
