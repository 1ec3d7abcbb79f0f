/** The beginning of the tests of social recovery: people whose keys a storage wallet of the local wallet can decrypt. */
import { test, type TestInfo } from '@playwright/test'
import { testAccount, type Devnet, type TestAccount } from '@tyto/devnet'
import { domainId, recoveryMessage } from '@tyto/identity'
import { bytesToHex, signSchnorr, type Address, type Hex } from '@tyto/primitives'
import { didWallet } from '@tyto/contracts'
import { keptKeys } from '../wallets/keptKeys'
import { callAs, deployDidWallet, freshDomain, issueName, newAccount } from '../wallets/walletSetup'

/** Somebody with a name, a DID wallet and an account of the local wallet. */
export interface Person {
  readonly domain: string
  readonly wallet: Address
  readonly account: TestAccount
  readonly index: number
}

/** An identity whose private halves storage wallet 0 of the local wallet decrypts. */
export async function newPerson(devnet: Devnet, prefix: string): Promise<Person> {
  const domain = freshDomain(prefix)
  const { account, index } = await newAccount(devnet)
  const wallet = await deployDidWallet(devnet, account, await keptKeys(domain))
  await issueName(devnet, domain, wallet)
  return { domain, wallet, account, index }
}

/** Guardians of an identity, registered by a signed transaction. */
export function addGuardiansOf(
  devnet: Devnet,
  { account, wallet }: Person,
  guardians: readonly Person[],
): Promise<void> {
  const hashes = guardians.map(({ domain }) => domainId(domain))
  return callAs(devnet, account, didWallet(wallet).AddGuardians({ guardians: hashes, tyron: null }))
}

const people = new WeakMap<TestInfo, Promise<readonly Person[]>>()

/** Four guardians, the same whenever a test asks. Each test has its own: what is written to the network ends with it. */
export function guardiansOf(devnet: Devnet): Promise<readonly Person[]> {
  const known = people.get(test.info())
  if (known) return known
  const made = (async () => {
    const guardians: Person[] = []
    for (let index = 0; index < 4; index++) guardians.push(await newPerson(devnet, 'guard'))
    return guardians
  })()
  people.set(test.info(), made)
  return made
}

/** A guardian's signature for the first recovery of an identity, made from Node. */
export function signatureFor(devnet: Devnet, { wallet }: Person, to: Address, guardian: Person): Hex {
  const message = recoveryMessage(to, { chainId: devnet.network.chainId, wallet, nonce: 0n })
  return bytesToHex(signSchnorr(message, testAccount(`${guardian.domain} / socialrecovery`).privateKey))
}
