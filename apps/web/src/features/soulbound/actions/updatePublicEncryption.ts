import { sbtWallet } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { defineAction } from '../../../shared/transaction/action/action'
import { tellPublished } from './tellSoulbound'

export interface KeyToPublish {
  /** The soulbound wallet. */
  readonly wallet: Address
  /** The public key as text. */
  readonly key: string
}

/** Publishes the key with which others encrypt what only the holder of the wallet can read. */
export const updatePublicEncryption = defineAction<KeyToPublish>({
  name: 'updatePublicEncryption',
  gas: { measured: [345n, 355n], stated: [650n, 650n], zilliqa2: { measured: [860n, 930n] } },
  gasLimit: 10_000n,
  request: ({ wallet, key }) => ({
    kind: 'call',
    call: sbtWallet(wallet).UpdatePublicEncryption({ new: key, tyron: null }),
  }),
  tell: tellPublished,
})
