import { expect, it } from 'vitest'
import type { WalletBuild } from './walletGasPrice'
import { walletWindow, type WalletWindow } from './walletWindow'

// The lines of what the real windows were seen to show; 80 ZIL can be paid at most, of which Bearby shows 48.
const gasBound = 80n * 10n ** 12n
const bearbyFee = 48n * 10n ** 12n

type Row = readonly [
  build: WalletBuild | 'local',
  kind: 'payment' | 'call' | 'deploy',
  transition: string | null,
  content: WalletWindow['content'],
  address: WalletWindow['address'],
  fee: bigint | null,
]

it.each<Row>([
  // ZilPay draws a call named Transfer as a token transfer of its own, whatever the contract.
  ['classic', 'call', 'Transfer', 'tokenTransfer', 'none', gasBound],
  ['classic', 'call', 'ZRC2_BatchTransfer', 'contract', 'either', gasBound],
  ['classic', 'payment', null, 'payment', 'either', gasBound],
  ['classic', 'deploy', null, 'zeros', 'none', gasBound],
  // Bearby shows a contract as a stranger, in hex.
  ['bearby', 'call', 'Transfer', 'unknownContract', 'hex', bearbyFee],
  ['bearby', 'payment', null, 'payment', 'hex', bearbyFee],
  ['bearby', 'deploy', null, 'zeros', 'none', bearbyFee],
  // The local wallet shows what it signs.
  ['local', 'call', 'Transfer', 'everything', 'bech32', gasBound],
  ['local', 'payment', null, 'everything', 'bech32', gasBound],
  ['local', 'deploy', null, 'everything', 'none', gasBound],
  // Of any other wallet nothing is claimed.
  ['unknown', 'call', 'Transfer', 'unseen', 'either', null],
  ['unknown', 'payment', null, 'unseen', 'either', null],
  ['unknown', 'deploy', null, 'unseen', 'none', null],
])('%s, %s %s: %s', (build, kind, transition, content, address, fee) => {
  expect(walletWindow(build, { kind, transition, gasBound })).toEqual({ content, address, fee })
})
