import { buildPath } from '@camping/editions/build-path.ts'
import { Logo } from '@camping/ui/logo/logo.tsx'
import type { AppContextValue } from '../../kit/app/app-context.tsx'

/** The app's mark (`logo` of app.config.ts, else its icon) and name, linking to the home page. */
export function AppLogo({ config, site }: Pick<AppContextValue, 'config' | 'site'>) {
  const { file = 'favicon.svg', width = 34, dark, containsName } = config.logo ?? {}
  const at = `/_app/${config.id}/`
  // React preloads pictures of normal priority, which here would come before the hero's.
  const picture = <img src={at + file} width={width} height={34} alt="" fetchPriority="low" />
  return (
    <Logo
      href={buildPath(site, 'home')}
      name={config.displayName}
      markAlone={containsName}
      mark={
        dark ? (
          <picture>
            <source srcSet={at + dark} media="(prefers-color-scheme: dark)" />
            {picture}
          </picture>
        ) : (
          picture
        )
      }
    />
  )
}
