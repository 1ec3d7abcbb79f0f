import type { WalletKind } from '@tyto/identity'

/**
 * The protocol's name for each kind of wallet; null for contracts that are no wallets. They are proper names, so the
 * same in every language.
 */
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
