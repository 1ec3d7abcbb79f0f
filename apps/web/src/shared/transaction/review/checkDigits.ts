import { askWitnesses, readCoin, type Requests, type RequestOptions } from '@tyto/chain'
import { isRecord } from '@tyto/primitives'
import { ActionError } from '../../errors/ActionError'
import type { RequestContext } from '../action/action'

/** How many values of an input are looked at: a list of payments is long, its coins are few. */
const mostValues = 50_000

/**
 * The digits after the point that amounts were typed with must still be those that the chain says of each coin, by each node that
 * says any: with others the same text is another amount. Throws `OtherDigits`.
 */
export async function checkDigits(
  input: unknown,
  { client, network }: Pick<RequestContext, 'client' | 'network'>,
): Promise<void> {
  const coins = [...digitsIn(input)]
  if (coins.length === 0) return
  const read = (node: Requests, options?: RequestOptions) =>
    Promise.all(coins.map(([id]) => readCoin(node, network, id, options)))
  const [found, others] = await Promise.all([read(client), askWitnesses(client, read)])
  const isOther = (at: number, digits: number): boolean =>
    found[at]?.decimals !== digits || others.some((told) => told[at] && told[at].decimals !== digits)
  if (coins.some(([, digits], at) => isOther(at, digits))) throw new ActionError('OtherDigits')
}

/** Each coin that an input names with its digits: `{ id, decimals }`, or `{ addrName, decimals }` of an allowance. */
function digitsIn(input: unknown): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  const left: unknown[] = [input]
  for (let looked = 0; left.length > 0 && looked < mostValues; looked++) {
    const value = left.pop()
    if (Array.isArray(value)) left.push(...(value as readonly unknown[]))
    else if (isRecord(value)) {
      const id = value['id'] ?? value['addrName']
      const digits = value['decimals']
      if (typeof id === 'string' && typeof digits === 'number') {
        // Two counts for one coin cannot both be right.
        if ((found.get(id) ?? digits) !== digits) throw new ActionError('OtherDigits')
        found.set(id, digits)
      }
      left.push(...Object.values(value))
    }
  }
  // Digits that nobody looked at may be wrong.
  if (left.length > 0) throw new ActionError('OtherDigits')
  return found
}
