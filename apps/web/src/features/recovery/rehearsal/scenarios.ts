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
import type { StandIns } from './standIns'
import type { RehearsedWallet } from './rehearsedWallet'

/** A thing that a thief could do, with what helps against it. */
export type ThiefScenario = 'funds' | 'tokens' | 'name' | 'control' | 'guardians' | 'deactivate'
export type RescueScenario = 'lock' | 'first'

/** One call of a scenario: who sends it, and what it is. */
export interface Act {
  readonly by: 'thief' | 'owner' | 'guardians'
  readonly sender: Address
  readonly call: ContractCall
}

/** Which scenario it is: something that a thief does first, or something that is done against a thief. */
export type ScenarioId =
  | { readonly kind: 'theft'; readonly id: ThiefScenario }
  | { readonly kind: 'rescue'; readonly id: RescueScenario }

/** One scenario, played on the state of the chain as it is now. */
export type Scenario = ScenarioId & { readonly acts: readonly Act[] }

/**
 * The scenarios that this wallet's state allows, the thief's first. What guardians cannot sign is left out of them, and so is
 * what the version of the wallet has no call for.
 */
export function scenariosOf(name: Name, rehearsed: RehearsedWallet, standIns: StandIns): readonly Scenario[] {
  const scenarios = allScenarios(name, rehearsed, standIns)
  if (walletRules(rehearsed.record.version).hasCollections) return scenarios
  // Below version 6 a call has no parameter for a donation.
  const fit = (call: ContractCall): ContractCall => ({
    ...call,
    params: call.params.filter(({ vname }) => vname !== 'tyron'),
  })
  return scenarios.map((scenario) => ({
    ...scenario,
    acts: scenario.acts.map((act) => ({ ...act, call: fit(act.call) })),
  }))
}

function allScenarios(name: Name, rehearsed: RehearsedWallet, standIns: StandIns): readonly Scenario[] {
  const { record, signing, signers } = rehearsed
  const { controller } = record
  if (controller === null) return []
  const rules = walletRules(record.version)
  const wallet = didWallet(record.address)
  const thief = (call: ContractCall, sender = controller): Act => ({ by: 'thief', sender, call })
  const recover: readonly Act[] =
    signers === null
      ? []
      : [{ by: 'guardians', sender: standIns.rescuer, call: recoveryCall(rehearsed, standIns, signers) }]
  const strangers = strangersOf(record.address)
  const swap = thief(wallet.AddGuardians({ guardians: strangers, tyron: null }))
  // After a rescue the thief tries again: wallets that cannot remove guardians are robbed of their controller.
  const harm = rules.removesGuardians
    ? swap
    : thief(wallet.UpdateController({ addr: standIns.thief, tyron: null }))
  const scenarios: Scenario[] = []
  if (record.balance > 0n) {
    const beneficiary = toAddress(standIns.thief)
    const send = wallet.SendFunds({ tag: 'AddFunds', beneficiary, amount: record.balance, tyron: null })
    scenarios.push({ kind: 'theft', id: 'funds', acts: [thief(send), ...recover] })
  }
  if (rehearsed.held.tokens.length > 0) {
    const calls = tokenCalls(rehearsed, standIns.thief)
    scenarios.push({ kind: 'theft', id: 'tokens', acts: [...calls.map((call) => thief(call)), ...recover] })
  }
  const order = {
    username: domainId(name.domain),
    id: zilId,
    addr: standIns.thief,
    dID: standIns.thief,
    tyron: null,
  }
  scenarios.push({ kind: 'theft', id: 'name', acts: [thief(wallet.TransferNftUsername(order)), ...recover] })
  const propose = thief(wallet.UpdateController({ addr: standIns.thief, tyron: null }))
  const accept = thief(wallet.AcceptPendingController({}), standIns.thief)
  scenarios.push({ kind: 'theft', id: 'control', acts: [propose, accept, ...recover] })
  if (record.guardians.length > 0 && rules.removesGuardians) {
    const remove = thief(wallet.RemoveGuardians({ guardians: record.guardians, tyron: null }))
    scenarios.push({ kind: 'theft', id: 'guardians', acts: [swap, remove, ...recover] })
  }
  if (checkDeactivation(record) === null) {
    const document = deactivationDocument
    const asked = { kind: 'document', transition: 'DidDeactivate', document } as const
    const purpose = signingPurpose('document', record.version)
    const signature = standIns.sign(record.address, purpose, asked, signing)
    const end = wallet.DidDeactivate({ document, signature, tyron: null })
    scenarios.push({ kind: 'theft', id: 'deactivate', acts: [thief(end), ...recover] })
  }
  if (recover.length > 0) {
    if (record.status !== 'Locked' && keptPrivateHalf(record.dkms.get('socialrecovery')) !== null) {
      const signature = standIns.sign(record.address, 'socialrecovery', { kind: 'lock' }, signing)
      const lock: Act = { by: 'owner', sender: controller, call: wallet.Lock({ signature, tyron: null }) }
      scenarios.push({ kind: 'rescue', id: 'lock', acts: [lock, harm, ...recover] })
    }
    scenarios.push({ kind: 'rescue', id: 'first', acts: [...recover, harm] })
  }
  return scenarios
}

function toAddress(address: Address): DidWalletBeneficiary {
  return { constructor: 'Recipient', arguments: [address] }
}

/** The fewest calls that send every token of a wallet to an address. */
function tokenCalls({ record, held: { tokens } }: RehearsedWallet, to: Address): readonly ContractCall[] {
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

/** How many coins go in one batch. */
const mostInBatch = 5

function recoveryCall(
  { record, signing }: RehearsedWallet,
  standIns: StandIns,
  signers: NonNullable<RehearsedWallet['signers']>,
): ContractCall {
  const asked = { kind: 'recovery', newController: standIns.rescuer } as const
  return didWallet(record.address).DidSocialRecovery({
    addr: standIns.rescuer,
    tyron: null,
    signatures: signers.map(
      ({ id, wallet }) => [id, standIns.sign(wallet, 'socialrecovery', asked, signing)] as const,
    ),
  })
}

/** As many hashes as guardians are needed; they are of no name. */
function strangersOf(wallet: Address): readonly Hex[] {
  return Array.from({ length: fewestGuardians }, (_, index) =>
    bytesToHex(sha256(utf8ToBytes(`rehearsal ${wallet} ${index}`))),
  )
}
