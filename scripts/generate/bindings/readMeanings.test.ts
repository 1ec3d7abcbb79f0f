import { describe, expect, it } from 'vitest'
import { readNotes } from './notes'
import { joinMeanings, readMeanings } from './readMeanings'

const code = `scilla_version 0
library Purse
type Order = | Order of Int32
let err_locked = Int32 -1
let err_null_text = Int32 7
let err_empty = Int32 8
let err_full = Int32 9
let err_hidden = Int32 10
let yes = True
contract Purse()
procedure Throw(code: Int32)
  e = { _exception: "Error"; code: code };
  throw e
end
procedure Refuse(is_wrong: Bool, code: Int32)
  match is_wrong with
  | True =>
    Throw code
  | False =>
  end
end
procedure Obey(order: Order)
  match order with
  | Order code =>
    e = { _exception: "Odd"; code: code };
    throw e
  end
end
transition Pay()
  Refuse yes err_locked;
  which = match yes with
    | True => err_full
    | False => err_empty
    end;
  Throw which;
  order = Order err_hidden;
  Obey order;
  e = { _exception: "Text"; code: err_null_text };
  throw e
end
`
const reasons = new Set(['locked', 'emptyText', 'empty', 'full', 'hidden'])
const usual = ['(*@ means err_null_text = emptyText *)', '(*@ throws Odd err_hidden *)']

function read(texts: readonly string[], folder: 'ours' | 'foreign' = 'ours') {
  const problems: string[] = []
  const file = `${folder}/Purse.scilla`
  const notes = texts.map((text, at) => ({ text, file, line: at + 1 }))
  const source = { folder, file, name: 'Purse', code, notes }
  const found = readMeanings(source, readNotes(notes, problems), reasons, problems)
  return { found, problems }
}

describe('what exceptions mean', () => {
  it('is what their constants are called, or what a note says, through whatever throws them', () => {
    const { found, problems } = read([...usual, '(*@ means err_empty = nothing *)'])
    expect(problems).toEqual([])
    expect(found?.family).toBe('protocol')
    expect(Object.fromEntries(found?.meanings ?? [])).toEqual({
      'Error -1': 'locked',
      'Text 7': 'emptyText',
      'Error 8': null,
      'Error 9': 'full',
      'Odd 10': 'hidden',
    })
    expect(new Set(found?.names)).toEqual(new Set(['Error', 'Text', 'Odd']))
  })

  it('of contracts of others is read where they say how they count', () => {
    expect(read(usual, 'foreign').found).toBeNull()
    expect(read([...usual, '(*@ codes of exchange *)'], 'foreign').found?.family).toBe('exchange')
  })

  it.each([
    [usual.slice(1), 'ours/Purse.scilla err_null_text has no text "nullText"'],
    [usual.slice(0, 1), 'ours/Purse.scilla err_hidden is thrown nowhere'],
    [[...usual, '(*@ means err_full = fullest *)'], 'ours/Purse.scilla:3 no text says "fullest"'],
    [[...usual, '(*@ means err_fool = full *)'], 'ours/Purse.scilla:3 there is no err_fool'],
    [[...usual, '(*@ throws Odd err_odd *)'], 'ours/Purse.scilla:3 there is no err_odd'],
    [[...usual, usual[0]!], 'ours/Purse.scilla:3 err_null_text has a meaning already'],
    [[...usual, '(*@ codes of nobody *)'], 'ours/Purse.scilla:3 this is no family of contracts'],
  ])('has its mistakes named: %j', (notes, problem) => {
    expect(read(notes).problems.join('\n')).toContain(problem)
  })

  it('is one thing in a family', () => {
    const of = (key: string) => ({
      family: 'exchange' as const,
      meanings: new Map([['Error -1', key]]),
      names: [],
    })
    const problems: string[] = []
    const all = new Map([
      ['A', of('full')],
      ['B', of('full')],
      ['C', of('empty')],
    ])
    expect(joinMeanings(all, problems).get('protocol')?.size).toBe(0)
    expect(problems).toEqual(['Error -1 is "full" in a contract of the family exchange, and "empty" in C'])
  })
})
