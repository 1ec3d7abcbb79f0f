/** The local network of the rig, where every write begins at the same place again and again. */
import type { TestAccount } from '@tyto/devnet'
import { addressOfPublicKey, hexToBytes, isRecord, ownValue, type Address } from '@tyto/primitives'
import { allCases } from '../../apps/web/src/app/actions/testing/allCases'
import { TestNetwork } from '../../packages/simulator/test/network'
import { createPeople, type People, type Signer, type WriteName } from './people'

/** One write of the app, as somebody is about to ask for it. */
export interface Write {
  readonly name: WriteName
  readonly by: Signer
  readonly input: object
  /** The last transaction of the account before; null where it sent none. */
  readonly earlierId: string | null
}

/** A transaction as it stands in a block. */
export interface Landed {
  readonly id: string
  readonly sender: Address
  readonly success: boolean
}

export interface RigWorld {
  readonly network: TestNetwork
  readonly people: People
  /** Makes the world in which somebody can ask for this write. */
  prepare(name: WriteName): Promise<Write>
  /** Makes everything what it was after `prepare`. */
  again(): Promise<void>
  height(): Promise<number>
  /** The transactions in the blocks after this one: asked of the network itself. */
  landedSince(block: number): Promise<readonly Landed[]>
  /** Somebody else's transaction that stands in a block. */
  readonly other: { readonly id: string; readonly body: Readonly<Record<string, unknown>> }
}

export async function createRigWorld(): Promise<RigWorld> {
  const network = await TestNetwork.start()
  const people = await createPeople(network)
  const rule = async (method: string, ...params: readonly unknown[]): Promise<string> => {
    const body = { id: 1, jsonrpc: '2.0', method, params }
    const answer = await network.devnet.handleRpc(body, { mayRule: true })
    const result = ownValue(answer, 'result')
    if (typeof result !== 'string') throw new Error(`${method}: ${JSON.stringify(answer)}`)
    return result
  }
  const bystander = await network.account('a bystander')
  const { id } = await network.send(bystander, {
    kind: 'payment',
    to: bystander.address,
    amount: 1n,
    gasLimit: 50n,
    gasPriceLi: 2_000n,
  })
  const other = { id, body: await network.ask<Record<string, unknown>>('GetTransaction', id) }

  /** The world before any write was prepared, and after the present one was. */
  let base = await rule('devnet_snapshot')
  let ready = ''

  async function height(): Promise<number> {
    const { header } = await network.ask<{ header: { BlockNum: string } }>('GetLatestTxBlock')
    return Number(header.BlockNum)
  }

  async function landedSince(block: number): Promise<readonly Landed[]> {
    const found: Landed[] = []
    for (let number = block + 1; number <= (await height()); number++) {
      const bodies = await network
        .ask<readonly unknown[]>('GetTxnBodiesForTxBlock', String(number))
        .catch(() => [])
      for (const body of bodies) if (isRecord(body)) found.push(landedOf(body))
    }
    return found
  }

  return {
    network,
    people,
    other,
    prepare: async (name) => {
      await rule('devnet_revert', base)
      base = await rule('devnet_snapshot')
      network.simulator = network.freshSimulator()
      const begin = await height()
      let write: Omit<Write, 'earlierId'> | undefined
      const cases = allCases<TestAccount>({
        ...people.tools,
        know: () => undefined,
        knowDomain: () => undefined,
        told: async (by, action, input) => {
          write = { name: action, by, input }
          return ''
        },
      })
      await cases[name]()
      if (write?.name !== name) throw new Error(`The case of ${name} asks for ${write?.name}.`)
      ready = await rule('devnet_snapshot')
      const sent = (await landedSince(begin)).filter(({ sender }) => sender === write?.by.account.address)
      return { ...write, earlierId: sent.at(-1)?.id ?? null }
    },
    again: async () => {
      await rule('devnet_revert', ready)
      ready = await rule('devnet_snapshot')
    },
    height,
    landedSince,
  }
}

function landedOf(body: Readonly<Record<string, unknown>>): Landed {
  const key = String(body['senderPubKey']).replace(/^0x/, '')
  return {
    id: String(body['ID']).replace(/^0x/, ''),
    sender: addressOfPublicKey(hexToBytes(`0x${key}`)),
    success: ownValue(body['receipt'], 'success') === true,
  }
}
