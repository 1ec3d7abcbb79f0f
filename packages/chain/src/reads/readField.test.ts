import { describe, expect, it } from 'vitest'
import type { Requests } from '../client/client'
import { fetchField } from './readField'

const address = `0x${'11'.repeat(20)}` as const

/** A contract that stands, whose state is answered so. */
function answering(state: unknown): Requests {
  return {
    request: (method) =>
      Promise.resolve(
        method === 'GetSmartContractSubState'
          ? state
          : [{ vname: '_scilla_version', type: 'Uint32', value: '0' }],
      ),
  }
}

describe('what a node says of a field', () => {
  it.each([
    ['itself', { dns: {} }, { kind: 'value', value: {} }],
    ['itself and a longer one', { dns: { a: 'b' }, dns_price: '1' }, { kind: 'value', value: { a: 'b' } }],
    ['null', null, { kind: 'none' }],
    ['an empty object', {}, { kind: 'none' }],
    ['a longer one alone', { dns_price: '1' }, { kind: 'none' }],
  ])('[BX-26] %s', async (_name, state, reading) => {
    expect(await fetchField(answering(state), { address, field: 'dns', keys: [] })).toEqual(reading)
  })

  it.each([
    ['another one', { did_dns: {} }],
    ['a shorter one', { dn: {} }],
    ['a longer one and another one', { dns_price: '1', fee: '2' }],
  ])('[BX-27] %s is no answer', async (_name, state) => {
    await expect(fetchField(answering(state), { address, field: 'dns', keys: [] })).rejects.toMatchObject({
      code: 'RpcInvalidAnswer',
    })
  })
})
