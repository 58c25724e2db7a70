import type { Ignorer, NodePath } from '@stryker-mutator/api/ignore'
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin'

interface Node {
  readonly type: string
  readonly name?: string
  readonly expression?: Node
  readonly callee?: Node
  readonly object?: Node
  readonly property?: Node
}

/** `log.info(…)`, `context.log.warn(…)`: what a server writes for its operator is no behaviour. */
const isLogCall = ({ type, callee, expression }: Node): boolean => {
  if (type === 'ExpressionStatement' && expression) return isLogCall(expression)
  const logger = callee?.object
  return type === 'CallExpression' && (logger?.name === 'log' || logger?.property?.name === 'log')
}

function wordingIgnorer(): Ignorer {
  return {
    shouldIgnore: (path: NodePath) =>
      isLogCall((path as { node: Node }).node) ? 'a line of the log' : undefined,
  }
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Ignore, 'wording', wordingIgnorer)]
