import { describe, expect, it } from 'vitest'
import { contractOf, errorsOf } from '../../test/checkText'

const matching = (type: string, clauses: string, entries = '') =>
  errorsOf(contractOf(`procedure p (x : ${type})\nmatch x with ${clauses} end end`, entries)).map((error) =>
    error.replace(/^[0-9:]+ /, ''),
  )
const uncovered = (pattern: string) => [`This match does not cover ${pattern}.`]
const unreached = 'This pattern is never reached.'

describe('patterns of a match', () => {
  it.each([
    ['Bool', '| True => | False =>', []],
    ['Bool', '| True =>', uncovered('False')],
    ['Uint32', '| _ =>', []],
    ['Nat', '| Zero => | Succ Zero => | Succ (Succ n) =>', []],
    ['Nat', '| Zero => | Succ (Succ n) =>', uncovered('Succ Zero')],
    ['Pair Bool Bool', '| Pair True _ => | Pair _ True =>', uncovered('Pair False False')],
    ['Pair Bool Bool', '| Pair True _ => | Pair _ True => | Pair False False =>', []],
    ['Pair Bool Bool', '| Pair True _ => | Pair _ True => | Pair True True => | _ =>', [unreached]],
    [
      'Option (List Uint32)',
      '| None => | Some Nil => | Some (Cons x Nil) =>',
      uncovered('Some (Cons _ (Cons _ _))'),
    ],
    ['Bool', '| x => | True => | False =>', [unreached, unreached]],
    ['List Bool', '| Cons True t => | Nil => | Cons h t =>', []],
  ])('%s: %s', (type, clauses, errors) => {
    expect(matching(type, clauses)).toEqual(errors)
  })

  it('of user types', () => {
    const shape = 'type Shape = | Square of Uint32 | Circle of Uint32 Bool | Nothing'
    expect(matching('Shape', '| Square s => | Circle r True => | Nothing =>', shape)).toEqual(
      uncovered('Circle _ False'),
    )
    expect(matching('Shape', '| Square s => | Circle r b => | Nothing =>', shape)).toEqual([])
    expect(matching('Never', '| x =>', 'type Never')).toEqual([])
  })

  it('many constructors at once', () => {
    const names = Array.from({ length: 200 }, (_, index) => `Code${index}`)
    const type = `type Code = ${names.map((name) => `| ${name}`).join(' ')}`
    const clauses = names.map((name) => `| ${name} =>`)
    expect(matching('Code', clauses.join(' '), type)).toEqual([])
    expect(matching('Code', clauses.slice(1).join(' '), type)).toEqual(uncovered('Code0'))
  })

  it('end in an error where looking through them would take for ever', () => {
    // x and y must differ in every place, whatever x is: 2^15 ways to look at before the last column decides.
    const places = 15
    const row = (fixed: Readonly<Record<number, string>>) =>
      `| Wide ${Array.from({ length: 2 * places + 1 }, (_, column) => fixed[column] ?? '_').join(' ')} =>`
    const clauses = Array.from({ length: places }, (_, place) =>
      ['True', 'False'].map((value) => row({ [place]: value, [place + places]: value })).join(' '),
    )
    const last = ['True', 'False'].map((value) => row({ [2 * places]: value }))
    const wide = `type Wide = | Wide of ${'Bool '.repeat(2 * places + 1)}`
    expect(matching('Wide', [...clauses, ...last].join(' '), wide)).toEqual([
      'The patterns of this match are too many to look through.',
    ])
  })

  it('may be deep and broad', () => {
    const deep = `${'Succ ('.repeat(400)}Zero${')'.repeat(400)}`
    expect(matching('Nat', `| ${deep} => | _ =>`)).toEqual([])
    const broad = `type Broad = | Broad of ${'Bool '.repeat(100)}`
    expect(matching('Broad', `| Broad ${'_ '.repeat(100)} =>`, broad)).toEqual([])
    expect(matching('Broad', `| Broad ${'_ '.repeat(99)} True =>`, broad)).toHaveLength(1)
  })
})
