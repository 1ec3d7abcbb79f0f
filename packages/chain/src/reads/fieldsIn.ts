import type { NamedType } from '@tyto/abi'

/** The fields that a source declares, with the texts of their types: for nodes that do not tell them. A name stands once. */
export function fieldsIn(code: string): readonly NamedType[] {
  // A field in a component is none of this contract: types of addresses name those of others.
  const [head = ''] = withoutComments(code).split(/^[ \t]*(?:procedure|transition)\s/m, 1)
  const found = head.matchAll(/^[ \t]*field\s+([a-zA-Z_]\w*)\s*:([^=]{1,500})=/gm)
  const fields = [...found].map(
    ([, vname = '', type = '']) => [vname, type.trim().replace(/\s+/g, ' ')] as const,
  )
  return Array.from(new Map(fields), ([vname, type]) => ({ vname, type }))
}

/** Comments of Scilla may stand in each other, and a text may hold their signs. */
function withoutComments(code: string): string {
  let depth = 0
  let kept = ''
  for (const [part] of code.matchAll(/\(\*|\*\)|"(?:\\.|[^"\\\n])*"|[^(*"]+|[\s\S]/g)) {
    if (part === '(*') depth++
    else if (part === '*)' && depth > 0) depth--
    else if (depth === 0) kept += part
  }
  return kept
}
