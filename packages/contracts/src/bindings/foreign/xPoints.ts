// Written by `npm run generate` from packages/contracts/scilla/foreign/XPoints.scilla. Do not edit.
import { defineContract, type ContractBinding } from '@tyto/abi'
import type { Address, Hex } from '@tyto/primitives'

/** Immutable parameters of XPoints. */
interface XPointsInit {
  readonly init_did: Address
}

/** Transitions of XPoints and their parameters. */
interface XPointsTransitions {
  /** Spends xPoints: new raises the motion of a text, add backs the one of an id. */
  readonly RaiseYourVoice: {
    readonly action: string
    readonly id: Hex | null
    readonly motion: string | null
    readonly amount: bigint
  }
}

/** State of XPoints. */
interface XPointsFields {
  readonly version: string
  readonly motions: ReadonlyMap<Hex, string>
  readonly ranking: ReadonlyMap<Hex, bigint>
}

/** Events of XPoints and their values. */
interface XPointsEvents {
  readonly MotionBacked: {
    readonly id: Hex
    readonly amount: bigint
  }
  readonly MotionRaised: {
    readonly id: Hex
    readonly amount: bigint
  }
}

export interface XPointsShape {
  readonly init: XPointsInit
  readonly transitions: XPointsTransitions
  readonly fields: XPointsFields
  readonly events: XPointsEvents
}

/** Codes of the exceptions of XPoints. */
export const xPointsErrors = {
  noFund: -8,
  emptyText: -7,
  zeroAmount: -3,
  unknownAction: 71,
  unknownMotion: 72,
  knownMotion: 73,
} as const

/** XPoints: calls, reads and deploys. */
export const xPoints: ContractBinding<XPointsShape> = defineContract<XPointsShape>({
  vname: 'XPoints',
  params: [{ vname: 'init_did', type: 'ByStr20' }],
  fields: [
    { vname: 'version', type: 'String' },
    { vname: 'motions', type: 'Map (ByStr32) (String)' },
    { vname: 'ranking', type: 'Map (ByStr32) (Uint128)' },
  ],
  transitions: [
    {
      vname: 'RaiseYourVoice',
      params: [
        { vname: 'action', type: 'String' },
        { vname: 'id', type: 'Option (ByStr32)' },
        { vname: 'motion', type: 'Option (String)' },
        { vname: 'amount', type: 'Uint128' },
      ],
    },
  ],
  events: [
    {
      vname: 'MotionBacked',
      params: [{ vname: 'id', type: 'ByStr32' }, { vname: 'amount', type: 'Uint128' }],
    },
    {
      vname: 'MotionRaised',
      params: [{ vname: 'id', type: 'ByStr32' }, { vname: 'amount', type: 'Uint128' }],
    },
  ],
  ADTs: [],
})
