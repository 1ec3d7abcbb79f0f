// Written by `npm run generate` from the contracts. Do not edit.
import { defiWallet } from './defiWallet'
import { didWallet } from './didWallet'
import { hodlerAccounts } from './hodlerAccounts'
import { init } from './init'
import { initDid } from './initDid'
import { nameRegistry } from './nameRegistry'
import { sbtWallet } from './sbtWallet'
import { tydraDefi } from './tydraDefi'
import { tyronDex } from './tyronDex'
import { zilWallet } from './zilWallet'
import { zrc2Token } from './zrc2Token'

/** The bindings of these contracts, by the name that the source of each gives itself. */
export const bindingsByName = {
  DefiWallet: defiWallet,
  DidWallet: didWallet,
  HodlerAccounts: hodlerAccounts,
  Init: init,
  InitDid: initDid,
  NameRegistry: nameRegistry,
  SbtWallet: sbtWallet,
  TydraDefi: tydraDefi,
  TyronDex: tyronDex,
  ZilWallet: zilWallet,
  Zrc2Token: zrc2Token,
} as const
