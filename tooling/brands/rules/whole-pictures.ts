import type { BrandRule, Finding } from '../brand-app.ts'
import { pictureFault } from '../picture-fault.ts'
import { hasNamespace, svgFault } from '../svg-fault.ts'

/** Every picture of an app is whole, and is what its name says: browsers show nothing in place of a broken one. */
export const wholePictures: BrandRule = ({ apps }) =>
  apps.flatMap(({ folder, files }) =>
    files.flatMap(({ name, svg, picture }): Finding[] => {
      const fault =
        svg === undefined
          ? picture && pictureFault(name, picture)
          : (svgFault(svg) ??
            (hasNamespace(svg)
              ? undefined
              : 'lacks xmlns="http://www.w3.org/2000/svg" in its first tag, without which browsers do not show it. Export it as an SVG file, not as code for a page.'))
      return fault === undefined ? [] : [{ file: `apps/${folder}/public/${name}`, key: '', sentence: fault }]
    }),
  )
