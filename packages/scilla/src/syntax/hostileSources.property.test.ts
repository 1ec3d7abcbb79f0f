import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ratioOf } from '../../../primitives/test/growth'
import { shapesLibrary, wholeLanguage } from '../../test/wholeLanguage'
import { librariesOf } from '../../test/checkText'
import { checkContract, checkExpression, checkLibraryModule, contractInfo } from '../index'
import { ScillaError } from '../errors/scillaError'
import { tokenize } from './lexer'
import { parseContract, parseExpression, parseLibrary } from './parse'

/** What took longer, in ms, is looked at again. */
const suspicious = 1_000

const libraries = librariesOf({ Shapes: shapesLibrary })

/** Runs a step that may refuse its input, but only with a ScillaError that points into the source, and soon. */
function refusesCleanly(source: string, step: () => unknown): boolean {
  const start = performance.now()
  try {
    step()
  } catch (error) {
    if (!(error instanceof ScillaError)) throw error
    expect(error.diagnostics.length).toBeGreaterThan(0)
    for (const { file, start: at, end } of error.diagnostics) {
      expect(at.line).toBeGreaterThan(0)
      expect(at.column).toBeGreaterThan(0)
      if (!file.startsWith('Shapes')) expect(end.offset).toBeLessThanOrEqual(source.length + 1)
    }
    return false
  } finally {
    if (performance.now() - start > suspicious)
      expect(ratioOf(() => outcomeOf(step), checkMuch)).toBeLessThan(1)
  }
  return true
}

function outcomeOf(step: () => unknown): unknown {
  try {
    return step()
  } catch (error) {
    return error
  }
}

/** What none of the small sources here may take longer than. */
function checkMuch(): void {
  for (let count = 0; count < 100; count++) checkContract(parseContract(wholeLanguage), { libraries })
}

function tryContract(source: string): boolean {
  return refusesCleanly(source, () => contractInfo(checkContract(parseContract(source), { libraries })))
}

function tryAll(source: string): void {
  tryContract(source)
  refusesCleanly(source, () => checkLibraryModule(parseLibrary(source), { libraries }))
  refusesCleanly(source, () => checkExpression(parseExpression(source), { source, imports: ['ListUtils'] }))
}

/** The tokens of a good source as texts. */
const tokensOf = (source: string): readonly string[] =>
  tokenize({ file: '', text: source }).map(({ loc }) => source.slice(loc.start.offset, loc.end.offset))

const goodTokens = tokensOf(wholeLanguage)
const vocabulary = [
  ...new Set([...goodTokens, ...tokensOf(shapesLibrary), 'Emp', 'ByStr20', 'with', '__proto__']),
]

describe('hostile sources', () => {
  it('the sources that are mutated below are good', () => {
    expect(tryContract(wholeLanguage)).toBe(true)
    expect(tryContract(goodTokens.join(' '))).toBe(true)
  })

  it('random text never crashes the parser or the checker', () => {
    const text = fc.oneof(fc.string({ maxLength: 200 }), fc.string({ unit: 'binary', maxLength: 200 }))
    fc.assert(fc.property(text, tryAll), { numRuns: 300 })
    const module = text.map((body) => `scilla_version 0 library L let x = ${body}`)
    fc.assert(fc.property(module, tryAll), { numRuns: 300 })
  })

  it('random tokens never crash them', () => {
    const soup = fc.array(fc.constantFrom(...vocabulary), { maxLength: 60 }).map((tokens) => tokens.join(' '))
    fc.assert(fc.property(soup, tryAll), { numRuns: 500 })
    const body = soup.map((text) => `scilla_version 0 contract C () transition t () ${text} end`)
    fc.assert(
      fc.property(body, (source) => void tryContract(source)),
      { numRuns: 500 },
    )
  })

  it('a contract with some tokens replaced, removed, doubled or moved is taken or refused cleanly', () => {
    const place = fc.nat(goodTokens.length - 1)
    const mutation = fc.record({
      at: place,
      other: place,
      kind: fc.nat(4),
      token: fc.constantFrom(...vocabulary),
    })
    const mutated = fc.array(mutation, { minLength: 1, maxLength: 6 }).map((mutations) => {
      const tokens = [...goodTokens]
      for (const { at, other, kind, token } of mutations) {
        if (kind === 0) tokens[at] = token
        else if (kind === 1) tokens.splice(at, 1)
        else if (kind === 2) tokens.splice(at, 0, token)
        else if (kind === 3) tokens[at] = goodTokens[other] ?? token
        else tokens.splice(at, 0, ...tokens.slice(other, other + 30))
      }
      return tokens.join(' ')
    })
    fc.assert(
      fc.property(mutated, (source) => void tryContract(source)),
      { numRuns: 1000 },
    )
  })

  it('a contract cut off anywhere is refused cleanly', () => {
    const end = wholeLanguage.trimEnd().length - 1
    for (let at = 0; at < end; at += 7) tryContract(wholeLanguage.slice(0, at))
    expect(tryContract(wholeLanguage.slice(0, end))).toBe(false)
  })

  it('places lie in the source: each token is found where its location says', () => {
    const lines = wholeLanguage.split('\n')
    for (const { text, kind, loc } of tokenize({ file: '', text: wholeLanguage })) {
      const { line, column, offset } = loc.start
      expect(lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1).toBe(offset)
      if (kind !== 'string' && kind !== 'hex') expect(wholeLanguage.slice(offset, loc.end.offset)).toBe(text)
    }
  })

  it('what is nested as deep as the parser takes does not exhaust the stack of the checker', () => {
    const depth = 450
    const matches = 'match x with | _ => '.repeat(depth)
    const bodies = [
      `transition t (x : Bool) ${matches} ${'end '.repeat(depth)} end`,
      `transition t (x : Bool) y = ${matches} x ${'end '.repeat(depth)} end`,
      `transition t (x : Bool) y = ${'fun (z : Bool) => '.repeat(depth)} x end`,
      `transition t (x : Bool) y = ${'let z = '.repeat(depth)} x ${'in x '.repeat(depth)} end`,
      `transition t (x : Bool) y = ${'let z = x in '.repeat(depth)} z end`,
    ]
    for (const body of bodies) {
      const source = `scilla_version 0 contract C () ${body}`
      expect(() => checkContract(parseContract(source))).not.toThrow()
    }
  })
})
