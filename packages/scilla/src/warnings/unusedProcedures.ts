import type { Rule } from './rule'

/** Warns of procedures that nothing calls. */
export const unusedProcedures: Rule = ({ module: { contract }, mentions, warn }) => {
  for (const { kind, name } of contract.components) {
    if (kind === 'procedure' && !mentions.procedures.has(name.name))
      warn(name.loc, 'Unused', `The procedure ${name.name} is not used.`)
  }
}
