// Written by `npm run generate` from the contracts. Do not edit.
/** The file below `scilla` that holds each contract; some share one. */
export const contractFiles = {
  DefiWallet: 'ours/KindWallet.scilla',
  DidWallet: 'ours/DidWallet.scilla',
  Init: 'ours/Init.scilla',
  InitDid: 'ours/InitDid.scilla',
  NameRegistry: 'ours/NameRegistry.scilla',
  SbtWallet: 'ours/KindWallet.scilla',
  ZilWallet: 'ours/KindWallet.scilla',
  Zrc2Token: 'ours/Zrc2Token.scilla',
  DidWallet5: 'older/OlderDidWallet.scilla',
  DidWallet58: 'older/OlderDidWallet.scilla',
  DidWallet59: 'older/OlderDidWallet.scilla',
  DidWallet6: 'older/OlderDidWallet.scilla',
  AirWallet: 'foreign/AirWallet.scilla',
  OtherWallet: 'foreign/OtherWallet.scilla',
  VersionedToken: 'foreign/VersionedToken.scilla',
  XPoints: 'foreign/XPoints.scilla',
  Zrc6Token: 'foreign/Zrc6Token.scilla',
} as const
