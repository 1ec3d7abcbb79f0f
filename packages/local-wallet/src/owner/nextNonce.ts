import { isRecord, parseJson } from '@tyto/primitives'
import type { LocalAccount } from '../base/testAccounts'
import { isText } from '../base/walletState'
import type { SentTransaction, WalletStore } from '../base/walletStore'
import type { WalletNode } from '../base/node'
import { readAccount } from './readAccount'

const name = 'sent'
/** The classic wallet looks at this many of its own. */
const longest = 10

/**
 * The nonce of an account's next transaction: one more than the chain's, or than that of a transaction which was sent
 * from here and still waits.
 */
export async function nextNonce(
  node: WalletNode,
  store: WalletStore,
  account: LocalAccount,
): Promise<number> {
  const { nonce: onChain } = await readAccount(node, account.address)
  const own = readSent(store).filter(({ address, nonce }) => address === account.address && nonce > onChain)
  const waiting = await Promise.all(
    own.map(async (each) => ((await isKnown(node, each.id)) ? each.nonce : 0)),
  )
  return Math.max(onChain, ...waiting) + 1
}

export function rememberSent(store: WalletStore, sent: SentTransaction): void {
  store.writeText(name, JSON.stringify([...readSent(store), sent].slice(-longest)))
}

async function isKnown(node: WalletNode, id: string): Promise<boolean> {
  return node.ask('GetTransactionStatus', [id]).then(
    ({ result }) => isRecord(result) && (result['status'] === 1 || result['status'] === 2),
    () => false,
  )
}

function readSent(store: WalletStore): readonly SentTransaction[] {
  const list = parseJson(store.readText(name))
  return Array.isArray(list) ? list.filter(isSent) : []
}

function isSent(value: unknown): value is SentTransaction {
  return (
    isRecord(value) && isText(value['address']) && isText(value['id']) && Number.isSafeInteger(value['nonce'])
  )
}
