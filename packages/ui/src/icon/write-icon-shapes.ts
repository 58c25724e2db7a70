import { writeFileSync } from 'node:fs'
import { iconShapesCss } from './icon-shapes-css.ts'

writeFileSync(new URL('./icon-shapes.css', import.meta.url), iconShapesCss())
