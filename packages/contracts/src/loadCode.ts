const sources = {
  DidWallet: () => import('./bindings/didWallet.code'),
  Init: () => import('./bindings/init.code'),
  InitDid: () => import('./bindings/initDid.code'),
  NameRegistry: () => import('./bindings/nameRegistry.code'),
  Zrc2Token: () => import('./bindings/zrc2Token.code'),
}

/** A contract of ours, by the name that its source gives it. */
export type ContractName = keyof typeof sources

/** The Scilla source of a contract, loaded when it is asked for: only a deploy needs it. */
export async function loadCode(name: ContractName): Promise<string> {
  return (await sources[name]()).code
}
