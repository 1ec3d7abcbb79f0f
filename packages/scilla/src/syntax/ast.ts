/**
 * The syntax tree of Scilla: what the parser makes and the checker, the evaluator and the generator read.
 *
 * Every node is a plain object with `kind` and `loc`. Names stand as they are written, a namespace included
 * (`Bar.add_if_equal`, `_sender`, `'A`). Types are resolved straight to `ScillaType`; names of user-defined types in
 * them stand as written too.
 */
import type { AddressField } from '@tyto/abi'
import type { Identifier, Literal, Location, Parameter, TypeNode } from './leaves'

export type * from './leaves'

// Expressions

export type Expression =
  | LiteralExpression
  | VariableExpression
  | LetExpression
  | MessageExpression
  | FunExpression
  | ApplyExpression
  | ConstructorExpression
  | MatchExpression
  | BuiltinExpression
  | TypeFunExpression
  | TypeApplyExpression

export interface LiteralExpression {
  readonly kind: 'literal'
  readonly literal: Literal
  readonly loc: Location
}

export interface VariableExpression {
  readonly kind: 'variable'
  readonly name: string
  readonly loc: Location
}

/** `let name : annotation = value in body` */
export interface LetExpression {
  readonly kind: 'let'
  readonly name: Identifier
  readonly annotation: TypeNode | undefined
  readonly value: Expression
  readonly body: Expression
  readonly loc: Location
}

/** `{ _tag : "Transfer"; _recipient : to; _amount : zero; x : y }`: a message, an event or an exception. */
export interface MessageExpression {
  readonly kind: 'message'
  readonly entries: readonly MessageEntryNode[]
  readonly loc: Location
}

export interface MessageEntryNode {
  readonly kind: 'messageEntry'
  readonly name: Identifier
  readonly value: Literal | Identifier
  readonly loc: Location
}

/** `fun (parameter) => body` */
export interface FunExpression {
  readonly kind: 'fun'
  readonly parameter: Parameter
  readonly body: Expression
  readonly loc: Location
}

/** `function args...`, at least one argument. */
export interface ApplyExpression {
  readonly kind: 'apply'
  readonly function: Identifier
  readonly args: readonly Identifier[]
  readonly loc: Location
}

/** `Some {Uint32} x`; `typeArgs` is empty where the braces are left out. */
export interface ConstructorExpression {
  readonly kind: 'construct'
  readonly constructorName: Identifier
  readonly typeArgs: readonly TypeNode[]
  readonly args: readonly Identifier[]
  readonly loc: Location
}

export interface MatchExpression {
  readonly kind: 'match'
  readonly subject: Identifier
  readonly clauses: readonly ExpressionClause[]
  readonly loc: Location
}

/** `| pattern => body` */
export interface ExpressionClause {
  readonly kind: 'expressionClause'
  readonly pattern: Pattern
  readonly body: Expression
  readonly loc: Location
}

/** `builtin add {types} a b`; `builtin.name` is one of the language's builtins. */
export interface BuiltinExpression {
  readonly kind: 'builtin'
  readonly builtin: Identifier
  readonly typeArgs: readonly TypeNode[]
  readonly args: readonly Identifier[]
  readonly loc: Location
}

/** `tfun 'A => body`; the variable's name has its quote. */
export interface TypeFunExpression {
  readonly kind: 'typeFun'
  readonly variable: Identifier
  readonly body: Expression
  readonly loc: Location
}

/** `@function types...`, at least one type. */
export interface TypeApplyExpression {
  readonly kind: 'typeApply'
  readonly function: Identifier
  readonly types: readonly TypeNode[]
  readonly loc: Location
}

// Patterns

export type Pattern = WildcardPattern | BinderPattern | ConstructorPattern

/** `_` */
export interface WildcardPattern {
  readonly kind: 'wildcard'
  readonly loc: Location
}

/** `x` */
export interface BinderPattern {
  readonly kind: 'binder'
  readonly name: string
  readonly loc: Location
}

