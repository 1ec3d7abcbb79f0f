import { expect, it } from 'vitest'
import { evaluated, outcome } from '../../test/testEvaluate'
import { typeSize } from './typeSize'

/** `last` in a type function whose type doubles with each of the functions around it. */
const doubling = (count: number, last: string): string => {
  const functions = Array.from(
    { length: count },
    (_, index) => `let f${index + 1} = tfun 'A => @f${index} (Pair 'A 'A) in`,
  )
  return [`let f0 = tfun 'A => ${last} in`, ...functions, `@f${count} Uint32`].join('\n')
}

it.each([
  "None {'A}",
  "Nil {(Option 'A)}",
  `let none = None {'A} in { _eventname : "E"; none : none }`,
  "let none = None {'A} in builtin sha256hash none",
  // Where the braces are left out, the type is that of the arguments.
  "let none = None {'A} in Some none",
])('a value whose type doubles with each type function is refused: %s', (last) => {
  expect(evaluated(doubling(3, last))).not.toBe('')
  for (const count of [12, 60]) expect(outcome(doubling(count, last))).toBe('TooDeep')
})

it('types of functions may be of any size: no value carries them', () => {
  expect(evaluated(doubling(60, "let same = fun (x : 'A) => x in True"))).toBe('(True)')
})

it('counts the nodes of a type, shared ones each time', () => {
  let type = { kind: 'adt', name: 'T', args: [] } as Parameters<typeof typeSize>[0]
  for (let i = 0; i < 100; i++) type = { kind: 'map', key: type, value: type }
  expect(typeSize(type)).toBe(2 ** 101 - 1)
})
