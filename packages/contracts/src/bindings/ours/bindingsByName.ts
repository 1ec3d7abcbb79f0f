// Written by `npm run generate` from the contracts. Do not edit.
import { defiWallet } from './defiWallet'
import { didWallet } from './didWallet'
import { domainToken } from './domainToken'
import { hodlerAccounts } from './hodlerAccounts'
import { init } from './init'
import { initDid } from './initDid'
import { nameRegistry } from './nameRegistry'
import { sbtWallet } from './sbtWallet'
import { tydraDefi } from './tydraDefi'
import { tyronDex } from './tyronDex'
import { zilWallet } from './zilWallet'
import { zrc2Token } from './zrc2Token'
import { zrc6Token } from './zrc6Token'

/** The bindings of these contracts, by the name that the source of each gives itself. */
export const bindingsByName = {
  DefiWallet: defiWallet,
  DidWallet: didWallet,
  DomainToken: domainToken,
  HodlerAccounts: hodlerAccounts,
  Init: init,
  InitDid: initDid,
  NameRegistry: nameRegistry,
  SbtWallet: sbtWallet,
  TydraDefi: tydraDefi,
  TyronDex: tyronDex,
  ZilWallet: zilWallet,
  Zrc2Token: zrc2Token,
  Zrc6Token: zrc6Token,
} as const
