import { bytesToHex, sha256, utf8ToBytes, type Hex } from '@tyto/primitives'
import { codeByName } from './bindings/codeByName'
import { codeByName as fixtureCodeByName } from './bindings/fixtures/codeByName'

/** A contract of ours, by the name that its source gives it. */
export type ContractName = keyof typeof codeByName

/** The Scilla source of a contract, loaded when it is asked for: only a deploy needs it. */
export async function loadCode(name: ContractName): Promise<string> {
  return (await codeByName[name]()).code
}

/**
 * Is the code with this SHA-256 ours, to the last character, under the name that it gives itself? Only then do its
 * exceptions mean what ours mean.
 */
export async function isOurCode(name: string, codeHash: Hex): Promise<boolean> {
  if (!Object.hasOwn(codeByName, name)) return false
  const code = await loadCode(name as ContractName)
  return bytesToHex(sha256(utf8ToBytes(code))) === codeHash
}

/** A contract that stands in for those of others: older DID wallets, other kinds. For the local network and tests. */
export type FixtureName = keyof typeof fixtureCodeByName

/** The Scilla source of a fixture. */
export async function loadFixtureCode(name: FixtureName): Promise<string> {
  return (await fixtureCodeByName[name]()).code
}
