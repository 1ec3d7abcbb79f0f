import { describe, expect, test } from 'vitest'
import { readComments, readErrorCodes } from './readSource'
import { renderBinding, type BindingSource } from './renderBinding'
import { renderBindingList, renderFileList } from './renderContractLists'
import { typescriptType } from './typescriptType'

const nameOf = (adt: string): string => `Box${adt}`

describe('typescriptType', () => {
  test.each([
    ['Uint128', 'bigint'],
    ['BNum', 'bigint'],
    ['String', 'string'],
    ['ByStr20', 'Address'],
    ['ByStr20 with contract field a : Uint128 end', 'Address'],
    ['ByStr33', 'Hex'],
    ['ByStr', 'Hex'],
    ['Bool', 'boolean'],
    ['Option ByStr64', 'Hex | null'],
    ['List (Option Bool)', 'readonly (boolean | null)[]'],
    ['List Lid', 'readonly BoxLid[]'],
    ['Pair String Uint128', 'readonly [string, bigint]'],
    ['Map String (Map ByStr32 String)', 'ReadonlyMap<string, ReadonlyMap<Hex, string>>'],
  ])('%s is %s', (scilla, typescript) => {
    expect(typescriptType(scilla, nameOf)).toBe(typescript)
  })

  test.each(['Message', "'A", 'String -> String'])('%s cannot cross the border of a contract', (scilla) => {
    expect(() => typescriptType(scilla, nameOf)).toThrow('cannot cross the border')
  })
})

describe('renderBinding', () => {
  const source: BindingSource = {
    file: 'Box.scilla',
    description: {
      vname: 'Box',
      params: [{ vname: 'owner', type: 'ByStr20' }],
      fields: [{ vname: 'lid', type: 'Lid' }],
      transitions: [
        { vname: 'Open', params: [] },
        { vname: 'Put', params: [{ vname: 'what', type: 'Option String' }] },
      ],
      ADTs: [
        {
          tname: 'Lid',
          tparams: [],
          tmap: [
            { cname: 'Shut', argtypes: [] },
            { cname: 'Ajar', argtypes: ['Uint32', 'Side'] },
          ],
        },
        { tname: 'Side', tparams: [], tmap: [{ cname: 'Left', argtypes: [] }] },
        { tname: 'Inner', tparams: [], tmap: [{ cname: 'Part', argtypes: ['Uint32'] }] },
      ],
    },
    errors: [{ name: 'not_owner', code: '-1' }],
    comments: new Map([['Put', 'Puts something in.']]),
  }

  test('writes the types that cross the border, the calls, the fields and the codes', () => {
    const text = renderBinding(source)
    for (const part of [
      "| { readonly constructor: 'Ajar'; readonly arguments: readonly [bigint, BoxSide] }",
      'readonly Open: NoParams',
      '/** Puts something in. */\n  readonly Put: {\n    readonly what: string | null\n  }',
      'readonly owner: Address',
      'readonly lid: BoxLid',
      'export const boxErrors = {\n  notOwner: -1,\n} as const',
      'export const box: ContractBinding<BoxShape> = defineContract<BoxShape>(',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).not.toContain('Inner')
    expect(text).not.toContain('Hex')
    expect(text).toBe(renderBinding(source))
  })

  test("refuses an own type with the name of one of the language's, and one of a library", () => {
    const ADTs = [{ tname: 'Box.Bool', tparams: [], tmap: [{ cname: 'Box.Yes', argtypes: [] }] }]
    const description = { ...source.description, fields: [{ vname: 'lid', type: 'Box.Bool' }], ADTs }
    expect(() => renderBinding({ ...source, description })).toThrow(
      "nor own ones named as the language's: Box.Bool",
    )
  })

  test('refuses a type that nobody declares', () => {
    const description = { ...source.description, fields: [{ vname: 'a', type: 'Ghost' }] }
    expect(() => renderBinding({ ...source, description })).toThrow('Box.scilla: the type Ghost')
  })
})

describe('the lists of contracts', () => {
  test('name each contract once, as its source does', () => {
    expect(renderBindingList(['Box', 'InitDid'])).toContain(
      "import { box } from './box'\nimport { initDid } from './initDid'\n",
    )
    expect(renderBindingList(['Box', 'InitDid'])).toContain('{\n  Box: box,\n  InitDid: initDid,\n}')
    const files = renderFileList([
      { file: 'ours/Boxes.scilla', name: 'Box' },
      { file: 'ours/Boxes.scilla', name: 'Lid' },
    ])
    expect(files).toContain("{\n  Box: 'ours/Boxes.scilla',\n  Lid: 'ours/Boxes.scilla',\n}")
  })
})

describe('readSource', () => {
  test('finds codes and the comments of transitions', () => {
    const text = [
      'let err_a = Int32 -1',
      'let err_bc_d   = Int32 12',
      '(* of a procedure *)',
      'procedure P()',
      'end',
      '(* one',
      '   two *)',
      'transition T()',
      '(* --- a heading --- *)',
      '',
      'transition U()',
    ].join('\n')
    expect(readErrorCodes(text)).toEqual([
      { name: 'a', code: '-1' },
      { name: 'bc_d', code: '12' },
    ])
    expect([...readComments(text)]).toEqual([['T', 'one two']])
  })
})