/** `Cons x (Some y)` */
export interface ConstructorPattern {
  readonly kind: 'constructorPattern'
  readonly constructorName: Identifier
  readonly args: readonly Pattern[]
  readonly loc: Location
}

// Statements

export type Statement =
  | LoadStatement
  | RemoteLoadStatement
  | StoreStatement
  | BindStatement
  | MapGetStatement
  | MapExistsStatement
  | RemoteMapGetStatement
  | RemoteMapExistsStatement
  | MapPutStatement
  | MapDeleteStatement
  | ReadBlockchainStatement
  | AddressCastStatement
  | MatchStatement
  | AcceptStatement
  | SendStatement
  | EventStatement
  | ThrowStatement
  | CallStatement
  | ForallStatement
  | ReturnStatement

/** `target <- field` */
export interface LoadStatement {
  readonly kind: 'load'
  readonly target: Identifier
  readonly field: Identifier
  readonly loc: Location
}

/** `target <- & address.field`; the field may be `_balance`, `_codehash` or an immutable parameter. */
export interface RemoteLoadStatement {
  readonly kind: 'remoteLoad'
  readonly target: Identifier
  readonly address: Identifier
  readonly field: Identifier
  readonly loc: Location
}

/** `field := value` */
export interface StoreStatement {
  readonly kind: 'store'
  readonly field: Identifier
  readonly value: Identifier
  readonly loc: Location
}

/** `target = value` */
export interface BindStatement {
  readonly kind: 'bind'
  readonly target: Identifier
  readonly value: Expression
  readonly loc: Location
}

/** `target <- map[key]...`: an `Option` of the value. At least one key, here and below. */
export interface MapGetStatement {
  readonly kind: 'mapGet'
  readonly target: Identifier
  readonly map: Identifier
  readonly keys: readonly Identifier[]
  readonly loc: Location
}

/** `target <- exists map[key]...` */
export interface MapExistsStatement {
  readonly kind: 'mapExists'
  readonly target: Identifier
  readonly map: Identifier
  readonly keys: readonly Identifier[]
  readonly loc: Location
}

/** `target <- & address.map[key]...` */
export interface RemoteMapGetStatement {
  readonly kind: 'remoteMapGet'
  readonly target: Identifier
  readonly address: Identifier
  readonly map: Identifier
  readonly keys: readonly Identifier[]
  readonly loc: Location
}

/** `target <- & exists address.map[key]...` */
export interface RemoteMapExistsStatement {
  readonly kind: 'remoteMapExists'
  readonly target: Identifier
  readonly address: Identifier
  readonly map: Identifier
  readonly keys: readonly Identifier[]
  readonly loc: Location
}

/** `map[key]... := value` */
export interface MapPutStatement {
  readonly kind: 'mapPut'
  readonly map: Identifier
  readonly keys: readonly Identifier[]
  readonly value: Identifier
  readonly loc: Location
}

/** `delete map[key]...` */
export interface MapDeleteStatement {
  readonly kind: 'mapDelete'
  readonly map: Identifier
  readonly keys: readonly Identifier[]
  readonly loc: Location
}

/**
 * `target <- & BLOCKNUMBER`, `& CHAINID`, `& TIMESTAMP(block)`.
 * `query.name` is the word as written, which the checker looks at.
 */
export interface ReadBlockchainStatement {
  readonly kind: 'readBlockchain'
  readonly target: Identifier
  readonly query: Identifier
  readonly args: readonly Identifier[]
  readonly loc: Location
}

/** `target <- & address as ByStr20 with ... end`: an `Option` of the address type. */
export interface AddressCastStatement {
  readonly kind: 'addressCast'
  readonly target: Identifier
  readonly address: Identifier
  readonly type: TypeNode
  readonly loc: Location
}

export interface MatchStatement {
  readonly kind: 'matchStatement'
  readonly subject: Identifier
  readonly clauses: readonly StatementClause[]
  readonly loc: Location
}

