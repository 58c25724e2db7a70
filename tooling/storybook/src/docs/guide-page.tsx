import type { PageStoryProps } from '@camping/storefront/stories/page-story.tsx'
import type { ComponentGuide } from '@camping/ui/stories/component-guide.ts'
import { themeCss, themeVariables } from '@camping/ui/theme/theme-css.ts'
import type { ThemeTokens } from '@camping/ui/theme/tokens.ts'
import { DocsContext, DocsPage, DocsStory, Heading, Title } from '@storybook/addon-docs/blocks'
import { use, type CSSProperties, type ReactNode } from 'react'
import { brandOfChoice } from './brand-of-choice.ts'
import { GuideText } from './guide-text.tsx'
import { Accessibility, Anatomy, Changes, Material, Rules, Status, Usage } from './guide-parts.tsx'
import styles from './guide-page.module.css'
import { PageParts } from './page-parts.tsx'
import { ProductLine } from './product-line.tsx'
import { productLinks, storyKey, type Choice } from './product-links.ts'
import { PropsOf } from './props-table.tsx'

const guides = import.meta.glob<ComponentGuide>('../../../../packages/ui/src/**/*.guide.data.ts', {
  eager: true,
  import: 'guide',
})

const guideOf = (file: string) => guides[`../../../../packages/ui/src/${storyKey(file)}.guide.data.ts`]

/**
 * The docs of every component and page, from data: what somebody has to know who designs with it, its props, and its stories, each
 * with the way to the running product. Stories without a guide or a route have Storybook's own page.
 */
export function GuidePage() {
  const context = use(DocsContext)
  const stories = context.componentStories()
  const [first] = stories
  if (!first) return <DocsPage />
  const { globals, initialArgs, parameters } = context.getStoryContext(first)
  const file = String(parameters['fileName'])
  const { route } = initialArgs as Partial<PageStoryProps>
  const guide = guideOf(file)
  if (!guide && !route) return <DocsPage />
  const choice = globals as unknown as Choice
  const tokens = brandOfChoice(choice.brand)
  const links = productLinks({ file, route }, choice)
  return (
    <>
      <style>{themeCss(tokens)}</style>
      <OnPaper tokens={tokens}>
        <Title />
        {guide && (
          <>
            <Status status={guide.status} />
            <p className={styles.purpose}>
              <GuideText tokens={tokens}>{guide.purpose}</GuideText>
            </p>
          </>
        )}
        {route && <PageParts route={route} />}
        <ProductLine links={links} />
      </OnPaper>
      <DocsStory of={first.moduleExport} expanded={false} />
      {guide && (
        <OnPaper tokens={tokens}>
          <Usage guide={guide} tokens={tokens} />
          <Anatomy guide={guide} tokens={tokens} />
          <Material withoutMui={guide.withoutMui} />
          <Rules guide={guide} tokens={tokens} />
          <Accessibility guide={guide} tokens={tokens} />
          <PropsOf files={guide.components} tokens={tokens} />
        </OnPaper>
      )}
      {stories.length > 1 && <Heading>States</Heading>}
      {stories.slice(1).map((story) => (
        <div key={story.id}>
          <DocsStory of={story.moduleExport} expanded />
          <OnPaper tokens={tokens}>
            <ProductLine links={links} />
          </OnPaper>
        </div>
      ))}
      {guide && (
        <OnPaper tokens={tokens}>
          <Changes guide={guide} tokens={tokens} />
        </OnPaper>
      )}
    </>
  )
}

/** A page of docs is light in both looks, as Storybook's own parts of it are; stories follow the toolbar. */
function OnPaper({ tokens, children }: { readonly tokens: ThemeTokens; readonly children: ReactNode }) {
  const variables = Object.entries(themeVariables(tokens)).map(([name, value]) => [`--${name}`, value])
  return <div style={Object.fromEntries(variables) as CSSProperties}>{children}</div>
}
