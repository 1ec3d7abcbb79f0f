import { RpcError } from '@tyto/chain'
import { loadCode } from '@tyto/contracts'
import { describe, expect, it } from 'vitest'
import { findThrower, unknownThrower } from './findThrower'

const id = 'ab'.repeat(32)
const place = `0x${'cc'.repeat(20)}` as const
const { signal } = new AbortController()

/** A node that says which contract threw, and gives the code of that contract. */
function nodeWith(changes: unknown, code: string | null, tellsHistory = true) {
  const asked: string[] = []
  const client = {
    request: async (method: string, [param]: readonly unknown[]): Promise<unknown> => {
      asked.push(`${method} ${String(param)}`)
      if (changes instanceof Error) throw changes
      return method === 'tyto_getStateChanges' ? changes : { code: code ?? '' }
    },
  }
  return {
    asked,
    chain: { network: { id: 'local' as const, registry: place, rules: { tellsHistory } }, client },
  }
}

describe('[TX-05] who threw', () => {
  it('is one of our contracts where its code is ours, to the last character', async () => {
    const code = await loadCode('DidWallet')
    const { asked, chain } = nodeWith({ failedAt: place }, code)
    expect(await findThrower(chain, id, signal)).toEqual({ isOurs: true, isCollection: false })
    expect(asked).toEqual([`tyto_getStateChanges ${id}`, `GetSmartContractCode ${place.slice(2)}`])
    expect(await findThrower(nodeWith({ failedAt: place }, `${code} `).chain, id, signal)).toEqual(
      unknownThrower,
    )
    const stranger = 'scilla_version 0\nlibrary A\ncontract NameRegistry ()\n'
    expect(await findThrower(nodeWith({ failedAt: place }, stranger).chain, id, signal)).toEqual(
      unknownThrower,
    )
    expect(await findThrower(nodeWith({ failedAt: place }, null).chain, id, signal)).toEqual(unknownThrower)
  })

  it.each(['Zrc6Token', 'DomainToken'])('is a collection by its name, whoever wrote it: %s', async (name) => {
    const code = `scilla_version 0\nlibrary A\ncontract ${name} ()\n`
    const { chain } = nodeWith({ failedAt: place }, code)
    expect(await findThrower(chain, id, signal)).toEqual({ isOurs: false, isCollection: true })
  })

  it('is nobody that is known where no contract failed, or the answer says nothing', async () => {
    for (const changes of [{ failedAt: null }, { failedAt: 'here' }, { failedAt: 7 }, {}, null, 'x', []]) {
      const { asked, chain } = nodeWith(changes, await loadCode('DidWallet'))
      expect(await findThrower(chain, id, signal), JSON.stringify(changes)).toEqual(unknownThrower)
      expect(asked).toHaveLength(1)
    }
  })

  it('is asked of no public network: none can tell', async () => {
    const { asked, chain } = nodeWith({ failedAt: place }, await loadCode('DidWallet'), false)
    expect(await findThrower(chain, id, signal)).toEqual(unknownThrower)
    expect(asked).toEqual([])
  })

  it('is not known where the node fails', async () => {
    const { chain } = nodeWith(new RpcError('RpcTransport', 'down'), null)
    await expect(findThrower(chain, id, signal)).rejects.toThrow(RpcError)
  })
})
