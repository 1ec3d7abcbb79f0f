// Written by `npm run generate` from packages/contracts/scilla/ours/TydraDefi.scilla. Do not edit.
import { defineContract, type ContractBinding } from '@tyto/abi'
import type { Address } from '@tyto/primitives'

/** Immutable parameters of TydraDefi. */
interface TydraDefiInit {
  readonly xsgd: Address
  readonly ssi: Address
}

/** Transitions of TydraDefi and their parameters. */
interface TydraDefiTransitions {
  /** amount: of XSGD, which the sender has allowed this contract to take. */
  readonly MintAuth: {
    readonly beneficiary: Address
    readonly amount: bigint
  }
  /** Makes S$I of what the sender has here, or of what a contract sent in this block while the same account signed; min_amount: of XSGD. */
  readonly MintDeposit: {
    readonly beneficiary: Address
    readonly min_amount: bigint
  }
  /** amount: of S$I, which the sender has allowed this contract to take. */
  readonly BurnAuth: {
    readonly beneficiary: Address
    readonly amount: bigint
  }
  /** Gives back what was sent here by mistake: to who sent it, or, of what a contract sent last, to the account that signed. */
  readonly ReturnDeposit: {
    readonly recipient_address: Address
  }
  readonly RecipientAcceptTransfer: {
    readonly sender: Address
    readonly recipient: Address
    readonly amount: bigint
  }
  /** What this contract takes itself is no deposit. */
  readonly RecipientAcceptTransferFrom: {
    readonly initiator: Address
    readonly sender: Address
    readonly recipient: Address
    readonly amount: bigint
  }
  readonly TransferFromSuccessCallBack: {
    readonly initiator: Address
    readonly sender: Address
    readonly recipient: Address
    readonly amount: bigint
  }
  readonly TransferSuccessCallBack: {
    readonly sender: Address
    readonly recipient: Address
    readonly amount: bigint
  }
  readonly MintSuccessCallBack: {
    readonly minter: Address
    readonly recipient: Address
    readonly amount: bigint
  }
  readonly BurnSuccessCallBack: {
    readonly burner: Address
    readonly amount: bigint
  }
}

/** State of TydraDefi. */
interface TydraDefiFields {
  readonly version: string
  readonly reserve: bigint
  readonly deposits: ReadonlyMap<Address, bigint>
  readonly passing: ReadonlyMap<Address, readonly [Address, readonly [bigint, bigint]]>
}

/** Events of TydraDefi and their values. */
interface TydraDefiEvents {
  readonly BurntSsi: {
    readonly address: Address
    readonly beneficiary: Address
    readonly xsgd_amount: bigint
    readonly ssi_amount: bigint
  }
  readonly MintedSsi: {
    readonly address: Address
    readonly beneficiary: Address
    readonly xsgd_amount: bigint
    readonly ssi_amount: bigint
  }
}

export interface TydraDefiShape {
  readonly init: TydraDefiInit
  readonly transitions: TydraDefiTransitions
  readonly fields: TydraDefiFields
  readonly events: TydraDefiEvents
}

/** Codes of the exceptions of TydraDefi. */
export const tydraDefiErrors = {
  zeroAmount: -3,
  rate: -5,
  tooLarge: -11,
  unknownToken: -15,
  noDeposit: -16,
  empty: -17,
} as const

/** TydraDefi: calls, reads and deploys. */
export const tydraDefi: ContractBinding<TydraDefiShape> = defineContract<TydraDefiShape>({
  vname: 'TydraDefi',
  params: [{ vname: 'xsgd', type: 'ByStr20' }, { vname: 'ssi', type: 'ByStr20' }],
  fields: [
    { vname: 'version', type: 'String' },
    { vname: 'reserve', type: 'Uint128' },
    { vname: 'deposits', type: 'Map (ByStr20) (Uint128)' },
    { vname: 'passing', type: 'Map (ByStr20) (Pair (ByStr20) (Pair (BNum) (Uint128)))' },
  ],
  transitions: [
    {
      vname: 'MintAuth',
      params: [{ vname: 'beneficiary', type: 'ByStr20' }, { vname: 'amount', type: 'Uint128' }],
    },
    {
      vname: 'MintDeposit',
      params: [{ vname: 'beneficiary', type: 'ByStr20' }, { vname: 'min_amount', type: 'Uint128' }],
    },
    {
      vname: 'BurnAuth',
      params: [{ vname: 'beneficiary', type: 'ByStr20' }, { vname: 'amount', type: 'Uint128' }],
    },
    { vname: 'ReturnDeposit', params: [{ vname: 'recipient_address', type: 'ByStr20' }] },
    {
      vname: 'RecipientAcceptTransfer',
      params: [
        { vname: 'sender', type: 'ByStr20' },
        { vname: 'recipient', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
      ],
    },
    {
      vname: 'RecipientAcceptTransferFrom',
      params: [
        { vname: 'initiator', type: 'ByStr20' },
        { vname: 'sender', type: 'ByStr20' },
        { vname: 'recipient', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
      ],
    },
    {
      vname: 'TransferFromSuccessCallBack',
      params: [
        { vname: 'initiator', type: 'ByStr20' },
        { vname: 'sender', type: 'ByStr20' },
        { vname: 'recipient', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
      ],
    },
    {
      vname: 'TransferSuccessCallBack',
      params: [
        { vname: 'sender', type: 'ByStr20' },
        { vname: 'recipient', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
      ],
    },
    {
      vname: 'MintSuccessCallBack',
      params: [
        { vname: 'minter', type: 'ByStr20' },
        { vname: 'recipient', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
      ],
    },
    {
      vname: 'BurnSuccessCallBack',
      params: [{ vname: 'burner', type: 'ByStr20' }, { vname: 'amount', type: 'Uint128' }],
    },
  ],
  events: [
    {
      vname: 'BurntSsi',
      params: [
        { vname: 'address', type: 'ByStr20' },
        { vname: 'beneficiary', type: 'ByStr20' },
        { vname: 'xsgd_amount', type: 'Uint128' },
        { vname: 'ssi_amount', type: 'Uint128' },
      ],
    },
    {
      vname: 'MintedSsi',
      params: [
        { vname: 'address', type: 'ByStr20' },
        { vname: 'beneficiary', type: 'ByStr20' },
        { vname: 'xsgd_amount', type: 'Uint128' },
        { vname: 'ssi_amount', type: 'Uint128' },
      ],
    },
  ],
  ADTs: [],
})
