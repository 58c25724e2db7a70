import { otherLanguageOf } from '@camping/core/navigation/navigation.api.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { CardGrid, Section } from '@camping/ui/layout/section.tsx'
import { ThemeCard } from '@camping/ui/tiles/picture-tile.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { pictureOf } from '../../../kit/format/picture-of.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { HomePart } from './home-part.ts'

/** Six ideas for a trip and the link to all of them. */
export function HomeThemes({ navigation }: HomePart) {
  const { site, config } = useApp()
  const t = useText()
  if (!config.supports.themes) return null
  return (
    <Section
      title={t('home.themes.title')}
      action={
        <ButtonLink kind="quiet" href={buildPath(site, 'themes')} iconEnd="arrowRight">
          {t('home.themes.all')}
        </ButtonLink>
      }
    >
      <CardGrid columns={3} swipe>
        {navigation.themes.slice(0, 6).map((theme) => (
          <ThemeCard
            swipe
            key={theme.slug}
            href={buildPath(site, 'theme', { slug: theme.slug })}
            title={theme.title}
            lang={otherLanguageOf(navigation, 'theme', theme.slug)}
            text={theme.intro}
            picture={{ ...pictureOf(theme.image, '3:2'), alt: '' }}
          />
        ))}
      </CardGrid>
    </Section>
  )
}
