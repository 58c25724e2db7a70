import { buildPath } from '@camping/editions/build-path.ts'
import { Logo } from '@camping/ui/logo/logo.tsx'
import type { AppContextValue } from '../../kit/app/app-context.tsx'

/** The app's mark (`logo` of app.config.ts, else its icon) and name, linking to the home page. */
export function AppLogo({ config, site }: Pick<AppContextValue, 'config' | 'site'>) {
  const { file = 'favicon.svg', width = 34 } = config.logo ?? {}
  return (
    <Logo
      href={buildPath(site, 'home')}
      name={config.displayName}
      mark={<img src={`/_app/${config.id}/${file}`} width={width} height={34} alt="" />}
    />
  )
}
