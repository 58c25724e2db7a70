import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import type { Reporter } from '@stryker-mutator/api/report'
import { mutantKey } from './mutant-key.ts'
import { isSurvivor } from './score.ts'

/** Prints each survivor when it is found, so that an interrupted run has named those it met. */
function survivorReporter(): Reporter {
  return {
    onMutantTested: (result) => {
      if (isSurvivor(result)) console.log(`\nsurvived: ${mutantKey(result, process.cwd())}`)
    },
  }
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Reporter, 'survivors', survivorReporter)]
