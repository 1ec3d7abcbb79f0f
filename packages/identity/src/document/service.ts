import type { Address } from '@tyto/primitives'
import { decodeChainText, encodeServiceText } from '../wallets/chainText'
import type { ServiceEndpoint } from '../wallets/didRecord'
import { webLink } from './webLink'

/** A service as the document shows it: texts are decoded and safe to show as text. */
export interface DocumentService {
  readonly id: string
  readonly label: string
  /** The endpoint's text as given; a text that is no http(s) link is shown and not linked. */
  readonly text: string
  /** An absolute http(s) address, or null. */
  readonly link: string | null
  /** The chain address of an address endpoint. */
  readonly address: Address | null
  /** `zilliqa` or another chain's name in lower case; null for web services. */
  readonly chain: string | null
  /** Three or six hex digits without '#'. */
  readonly color1: string
  readonly color2: string
  readonly description: string
}

/** The fields of a web service that a person edits. */
export interface ServiceFields {
  readonly label: string
  readonly link: string
  readonly color1: string
  readonly color2: string
  readonly description: string
}

const defaultColor = '000'
/** A value with fewer parts is a link that happens to have a `#`. */
const fewestParts = 4

/** Reads label#link#color1#color2#description. Missing parts are empty, colours default to 000. */
export function parseServiceText(text: string): ServiceFields {
  const [label = '', link = '', color1 = '', color2 = '', ...description] = text.split('#')
  return {
    label: decodeChainText(label),
    link: decodeChainText(link),
    color1: parseColor(color1),
    color2: parseColor(color2),
    description: decodeChainText(description.join('#')),
  }
}

/**
 * The service type as a document update sends it.
 *
 * @example
 * formatServiceType({ label: 'GitHub', color1: 'fff', color2: '000', description: '' }) // 'GitHub#fff#000#'
 */
export function formatServiceType(fields: Omit<ServiceFields, 'link'>): string {
  return [fields.label, fields.color1, fields.color2, fields.description].map(encodeServiceText).join('#')
}

/**
 * Reads one service of a wallet. Anybody can have written it, so every shape is taken: the type as
 * label#color1#color2#description, the whole text in the value, or neither.
 */
export function parseService(id: string, endpoint: ServiceEndpoint): DocumentService {
  const shownId = decodeChainText(id)
  if (endpoint.kind === 'address') {
    return {
      id: shownId,
      label: shownId,
      text: endpoint.address,
      link: null,
      address: endpoint.address,
      chain: endpoint.chain.toLowerCase(),
      color1: defaultColor,
      color2: defaultColor,
      description: '',
    }
  }
  const fields = uriFields(endpoint.type, endpoint.value)
  return {
    id: shownId,
    label: fields.label === '' ? shownId : fields.label,
    text: fields.link,
    link: webLink(fields.link),
    address: null,
    chain: null,
    color1: fields.color1,
    color2: fields.color2,
    description: fields.description,
  }
}

function uriFields(type: string, value: string): ServiceFields {
  if (!type.includes('#') && value.split('#').length >= fewestParts) return parseServiceText(value)
  const [label = '', ...style] = type.split('#')
  return { ...parseServiceText([label, '', ...style].join('#')), link: decodeChainText(value) }
}

/** A colour as it is kept: three or six hex digits in lower case, or the default 000. */
export function parseColor(text: string): string {
  return /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text) ? text.toLowerCase() : defaultColor
}
