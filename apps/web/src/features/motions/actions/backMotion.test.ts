import { localNetworkBase, type Client, type Network } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { expect, test } from 'vitest'
import type { RequestContext } from '../../../shared/transaction/action/action'
import { backMotion } from './backMotion'
import { raiseMotion } from './raiseMotion'

const fund: Address = '0x00000000000000000000000000000000000000f0'
const other: Address = '0x00000000000000000000000000000000000000ff'
const board: Address = '0x00000000000000000000000000000000000000b0'
const account: Address = '0x00000000000000000000000000000000000000aa'

/** A node that tells of a thousand points, wherever it is asked. */
const client = {
  chainId: 1,
  request: (_method: string, [, field]: readonly unknown[]) =>
    Promise.resolve(field === 'xpoints' ? { xpoints: { [account]: '1000' } } : null),
} as unknown as Client

function contextWith(contracts: Network['contracts']): RequestContext {
  const network = { ...localNetworkBase, registry: other, zlpRegistry: other, init: other, contracts }
  return { client, network, account } as unknown as RequestContext
}

test('[BX-27] points are counted by the fund that the network’s entry knows, whatever a node names', async () => {
  const input = { name: 'xpoints.ssi', board, fund, amount: 5n }
  const known = { donate: { address: fund, codeHash: null } }
  const elsewhere = { donate: { address: other, codeHash: null } }
  const back = (context: RequestContext) =>
    backMotion.request({ ...input, id: `0x${'01'.repeat(32)}` }, context)
  const raise = (context: RequestContext) => raiseMotion.request({ ...input, motion: 'More owls' }, context)
  for (const ask of [back, raise]) {
    await expect(Promise.resolve(ask(contextWith(elsewhere)))).rejects.toMatchObject({
      code: 'OtherContract',
    })
    expect(await ask(contextWith(known))).toMatchObject({ kind: 'call' })
  }
})

test('of a thousand points all stand behind a motion, and one more does not', async () => {
  const context = contextWith({ donate: { address: fund, codeHash: null } })
  const input = { name: 'xpoints.ssi', board, fund }
  const back = async (amount: bigint) =>
    backMotion.request({ ...input, amount, id: `0x${'01'.repeat(32)}` }, context)
  const raise = async (amount: bigint) => raiseMotion.request({ ...input, amount, motion: 'Owls' }, context)
  for (const ask of [back, raise]) {
    expect(await ask(1_000n)).toMatchObject({ kind: 'call' })
    await expect(ask(1_001n)).rejects.toMatchObject({ code: 'NotEnoughXPoints' })
  }
})
