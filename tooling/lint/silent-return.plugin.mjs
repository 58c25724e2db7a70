/**
 * A test that returns early without an assertion counts as passed. Cases without anything to check are omitted from the
 * table (or skipped by name, or passed to `fc.pre`), so that the run reports what was checked.
 */
const message =
  'A test must not end early without a word: leave the case out of the table, use test.skip with a reason, or fc.pre in a property.'

const isTestFile = /\.(test|spec)\.[cm]?tsx?$/

/** The first name of a call: `test`, `it.each(…)`, `test.skip`. */
function firstName(node) {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression') return firstName(node.object)
  if (node.type === 'CallExpression' || node.type === 'TaggedTemplateExpression')
    return firstName(node.callee ?? node.tag)
  return ''
}

function isTestBody(node) {
  const call = node.parent
  if (call?.type !== 'CallExpression' || !call.arguments.includes(node)) return false
  const { callee } = call
  if (callee.type === 'MemberExpression' && /^(property|asyncProperty)$/.test(callee.property.name))
    return true
  if (
    callee.type === 'MemberExpression' &&
    /^(describe|step|beforeAll|beforeEach|afterAll|afterEach|extend|use)$/.test(callee.property.name)
  )
    return false
  return /^(test|it)$/.test(firstName(callee))
}

const functions = /^(FunctionExpression|ArrowFunctionExpression|FunctionDeclaration)$/

/** The function that contains a statement. */
function enclosingFunction(node) {
  let at = node.parent
  while (at && !functions.test(at.type)) at = at.parent
  return at
}

const noSilentReturn = {
  create(context) {
    if (!isTestFile.test(context.filename)) return {}
    return {
      ReturnStatement(node) {
        const isEmpty = node.argument === null || node.argument.name === 'undefined'
        const owner = enclosingFunction(node)
        if (isEmpty && owner && isTestBody(owner)) context.report({ node, message })
      },
    }
  },
}

export default { meta: { name: 'tests' }, rules: { 'no-silent-return': noSilentReturn } }
