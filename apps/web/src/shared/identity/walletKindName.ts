import type { WalletKind } from '@tyto/identity'

/** What the protocol calls each kind of wallet; null for contracts that are none. Names, so the same in every language. */
const names: Readonly<Record<WalletKind, string | null>> = {
  did: 'DIDxWALLET',
  defi: 'DEFIxWALLET',
  staking: 'ZILxWALLET',
  soulbound: 'SBTxWALLET',
  airdrop: 'AIRxWALLET',
  xpoints: 'xPoints',
  token: 'Fungible Token',
  stablecoin: 'SSI Dollar',
  other: null,
}

export function walletKindName(kind: WalletKind): string | null {
  return names[kind]
}
