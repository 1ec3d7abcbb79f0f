import { ownValue, parseAddress, parseJson, type Address } from '@tyto/primitives'
import { subscriptionBounds } from '../bounds/bounds'

/** The topics of a subscription. */
const topics = ['NewBlock', 'EventLog'] as const
export type Topic = (typeof topics)[number]

/** The request of a client, as the chain's WebSocket server takes it (dev.zilliqa.com, "Websockets"). */
export type Query =
  | { readonly kind: 'NewBlock' }
  | { readonly kind: 'EventLog'; readonly addresses: readonly Address[] }
  | { readonly kind: 'Unsubscribe'; readonly topic: Topic }

/** The words of the chain's server for a query that it does not take. */
export type QueryFault =
  | 'invalid query field'
  | 'invalid addresses field'
  | 'invalid type field'
  | 'no contract found in list'

/** Reads a query; its text is from anybody. */
export function readQuery(text: string): Query | QueryFault {
  const json = parseJson(text)
  switch (ownValue(json, 'query')) {
    case 'NewBlock':
      return { kind: 'NewBlock' }
    case 'EventLog':
      return readAddresses(ownValue(json, 'addresses'))
    case 'Unsubscribe': {
      const topic = topics.find((each) => each === ownValue(json, 'type'))
      return topic === undefined ? 'invalid type field' : { kind: 'Unsubscribe', topic }
    }
    default:
      return 'invalid query field'
  }
}

function readAddresses(list: unknown): Query | QueryFault {
  if (!Array.isArray(list) || list.length === 0 || list.length > subscriptionBounds.addresses)
    return 'invalid addresses field'
  const addresses = list.map((each: unknown) => (typeof each === 'string' ? readAddress(each) : undefined))
  if (!addresses.every((each) => each !== undefined)) return 'invalid addresses field'
  return { kind: 'EventLog', addresses }
}

/** bech32, or hex digits in any case: clients carry no checksum here. */
function readAddress(text: string): Address | undefined {
  const address = parseAddress(/^zil1/i.test(text) ? text : text.toLowerCase())
  return address.ok ? address.value : undefined
}
