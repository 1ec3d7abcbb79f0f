import { describe, expect, test } from 'vitest'
import { decodeRequest, prettyJson } from './decodeRequest'

const param = { vname: 'a', type: 'List String', value: ['x'] }
const shown = {
  name: 'a',
  type: 'List String',
  value: { kind: 'list', items: [{ kind: 'text', text: 'x' }], left: 0 },
  json: ['x'],
}

describe('decodeRequest', () => {
  test('tells payment, call and deploy apart', () => {
    expect(decodeRequest({ code: '', data: '' })).toEqual({ kind: 'payment' })
    expect(decodeRequest({ code: '', data: JSON.stringify({ _tag: 'Go', params: [param] }) })).toEqual({
      kind: 'call',
      transition: 'Go',
      params: [shown],
    })
    expect(decodeRequest({ code: 'ä', data: JSON.stringify([param]) })).toEqual({
      kind: 'deploy',
      codeBytes: 2,
      params: [shown],
    })
  })

  test('a text is shown as it is', () => {
    const text = { vname: 'b', type: 'String', value: '"quoted"' }
    expect(decodeRequest({ code: '', data: JSON.stringify({ _tag: 'Go', params: [text] }) })).toMatchObject({
      params: [{ value: { kind: 'text', text: '"quoted"' }, json: '"quoted"' }],
    })
  })

  test.each([
    '{',
    '7',
    'null',
    '[]',
    '{"_tag":1,"params":[]}',
    '{"_tag":"Go"}',
    '{"_tag":"Go","params":[null]}',
    '{"__proto__":{"_tag":"Go"},"params":[]}',
  ])('says so of what no contract understands: %s', (data) => {
    expect(decodeRequest({ code: '', data })).toEqual({ kind: 'unreadable' })
  })

  test('a deploy without parameters of a list is unreadable too', () => {
    expect(decodeRequest({ code: 'x', data: '{}' })).toEqual({ kind: 'unreadable' })
  })
})

test('prettyJson leaves alone what is no JSON', () => {
  expect(prettyJson('{"a":1}')).toBe('{\n  "a": 1\n}')
  expect(prettyJson('{"a"')).toBe('{"a"')
})