/** `| pattern => body` */
export interface StatementClause {
  readonly kind: 'statementClause'
  readonly pattern: Pattern
  readonly body: readonly Statement[]
  readonly loc: Location
}

export interface AcceptStatement {
  readonly kind: 'accept'
  readonly loc: Location
}

/** `send messages`: a `List Message`. */
export interface SendStatement {
  readonly kind: 'send'
  readonly messages: Identifier
  readonly loc: Location
}

export interface EventStatement {
  readonly kind: 'event'
  readonly event: Identifier
  readonly loc: Location
}

/** `throw` or `throw exception` */
export interface ThrowStatement {
  readonly kind: 'throw'
  readonly exception: Identifier | undefined
  readonly loc: Location
}

/** `procedure args...` or `target = procedure args...` (a procedure's name begins with an upper- or lower-case letter). */
export interface CallStatement {
  readonly kind: 'call'
  readonly target: Identifier | undefined
  readonly procedure: Identifier
  readonly args: readonly Identifier[]
  readonly loc: Location
}

/** `forall list procedure` */
export interface ForallStatement {
  readonly kind: 'forall'
  readonly list: Identifier
  readonly procedure: Identifier
  readonly loc: Location
}

/** `_return := value`, in a procedure with a result. */
export interface ReturnStatement {
  readonly kind: 'return'
  readonly value: Identifier
  readonly loc: Location
}

// Modules

/** `Name` or `Name as Namespace` */
export interface ImportedLibrary {
  readonly kind: 'import'
  readonly name: Identifier
  readonly namespace: Identifier | undefined
  readonly loc: Location
}

export interface Library {
  readonly kind: 'library'
  readonly name: Identifier
  readonly entries: readonly LibraryEntry[]
  readonly loc: Location
}

export type LibraryEntry = LibraryLet | LibraryType

/** `let name : annotation = value` */
export interface LibraryLet {
  readonly kind: 'libraryLet'
  readonly name: Identifier
  readonly annotation: TypeNode | undefined
  readonly value: Expression
  readonly loc: Location
}

/** `type Name = | One of T U | Two` */
export interface LibraryType {
  readonly kind: 'libraryType'
  readonly name: Identifier
  readonly constructors: readonly ConstructorDefinition[]
  readonly loc: Location
}

export interface ConstructorDefinition {
  readonly kind: 'constructorDefinition'
  readonly name: Identifier
  readonly argTypes: readonly TypeNode[]
  readonly loc: Location
}

export interface Field {
  readonly kind: 'field'
  readonly name: Identifier
  readonly type: TypeNode
  readonly initializer: Expression
  readonly loc: Location
}

/** A transition or a procedure. */
export interface Component {
  readonly kind: 'transition' | 'procedure'
  readonly name: Identifier
  readonly parameters: readonly Parameter[]
  /** Only procedures have results. */
  readonly resultType: TypeNode | undefined
  readonly body: readonly Statement[]
  readonly loc: Location
}

export interface Contract {
  readonly kind: 'contract'
  readonly name: Identifier
  readonly parameters: readonly Parameter[]
  /** The expression between `with` and `=>`. */
  readonly constraint: Expression | undefined
  readonly fields: readonly Field[]
  /** In the order of the source: a procedure may be called by those that follow it. */
  readonly components: readonly Component[]
  readonly loc: Location
}

/** A `.scilla` file. */
export interface ContractModule {
  readonly kind: 'contractModule'
  readonly file: string
  readonly source: string
  readonly scillaVersion: number
  readonly imports: readonly ImportedLibrary[]
  readonly library: Library | undefined
  readonly contract: Contract
  /** Where the fields of the address types in it are declared. */
  readonly fieldPlaces: ReadonlyMap<AddressField, Location>
  readonly loc: Location
}

/** A `.scillib` file. */
export interface LibraryModule {
  readonly kind: 'libraryModule'
  readonly file: string
  readonly source: string
  readonly scillaVersion: number
  readonly imports: readonly ImportedLibrary[]
  readonly library: Library
  readonly loc: Location
}
