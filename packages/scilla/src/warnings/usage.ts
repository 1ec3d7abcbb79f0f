import type { ConstructorPattern, Expression, Identifier, Location, Pattern, TypeNode } from '../syntax/ast'
import type { ScillaType } from '@tyto/abi'

/** Tells a person what is legal, but perhaps not meant. */
export type Warn = (loc: Location, code: 'Unused' | 'Shadowing', message: string) => void

/** What a module mentions; filled by walking through all of its expressions, patterns and types. */
export class Usage {
  /** Names of values and procedures that are read anywhere (local ones too, where one stands under the same name). */
  readonly names = new Set<string>()
  /** Constructors that values are made with. */
  readonly made = new Set<string>()
  /** Constructors and types in patterns, expressions and declarations. */
  readonly mentioned = new Set<string>()
  /** Patterns that look for a constructor, but for those met while `keepsPatterns` is off. */
  readonly patterns: ConstructorPattern[] = []
  keepsPatterns = true

  constructor(readonly warn: Warn) {}

  type(type: ScillaType): void {
    switch (type.kind) {
      case 'adt':
        this.mentioned.add(type.name)
        type.args.forEach((arg) => this.type(arg))
        return
      case 'map':
        this.type(type.key)
        this.type(type.value)
        return
      case 'function':
        this.type(type.from)
        this.type(type.to)
        return
      case 'forall':
        this.type(type.body)
        return
      case 'address':
        type.fields.forEach((field) => this.type(field.type))
        return
      default:
    }
  }

  types(nodes: readonly TypeNode[]): void {
    for (const { type } of nodes) this.type(type)
  }

  /** The names that an expression needs from around it. Warns of names that it binds and never reads. */
  free(expression: Expression): Set<string> {
    switch (expression.kind) {
      case 'literal':
        if (expression.literal.kind === 'emptyMap')
          this.types([expression.literal.keyType, expression.literal.valueType])
        return new Set()
      case 'variable':
        return this.read([{ name: expression.name }])
      case 'let': {
        const inner = this.free(expression.body)
        this.expectRead(inner, expression.name, `The name ${expression.name.name} of this let is not used.`)
        inner.delete(expression.name.name)
        return union(inner, this.free(expression.value))
      }
      case 'message':
        return this.read(
          expression.entries.flatMap(({ value }) => (value.kind === 'identifier' ? [value] : [])),
        )
      case 'fun': {
        this.types([expression.parameter.type])
        const inner = this.free(expression.body)
        inner.delete(expression.parameter.name.name)
        return inner
      }
      case 'typeFun':
        return this.free(expression.body)
      case 'apply':
        return this.read([expression.function, ...expression.args])
      case 'typeApply':
        this.types(expression.types)
        return this.read([expression.function])
      case 'constructor':
        this.made.add(expression.constructorName.name)
        this.mentioned.add(expression.constructorName.name)
        this.types(expression.typeArgs)
        return this.read(expression.args)
      case 'builtin':
        return this.read(expression.args)
      case 'match': {
        const needed = this.read([expression.subject])
        for (const { pattern, body } of expression.clauses) {
          union(needed, this.behindPattern(pattern, this.free(body)))
        }
        return needed
      }
    }
  }

  read(identifiers: readonly Pick<Identifier, 'name'>[]): Set<string> {
    const read = new Set<string>()
    for (const { name } of identifiers) {
      read.add(name)
      this.names.add(name)
    }
    return read
  }

  /** What a clause needs from around it. The last of two binders of one name is the one that counts. */
  behindPattern(pattern: Pattern, inner: Set<string>): Set<string> {
    const binders = bindersOf(pattern, (part) => {
      this.mentioned.add(part.constructorName.name)
      if (this.keepsPatterns) this.patterns.push(part)
    })
    for (const { name, loc } of binders) {
      if (!inner.has(name)) this.warn(loc, 'Unused', `The name ${name} of this pattern is not used.`)
    }
    for (const { name } of binders) inner.delete(name)
    return inner
  }

  expectRead(inner: ReadonlySet<string>, { name, loc }: Identifier, message: string): void {
    if (!inner.has(name)) this.warn(loc, 'Unused', message)
  }
}

/** Adds to the first set. */
export function union(into: Set<string>, from: ReadonlySet<string>): Set<string> {
  for (const name of from) into.add(name)
  return into
}

/** The names that a pattern binds; tells of the constructors that it looks for. */
export function bindersOf(
  pattern: Pattern,
  onConstructor: (part: ConstructorPattern) => void = () => undefined,
): readonly { readonly name: string; readonly loc: Location }[] {
  if (pattern.kind === 'wildcard') return []
  if (pattern.kind === 'binder') return [pattern]
  onConstructor(pattern)
  return pattern.args.flatMap((arg) => bindersOf(arg, onConstructor))
}
