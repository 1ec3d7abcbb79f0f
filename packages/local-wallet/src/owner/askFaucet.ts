import { isRecord, err, ok, type Address, type Result } from '@tyto/primitives'
import { isText } from '../base/walletState'
import type { WalletWindow } from '../base/walletWindow'

/** Asks for money; the code of a failure is the faucet's own message. Rejects where the faucet cannot be reached. */
export async function askFaucet(
  window: WalletWindow,
  faucetUrl: string,
  address: Address,
): Promise<Result<undefined, string>> {
  const url = new URL(faucetUrl, window.location.href).href
  const headers = { 'content-type': 'application/json' }
  const response = await window.fetch(url, { method: 'POST', headers, body: JSON.stringify({ address }) })
  if (response.ok) return ok(undefined)
  const answer: unknown = await response.json().catch(() => undefined)
  return err(isRecord(answer) && isText(answer['error']) ? answer['error'] : `HTTP ${response.status}`)
}
