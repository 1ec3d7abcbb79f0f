import { ownValue, parseJson } from '@tyto/primitives'
import { areFacts, isCredentialType } from './request'

// How a credential is asked for, and how it travels when it is shown (OpenID for Verifiable Presentations 1.0): the request has a query
// in DCQL for one W3C credential of a type, in parts or else whole; the answer has one presentation.

/** The names of the two forms in query and answer. */
const inParts = 'parts'
const whole = 'whole'

/** What is asked for: a type, and the facts of it. */
export interface AskedCredential {
  readonly type: string
  /** The names of facts; more than these are not asked for. */
  readonly facts: readonly string[]
}

/**
 * The query that asks for a credential: of the form that is shown in part (by its own media type, for which OpenID4VP has no name), or
 * else of the one that is signed as a JWT and shown whole (appendix B.1.3.1).
 */
export function queryFor({ type, facts }: AskedCredential): string {
  const meta = { type_values: [['VerifiableCredential', type]] }
  const claims = facts.map((fact) => ({ path: ['credentialSubject', fact] }))
  return JSON.stringify({
    credentials: [
      { id: inParts, format: 'vc+sd-jwt', meta, ...(facts.length === 0 ? {} : { claims }) },
      { id: whole, format: 'jwt_vc_json', meta },
    ],
    credential_sets: [{ options: [[inParts], [whole]] }],
  })
}

/** What a query of that one form asks for; null for any other one, which asks for more, less or something else. */
export function credentialIn(query: string): AskedCredential | null {
  const json = parseJson(query)
  const [credential] = listOf(ownValue(json, 'credentials'))
  const [values] = listOf(ownValue(ownValue(credential, 'meta'), 'type_values'))
  const type = listOf(values).at(-1)
  const facts = listOf(ownValue(credential, 'claims')).map((claim) => listOf(ownValue(claim, 'path')).at(-1))
  if (typeof type !== 'string' || !isCredentialType(type) || !areFacts(facts)) return null
  return JSON.stringify(json) === queryFor({ type, facts }) ? { type, facts } : null
}

/** The presentations of an answer, as they travel. */
export function writePresented(presentation: string): string {
  return JSON.stringify({ [formOf(presentation)]: [presentation] })
}

/** The one presentation in an answer; null for any other form. */
export function readPresented(text: string): string | null {
  const json = parseJson(text)
  const presented = [inParts, whole].flatMap((form) => listOf(ownValue(json, form)))
  const [presentation] = presented
  if (presented.length !== 1 || typeof presentation !== 'string') return null
  return ownValue(json, formOf(presentation)) === undefined ? null : presentation
}

function formOf(presentation: string): string {
  return isInParts(presentation) ? inParts : whole
}

/** Is it of the form with disclosures? */
export function isInParts(credential: string): boolean {
  return credential.includes('~')
}

/** No presentation is longer, in characters. */
export const longestPresentation = 60_000

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : []
}
