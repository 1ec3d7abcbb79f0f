import { describe, expect, it } from 'vitest'
import { examine } from './examine'
import { nameAt } from './nameAt'

const text = `scilla_version 0
library Ledger
type Side = | Left of Uint32 | Right
let one = Uint32 1
contract Ledger (owner : ByStr20)
field count : Uint32 = one
procedure Keep (n : Uint32)
  count := n
end
transition Add (n : Uint32)
  count <- count;
  side = Left n;
  match side with
  | Left inner =>
    more = builtin add count inner;
    Keep more
  | Right =>
  end
end`

/** What is known where \`at\` stands in the text, the nth time. */
function known(at: string, { of = text, skip = 0 } = {}) {
  let offset = of.indexOf(at)
  for (let time = 0; time < skip; time++) offset = of.indexOf(at, offset + 1)
  const found = nameAt(of, examine(of, 'Ledger.scilla'), offset)
  const declared = found?.declared?.loc
  return found && [found.told, declared && of.split('\n')[declared.start.line - 1]?.trim()]
}

describe('a name of a text', () => {
  it.each([
    ['inner;', {}, ['inner : Uint32', '| Left inner =>']],
    ['n\nend', {}, ['n : Uint32', 'procedure Keep (n : Uint32)']],
    ['n;\n  match', {}, ['n : Uint32', 'transition Add (n : Uint32)']],
    ['count;', {}, ['count : Uint32', 'field count : Uint32 = one']],
    ['count inner', {}, ['count : Uint32', 'count <- count;']],
    ['count := n', {}, ['count : Uint32', 'field count : Uint32 = one']],
    ['Keep more', {}, ['procedure Keep (n : Uint32)', 'procedure Keep (n : Uint32)']],
    ['Left n', {}, ['Left of Uint32 : Side', 'type Side = | Left of Uint32 | Right']],
    ['one\n', {}, ['one : Uint32', 'let one = Uint32 1']],
    ['= |', {}, undefined],
    ['match side', {}, undefined],
  ] as const)('%j', (at, where, expected) => {
    expect(known(at, where)).toEqual(expected)
  })

  it('means by its place what it is: a type, a constructor or a field of one name, and nothing in comments and texts', () => {
    const of = `scilla_version 0
library Same
type Side =
| Side of Uint32
contract Same (n : Uint32)
field n : Uint32 = Uint32 1
field side : Option Side = None {Side}
transition Set (m : Uint32) (* Set m *)
  one = "Set m";
  s = Side m;
  n := m
end`
    const lineOf = (at: string) => known(at, { of })?.[1]
    expect(lineOf('Side}')).toBe('type Side =')
    expect(lineOf('Side m')).toBe('| Side of Uint32')
    expect(lineOf('n := m')).toBe('field n : Uint32 = Uint32 1')
    expect(lineOf('Set m *)')).toBeUndefined()
    expect(lineOf('Set m"')).toBeUndefined()
  })

  it('is known up to where the checker came in a text with errors', () => {
    const of = text.replace('add count inner', 'add count owner')
    expect(examine(of, 'Ledger.scilla').diagnostics).toMatchObject([
      { severity: 'error', start: { line: 15, column: 20 } },
    ])
    expect(known('owner;', { of })).toEqual(['owner : ByStr20', 'contract Ledger (owner : ByStr20)'])
  })
})

describe('what is wrong with a text', () => {
  it('is said of what cannot be parsed, and of what may not be meant', () => {
    expect(examine('scilla_version 0 contract (', 'x.scilla')).toMatchObject({
      module: undefined,
      uses: [],
      diagnostics: [{ code: 'SyntaxError' }],
    })
    expect(examine(text, 'Ledger.scilla').diagnostics.map(({ message }) => message)).toContain(
      'The contract parameter owner is not used.',
    )
    expect(examine('scilla_version 0 library L let a = Uint32 1', 'L.scillib').diagnostics).toEqual([])
  })

  it('stands at the import, where it is in a library', () => {
    const module = examine('scilla_version 0 library Bad let a = nothing', 'Bad.scillib').module
    if (module?.kind !== 'libraryModule') throw new Error('no library')
    const of = 'scilla_version 0\nimport Bad\ncontract C ()'
    const findLibraries = () => new Map([['Bad', { module }]])
    expect(examine(of, 'C.scilla', { findLibraries }).diagnostics).toMatchObject([
      { file: 'C.scilla', start: { line: 2 }, message: 'Bad.scillib:1: nothing is not defined here.' },
    ])
  })
})
