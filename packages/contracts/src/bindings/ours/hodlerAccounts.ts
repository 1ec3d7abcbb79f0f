// Written by `npm run generate` from packages/contracts/scilla/ours/HodlerAccounts.scilla. Do not edit.
import { defineContract, type ContractBinding, type NoParams } from '@tyto/abi'
import type { Address } from '@tyto/primitives'

/** Type Account of HodlerAccounts. */
export type HodlerAccountsAccount =
  | { readonly constructor: 'Account'; readonly arguments: readonly [bigint, bigint, bigint, bigint] }

/** Immutable parameters of HodlerAccounts. */
interface HodlerAccountsInit {
  readonly contract_owner: Address
  readonly token: Address
}

/** Transitions of HodlerAccounts and their parameters. */
interface HodlerAccountsTransitions {
  /** Opens an account. locked, quota: in the smallest unit of the token; period: blocks. */
  readonly OpenAccount: {
    readonly addr: Address
    readonly release_block: bigint
    readonly period: bigint
    readonly locked: bigint
    readonly quota: bigint
  }
  /** Pays out to the sender whatever is released by now. */
  readonly Claim: NoParams
  readonly RecipientAcceptTransfer: {
    readonly sender: Address
    readonly recipient: Address
    readonly amount: bigint
  }
  readonly TransferSuccessCallBack: {
    readonly sender: Address
    readonly recipient: Address
    readonly amount: bigint
  }
}

/** State of HodlerAccounts. */
interface HodlerAccountsFields {
  readonly version: string
  readonly accounts: ReadonlyMap<Address, HodlerAccountsAccount>
  readonly total_locked: bigint
}

/** Events of HodlerAccounts and their values. */
interface HodlerAccountsEvents {
  readonly AccountOpened: {
    readonly addr: Address
    readonly release_block: bigint
    readonly period: bigint
    readonly locked: bigint
    readonly quota: bigint
  }
  readonly Claimed: {
    readonly addr: Address
    readonly amount: bigint
    readonly locked: bigint
  }
}

export interface HodlerAccountsShape {
  readonly init: HodlerAccountsInit
  readonly transitions: HodlerAccountsTransitions
  readonly fields: HodlerAccountsFields
  readonly events: HodlerAccountsEvents
}

/** Codes of the exceptions of HodlerAccounts. */
export const hodlerAccountsErrors = {
  notOwner: -2,
  zeroAmount: -3,
  nullAddress: -4,
  sameAccount: 41,
  tooFewTokens: 42,
  noAccount: 43,
  notReleased: 44,
} as const

/** HodlerAccounts: calls, reads and deploys. */
export const hodlerAccounts: ContractBinding<HodlerAccountsShape> = defineContract<HodlerAccountsShape>({
  vname: 'HodlerAccounts',
  params: [{ vname: 'contract_owner', type: 'ByStr20' }, { vname: 'token', type: 'ByStr20' }],
  fields: [
    { vname: 'version', type: 'String' },
    { vname: 'accounts', type: 'Map (ByStr20) (Account)' },
    { vname: 'total_locked', type: 'Uint128' },
  ],
  transitions: [
    {
      vname: 'OpenAccount',
      params: [
        { vname: 'addr', type: 'ByStr20' },
        { vname: 'release_block', type: 'BNum' },
        { vname: 'period', type: 'Uint128' },
        { vname: 'locked', type: 'Uint128' },
        { vname: 'quota', type: 'Uint128' },
      ],
    },
    { vname: 'Claim', params: [] },
    {
      vname: 'RecipientAcceptTransfer',
      params: [
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
  ],
  events: [
    {
      vname: 'AccountOpened',
      params: [
        { vname: 'addr', type: 'ByStr20' },
        { vname: 'release_block', type: 'BNum' },
        { vname: 'period', type: 'Uint128' },
        { vname: 'locked', type: 'Uint128' },
        { vname: 'quota', type: 'Uint128' },
      ],
    },
    {
      vname: 'Claimed',
      params: [
        { vname: 'addr', type: 'ByStr20' },
        { vname: 'amount', type: 'Uint128' },
        { vname: 'locked', type: 'Uint128' },
      ],
    },
  ],
  ADTs: [
    {
      tname: 'Account',
      tparams: [],
      tmap: [{ cname: 'Account', argtypes: ['BNum', 'Uint128', 'Uint128', 'Uint128'] }],
    },
  ],
})
