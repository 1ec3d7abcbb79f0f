import type { Address } from '@tyto/primitives'
import { contractAddress } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import type { SentTransaction } from '../reads/sentTransaction'
import { markOf, readEffects, type Foreseen } from './effects'
import { intentOf } from './intent'

const sender: Address = `0x${'11'.repeat(20)}`
const to: Address = `0x${'33'.repeat(20)}`
const intent = intentOf({ kind: 'payment', to, amount: 7n }, { sender, nonce: 4n, block: 10n, time: 0 })
const sent: SentTransaction = {
  id: 'ab'.repeat(32),
  sender,
  nonce: 5n,
  to,
  amount: 7n,
  data: undefined,
  gasLimit: 50n,
}

/** Two entries of a map, and the ZIL of an address. */
const foreseen: readonly Foreseen[] = [
  { address: to, field: 'balances', keys: [sender], before: markOf('100'), after: markOf('93') },
  { address: to, field: 'balances', keys: [to], before: markOf(null), after: markOf('7') },
  { address: to, field: null, keys: [], before: markOf('5'), after: markOf('12') },
]

function nodeWith(balances: Readonly<Record<string, string>>, zil: string, nonce = 5) {
  return {
    request: async (method: string, [address, field, keys]: readonly unknown[]): Promise<unknown> => {
      if (method === 'GetBalance') return { balance: address === to.slice(2) ? zil : '0', nonce }
      if (method === 'GetSmartContractInit') return [{}]
      const key = String((keys as readonly unknown[])[0])
      return key in balances ? { [String(field)]: { [key]: balances[key] } } : {}
    },
  }
}

const look = (node: ReturnType<typeof nodeWith>) => readEffects(node as never, sent, { intent, foreseen })
const areSeen = (...seen: readonly boolean[]) =>
  seen.map((each) => ({ kind: 'effects', id: sent.id, areSeen: each }))

describe('[BX-27] what a success would change, and what is to be seen of it', () => {
  it('all as foreseen: seen', async () => {
    expect(await look(nodeWith({ [sender]: '93', [to]: '7' }, '12'))).toEqual(areSeen(true))
  })

  it('all as before: not seen', async () => {
    expect(await look(nodeWith({ [sender]: '100' }, '5'))).toEqual(areSeen(false))
  })

  it('all as before after the account has sent something else: nothing is known, it may have changed it back', async () => {
    expect(await look(nodeWith({ [sender]: '100' }, '5', 6))).toEqual([])
  })

  it('everything moved, and none of it to where it was foreseen: something did it, so it counts as seen', async () => {
    expect(await look(nodeWith({ [sender]: '90', [to]: '17' }, '22'))).toEqual(areSeen(true))
  })

  it('others moved a part of it: what is as before says that this one did not', async () => {
    expect(await look(nodeWith({ [sender]: '100', [to]: '40' }, '99'))).toEqual(areSeen(false))
  })

  it('a part as before and a part as foreseen: others may have brought either, so nothing is known', async () => {
    expect(await look(nodeWith({ [sender]: '100', [to]: '7' }, '12'))).toEqual([])
    expect(await look(nodeWith({ [sender]: '93', [to]: '7' }, '5'))).toEqual([])
  })

  it('a part as foreseen after the account has sent something else: seen, which may have changed the rest back', async () => {
    expect(await look(nodeWith({ [sender]: '93' }, '5', 6))).toEqual(areSeen(true))
  })

  it('where nothing was foreseen nothing is asked and nothing said', async () => {
    const node = { request: () => Promise.reject(new Error('asked')) }
    expect(await readEffects(node as never, sent, { intent, foreseen: [] })).toEqual([])
  })

  it('a node that does not answer says nothing', async () => {
    const node = { request: () => Promise.reject(new Error('gone')) }
    await expect(readEffects(node as never, sent, { intent, foreseen })).rejects.toThrow('gone')
  })

  it('of a new contract: whether it stands where sender and nonce put it', async () => {
    const made = contractAddress(sender, 4n).slice(2)
    const at = (address: string) => ({
      request: async (_: string, [asked]: readonly unknown[]) => (asked === address ? [{}] : []),
    })
    const asked = { intent: { ...intent, kind: 'deploy' as const }, foreseen: [] }
    expect(await readEffects(at(made) as never, sent, asked)).toEqual(areSeen(true))
    expect(await readEffects(at('other') as never, sent, asked)).toEqual(areSeen(false))
  })
})
