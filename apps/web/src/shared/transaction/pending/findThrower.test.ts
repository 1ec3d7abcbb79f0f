import { RpcError, type NetworkId } from '@tyto/chain'
import { loadCode } from '@tyto/contracts'
import { describe, expect, it } from 'vitest'
import { findThrower } from './findThrower'

const id = 'ab'.repeat(32)
const place = `0x${'cc'.repeat(20)}`
const { signal } = new AbortController()
const asked = { isExchange: (contract: string) => contract === exchange, signal }
const unknown = { isOurs: false }
const exchange = `0x${'dd'.repeat(20)}`

/** A node that says which contract threw, and gives the code of that contract. */
function nodeWith(changes: unknown, code: string | null, network: NetworkId = 'local') {
  const calls: string[] = []
  const client = {
    request: async (method: string, [param]: readonly unknown[]): Promise<unknown> => {
      calls.push(`${method} ${String(param)}`)
      if (changes instanceof Error) throw changes
      return method === 'tyto_getStateChanges' ? changes : { code: code ?? '' }
    },
  }
  return { calls, chain: { network: { id: network }, client } }
}

describe('[TX-05] who threw', () => {
  it('is one of our contracts where its code is ours, to the last character', async () => {
    const code = await loadCode('DidWallet')
    const { calls, chain } = nodeWith({ failedAt: place }, code)
    expect(await findThrower(chain, id, asked)).toEqual({ isOurs: true, isExchange: false })
    expect(calls).toEqual([`tyto_getStateChanges ${id}`, `GetSmartContractCode ${place.slice(2)}`])
    expect(await findThrower(nodeWith({ failedAt: place }, `${code} `).chain, id, asked)).toEqual({
      isOurs: false,
      isExchange: false,
    })
    const stranger = 'scilla_version 0\nlibrary A\ncontract NameRegistry ()\n'
    expect(await findThrower(nodeWith({ failedAt: place }, stranger).chain, id, asked)).toMatchObject(unknown)
    expect(await findThrower(nodeWith({ failedAt: place }, null).chain, id, asked)).toMatchObject(unknown)
  })

  it('is an exchange where one of the protocol stands there, whose code it may be', async () => {
    const { chain } = nodeWith({ failedAt: exchange }, null)
    expect(await findThrower(chain, id, asked)).toEqual({ isOurs: false, isExchange: true })
  })

  it('is nobody that is known where no contract failed, or the answer says nothing', async () => {
    for (const changes of [{ failedAt: null }, { failedAt: 'here' }, { failedAt: 7 }, {}, null, 'x', []]) {
      const { calls, chain } = nodeWith(changes, await loadCode('DidWallet'))
      expect(await findThrower(chain, id, asked), JSON.stringify(changes)).toEqual(unknown)
      expect(calls).toHaveLength(1)
    }
  })

  it('is asked of no public network: none can tell', async () => {
    const { calls, chain } = nodeWith({ failedAt: place }, await loadCode('DidWallet'), 'mainnet')
    expect(await findThrower(chain, id, asked)).toEqual(unknown)
    expect(calls).toEqual([])
  })

  it('is not known where the node fails', async () => {
    const { chain } = nodeWith(new RpcError('RpcTransport', 'down'), null)
    await expect(findThrower(chain, id, asked)).rejects.toThrow(RpcError)
  })
})
