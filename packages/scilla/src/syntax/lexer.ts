import type { Location, Position } from './ast'
import { syntaxError, type SourceText } from './sourceText'
import { keywords, type Token, type TokenKind } from './token'

/** The signs behind a backslash in a string, and their meanings. */
const escapes: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['\\', '\\'],
  ['/', '/'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
])

const symbols: ReadonlySet<string> = new Set([
  '=>', '->', '<-', ':=',
  '(', ')', '{', '}', '[', ']', ':', ';', ',', '.', '|', '=', '&', '@', '_',
]) // oxfmt-ignore

function isDigit(code: number) {
  return code >= 48 && code <= 57
}

function isLower(code: number) {
  return code >= 97 && code <= 122
}

function isUpper(code: number) {
  return code >= 65 && code <= 90
}

function isLetter(code: number) {
  return isLower(code) || isUpper(code)
}

function isWordPart(code: number) {
  return isLetter(code) || isDigit(code) || code === 95
}

function isHexDigit(code: number) {
  return isDigit(code) || (code >= 97 && code <= 102) || (code >= 65 && code <= 70)
}

/**
 * A source text cut into tokens; the last one is of kind `end`. White space and comments (which nest) fall away.
 * Throws ScillaError where a character, a string or a comment is wrong.
 */
export function tokenize(source: SourceText): readonly Token[] {
  return new Lexer(source).tokens()
}

/** `(* ... *)`, as it stands. */
export interface Comment {
  readonly text: string
  readonly loc: Location
}

/** The comments of a source text, in its order. Throws as `tokenize` does. */
export function readComments(source: SourceText): readonly Comment[] {
  const lexer = new Lexer(source)
  lexer.tokens()
  return lexer.comments
}

class Lexer {
  readonly comments: Comment[] = []
  readonly #text: string
  #offset = 0
  #line = 1
  #lineStart = 0

  readonly #source: SourceText

  constructor(source: SourceText) {
    this.#source = source
    this.#text = source.text
  }

  tokens(): readonly Token[] {
    const tokens: Token[] = []
    for (;;) {
      this.#skipBlank()
      const token = this.#token()
      tokens.push(token)
      if (token.kind === 'end') return tokens
    }
  }

  #here(): Position {
    return { line: this.#line, column: this.#offset - this.#lineStart + 1, offset: this.#offset }
  }

  #fail(start: Position, message: string): never {
    const end =
      this.#offset > start.offset
        ? this.#here()
        : { ...start, column: start.column + 1, offset: start.offset + 1 }
    throw syntaxError(this.#source, { start, end }, message)
  }

