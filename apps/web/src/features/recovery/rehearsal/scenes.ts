import type { ContractCall } from '@tyto/abi'
import { didWallet } from '@tyto/contracts'
import {
  checkDeactivation,
  deactivationDocument,
  domainId,
  fewestGuardians,
  keptPrivateHalf,
  signingPurpose,
  type Name,
} from '@tyto/identity'
import { sha256, utf8ToBytes, bytesToHex, type Address, type Hex } from '@tyto/primitives'
import type { Cast } from './cast'
import type { Stage } from './stage'

/** What a thief could do, and what helps against it. */
export type ThiefScene = 'funds' | 'name' | 'control' | 'guardians' | 'deactivate'
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

/** The scenes that this wallet's state allows, the thief's first. What guardians cannot sign is left out of them. */
export function scenesOf(name: Name, stage: Stage, cast: Cast): readonly Scene[] {
  const { record, signing, signers } = stage
  const { controller } = record
  if (controller === null) return []
  const wallet = didWallet(record.address)
  const thief = (call: ContractCall, sender = controller): Act => ({ by: 'thief', sender, call })
  const recover: readonly Act[] =
    signers === null
      ? []
      : [{ by: 'guardians', sender: cast.rescuer, call: recoveryCall(stage, cast, signers) }]
  const strangers = strangersOf(record.address)
  const swap = thief(wallet.AddGuardians({ guardians: strangers, tyron: null }))
  const scenes: Scene[] = []
  if (record.balance > 0n) {
    const beneficiary = { constructor: 'Recipient', arguments: [cast.thief] } as const
    const send = wallet.SendFunds({ tag: 'AddFunds', beneficiary, amount: record.balance, tyron: null })
    scenes.push({ kind: 'theft', id: 'funds', acts: [thief(send), ...recover] })
  }
  const order = { username: domainId(name.domain), id: 'zil', addr: cast.thief, dID: cast.thief, tyron: null }
  scenes.push({ kind: 'theft', id: 'name', acts: [thief(wallet.TransferNftUsername(order)), ...recover] })
  const propose = thief(wallet.UpdateController({ addr: cast.thief, tyron: null }))
  const accept = thief(wallet.AcceptPendingController({}), cast.thief)
  scenes.push({ kind: 'theft', id: 'control', acts: [propose, accept, ...recover] })
  if (record.guardians.length > 0) {
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
      scenes.push({ kind: 'rescue', id: 'lock', acts: [lock, swap, ...recover] })
    }
    scenes.push({ kind: 'rescue', id: 'first', acts: [...recover, swap] })
  }
  return scenes
}

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
