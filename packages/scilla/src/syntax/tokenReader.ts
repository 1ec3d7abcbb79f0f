import type { AddressField } from '@tyto/abi'
import type { DiagnosticCode } from '../errors/diagnostic'
import type { Identifier, Location, Position } from './ast'
import { tokenize } from './lexer'
import { syntaxError, type SourceText } from './sourceText'
import type { Token, TokenKind } from './token'

/**
 * Expressions, statements and patterns may be nested this deep, a `let ... in` counting as one level: far more than
 * people write, and little enough for the stack of whoever walks the tree.
 */
const deepest = 500

/** The name of each kind of token in messages. */
const kindNames: Readonly<Record<TokenKind, string>> = {
  id: 'a name beginning with a lower-case letter',
  specialId: 'a name beginning with an underscore',
  capitalId: 'a name beginning with an upper-case letter',
  typeId: "a type variable such as 'A",
  number: 'a number',
  hex: 'a hex literal',
  string: 'a string',
  keyword: 'a keyword',
  symbol: 'a symbol',
  end: 'the end of the file',
}

/** The parser's view of a source: the next token, and the steps that all rules are made of. */
export class TokenReader {
  readonly #tokens: readonly Token[]
  #index = 0
  #depth = 0
  /** Names of the procedures with a result that were declared so far: `x = name args` calls them. */
  readonly proceduresWithResult = new Set<string>()
  /** How many matches stand around the statement that is read. */
  casesAround = 0
  /** Where the fields of address types are declared. */
  readonly fieldPlaces = new Map<AddressField, Location>()

  constructor(readonly source: SourceText) {
    this.#tokens = tokenize(source)
  }

  /** The next token, or one further on. */
  peek(ahead = 0): Token {
    return (this.#tokens[this.#index + ahead] ?? this.#tokens[this.#tokens.length - 1]) as Token
  }

  next(): Token {
    const token = this.peek()
    if (this.#index < this.#tokens.length - 1) this.#index++
    return token
  }

  /** Whether the next token is this keyword or symbol. */
  at(text: string): boolean {
    return this.#isWord(this.peek(), text)
  }

  /** Whether the token further on is this keyword or symbol. */
  atAhead(ahead: number, text: string): boolean {
    return this.#isWord(this.peek(ahead), text)
  }

  /** Steps over the keyword or symbol if it comes next. */
  skip(text: string): boolean {
    if (!this.at(text)) return false
    this.next()
    return true
  }

  /** Steps over the keyword or symbol; `where` says what it belongs to: "after the pattern". */
  expect(text: string, where: string): Token {
    if (this.at(text)) return this.next()
    return this.fail(`Expected '${text}' ${where}`)
  }

  take(kind: TokenKind, what: string): Token {
    if (this.peek().kind === kind) return this.next()
    return this.fail(`Expected ${what}, ${kindNames[kind]}`)
  }

  /** A name that is bound or declared here, of the given kinds. */
  name(what: string, ...kinds: readonly TokenKind[]): Identifier {
    const token = this.peek()
    if (!kinds.includes(token.kind))
      return this.fail(`Expected ${what}, ${kinds.map((kind) => kindNames[kind]).join(' or ')}`)
    this.next()
    return { kind: 'identifier', name: token.text, loc: token.loc }
  }

  /** Whether a variable could begin here: `x`, `_x`, or `Namespace.x`. */
  atVariable(): boolean {
    const { kind } = this.peek()
    if (kind === 'id' || kind === 'specialId') return true
    return kind === 'capitalId' && this.atAhead(1, '.') && this.peek(2).kind === 'id'
  }

  /** A variable where it is used: `x`, `_x`, or `Namespace.x`. */
  variable(what: string): Identifier {
    if (!this.atVariable()) return this.fail(`Expected ${what}`)
    const token = this.next()
    if (token.kind !== 'capitalId') return { kind: 'identifier', name: token.text, loc: token.loc }
    this.next()
    const member = this.next()
    return {
      kind: 'identifier',
      name: `${token.text}.${member.text}`,
      loc: { start: token.loc.start, end: member.loc.end },
    }
  }

  /** Variables as long as they come. */
  variables(): readonly Identifier[] {
    const variables: Identifier[] = []
    while (this.atVariable()) variables.push(this.variable('a variable'))
    return variables
  }

  /** Whether a type's or constructor's name begins here. */
  atCapital(): boolean {
    const { kind } = this.peek()
    return kind === 'capitalId' || (kind === 'hex' && this.atAhead(1, '.'))
  }

  /** The name of a type or a constructor: `Name`, `Namespace.Name`, `0x12...ab.Name`. */
  capital(what: string): Identifier {
    if (!this.atCapital()) return this.fail(`Expected ${what}, ${kindNames.capitalId}`)
    const token = this.next()
    if (!this.skip('.')) return { kind: 'identifier', name: token.text, loc: token.loc }
    const member = this.take('capitalId', 'a type or constructor')
    return {
      kind: 'identifier',
      name: `${token.text}.${member.text}`,
      loc: { start: token.loc.start, end: member.loc.end },
    }
  }

  /** From `start` to the end of the last token that was taken. */
  since(start: Position): Location {
    return { start, end: this.#tokens[Math.max(0, this.#index - 1)]?.loc.end ?? start }
  }

  /** Runs a rule one level deeper; throws `TooDeep` where there are too many. */
  nested<T>(rule: () => T): T {
    this.enter()
    const result = rule()
    this.leave()
    return result
  }

  enter(): void {
    if (++this.#depth > deepest) this.fail(`This is nested deeper than ${deepest} levels`, 'TooDeep')
  }

  leave(levels = 1): void {
    this.#depth -= levels
  }

  /** Throws at the next token. Syntax errors say what stands there instead. */
  fail(message: string, code: DiagnosticCode = 'SyntaxError'): never {
    const token = this.peek()
    const found =
      token.kind === 'end' ? 'the end of the file' : token.kind === 'string' ? 'a string' : `'${token.text}'`
    throw syntaxError(
      this.source,
      token.loc,
      code === 'SyntaxError' ? `${message}, found ${found}.` : `${message}.`,
      code,
    )
  }

  /** Throws at a place that was read already. */
  failAt(loc: Location, message: string): never {
    throw syntaxError(this.source, loc, message)
  }

  #isWord(token: Token, text: string): boolean {
    return token.text === text && (token.kind === 'symbol' || token.kind === 'keyword')
  }
}
