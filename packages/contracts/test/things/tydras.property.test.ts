import type { ContractCall } from '@tyto/abi'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { didWallet, init, initDid } from '../../src'
import { countOf, freeListOf, setFreeList, tydraWorld, type TydraWorld } from './tydraWorld'
import { domainId, succeeds, zil, type Person } from '../world'

const domains = ['alice', 'bruno', 'oldie'] as const
type Domain = (typeof domains)[number]
const collections = ['merxek', 'nessy'] as const
type Collection = (typeof collections)[number]

type Command =
  | {
      readonly kind: 'mint'
      readonly by: Domain
      readonly of: Domain
      readonly uri: string
      readonly id: 'zil' | 'tyron' | 'free'
    }
  | {
      readonly kind: 'pass'
      readonly by: Domain
      readonly of: Domain
      readonly to: Domain | 'nobody'
      readonly tydra: Collection
    }
  | { readonly kind: 'list'; readonly of: Domain }
  | { readonly kind: 'fill'; readonly count: number }

const domain = fc.constantFrom(...domains)
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('mint' as const),
      by: domain,
      of: domain,
      uri: fc.constantFrom('', 'ar1', 'ar2'),
      id: fc.constantFrom('zil' as const, 'tyron' as const, 'free' as const),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('pass' as const),
      by: domain,
      of: domain,
      to: fc.constantFrom(...domains, 'nobody' as const),
      tydra: fc.constantFrom(...collections),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('list' as const), of: domain }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('fill' as const), count: fc.integer({ min: 20, max: 26 }) }),
  },
)

/** The record as it must be after each command, told apart from how the contracts keep it. */
class Model {
  readonly uris = new Map<string, string>([['nessy alice', 'nessy of alice']])
  readonly freeList = new Set<Domain>()
  minted = 0

  /** Carries a command out, or leaves everything as it is and answers false. */
  obey(order: Command): boolean {
    switch (order.kind) {
      case 'list':
        this.freeList.clear()
        this.freeList.add(order.of)
        return true
      case 'fill':
        this.minted = Math.max(this.minted, order.count)
        return true
      case 'mint': {
        // The older wallet's controller pays from an account, which has no TYRON.
        const isPaid =
          order.id === 'free' ? this.freeList.has(order.of) : order.by !== 'oldie' || order.id === 'zil'
        const may = order.by === order.of && order.uri !== '' && isPaid
        if (!may || this.minted > 25 || this.uris.has(`merxek ${order.of}`)) return false
        if (order.id === 'free') this.freeList.delete(order.of)
        this.uris.set(`merxek ${order.of}`, order.uri)
        this.minted++
        return true
      }
      case 'pass': {
        const [from, to] = [`${order.tydra} ${order.of}`, `${order.tydra} ${order.to}`]
        const uri = this.uris.get(from)
        const may = order.by === order.of && order.to !== 'nobody'
        if (!may || uri === undefined || this.uris.has(to)) return false
        this.uris.delete(from)
        this.uris.set(to, uri)
        return true
      }
    }
  }
}

function callOf(
  stage: TydraWorld,
  order: Extract<Command, { readonly of: Domain; readonly by: Domain }>,
): ContractCall {
  const token_id = domainId(order.of)
  const id = order.kind === 'pass' ? 'zil' : order.id
  if (order.kind === 'mint') {
    const values = { id, token_id, token_uri: order.uri }
    const amount = id === 'zil' ? 2_500n * zil : 0n
    return order.by === 'oldie'
      ? init(stage.init).MintTydraNft(values, { amount })
      : didWallet(stage[order.by].wallet).MintTydraNft({ ...values, tyron: null })
  }
  const values = { id, tydra: order.tydra, token_id, to_token_id: domainId(order.to) }
  return order.by === 'oldie'
    ? init(stage.init).TransferTydraNft(values, { amount: 400n * zil })
    : didWallet(stage[order.by].wallet).TransferTydraNft({ ...values, tyron: null })
}

/** Makes others' Tydras until the collection counts so many. */
function fill(stage: TydraWorld, count: number): void {
  const { SetTokenUri } = initDid(stage.initDid)
  for (let next = Number(countOf(stage, 'merxek')); next < count; next++) {
    const token = { collection: 'merxek', domain_id: domainId(`kept${next}`), token_uri: 'kept' }
    succeeds(stage.world.call(stage.deployer, SetTokenUri(token)))
  }
}

test('under any sequence of calls no Tydra is lost or doubled, rights hold, an entry of the list counts once, and the cap holds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 16 }), async (commands) => {
      const stage = await tydraWorld()
      const { world } = stage
      for (const each of ['alice', 'bruno'] as const) {
        const fund = didWallet(stage[each].wallet).AddFunds({}, { amount: 50_000n * zil })
        succeeds(world.call(stage.deployer, fund))
      }
      const model = new Model()
      for (const order of commands) {
        const done = model.obey(order)
        if (order.kind === 'list') setFreeList(stage, [stage[order.of].wallet])
        else if (order.kind === 'fill') fill(stage, order.count)
        else {
          const by: Person = stage[order.by].controller
          const execution = world.call(by, callOf(stage, order))
          expect(execution.receipt.success, JSON.stringify(order)).toBe(done)
        }
        expectModel(stage, model)
      }
    }),
    { numRuns: 40 },
  )
})

function expectModel(stage: TydraWorld, model: Model): void {
  const kept = stage.world.read(initDid(stage.initDid).fields.token_uris)!
  const own = new Map<string, string>(domains.map((each) => [domainId(each), each]))
  const uris = collections.flatMap((collection) =>
    [...(kept.get(collection) ?? [])].flatMap(([id, uri]) => {
      const holder = own.get(id)
      if (holder === undefined) expect(uri).toBe('kept')
      return holder === undefined ? [] : [[`${collection} ${holder}`, uri] as const]
    }),
  )
  expect(new Map(uris)).toEqual(model.uris)
  // As many are there as were made, whoever has them.
  for (const collection of collections)
    expect(countOf(stage, collection)).toBe(BigInt(kept.get(collection)?.size ?? 0))
  expect(countOf(stage, 'merxek')).toBe(BigInt(model.minted))
  expect(model.minted).toBeLessThanOrEqual(26)
  expect(freeListOf(stage)).toEqual([...model.freeList].map((each) => stage[each].wallet))
}
