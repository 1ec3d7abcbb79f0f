// Written by `npm run generate` from packages/contracts/scilla/foreign/XPoints.scilla. Do not edit.
import { defineContract, type ContractBinding, type NoParams } from '@tyto/abi'
import type { Address, Hex } from '@tyto/primitives'

/** Immutable parameters of XPoints. */
interface XPointsInit {
  readonly init_controller: Address
}

/** Transitions of XPoints and their parameters. */
interface XPointsTransitions {
  /** Writes a motion, under the sha256 of its text. */
  readonly SetMotion: {
    readonly motion: string
    readonly points: bigint
  }
  readonly AddFunds: NoParams
}

/** State of XPoints. */
interface XPointsFields {
  readonly version: string
  readonly controller: Address
  readonly motions: ReadonlyMap<Hex, string>
  readonly ranking: ReadonlyMap<Hex, bigint>
}

interface XPointsShape {
  readonly init: XPointsInit
  readonly transitions: XPointsTransitions
  readonly fields: XPointsFields
}

/** Codes of the exceptions of XPoints. */
export const xPointsErrors = {
  notController: -2,
} as const

/** XPoints: calls, reads and deploys. */
export const xPoints: ContractBinding<XPointsShape> = defineContract<XPointsShape>({
  vname: 'XPoints',
  params: [{ vname: 'init_controller', type: 'ByStr20' }],
  fields: [
    { vname: 'version', type: 'String' },
    { vname: 'controller', type: 'ByStr20' },
    { vname: 'motions', type: 'Map (ByStr32) (String)' },
    { vname: 'ranking', type: 'Map (ByStr32) (Uint128)' },
  ],
  transitions: [
    {
      vname: 'SetMotion',
      params: [{ vname: 'motion', type: 'String' }, { vname: 'points', type: 'Uint128' }],
    },
    { vname: 'AddFunds', params: [] },
  ],
  ADTs: [],
})
