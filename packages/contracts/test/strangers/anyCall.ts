import {
  parseType,
  type ContractBinding,
  type ContractCall,
  type ContractShape,
  type ScillaType,
} from '@tyto/abi'
import type { Address, Hex } from '@tyto/primitives'
import type { World } from '../world'
import { domainId, person, type Person } from '../world'

/** One of our contracts as it stands. */
export interface Target {
  readonly name: string
  readonly address: Address
  readonly binding: ContractBinding<ContractShape>
}

/** The values that a stranger has at hand for a parameter of each type. */
export interface Pool {
  readonly addresses: readonly Address[]
  readonly hashes: readonly Hex[]
  readonly texts: readonly string[]
  readonly amounts: readonly bigint[]
}

/** Chance that runs out, and then says 0. */
export class Chance {
  readonly #numbers: readonly number[]
  #at = 0
  constructor(numbers: readonly number[]) {
    this.#numbers = numbers
  }

  below(bound: number): number {
    const number = this.#numbers[this.#at++] ?? 0
    return number % bound
  }

  of<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)]!
  }
}

/** A call of any transition of a contract with whatever fits its types. */
export function anyCall({ address, binding }: Target, pool: Pool, chance: Chance): ContractCall {
  const { transitions } = binding.description
  const { vname, params } = chance.of(transitions)
  const values = params.map((param) => [param.vname, valueOf(parseType(param.type), binding, pool, chance)])
  const amount = chance.below(4) === 0 ? chance.of(pool.amounts.slice(0, 3)) : 0n
  const bound = binding(address) as unknown as Record<
    string,
    (values: object, options: { readonly amount: bigint }) => ContractCall
  >
  return bound[vname]!(Object.fromEntries(values), { amount })
}

function valueOf(type: ScillaType, binding: Target['binding'], pool: Pool, chance: Chance): unknown {
  const inner = (of: ScillaType) => valueOf(of, binding, pool, chance)
  switch (type.kind) {
    case 'primitive':
      if (type.name === 'String') return chance.of(pool.texts)
      if (type.name === 'BNum') return 1_000_000n
      // The number of an NFT.
      if (type.name === 'Uint256') return BigInt(chance.below(5))
      return chance.of(pool.amounts) % (type.name === 'Uint32' ? 2n ** 32n : 2n ** 128n)
    case 'bystr':
      return bytes(type.width, pool, chance)
    case 'address':
      return chance.of(pool.addresses)
    case 'adt': {
      const { name, args } = type
      if (name === 'Bool') return chance.below(2) === 0
      if (name === 'Option') return chance.below(3) > 0 ? null : inner(args[0]!)
      if (name === 'List') return Array.from({ length: chance.below(3) }, () => inner(args[0]!))
      if (name === 'Pair') return args.map(inner)
      const own = binding.description.ADTs.find(({ tname }) => tname === name)
      const { cname, argtypes } = chance.of(own!.tmap)
      return { constructor: cname, arguments: argtypes.map((each) => inner(parseType(each))) }
    }
    default:
      throw new Error(`nobody makes a value of ${type.kind}`)
  }
}

function bytes(width: number, pool: Pool, chance: Chance): Hex {
  if (width === 20) return chance.of(pool.addresses)
  if (width === 32) return chance.of(pool.hashes)
  if (width === 33) return person(`key ${chance.below(3)}`).publicKey
  return `0x${'ab'.repeat(width)}`
}

/**
 * The messages to a contract when tokens, NFTs or ZIL come or go. A relay takes them, so that nothing fails for want of
 * it.
 */
const callbacks: readonly string[] = [
  'AddFunds()',
  'RecipientAcceptTransfer(sender: ByStr20, recipient: ByStr20, amount: Uint128)',
  'RecipientAcceptTransferFrom(initiator: ByStr20, sender: ByStr20, recipient: ByStr20, amount: Uint128)',
  'RecipientAcceptMint(minter: ByStr20, recipient: ByStr20, amount: Uint128)',
  'TransferSuccessCallBack(sender: ByStr20, recipient: ByStr20, amount: Uint128)',
  'TransferFromSuccessCallBack(initiator: ByStr20, sender: ByStr20, recipient: ByStr20, amount: Uint128)',
  'ZRC6_RecipientAcceptTransferFrom(from: ByStr20, to: ByStr20, token_id: Uint256)',
  'ZRC6_TransferFromCallback(from: ByStr20, to: ByStr20, token_id: Uint256)',
]
const isCallback = (vname: string) => callbacks.some((each) => each.startsWith(`${vname}(`))

/**
 * A contract of a stranger that passes on whatever it is called with: whoever is made to call it signs, and it is the one that
 * asks. One for each of ours; what needs a type of theirs is left out.
 */
export function deployRelay(world: World, thief: Person, { name, binding }: Target): Target {
  const { transitions, ADTs } = binding.description
  const isOwn = (type: string) => ADTs.some(({ tname }) => new RegExp(String.raw`\b${tname}\b`).test(type))
  const passed = transitions.filter(
    ({ vname, params }) => !isCallback(vname) && !params.some(({ type }) => isOwn(type)),
  )
  const texts = passed.map(({ vname, params }) => {
    const given = params.map((param) => `, ${param.vname}: ${param.type}`).join('')
    const fields = params.map((param) => `; ${param.vname}: ${param.vname}`).join('')
    return `transition ${vname}(relay_to: ByStr20${given})
  message = { _tag: "${vname}"; _recipient: relay_to; _amount: zero${fields} };
  messages = one_message message;
  send messages
end`
  })
  const code = `scilla_version 0
library Relay
let zero = Uint128 0
let one_message: Message -> List Message =
  fun (m: Message) =>
    let nil = Nil {Message} in
    Cons {Message} m nil
contract Relay()
${callbacks.map((each) => `transition ${each}\n  accept\nend`).join('\n')}
${texts.join('\n')}
`
  const init = [{ vname: '_scilla_version', type: 'Uint32', value: '0' }] as const
  return { name, binding, address: world.deployCode(thief, code, { init, amount: 0n }) }
}

/** The same call, by the way of a relay; null where the relay does not pass it on. */
export function relayed(relay: Target, call: ContractCall): ContractCall | null {
  const { ADTs, transitions } = relay.binding.description
  const params = transitions.find(({ vname }) => vname === call.transition)?.params ?? []
  const needsOwn = params.some(({ type }) =>
    ADTs.some(({ tname }) => new RegExp(String.raw`\b${tname}\b`).test(type)),
  )
  if (needsOwn || isCallback(call.transition)) return null
  const to = { vname: 'relay_to', type: 'ByStr20', value: call.to } as const
  return { ...call, to: relay.address, params: [to, ...call.params], amount: 0n }
}

/** Hashes of names that stand, and of one that does not. */
export const someHashes: readonly Hex[] = ['alice', 'bruno', 'carol', 'older', 'nobody'].map(domainId)
