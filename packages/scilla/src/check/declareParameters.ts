import type { ScillaType } from '@tyto/abi'
import type { Parameter } from '../syntax/ast'
import { attempt, type Checking } from './checking'
import { resolveType } from './resolveType'

/**
 * Binds parameters; `objection` says why a type may not stand here, or nothing. The result is missing if one of them
 * is wrong.
 */
export function declareParameters(
  checking: Checking,
  parameters: readonly Parameter[],
  objection: (type: ScillaType) => string | undefined,
): readonly { readonly name: string; readonly type: ScillaType }[] | undefined {
  const { findings, names } = checking
  const declared = new Map<string, ScillaType | null>()
  for (const { name, type: node } of parameters) {
    const type = attempt(checking, () => {
      if (declared.has(name.name)) {
        findings.fail(name.loc, 'DuplicateName', `There is a parameter ${name.name} already.`)
      }
      const resolved = resolveType(checking, node, { isParameter: true })
      const reason = objection(resolved)
      return reason === undefined ? resolved : findings.fail(node.loc, 'ForbiddenType', reason)
    })
    declared.set(name.name, type ?? null)
    names.values.bind(name.name, type ?? null, name.loc)
  }
  const good = [...declared].flatMap(([name, type]) => (type === null ? [] : [{ name, type }]))
  return good.length === parameters.length ? good : undefined
}
