import type { ContractCall } from '@tyto/abi'
import { didWallet, type DidWalletBeneficiary } from '@tyto/contracts'
import {
  checkDeactivation,
  deactivationDocument,
  domainId,
  fewestGuardians,
  keptPrivateHalf,
  signingPurpose,
  walletRules,
  type Name,
} from '@tyto/identity'
import { sha256, utf8ToBytes, bytesToHex, zilId, type Address, type Hex } from '@tyto/primitives'
import type { Cast } from './cast'
import type { Stage } from './stage'

/** What a thief could do, and what helps against it. */
export type ThiefScene = 'funds' | 'tokens' | 'name' | 'control' | 'guardians' | 'deactivate'
export type RescueScene = 'lock' | 'first'

/** One call of a scene: who sends it, and what it is. */
export interface Act {
  readonly by: 'thief' | 'owner' | 'guardians'
  readonly sender: Address
  readonly call: ContractCall
}

/** Which scene it is: something that a thief does first, or something that is done against a thief. */
export type SceneId =
  | { readonly kind: 'theft'; readonly id: ThiefScene }
  | { readonly kind: 'rescue'; readonly id: RescueScene }

/** One scene, played on the state of the chain as it is now. */
export type Scene = SceneId & { readonly acts: readonly Act[] }

/**
 * The scenes that this wallet's state allows, the thief's first. What guardians cannot sign is left out of them, and so is
 * what the version of the wallet has no call for.
 */
export function scenesOf(name: Name, stage: Stage, cast: Cast): readonly Scene[] {
  const scenes = allScenes(name, stage, cast)
  if (walletRules(stage.record.version).hasCollections) return scenes
  // Below version 6 a call has no parameter for a donation.
  const fit = (call: ContractCall): ContractCall => ({
    ...call,
    params: call.params.filter(({ vname }) => vname !== 'tyron'),
  })
  return scenes.map((scene) => ({
    ...scene,
    acts: scene.acts.map((act) => ({ ...act, call: fit(act.call) })),
  }))
}

function allScenes(name: Name, stage: Stage, cast: Cast): readonly Scene[] {
  const { record, signing, signers } = stage
  const { controller } = record
  if (controller === null) return []
  const rules = walletRules(record.version)
  const wallet = didWallet(record.address)
  const thief = (call: ContractCall, sender = controller): Act => ({ by: 'thief', sender, call })
  const recover: readonly Act[] =
    signers === null
      ? []
      : [{ by: 'guardians', sender: cast.rescuer, call: recoveryCall(stage, cast, signers) }]
  const strangers = strangersOf(record.address)
  const swap = thief(wallet.AddGuardians({ guardians: strangers, tyron: null }))
  // What the thief tries after a rescue: versions that remove no guardians are robbed of their controller.
  const harm = rules.removesGuardians
    ? swap
    : thief(wallet.UpdateController({ addr: cast.thief, tyron: null }))
  const scenes: Scene[] = []
  if (record.balance > 0n) {
    const beneficiary = toAddress(cast.thief)
    const send = wallet.SendFunds({ tag: 'AddFunds', beneficiary, amount: record.balance, tyron: null })
    scenes.push({ kind: 'theft', id: 'funds', acts: [thief(send), ...recover] })
  }
  if (stage.held.tokens.length > 0) {
    const calls = tokenCalls(stage, cast.thief)
    scenes.push({ kind: 'theft', id: 'tokens', acts: [...calls.map((call) => thief(call)), ...recover] })
  }
  const order = { username: domainId(name.domain), id: zilId, addr: cast.thief, dID: cast.thief, tyron: null }
  scenes.push({ kind: 'theft', id: 'name', acts: [thief(wallet.TransferNftUsername(order)), ...recover] })
  const propose = thief(wallet.UpdateController({ addr: cast.thief, tyron: null }))
  const accept = thief(wallet.AcceptPendingController({}), cast.thief)
  scenes.push({ kind: 'theft', id: 'control', acts: [propose, accept, ...recover] })
  if (record.guardians.length > 0 && rules.removesGuardians) {
    const remove = thief(wallet.RemoveGuardians({ guardians: record.guardians, tyron: null }))
    scenes.push({ kind: 'theft', id: 'guardians', acts: [swap, remove, ...recover] })
  }
  if (checkDeactivation(record) === null) {
    const document = deactivationDocument
    const asked = { kind: 'document', transition: 'DidDeactivate', document } as const
    const purpose = signingPurpose('document', record.version)
    const signature = cast.sign(record.address, purpose, asked, signing)
    const end = wallet.DidDeactivate({ document, signature, tyron: null })
    scenes.push({ kind: 'theft', id: 'deactivate', acts: [thief(end), ...recover] })
  }
  if (recover.length > 0) {
    if (record.status !== 'Locked' && keptPrivateHalf(record.dkms.get('socialrecovery')) !== null) {
      const signature = cast.sign(record.address, 'socialrecovery', { kind: 'lock' }, signing)
      const lock: Act = { by: 'owner', sender: controller, call: wallet.Lock({ signature, tyron: null }) }
      scenes.push({ kind: 'rescue', id: 'lock', acts: [lock, harm, ...recover] })
    }
    scenes.push({ kind: 'rescue', id: 'first', acts: [...recover, harm] })
  }
  return scenes
}

function toAddress(address: Address): DidWalletBeneficiary {
  return { constructor: 'Recipient', arguments: [address] }
}

/** The fewest calls that send every token of a wallet to an address. */
function tokenCalls({ record, held: { tokens } }: Stage, to: Address): readonly ContractCall[] {
  const wallet = didWallet(record.address)
  const beneficiary = toAddress(to)
  if (!walletRules(record.version).hasCollections) {
    return tokens.map(({ coin, amount }) =>
      wallet.Transfer({ addrName: coin.id, beneficiary, amount, tyron: null }),
    )
  }
  const batches = Array.from({ length: Math.ceil(tokens.length / mostInBatch) }, (_, at) =>
    tokens.slice(at * mostInBatch, (at + 1) * mostInBatch),
  )
  return batches.map((batch) =>
    wallet.ZRC2_BatchTransfer({
      addr: to,
      tokens: batch.map(({ coin, amount }) => [coin.id, amount] as const),
      tyron: null,
    }),
  )
}

/** So many coins go in one batch. */
const mostInBatch = 5

function recoveryCall(
  { record, signing }: Stage,
  cast: Cast,
  signers: NonNullable<Stage['signers']>,
): ContractCall {
  const asked = { kind: 'recovery', newController: cast.rescuer } as const
  return didWallet(record.address).DidSocialRecovery({
    addr: cast.rescuer,
    tyron: null,
    signatures: signers.map(
      ({ id, wallet }) => [id, cast.sign(wallet, 'socialrecovery', asked, signing)] as const,
    ),
  })
}

/** As many hashes as guardians are needed; they are of no name. */
function strangersOf(wallet: Address): readonly Hex[] {
  return Array.from({ length: fewestGuardians }, (_, index) =>
    bytesToHex(sha256(utf8ToBytes(`rehearsal ${wallet} ${index}`))),
  )
}
