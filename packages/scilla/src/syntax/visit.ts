import type {
  Component,
  ConstructorDefinition,
  Contract,
  ContractModule,
  Expression,
  ExpressionClause,
  Field,
  Identifier,
  ImportedLibrary,
  Library,
  LibraryEntry,
  LibraryModule,
  Literal,
  MessageEntryNode,
  Parameter,
  Pattern,
  Statement,
  StatementClause,
  TypeNode,
} from './ast'

/** A node that `visit` goes to: all of the tree but names, which are read as properties of their nodes. */
export type Node =
  | ContractModule
  | LibraryModule
  | ImportedLibrary
  | Library
  | LibraryEntry
  | ConstructorDefinition
  | Contract
  | Field
  | Component
  | Parameter
  | Statement
  | StatementClause
  | Expression
  | ExpressionClause
  | MessageEntryNode
  | Pattern
  | Literal
  | TypeNode

type Kind = Node['kind']
type NodeOf<K extends Kind, N = Node> = N extends { readonly kind: infer Own }
  ? K extends Own
    ? N
    : never
  : never

type Enter<N> = (node: N, parent: Node | undefined) => void
type Leave<N> = (node: N) => void
interface EnterAndLeave<N> {
  readonly enter: Enter<N>
  readonly leave: Leave<N>
}

/**
 * The work at the nodes of a tree: `enter` at every node, and a function for a kind of node at those of this kind, before
 * the nodes inside them are visited; `leave` of a kind afterwards.
 */
export type Visitor = { readonly enter?: Enter<Node> } & {
  readonly [K in Kind]?:
    | Enter<NodeOf<K>>
    | { readonly enter: Enter<NodeOf<K>>; readonly leave: Leave<NodeOf<K>> }
}

type Item<Value> = Value extends readonly (infer Each)[] ? Each : Value
/** The properties of a node that hold nodes. */
type PartName<N> = {
  [Name in keyof N]-?: Extract<Item<N[Name]>, Node> extends never ? never : Name
}[keyof N]

/** Where the parts of each kind of node stand, in the order of the source; complete by the compiler. */
const partNames: {
  readonly [K in Kind]: Readonly<Record<PartName<NodeOf<K>>, true>>
} = {
  contractModule: { imports: true, library: true, contract: true },
  libraryModule: { imports: true, library: true },
  import: {},
  library: { entries: true },
  libraryLet: { annotation: true, value: true },
  libraryType: { constructors: true },
  constructorDefinition: { argTypes: true },
  contract: {
    parameters: true,
    constraint: true,
    fields: true,
    components: true,
  },
  field: { type: true, initializer: true },
  transition: { parameters: true, resultType: true, body: true },
  procedure: { parameters: true, resultType: true, body: true },
  parameter: { type: true },
  load: {},
  remoteLoad: {},
  store: {},
  bind: { value: true },
  mapGet: {},
  mapExists: {},
  remoteMapGet: {},
  remoteMapExists: {},
  mapPut: {},
  mapDelete: {},
  readBlockchain: {},
  addressCast: { type: true },
  matchStatement: { clauses: true },
  statementClause: { pattern: true, body: true },
  accept: {},
  send: {},
  event: {},
  throw: {},
  call: {},
  forall: {},
  return: {},
  literal: { literal: true },
  variable: {},
  let: { annotation: true, value: true, body: true },
  message: { entries: true },
  messageEntry: { value: true },
  fun: { parameter: true, body: true },
  apply: {},
  construct: { typeArgs: true },
  match: { clauses: true },
  expressionClause: { pattern: true, body: true },
  builtin: { typeArgs: true },
  typeFun: { body: true },
  typeApply: { types: true },
  wildcard: {},
  binder: {},
  constructorPattern: { args: true },
  integer: {},
  string: {},
  bytes: {},
  blockNumber: {},
  emptyMap: { keyType: true, valueType: true },
  type: {},
}

/** The same as lists, which are faster to go through. */
const namesByKind: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(partNames).map(([kind, names]) => [kind, Object.keys(names)]),
)

/**
 * Goes through a tree from the root to the leaves, in the order of the source.
 * @example
 * visit(contract, { accept: ({ loc }) => places.push(loc) })
 */
export function visit(root: Node, visitor: Visitor): void {
  visitBelow(root, undefined, visitor)
}

function visitBelow(top: Node, above: Node | undefined, visitor: Visitor): void {
  let node = top
  let parent = above
  for (;;) {
    visitor.enter?.(node, parent)
    const ofKind = visitor[node.kind] as Enter<Node> | EnterAndLeave<Node> | undefined
    const leave = typeof ofKind === 'object' ? ofKind.leave : undefined
    if (typeof ofKind === 'object') ofKind.enter(node, parent)
    else ofKind?.(node, parent)

    let last: Node | undefined
    for (const name of namesByKind.get(node.kind) ?? []) {
      const value = (node as unknown as Readonly<Record<string, Held | readonly Held[]>>)[name]
      const count = isList(value) ? value.length : 1
      for (let index = 0; index < count; index++) {
        const part = isList(value) ? value[index] : value
        if (part === undefined || part.kind === 'identifier') continue
        if (last !== undefined) visitBelow(last, node, visitor)
        last = part
      }
    }
    // The last part without recursion: a chain of `let` is as long as a program likes.
    if (last !== undefined && leave === undefined) {
      parent = node
      node = last
      continue
    }
    if (last !== undefined) visitBelow(last, node, visitor)
    leave?.(node)
    return
  }
}

/** A property of a node may hold these. */
type Held = Node | Identifier | undefined

function isList(value: Held | readonly Held[]): value is readonly Held[] {
  return Array.isArray(value)
}
