// Written by `npm run generate` from the contracts of this folder. Do not edit.
/** Loads the code of these contracts, by the name that the source of each gives itself. */
export const codeByName = {
  DefiWallet: () => import('./defiWallet.code'),
  DidWallet: () => import('./didWallet.code'),
  Init: () => import('./init.code'),
  InitDid: () => import('./initDid.code'),
  NameRegistry: () => import('./nameRegistry.code'),
  SbtWallet: () => import('./sbtWallet.code'),
  ZilWallet: () => import('./zilWallet.code'),
  Zrc2Token: () => import('./zrc2Token.code'),
} as const
