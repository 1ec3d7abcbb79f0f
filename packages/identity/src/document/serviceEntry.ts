import { err, ok, type Address, type Result } from '@tyto/primitives'
import { readTypedAddress } from '../names/typedAddress'
import { encodeChainText, encodeServiceText } from '../wallets/chainText'
import { normalizeServiceAddress } from './commonLinks'
import type { DidRecord } from '../wallets/didRecord'
import { addAddress, addLink, type DocumentElement } from './documentElement'
import { parseCount, type CountCode } from './parseCount'
import { formatServiceType, parseColor, parseService, type ServiceFields } from './service'

/** A service as an update carries it. `id` is as on chain; texts are as people read them. */
export type ServiceEntry =
  | (ServiceFields & {
      readonly endpoint: 'Web2'
      readonly id: string
      readonly protocol: 'Https' | 'Git'
    })
  | {
      readonly endpoint: 'Web3'
      readonly id: string
      readonly blockchain: 'Zilliqa' | 'Other'
      readonly address: Address
    }

/** 'The number of services must be an integer.' */
export function checkServiceCount(
  text: string,
): Result<number, CountCode | 'CountIsZero' | 'TooManyServices'> {
  const count = parseCount(text)
  if (!count.ok) return count
  if (count.value < 1) return err('CountIsZero')
  return count.value > mostServices ? err('TooManyServices') : count
}

/** More do not fit into the gas of one transaction. */
const mostServices = 50

/** Typed by a person for a service. `protocol` is Https where nobody says otherwise. */
export type ServiceInput =
  | (ServiceFields & {
      readonly endpoint: 'Web2'
      readonly id: string
      readonly protocol?: 'Https' | 'Git'
    })
  | {
      readonly endpoint: 'Web3'
      readonly id: string
      readonly blockchain: 'Zilliqa' | 'Other'
      readonly address: string
    }

export type ServiceCode =
  /** 'The input is incomplete': no id, no link. */
  | 'InputIsIncomplete'
  /** A link that runs something, or with a blank in it. */
  | 'LinkIsMalformed'
  /** 'Max amount of characters is 60.' */
  | 'DescriptionIsTooLong'
  /** Three or six hex digits, with or without '#'. */
  | 'ColorIsNotHex'
  /** 'Wrong address.' */
  | 'WrongAddress'
  /** Two services with one id: the second would replace the first. */
  | 'ServiceIsRepeated'

const longestDescription = 60
/** Blanks and signs that nobody sees hide where a link leads; these schemes lead nowhere and run what stands behind them. */
const runsOrBreaks = /[\s\p{Cc}\p{Cf}]|^(?:javascript|vbscript|data|blob|file):/iu

/** Reads one service: link without `https://` and `www.`, colours without '#', 000 where none is given. */
export function parseServiceInput(
  input: ServiceInput,
): Result<ServiceEntry, Exclude<ServiceCode, 'ServiceIsRepeated'>> {
  const id = encodeChainText(input.id.trim())
  if (id === '') return err('InputIsIncomplete')
  if (input.endpoint === 'Web3') {
    if (input.address.trim() === '') return err('InputIsIncomplete')
    const read = readTypedAddress(input.address)
    if (!read?.ok) return err('WrongAddress')
    return ok({ endpoint: 'Web3', id, blockchain: input.blockchain, address: read.value.address })
  }
  const link = normalizeServiceAddress(input.link)
  if (link === '') return err('InputIsIncomplete')
  if (runsOrBreaks.test(link)) return err('LinkIsMalformed')
  const description = input.description.trim()
  if (Array.from(description).length > longestDescription) return err('DescriptionIsTooLong')
  const colors = [input.color1, input.color2].map((text) => text.trim().replace(/^#/, ''))
  if (!colors.every((text) => text === '' || parseColor(text) === text.toLowerCase())) {
    return err('ColorIsNotHex')
  }
  const [color1 = '', color2 = ''] = colors.map(parseColor)
  const label = input.label.trim() === '' ? input.id.trim() : input.label.trim()
  const { protocol = 'Https' } = input
  return ok({ endpoint: 'Web2', id, protocol, label, link, color1, color2, description })
}

/** The services of a wallet as entries that can be edited, in the order in which the document shows them. */
export function serviceEntries(
  record: Pick<DidRecord, 'services' | 'addressServices'>,
): readonly ServiceEntry[] {
  const web = [...record.services].map(([id, endpoint]): ServiceEntry => {
    if (endpoint.kind === 'address') {
      const blockchain = endpoint.chain === 'Zilliqa' ? 'Zilliqa' : 'Other'
      return { endpoint: 'Web3', id, blockchain, address: endpoint.address }
    }
    const { label, text: link, color1, color2, description } = parseService(id, endpoint)
    const protocol = endpoint.protocol === 'Git' ? 'Git' : 'Https'
    return { endpoint: 'Web2', id, protocol, label, link, color1, color2, description }
  })
  const contracts = [...record.addressServices].map(([id, address]): ServiceEntry => ({
    endpoint: 'Web3',
    id,
    blockchain: 'Zilliqa',
    address,
  }))
  return [...web, ...contracts].sort((a, b) => compareServiceIds(a.id, b.id))
}

/**
 * The order of services, which is that of their ids, since the chain keeps none. Numbers come first, by their value; other ids
 * follow in the order given.
 */
export function compareServiceIds(a: string, b: string): number {
  return place(a) - place(b)
}

function isNumeric(id: string): boolean {
  return /^[1-9]\d{0,8}$/.test(id)
}

function place(id: string): number {
  return isNumeric(id) ? Number(id) : Number.MAX_SAFE_INTEGER
}

/** The element that writes a service. */
export function serviceElement(entry: ServiceEntry): DocumentElement {
  if (entry.endpoint === 'Web3') return addAddress(entry.id, entry.address, entry.blockchain)
  return addLink(entry.id, formatServiceType(entry), encodeServiceText(entry.link), entry.protocol)
}

/**
 * Puts the links among the services into this order by giving them the ids 1, 2, 3 and so on; blockchain addresses
 * keep their ids, which are not given out again. `order`: every link once, by its present id.
 */
export function reorderServices(
  entries: readonly ServiceEntry[],
  order: readonly string[],
): readonly ServiceEntry[] {
  const taken = new Set(entries.filter(({ endpoint }) => endpoint === 'Web3').map(({ id }) => id))
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const links = order.flatMap((id) => {
    const entry = byId.get(id)
    return entry?.endpoint === 'Web2' ? [entry] : []
  })
  let next = 0
  const renumbered = links.map((entry) => {
    do next++
    while (taken.has(String(next)))
    return { ...entry, id: String(next) }
  })
  return [...renumbered, ...entries.filter(({ endpoint }) => endpoint === 'Web3')].sort((a, b) =>
    compareServiceIds(a.id, b.id),
  )
}
