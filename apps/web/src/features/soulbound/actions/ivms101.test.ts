import { localNetworkBase, RpcError, type Client, type Network, type Requests } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { expect, it, vi } from 'vitest'
import type { RequestContext } from '../../../shared/transaction/action/action'

vi.stubGlobal('document', { querySelector: () => null })
const { ivms101 } = await import('./ivms101')

const registry: Address = '0x00000000000000000000000000000000000000bb'
const network: Network = { ...localNetworkBase, registry, zlpRegistry: registry, init: registry }
const [did, sbt, holder]: readonly Address[] = [1, 2, 3].map(
  (digit): Address => `0x${String(digit).padStart(40, '0')}`,
)

/** A node on whose chain sbt@bank.ssi publishes this key; null where it knows no such name. `since`: in which block each field changed last. */
const nodeOf = (
  published: string | null,
  since?: Readonly<Record<'public_encryption' | 'controller', number>>,
): Requests => ({
  request: async (method, [place, name, keys]) => {
    await Promise.resolve()
    if (method === 'tyto_getFieldHistory' && since !== undefined) {
      const [field = ''] = name as readonly (keyof typeof since)[]
      const change = {
        block: String(since[field || 'controller']),
        timestamp: '1000000',
        field,
        keys: [],
        before: null,
      }
      return { state: { [field]: 'now' }, changes: [change], next: null, isComplete: true }
    }
    if (method === 'GetSmartContractInit') return [{ vname: '_scilla_version', type: 'Uint32', value: '0' }]
    if (method !== 'GetSmartContractSubState') throw new RpcError('RpcNodeError', 'No such method.')
    const [key = ''] = keys as readonly string[]
    const entry = (value: unknown): unknown => ({ [String(name)]: { [key]: value } })
    if (published === null) return null
    if (`0x${String(place)}` === registry) return entry(did)
    if (name === 'did_domain_dns') return entry(sbt)
    return name === 'public_encryption' ? { public_encryption: published } : null
  },
})

function clientOf(...nodes: readonly Requests[]): Client {
  const status = {
    state: 'online',
    endpoint: null,
    lastSuccessAt: null,
    latencyMs: null,
    endpoints: [],
  } as const
  return {
    ...nodes[0]!,
    chainId: 222,
    witnesses: () => (nodes.length < 2 ? [] : nodes),
    probe: async () => undefined,
    status: () => status,
    subscribe: () => () => undefined,
  }
}

const send = (client: Client) =>
  ivms101.request(
    { wallet: holder!, issuer: 'sbt@bank.ssi', published: 'the key', message: 'sealed', signature: null },
    { client, network, account: holder!, storage: null } as unknown as RequestContext,
  )

it('sends what was encrypted for the key that every node that knows the issuer knows', async () => {
  expect(await send(clientOf(nodeOf('the key')))).toMatchObject({ kind: 'call', call: { to: holder } })
  expect(await send(clientOf(nodeOf('the key'), nodeOf('the key'), nodeOf(null)))).toMatchObject({
    kind: 'call',
  })
})

it('[BX-27] sends nothing that was encrypted for a key that one node alone names, whichever is asked first', async () => {
  const other = { code: 'IssuerKeyChanged' }
  await expect(send(clientOf(nodeOf('the key'), nodeOf('another')))).rejects.toMatchObject(other)
  await expect(send(clientOf(nodeOf('another'), nodeOf('the key')))).rejects.toMatchObject(other)
})

it('[BX-27] sends nothing for a key that is older than the last change of who controls the name', async () => {
  const sendSince = (published: number, controlled: number) =>
    send(clientOf(nodeOf('the key', { public_encryption: published, controller: controlled })))
  await expect(sendSince(8, 9)).rejects.toMatchObject({ code: 'IssuerKeyFormer' })
  expect(await sendSince(9, 9)).toMatchObject({ kind: 'call' })
  expect(await sendSince(10, 9)).toMatchObject({ kind: 'call' })
})
