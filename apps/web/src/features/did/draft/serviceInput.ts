import {
  commonLinkLabels,
  expandCommonLink,
  parseServiceInput,
  type CommonLinkLabel,
  type HandleCode,
  type LinkedInKind,
  type ServiceCode,
  type ServiceEntry,
} from '@tyto/identity'
import { err, toBech32, type Result } from '@tyto/primitives'

/** The values in the inputs of one service. */
export interface ServiceInput {
  readonly kind: 'link' | 'common' | 'address'
  readonly id: string
  /** For a common link, one of the known labels. */
  readonly label: string
  /** The link, the handle or the address. */
  readonly target: string
  readonly linkedIn: LinkedInKind
  readonly chain: 'Zilliqa' | 'Other'
  readonly protocol: 'Https' | 'Git'
  /** Three or six hex digits without '#'. */
  readonly color1: string
  readonly color2: string
  readonly description: string
}

export type ServiceFault = ServiceCode | HandleCode

const blank: ServiceInput = {
  kind: 'link',
  id: '',
  label: '',
  target: '',
  linkedIn: 'in',
  chain: 'Zilliqa',
  protocol: 'Https',
  color1: '000',
  color2: '000',
  description: '',
}

/** An empty service of a kind. `present`: the ids that are already used. */
export function newService(
  kind: ServiceInput['kind'],
  present: readonly string[],
  label = kind === 'common' ? (commonLinkLabels[0] ?? '') : '',
): ServiceInput {
  return withId({ ...blank, kind, label }, present)
}

/** A service of the document, to be edited. */
export function serviceInputOf(entry: ServiceEntry): ServiceInput {
  if (entry.endpoint === 'Web3') {
    const target = entry.blockchain === 'Zilliqa' ? toBech32(entry.address) : entry.address
    return { ...blank, kind: 'address', id: entry.id, chain: entry.blockchain, target }
  }
  const { id, label, link, color1, color2, description, protocol } = entry
  return { ...blank, id, label, target: link, color1, color2, description, protocol }
}

/** Reads the inputs of one service by the rules of the identity package. */
export function readService(input: ServiceInput): Result<ServiceEntry, ServiceFault> {
  const { id, label, target, color1, color2, description, protocol } = input
  if (input.kind === 'address') {
    return parseServiceInput({ endpoint: 'Web3', id, blockchain: input.chain, address: target })
  }
  const link = linkOf(input)
  // A missing id is reported before a bad link, as `parseServiceInput` does.
  if (!link.ok) return err(id.trim() === '' ? 'InputIsIncomplete' : link.code)
  return parseServiceInput({
    endpoint: 'Web2',
    id,
    label,
    link: link.value,
    color1,
    color2,
    description,
    protocol,
  })
}

/** The web address of a link or a handle, without `https://`. */
export function linkOf({ kind, label, target, linkedIn }: ServiceInput): Result<string, HandleCode> {
  if (kind !== 'common' || !isCommonLabel(label)) return { ok: true, value: target }
  return expandCommonLink(label, target, linkedIn)
}

export function isCommonLabel(label: string): label is CommonLinkLabel {
  return (commonLinkLabels as readonly string[]).includes(label)
}

/** A new service after an edit. Its id follows its label, unless the person has typed another id. */
export function editedNew(
  input: ServiceInput,
  part: Partial<ServiceInput>,
  present: readonly string[],
): ServiceInput {
  const others = present.filter((id) => id !== input.id)
  const isProposed = input.id.trim() === '' || input.id === proposeId(input, others)
  const next = { ...input, ...part }
  return isProposed && part.id === undefined ? withId(next, others) : next
}

/** The input with the id that the app proposes for it. */
function withId(input: ServiceInput, present: readonly string[]): ServiceInput {
  return { ...input, id: proposeId(input, present) }
}

/** The input as it is saved: never without an id. */
export function withAnyId(input: ServiceInput, present: readonly string[]): ServiceInput {
  if (input.id.trim() !== '') return input
  return { ...input, id: proposeId(input, present) || freeId(input.kind, present) }
}

/**
 * Proposes an id: the next number if all ids are numbers (numbers order the links), else the label, or what the service
 * leads to, in lower case. Empty as long as neither is typed.
 */
function proposeId(input: ServiceInput, present: readonly string[]): string {
  const base = asId(input.label) || (input.kind === 'address' ? chainIds[input.chain] : asId(input.target))
  if (base === '') return ''
  const numbers = present.filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number)
  if (numbers.length > 0 && numbers.length === present.filter((id) => id !== '').length) {
    return String(Math.max(...numbers) + 1)
  }
  return freeId(base, present)
}

const chainIds = { Zilliqa: 'zilliqa', Other: 'address' } as const
const longestId = 40

function asId(text: string): string {
  return text
    .toLowerCase()
    .replace(/^\s*https?:\/\/(?:www\.)?/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestId)
    .replace(/^-|-$/g, '')
}

function freeId(base: string, present: readonly string[]): string {
  for (let count = 1; ; count++) {
    const id = count === 1 ? base : `${base}-${count}`
    if (!present.includes(id)) return id
  }
}
