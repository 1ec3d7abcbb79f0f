/** What the tests of social recovery stand on: people whose keys a storage wallet of the local wallet can decrypt. */
import type { Page } from '@playwright/test'
import { testAccount, type Devnet, type TestAccount } from '@tyto/devnet'
import { addKey, createdKeyPurposes, domainId } from '@tyto/identity'
import { bytesToHex, encodeBase64url, utf8ToBytes, type Address } from '@tyto/primitives'
import { didWallet, type DidWalletDocument } from '@tyto/contracts'
import storageTestKeys from '../packages/local-wallet/src/storage/storageTestKeys.json' with { type: 'json' }
import { setLocalWallet } from './approvalWindow'
import { callAs, deployDidWallet, freshDomain, issueName } from './walletStand'

let nextAccount = 700

/** Somebody with a name, a DID wallet and an account of the local wallet. */
export interface Person {
  readonly domain: string
  readonly wallet: Address
  readonly account: TestAccount
  readonly index: number
}

/** A new account of the local wallet, with money. */
export async function newAccount(devnet: Devnet): Promise<{ account: TestAccount; index: number }> {
  const index = (nextAccount += 1)
  const account = testAccount(index)
  await devnet.faucet(account.address)
  await devnet.mineBlock()
  return { account, index }
}

/** An identity whose private halves storage wallet 0 of the local wallet decrypts. */
export async function newPerson(devnet: Devnet, prefix: string): Promise<Person> {
  const domain = freshDomain(prefix)
  const { account, index } = await newAccount(devnet)
  const wallet = await deployDidWallet(devnet, account, await keptKeys(domain))
  await issueName(devnet, domain, wallet)
  return { domain, wallet, account, index }
}

/** The test key that an identity of `newPerson` has for a purpose. */
export function keyOf(domain: string, purpose: string): TestAccount {
  return testAccount(`${domain} / ${purpose}`)
}

async function keptKeys(domain: string): Promise<readonly DidWalletDocument[]> {
  const [jwk] = storageTestKeys
  const oaep = { name: 'RSA-OAEP', hash: 'SHA-256' } as const
  const half = { kty: 'RSA', n: jwk!.n, e: jwk!.e }
  const key = await crypto.subtle.importKey('jwk', half, oaep, false, ['encrypt'])
  return Promise.all(
    createdKeyPurposes.map(async (purpose) => {
      const { privateKey, publicKey } = keyOf(domain, purpose)
      const text = Uint8Array.from(utf8ToBytes(bytesToHex(privateKey).slice(2)))
      const encrypted = new Uint8Array(await crypto.subtle.encrypt(oaep, key, text))
      return addKey(purpose, bytesToHex(publicKey), encodeBase64url(encrypted))
    }),
  )
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

/** Opens pages as somebody whose browser wallet and storage wallet are connected. */
export async function arriveAs(
  page: Page,
  { index }: { readonly index: number },
  { storage = true } = {},
): Promise<void> {
  await setLocalWallet(page, { hosts: ['localhost', '127.0.0.1'], account: index, storageWallet: 0 })
  await page.addInitScript(
    (session) => {
      if (localStorage.getItem('tyto.tested') === null) localStorage.setItem('tyto.session', session)
      localStorage.setItem('tyto.tested', 'yes')
    },
    JSON.stringify({ wallet: 'local', storage, login: null }),
  )
}