  #newLine(): void {
    this.#line++
    this.#lineStart = this.#offset
  }

  #skipBlank(): void {
    const text = this.#text
    for (;;) {
      const code = text.charCodeAt(this.#offset)
      if (code === 10) {
        this.#offset++
        this.#newLine()
      } else if (code === 32 || code === 9 || code === 13) {
        this.#offset++
      } else if (code === 40 && text.charCodeAt(this.#offset + 1) === 42) {
        this.#skipComment()
      } else {
        return
      }
    }
  }

  /** `(* ... (* ... *) ... *)` */
  #skipComment(): void {
    const text = this.#text
    const start = this.#here()
    let depth = 0
    do {
      const code = text.charCodeAt(this.#offset)
      const next = text.charCodeAt(this.#offset + 1)
      if (Number.isNaN(code)) {
        const end = { ...start, column: start.column + 2, offset: start.offset + 2 }
        throw syntaxError(this.#source, { start, end }, 'This comment is not closed.')
      }
      if (code === 40 && next === 42) {
        depth++
        this.#offset += 2
      } else if (code === 42 && next === 41) {
        depth--
        this.#offset += 2
      } else {
        this.#offset++
        if (code === 10) this.#newLine()
      }
    } while (depth > 0)
    this.comments.push({ text: text.slice(start.offset, this.#offset), loc: { start, end: this.#here() } })
  }

  #token(): Token {
    const text = this.#text
    const start = this.#here()
    const code = text.charCodeAt(this.#offset)
    const next = text.charCodeAt(this.#offset + 1)
    if (this.#offset >= text.length) return { kind: 'end', text: '', loc: { start, end: start } }
    if (isLower(code)) return this.#word('id', start)
    if (isUpper(code)) return this.#word('capitalId', start)
    if (code === 95 && isLetter(next)) return this.#word('specialId', start)
    if (code === 39 && isUpper(next)) return this.#word('typeId', start)
    if (code === 48 && next === 120) return this.#hex(start)
    if (isDigit(code) || (code === 45 && isDigit(next))) return this.#number(start)
    if (code === 34) return this.#string(start)
    return this.#symbol(start)
  }

  #make(kind: TokenKind, start: Position, text: string): Token {
    return { kind, text, loc: { start, end: this.#here() } }
  }

  #word(kind: TokenKind, start: Position): Token {
    const text = this.#text
    let end = this.#offset + 1
    while (isWordPart(text.charCodeAt(end))) end++
    const word = text.slice(this.#offset, end)
    this.#offset = end
    return this.#make(keywords.has(word) ? 'keyword' : kind, start, word)
  }

  #hex(start: Position): Token {
    const text = this.#text
    let end = this.#offset + 2
    while (isHexDigit(text.charCodeAt(end))) end++
    const digits = end - this.#offset - 2
    const stray = isWordPart(text.charCodeAt(end))
    this.#offset = stray ? end + 1 : end
    if (stray) this.#fail(start, `A hex literal cannot hold '${text.charAt(end)}'.`)
    if (digits % 2 !== 0) this.#fail(start, 'A hex literal needs two digits for each byte.')
    return this.#make('hex', start, text.slice(start.offset, end).toLowerCase())
  }

  #number(start: Position): Token {
    const text = this.#text
    let end = this.#offset + 1
    while (isDigit(text.charCodeAt(end))) end++
    const stray = isWordPart(text.charCodeAt(end))
    this.#offset = stray ? end + 1 : end
    if (stray) this.#fail(start, `A number cannot hold '${text.charAt(end)}'.`)
    return this.#make('number', start, text.slice(start.offset, end))
  }

  #string(start: Position): Token {
    const text = this.#text
    const parts: string[] = []
    let from = this.#offset + 1
    for (let at = from; ; at++) {
      const code = text.charCodeAt(at)
      if (code === 34) {
        parts.push(text.slice(from, at))
        this.#offset = at + 1
        return this.#make('string', start, parts.join(''))
      }
      if (Number.isNaN(code)) {
        const end = { ...start, column: start.column + 1, offset: start.offset + 1 }
        throw syntaxError(this.#source, { start, end }, 'This string is not closed.')
      }
      if (code === 92) {
        const meaning = escapes.get(text.charAt(at + 1))
        if (meaning === undefined) {
          this.#offset = Math.min(at + 2, text.length)
          this.#fail(start, `A string cannot hold the escape '\\${text.charAt(at + 1)}'.`)
        }
        parts.push(text.slice(from, at), meaning)
        at++
        from = at + 1
      } else if (code === 10) {
        // The reference takes texts over several lines; the documentation does not speak of them.
        this.#offset = at + 1
        this.#newLine()
      } else if (code < 32 || code > 126) {
        this.#offset = at + 1
        this.#fail(start, 'A string holds printable ASCII characters only.')
      }
    }
  }

  #symbol(start: Position): Token {
    const two = this.#text.slice(this.#offset, this.#offset + 2)
    const one = two.charAt(0)
    const symbol = symbols.has(two) ? two : one
    if (!symbols.has(symbol)) {
      const character = String.fromCodePoint(this.#text.codePointAt(this.#offset) ?? 0)
      this.#fail(start, `The character ${JSON.stringify(character)} means nothing here.`)
    }
    this.#offset += symbol.length
    return this.#make('symbol', start, symbol)
  }
}
