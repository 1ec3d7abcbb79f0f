import type { Network, Requests } from '@tyto/chain'
import { walletRules, type Name } from '@tyto/identity'
import { qaPerLi, type Address } from '@tyto/primitives'
import type { Simulation, SimulationRequest } from '@tyto/simulator'
import { makeCast, type StageKey } from './cast'
import type { HeldTokens } from './held'
import { scenesOf, type Scene, type SceneId } from './scenes'
import { readStage, type Stage } from './stage'
import { verdictOf, type PlayedAct, type Verdict } from './verdict'

export type PlayedScene = SceneId & { readonly acts: readonly PlayedAct[]; readonly verdict: Verdict }

export interface Rehearsal {
  readonly scenes: readonly PlayedScene[]
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

interface Theatre {
  readonly client: Requests
  readonly network: Pick<Network, 'chainId' | 'registry' | 'zlpRegistry' | 'initDid' | 'digits'>
  simulate(request: SimulationRequest): Promise<Simulation>
  makeKey(): StageKey
}

/** Gas units that each call of a rehearsal may use, as much as the actions themselves ask for. */
const gasLimit = 20_000n

/**
 * Plays every scene on the code and the state of the chain as they are now; nothing is signed for the chain, and nothing
 * is sent. Keys that sign are replaced by keys of the rehearsal. Null if the wallet is gone; rejects with `RpcError`.
 */
export async function rehearse(name: Name, wallet: Address, theatre: Theatre): Promise<Rehearsal | null> {
  const stage = await readStage(theatre.client, theatre.network, wallet)
  if (stage === null) return null
  const { record, signers, held } = stage
  const rules = walletRules(record.version)
  const cast = makeCast(() => theatre.makeKey())
  const scenes = scenesOf(name, stage, cast)
  const played: PlayedScene[] = []
  for (const scene of scenes) {
    const purse = gasLimit * stage.gasPriceLi * qaPerLi * BigInt(scene.acts.length)
    const senders = [...new Set(scene.acts.map(({ sender }) => sender))]
    // A thief can bring the money for gas along, so nobody is short of it.
    const money = senders.map((address) => ({ kind: 'money', address, amount: purse }) as const)
    const request: SimulationRequest = {
      sender: stage.record.controller ?? wallet,
      transactions: scene.acts.map(({ call, sender }) => ({
        kind: 'call',
        call,
        sender,
        gasLimit,
        gasPriceLi: stage.gasPriceLi,
      })),
      assumed: [...money, ...cast.assumed()],
    }
    try {
      const shown = playedScene(scene, stage, await theatre.simulate(request))
      played.push(
        dependsOnGuardians(shown) && !rules.takesGuardianHashes ? { ...shown, verdict: 'unknown' } : shown,
      )
    } catch {
      const acts = scene.acts.map((act) => ({ ...act, step: null, fee: 0n }))
      played.push({ ...scene, acts, verdict: 'unknown' })
    }
  }
  return {
    scenes: played,
    balance: record.balance,
    threshold: signers?.length ?? null,
    guardians: record.guardians.length,
    held,
    isRescueUnknown: !rules.takesGuardianHashes,
    isOlder: !rules.bindsSignatures,
  }
}

/** Is it lasting only as far as guardians do not undo it? */
function dependsOnGuardians({ id, verdict }: PlayedScene): boolean {
  return verdict === 'lasting' && (id === 'control' || id === 'guardians' || id === 'deactivate')
}

function playedScene(scene: Scene, stage: Stage, simulation: Simulation): PlayedScene {
  const acts = scene.acts.map((act, index): PlayedAct => {
    const step = simulation.steps[index] ?? null
    const gas = step === null || step.kind === 'refused' ? 0n : step.gasUsed
    return { ...act, step, fee: gas * stage.gasPriceLi * qaPerLi }
  })
  return { ...scene, acts, verdict: verdictOf(scene.kind, acts, stage, simulation) }
}
