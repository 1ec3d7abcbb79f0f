import { err, ok, ownValue, toBech32, type Address, type Result } from '@tyto/primitives'

export interface FaucetPayment {
  /** The id of the payment, 64 hex digits without 0x. It waits for the next block. */
  readonly id: string
  /** The paid amount, in Qa. */
  readonly amount: bigint
}

export type FaucetCode =
  /** No answer from the site. */
  | 'unreachable'
  /** The site has no faucet, or does not serve this page. */
  | 'refused'
  /** The network did not take the payment, or its answer cannot be read. */
  | 'failed'

/** Asks the site's faucet for a payment to an address. Never throws. */
export async function requestFaucet(
  address: Address,
  send: typeof fetch = (...request) => fetch(...request),
): Promise<Result<FaucetPayment, FaucetCode>> {
  let response: Response
  try {
    response = await send('/-/faucet', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address: toBech32(address) }),
    })
  } catch {
    return err('unreachable')
  }
  if (response.status === 403 || response.status === 404) return err('refused')
  const answer: unknown = response.ok ? await response.json().catch(() => null) : null
  const [id, amount] = [ownValue(answer, 'id'), ownValue(answer, 'amount')]
  const isSound =
    typeof id === 'string' &&
    /^[0-9a-f]{64}$/.test(id) &&
    typeof amount === 'string' &&
    /^\d{1,40}$/.test(amount)
  return isSound ? ok({ id, amount: BigInt(amount) }) : err('failed')
}
