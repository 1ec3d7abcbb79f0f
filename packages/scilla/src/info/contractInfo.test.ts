import { describe, expect, it } from 'vitest'
import { checkText } from '../../test/checkText'
import { shapesLibrary, wholeLanguage } from '../../test/wholeLanguage'
import { contractInfo } from './contractInfo'

const info = contractInfo(checkText(wholeLanguage, { Shapes: shapesLibrary }))

describe('contractInfo', () => {
  it('describes parameters, fields, transitions, procedures and events', () => {
    expect(info).toMatchObject({
      scilla_major_version: '0',
      vname: 'WholeLanguage',
      params: [{ vname: 'owner', type: 'ByStr20' }, { vname: 'registry' }, { vname: 'start', type: 'BNum' }],
      fields: [
        { vname: 'total', type: 'Uint128', depth: 0 },
        { vname: 'status', type: 'Status', depth: 0 },
        { vname: 'shape', type: 'Shapes.Shape', depth: 0 },
        { vname: 'limits', type: 'Map (ByStr20) (Map (String) (Uint128))', depth: 2 },
        { vname: 'friend', type: 'Option (ByStr20 with end)', depth: 0 },
      ],
      transitions: [
        {
          vname: 'Everything',
          params: [
            { vname: 'key', type: 'String' },
            { vname: 'other', type: 'ByStr20 with contract field count : Uint32 end' },
            { vname: 'hash', type: 'ByStr32' },
          ],
        },
      ],
      procedures: [{ vname: 'IsOwner', params: [] }, { vname: 'plus_one' }, { vname: 'note' }],
      events: [{ vname: 'Noted', params: [{ vname: 'item', type: 'Uint128' }] }],
    })
  })

  it('describes data types, own ones without a prefix', () => {
    expect(info.ADTs.find(({ tname }) => tname === 'Status')).toEqual({
      tname: 'Status',
      tparams: [],
      tmap: [
        { cname: 'Open', argtypes: [] },
        { cname: 'Closed', argtypes: ['ByStr20', 'BNum'] },
      ],
    })
    expect(info.ADTs.find(({ tname }) => tname === 'Shapes.Shape')?.tmap[1]).toEqual({
      cname: 'Shapes.Circle',
      argtypes: ['Uint32', 'Option (Uint32)'],
    })
    expect(info.ADTs.find(({ tname }) => tname === 'List')).toEqual({
      tname: 'List',
      tparams: ["'A"],
      tmap: [
        { cname: 'Cons', argtypes: ["'A", "List ('A)"] },
        { cname: 'Nil', argtypes: [] },
      ],
    })
  })

  it('puts a qualifier before own types where one is asked for', () => {
    const source =
      'scilla_version 0 library L type T = | A of (Option Uint32) type U = | B of T contract C () field f : Map Uint32 (List T) = Emp Uint32 (List T)'
    const qualified = contractInfo(checkText(source), { qualifier: 'file' })
    expect(qualified.fields[0]?.type).toBe('Map (Uint32) (List (file.T))')
    expect(qualified.ADTs.slice(-2)).toEqual([
      { tname: 'file.T', tparams: [], tmap: [{ cname: 'file.A', argtypes: ['Option (Uint32)'] }] },
      { tname: 'file.U', tparams: [], tmap: [{ cname: 'file.B', argtypes: ['file.T'] }] },
    ])
  })

  it('lists events last seen first, with addresses as plain byte strings', () => {
    const source =
      'scilla_version 0 contract C () transition t () a = { _eventname : "A"; who : _sender }; b = { _eventname : "B" } end'
    expect(contractInfo(checkText(source)).events).toEqual([
      { vname: 'B', params: [] },
      { vname: 'A', params: [{ vname: 'who', type: 'ByStr20' }] },
    ])
  })
})
