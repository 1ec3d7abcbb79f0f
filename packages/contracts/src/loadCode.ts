import { bytesToHex, sha256, utf8ToBytes, type Hex } from '@tyto/primitives'

const sources = {
  DefiWallet: () => import('./bindings/defiWallet.code'),
  DidWallet: () => import('./bindings/didWallet.code'),
  Init: () => import('./bindings/init.code'),
  InitDid: () => import('./bindings/initDid.code'),
  NameRegistry: () => import('./bindings/nameRegistry.code'),
  SbtWallet: () => import('./bindings/sbtWallet.code'),
  ZilWallet: () => import('./bindings/zilWallet.code'),
  Zrc2Token: () => import('./bindings/zrc2Token.code'),
}

/** A contract of ours, by the name that its source gives it. */
export type ContractName = keyof typeof sources

/** The Scilla source of a contract, loaded when it is asked for: only a deploy needs it. */
export async function loadCode(name: ContractName): Promise<string> {
  return (await sources[name]()).code
}

/**
 * Is the code with this SHA-256 ours, to the last character, under the name that it gives itself? Only then do its
 * exceptions mean what ours mean.
 */
export async function isOurCode(name: string, codeHash: Hex): Promise<boolean> {
  if (!Object.hasOwn(sources, name)) return false
  const code = await loadCode(name as ContractName)
  return bytesToHex(sha256(utf8ToBytes(code))) === codeHash
}

const fixtures = {
  AirWallet: () => import('./bindings/fixtures/airWallet.code'),
  DidWallet5: () => import('./bindings/fixtures/didWallet5.code'),
  DidWallet58: () => import('./bindings/fixtures/didWallet58.code'),
  DidWallet6: () => import('./bindings/fixtures/didWallet6.code'),
  OtherWallet: () => import('./bindings/fixtures/otherWallet.code'),
  VersionedToken: () => import('./bindings/fixtures/versionedToken.code'),
  XPoints: () => import('./bindings/fixtures/xPoints.code'),
  Zrc6Token: () => import('./bindings/fixtures/zrc6Token.code'),
}

/** A contract that stands in for those of others: older DID wallets, other kinds. For the local network and tests. */
export type FixtureName = keyof typeof fixtures

/** The Scilla source of a fixture. */
export async function loadFixtureCode(name: FixtureName): Promise<string> {
  return (await fixtures[name]()).code
}
