import type { ContractCall } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { didWallet, zrc6Token } from '../../src'
import { collectionWorld, leadsTo, readCollection, type CollectionWorld } from './collectionWorld'
import { domainId, succeeds, zil } from '../world'
import { sequences } from '../sequences'

const holders = ['alice', 'bruno'] as const
type Holder = (typeof holders)[number]
const names = ['night', 'dawn', 'dusk'] as const

type Command =
  | { readonly kind: 'mint'; readonly by: Holder; readonly to: Holder; readonly name: (typeof names)[number] }
  | { readonly kind: 'burn'; readonly by: Holder; readonly ids: readonly bigint[] }
  | {
      readonly kind: 'transfer'
      readonly by: Holder
      readonly pairs: readonly (readonly [Holder, bigint])[]
    }
  | { readonly kind: 'spender'; readonly by: Holder; readonly to: Holder; readonly id: bigint }
  | { readonly kind: 'operator'; readonly by: Holder; readonly to: Holder; readonly add: boolean }

const holder = fc.constantFrom(...holders)
const id = fc.bigInt(1n, 4n)
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ kind: fc.constant('mint' as const), by: holder, to: holder, name: fc.constantFrom(...names) }),
  fc.record({ kind: fc.constant('burn' as const), by: holder, ids: fc.array(id, { maxLength: 3 }) }),
  fc.record({
    kind: fc.constant('transfer' as const),
    by: holder,
    pairs: fc.array(fc.tuple(holder, id), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('spender' as const), by: holder, to: holder, id }),
  fc.record({ kind: fc.constant('operator' as const), by: holder, to: holder, add: fc.boolean() }),
)

interface Token {
  owner: Holder
  name: string
  spender: Holder | null
}

/** The collection as it must be after each command, told apart from how the contract keeps it. */
class Model {
  tokens = new Map<bigint, Token>([[1n, { owner: 'alice', name: 'night', spender: null }]])
  operators = new Set<string>()
  count = 1n

  /** Carries a command out, or leaves everything as it is and answers false. */
  obey(order: Command): boolean {
    const before = new Map([...this.tokens].map(([key, token]) => [key, { ...token }]))
    const done = this.#run(order)
    if (!done) this.tokens = before
    return done
  }

  #run(order: Command): boolean {
    if (order.kind === 'mint') {
      if ([...this.tokens.values()].some(({ name }) => name === order.name)) return false
      this.tokens.set(++this.count, { owner: order.to, name: order.name, spender: null })
      return true
    }
    if (order.kind === 'burn') {
      return order.ids.every((each) => {
        const token = this.tokens.get(each)
        return token !== undefined && this.#keeps(token, order.by) && this.tokens.delete(each)
      })
    }
    if (order.kind === 'transfer') {
      return order.pairs.every(([to, each]) => {
        const token = this.tokens.get(each)
        if (token === undefined || to === order.by) return false
        if (!this.#keeps(token, order.by) && token.spender !== order.by) return false
        token.owner = to
        token.spender = null
        return true
      })
    }
    if (order.kind === 'spender') {
      const token = this.tokens.get(order.id)
      if (token === undefined || !this.#keeps(token, order.by)) return false
      if (order.to === order.by || token.spender === order.to) return false
      token.spender = order.to
      return true
    }
    const right = `${order.by} ${order.to}`
    if (!order.add) return this.operators.delete(right)
    const owns = [...this.tokens.values()].some(({ owner }) => owner === order.by)
    if (!owns || order.by === order.to || this.operators.has(right)) return false
    this.operators.add(right)
    return true
  }

  #keeps({ owner }: Token, by: Holder): boolean {
    return owner === by || this.operators.has(`${owner} ${by}`)
  }
}

function callOf(order: Command, stage: CollectionWorld): ContractCall {
  const wallet = didWallet(stage[order.by].wallet)
  const facts = { addrName: '.gzil', tyron: null }
  const at = (who: Holder): Address => stage[who].wallet
  switch (order.kind) {
    case 'mint':
      return wallet.ZRC6_Mint({
        ...facts,
        id: 'zil',
        to: at(order.to),
        token_uri: order.name,
        domain_id: domainId(order.name),
        amount: 0n,
      })
    case 'burn':
      return wallet.ZRC6_BatchBurn({ ...facts, token_id_list: order.ids })
    case 'transfer':
      return wallet.ZRC6_BatchTransferFrom({
        ...facts,
        to_token_id_pair_list: order.pairs.map(([to, each]) => [at(to), each] as const),
      })
    case 'spender':
      return wallet.ZRC6_SetSpender({ ...facts, spender: at(order.to), token_id: order.id })
    case 'operator':
      return (order.add ? wallet.ZRC6_AddOperator : wallet.ZRC6_RemoveOperator)({
        ...facts,
        operator: at(order.to),
      })
  }
}

test('under any sequence of calls tokens are conserved, rights hold, and names lead to their owners', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 14 }), async (commands) => {
      const stage = await collectionWorld()
      const { world } = stage
      const gzil = stage.collections.get('.gzil')!
      for (const each of holders) {
        const fund = didWallet(stage[each].wallet).AddFunds({}, { amount: 10_000n * zil })
        succeeds(world.call(stage.deployer, fund))
      }
      const model = new Model()
      for (const order of commands) {
        const done = model.obey(order)
        const execution = world.call(stage[order.by].controller, callOf(order, stage))
        expect(execution.receipt.success, `${order.kind} of ${order.by}`).toBe(done)
        expectModel(stage, gzil, model)
      }
    }),
    sequences(25),
  )
})

function expectModel(stage: CollectionWorld, gzil: Address, { tokens }: Model): void {
  const kept = readCollection(stage, gzil)
  const owners = new Map([...tokens].map(([key, { owner }]) => [key, stage[owner].wallet]))
  expect(kept.owners).toEqual(owners)
  expect(kept.supply).toBe(BigInt(tokens.size))
  for (const each of holders) {
    const wallet = stage[each].wallet
    const own = [...tokens].filter(([, { owner }]) => owner === each).map(([key]) => key)
    expect(kept.balances.get(wallet) ?? 0n).toBe(BigInt(own.length))
    expect(new Set(kept.owned.get(wallet)?.keys() ?? [])).toEqual(new Set(own))
  }
  for (const [key, { spender }] of tokens) {
    const at = zrc6Token(gzil).fields.spenders.at(key)
    expect(stage.world.read(at)).toBe(spender === null ? null : stage[spender].wallet)
  }
  for (const name of names) {
    const token = [...tokens.values()].find((each) => each.name === name)
    expect(leadsTo(stage, gzil, name)).toBe(token ? stage[token.owner].wallet : null)
  }
}
