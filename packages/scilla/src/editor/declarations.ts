import { formatType } from '@tyto/abi'
import type { Identifier, Library, Location } from '../syntax/ast'
import type { Examined, Imported } from './examine'
import type { NameKind, NamePlace } from './names'

/** Where a name is declared. */
export interface Declared {
  readonly loc: Location
  /** The library whose text that is; undefined for the text itself. */
  readonly library: Imported | undefined
}

/** What a text declares once for all of it, or imports. */
export interface Declaration extends Declared {
  /** As Scilla writes it: `procedure Pay (to : ByStr20)`. Empty for a value: its type is known where it is used. */
  readonly told: string
}

/** The declaration that a name means, if this text or a library of its imports has it. */
export type FindDeclaration = (name: Pick<NamePlace, 'name' | 'kind'>) => Declaration | undefined

/** Gathers the declarations of a text and of what it imports, which its own hide. */
export function declarationsOf({ module, imported }: Examined): FindDeclaration {
  const found = new Map<string, Declaration>()
  const add = (kind: NameKind, name: string, declaration: Declaration) => {
    const key = `${kind} ${name}`
    if (!found.has(key)) found.set(key, declaration)
  }
  if (module?.kind === 'contractModule') {
    const { fields, components } = module.contract
    for (const { name, type } of fields)
      add('field', name.name, own(name, `field ${name.name} : ${formatType(type.type)}`))
    for (const { kind, name, parameters, resultType } of components) {
      const params = parameters.map((one) => `${one.name.name} : ${formatType(one.type.type)}`).join(', ')
      const result = resultType === undefined ? '' : ` : ${formatType(resultType.type)}`
      add('component', name.name, own(name, `${kind} ${name.name} (${params})${result}`))
    }
  }
  if (module?.library !== undefined) addLibrary(module.library, add)
  for (const library of imported) {
    const { name, loc } = library.module.library.name
    add('library', library.name, { told: `library ${name}`, loc, library })
    addLibrary(library.module.library, add, library)
  }
  return ({ name, kind }) => found.get(`${kind} ${name}`)
}

function own({ loc }: Identifier, told: string): Declaration {
  return { told, loc, library: undefined }
}

function addLibrary(
  { entries }: Library,
  add: (kind: NameKind, name: string, declaration: Declaration) => void,
  library?: Imported,
): void {
  const prefix = library?.prefix ?? ''
  const addOne = (kind: NameKind, { name, loc }: Identifier, told: string) =>
    add(kind, prefix + name, { told, loc, library })
  for (const entry of entries) {
    if (entry.kind === 'libraryLet') {
      // What a text binds itself is known at each use.
      if (library !== undefined) addOne('value', entry.name, '')
      continue
    }
    addOne('type', entry.name, `type ${entry.name.name}`)
    for (const { name, argTypes } of entry.constructors) {
      const of = argTypes.length > 0 ? ` of ${argTypes.map(({ type }) => formatType(type)).join(' ')}` : ''
      addOne('constructor', name, `${name.name}${of} : ${entry.name.name}`)
    }
  }
}
