import type { Rule } from './rule'

/** Warns of libraries of which no value, type or constructor is used. */
export const unusedImports: Rule = ({ module: { imports }, libraries, mentions, warn }) => {
  for (const { name, namespace } of imports) {
    const exported = libraries.find((one) => one.name === name.name)
    if (exported === undefined) continue
    const prefix = namespace === undefined ? '' : `${namespace.name}.`
    const isUsed =
      [...exported.values.keys()].some((value) => mentions.values.has(prefix + value)) ||
      [...exported.types.keys(), ...exported.constructors.keys()].some((one) =>
        mentions.types.has(prefix + withoutQualifier(one)),
      )
    if (!isUsed) warn(name.loc, 'Unused', `The imported library ${name.name} is not used.`)
  }
}

function withoutQualifier(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1)
}
