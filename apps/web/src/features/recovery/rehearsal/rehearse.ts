import type { Network, Requests } from '@tyto/chain'
import { walletRules, type Name } from '@tyto/identity'
import { qaPerLi, type Address } from '@tyto/primitives'
import type { Simulation, SimulationRequest } from '@tyto/simulator'
import { makeStandIns, type StandInKey } from './standIns'
import type { HeldTokens } from './held'
import { scenariosOf, type Scenario, type ScenarioId } from './scenarios'
import { readRehearsedWallet, type RehearsedWallet } from './rehearsedWallet'
import { verdictOf, type PlayedAct, type Verdict } from './verdict'

export type PlayedScenario = ScenarioId & { readonly acts: readonly PlayedAct[]; readonly verdict: Verdict }

export interface Rehearsal {
  readonly scenarios: readonly PlayedScenario[]
  /** In Qa: what the wallet holds. */
  readonly balance: bigint
  /** Signatures that a recovery needs; null if too few guardians can sign. */
  readonly threshold: number | null
  /** How many guardians there are, whether they can sign or not. */
  readonly guardians: number
  readonly held: HeldTokens
  /** The guardians' part is not known: the version names them in a call by what the chain does not keep. */
  readonly isRescueUnknown: boolean
  /** Below version 7, a guardian's signature counts again and again. */
  readonly isOlder: boolean
}

interface RehearsalTools {
  readonly client: Requests
  readonly network: Pick<Network, 'chainId' | 'registry' | 'zlpRegistry' | 'initDid' | 'digits' | 'rules'>
  simulate(request: SimulationRequest): Promise<Simulation>
  makeKey(): StandInKey
}

/** Gas units that each call of a rehearsal may use, as much as the actions themselves ask for. */
const gasLimit = 20_000n

/**
 * Plays every scenario on the code and the state of the chain as they are now; nothing is signed for the chain, and nothing
 * is sent. Keys that sign are replaced by keys of the rehearsal. Null if the wallet is gone; rejects with `RpcError`.
 */
export async function rehearse(
  name: Name,
  wallet: Address,
  tools: RehearsalTools,
): Promise<Rehearsal | null> {
  const rehearsed = await readRehearsedWallet(tools.client, tools.network, wallet)
  if (rehearsed === null) return null
  const { record, signers, held } = rehearsed
  const rules = walletRules(record.version)
  const standIns = makeStandIns(() => tools.makeKey())
  const scenarios = scenariosOf(name, rehearsed, standIns)
  const played: PlayedScenario[] = []
  for (const scenario of scenarios) {
    const gasMoney = gasLimit * rehearsed.gasPriceLi * qaPerLi * BigInt(scenario.acts.length)
    const senders = [...new Set(scenario.acts.map(({ sender }) => sender))]
    // A thief can bring the money for gas along, so nobody is short of it.
    const money = senders.map((address) => ({ kind: 'money', address, amount: gasMoney }) as const)
    const request: SimulationRequest = {
      sender: rehearsed.record.controller ?? wallet,
      transactions: scenario.acts.map(({ call, sender }) => ({
        kind: 'call',
        call,
        sender,
        gasLimit,
        gasPriceLi: rehearsed.gasPriceLi,
      })),
      assumed: [...money, ...standIns.assumed()],
    }
    try {
      const shown = playedScenario(scenario, rehearsed, await tools.simulate(request))
      played.push(
        dependsOnGuardians(shown) && !rules.takesGuardianHashes ? { ...shown, verdict: 'unknown' } : shown,
      )
    } catch {
      const acts = scenario.acts.map((act) => ({ ...act, step: null, fee: 0n }))
      played.push({ ...scenario, acts, verdict: 'unknown' })
    }
  }
  return {
    scenarios: played,
    balance: record.balance,
    threshold: signers?.length ?? null,
    guardians: record.guardians.length,
    held,
    isRescueUnknown: !rules.takesGuardianHashes,
    isOlder: !rules.bindsSignatures,
  }
}

/** Is it lasting only as far as guardians do not undo it? */
function dependsOnGuardians({ id, verdict }: PlayedScenario): boolean {
  return verdict === 'lasting' && (id === 'control' || id === 'guardians' || id === 'deactivate')
}

function playedScenario(
  scenario: Scenario,
  rehearsed: RehearsedWallet,
  simulation: Simulation,
): PlayedScenario {
  const acts = scenario.acts.map((act, index): PlayedAct => {
    const step = simulation.steps[index] ?? null
    const gas = step === null || step.kind === 'refused' ? 0n : step.gasUsed
    return { ...act, step, fee: gas * rehearsed.gasPriceLi * qaPerLi }
  })
  return { ...scenario, acts, verdict: verdictOf(scenario.kind, acts, rehearsed, simulation) }
}
