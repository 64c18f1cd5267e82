import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/**
 * What is declared rather than decided. A mutant of it tells nothing about the rules: an endpoint's method, path and access are held by
 * the permission matrix and the server's tests, a text by the catalogue's test, a schema's field names and words by the compiler.
 * What a schema refuses (its limits, patterns, functions) is mutated.
 */
const declarations = {
  shouldIgnore(path) {
    if (isCallOf(path, ['endpoint', 'phrase'])) return 'An entry of the endpoint table, or a text'
    if (isLiteral(path) && isSchemaCall(path.parent) && !hasFunction(path)) return "A schema's field names and words"
    return undefined
  },
}

function isCallOf({ node }, names) {
  return node.type === 'CallExpression' && node.callee.type === 'Identifier' && names.includes(node.callee.name)
}

function isLiteral({ node }) {
  return ['ObjectExpression', 'ArrayExpression', 'StringLiteral'].includes(node.type)
}

function isSchemaCall(node) {
  if (node?.type === 'CallExpression') return isSchemaCall(node.callee)
  if (node?.type === 'MemberExpression') return isSchemaCall(node.object)
  return node?.type === 'Identifier' && node.name === 'z'
}

/** Functions, and limits of the fields inside, are mutated. */
function hasFunction(path) {
  let found = false
  path.traverse({
    enter(inner) {
      found ||= inner.isFunction() || inner.isCallExpression()
    },
  })
  return found
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'declarations', declarations)]
