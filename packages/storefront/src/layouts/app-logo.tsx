import { buildPath } from '@camping/editions/build-path.ts'
import { Logo } from '@camping/ui/logo/logo.tsx'
import type { AppContextValue } from '../app/app-context.tsx'

/** The app's own mark (`logo` of app.config.ts) or the one of the house, leading to the start. */
export function AppLogo({ config, site }: Pick<AppContextValue, 'config' | 'site'>) {
  const { id, displayName, logo } = config
  return (
    <Logo
      href={buildPath(site, 'home')}
      name={displayName}
      markOnly={logo?.hasName}
      mark={logo && <img src={`/_app/${id}/${logo.file}`} width={logo.width} height={logo.height} alt="" />}
    />
  )
}
