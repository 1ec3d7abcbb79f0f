import { ownValue, parseJson } from '@tyto/primitives'
import { isCredentialType } from './request'

// How a credential is asked for, and how it travels when it is shown (OpenID for Verifiable Presentations 1.0): the request has a query
// in DCQL for one W3C credential of a type, the answer one presentation.

/** The name of the one credential in query and answer. */
const credentialId = 'credential'
/** Of credentials that are signed as a JWT (appendix B.1.3.1). */
const format = 'jwt_vc_json'

/** The query that asks for a credential of this type. */
export function queryFor(type: string): string {
  const meta = { type_values: [['VerifiableCredential', type]] }
  return JSON.stringify({ credentials: [{ id: credentialId, format, meta }] })
}

/** The type in a query of that one form; null for any other one, which asks for more, less or something else. */
export function credentialIn(query: string): string | null {
  const json = parseJson(query)
  const [credential] = listOf(ownValue(json, 'credentials'))
  const [values] = listOf(ownValue(ownValue(credential, 'meta'), 'type_values'))
  const type = listOf(values).at(-1)
  const isOne = typeof type === 'string' && isCredentialType(type) && JSON.stringify(json) === queryFor(type)
  return isOne ? type : null
}

/** The presentations of an answer, as they travel. */
export function writePresented(presentation: string): string {
  return JSON.stringify({ [credentialId]: [presentation] })
}

/** The one presentation in an answer; null for any other form. */
export function readPresented(text: string): string | null {
  const presented = listOf(ownValue(parseJson(text), credentialId))
  const [presentation] = presented
  return presented.length === 1 && typeof presentation === 'string' ? presentation : null
}

/** No presentation is longer, in characters. */
export const longestPresentation = 60_000

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : []
}
