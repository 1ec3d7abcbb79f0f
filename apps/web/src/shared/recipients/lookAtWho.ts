import type { Standing } from '@tyto/chain'
import { confusableName, lookAlikes, parseName, type LookAlike, type Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { knownDomains } from '../session/names/knownNames'
import { isOwn, judgeWho, type WhoWarning } from './judgeWho'
import { findRecipient, ownAddresses, type Recipient } from './recipient'
import type { Gets } from './whoForms'

/** Somebody whom the chain found. */
export interface Who {
  readonly address: Address
  /** The name that led there, as it is written; null for a typed address. */
  readonly name: string | null
  /** Where the name itself leads, if they stand behind that: the account of a wallet. */
  readonly leads?: Address
}

/** The facts by which somebody is judged. */
export interface Asked extends Who {
  readonly gets: Gets
  /** The chain's answer; undefined while it is not known. */
  readonly standing: Standing | undefined
  /** Somebody who needs no tick: the form itself names them. */
  readonly knows?: Address | null | undefined
}

/** Everything that is said of somebody before they get something. */
export interface WhoLook extends Recipient {
  /** The chain has said what it knows: until then there are fewer warnings than there may be. */
  readonly isRead: boolean
  /** Why letters of the name may deceive. */
  readonly flags: readonly LookAlike[]
  /** A name that this device knows and that the typed one is easily taken for, with `.ssi`. */
  readonly twin: string | null
  readonly warnings: readonly WhoWarning[]
  /** The first of them that lets nobody go on; null for none. */
  readonly stop: WhoWarning['code'] | null
  /** The person has to say that they have read it. */
  readonly needsTick: boolean
}

/**
 * Looks at somebody once for every form, list and review: their name, their address, what this device knows of them, and
 * what the chain says.
 */
export function lookAtWho({ address, name, gets, standing, knows }: Asked): WhoLook {
  const self = { own: ownAddresses() }
  const recipient = findRecipient(address)
  const warnings = standing === undefined ? [] : judgeWho({ address, standing, gets }, self)
  const isKnown = recipient.isKnown || address === knows || isOwn({ address, standing }, self)
  return {
    ...recipient,
    ...lookAtName(name),
    isRead: standing !== undefined,
    isKnown,
    warnings,
    stop: warnings.find(({ weight }) => weight === 'stop')?.code ?? null,
    needsTick: !isKnown || warnings.some(({ weight }) => weight === 'tick'),
  }
}

/** The texts, in the area `chain`, where the tick is missing: for somebody known, and for somebody new. */
export const untickedTexts = ['who.unticked', 'recipient.unticked'] as const

export function untickedText({ isKnown }: Pick<WhoLook, 'isKnown'>): (typeof untickedTexts)[number] {
  return untickedTexts[isKnown ? 0 : 1]
}

/** Which letters of a name may deceive, and which known name it looks like. */
export function lookAtName(text: string | null): Pick<WhoLook, 'flags' | 'twin'> {
  const parsed = text === null ? null : parseName(text)
  if (parsed === null || !parsed.ok) return { flags: [], twin: null }
  return { flags: lookAlikes(parsed.value), twin: knownTwin(parsed.value) }
}

function knownTwin({ domain }: Name): string | null {
  const other = confusableName(domain, knownDomains())
  return other === null ? null : `${other}.ssi`
}
