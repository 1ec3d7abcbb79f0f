import { err, isHex, ok, type Hex, type Result } from '@tyto/primitives'
import { parseCount } from '../document/parseCount'
import { domainId } from '../names/domainId'
import { isNftName, type Name } from '../names/name'
import { readTypedName } from '../names/typedName'
import { fewestGuardians, recoveryThreshold } from './recoveryStatus'

/** Somebody who may help to recover: a domain, and its hash. The chain knows the hash only. */
export interface Guardian {
  readonly domain: string
  readonly id: Hex
}

export type GuardianChange = 'add' | 'remove'

export type GuardianCountCode =
  /** 'The input is not a number' */
  | 'CountIsNotANumber'
  /** 'The number of guardians must be an integer' */
  | 'CountIsNotWhole'
  /** Nobody, or less than nobody. */
  | 'CountIsZero'
  /** 'The number of guardians must be at least three' */
  | 'TooFewGuardians'
  /** More than one recovery could carry signatures for. */
  | 'TooManyGuardians'
  /** 'Your SSI needs more than three guardians before being able to remove any of them.' */
  | 'NoGuardianToSpare'
  /** 'Need at least 3 guardians after remove' */
  | 'TooFewGuardiansLeft'

/** The signatures of a recovery must fit into the gas of one transaction. */
const mostGuardians = 100

/**
 * How many guardians to add or remove, as typed, where `present` of them are registered.
 *
 * @example
 * checkGuardianCount('3', 'add', 0) // { ok: true, value: 3 }
 */
export function checkGuardianCount(
  text: string,
  change: GuardianChange,
  present: number,
): Result<number, GuardianCountCode> {
  if (change === 'remove' && present <= fewestGuardians) return err('NoGuardianToSpare')
  const count = parseCount(text)
  if (!count.ok) return count
  if (change === 'add') {
    if (present < fewestGuardians && count.value < fewestGuardians) return err('TooFewGuardians')
    if (count.value < 1) return err('CountIsZero')
    return present + count.value > mostGuardians ? err('TooManyGuardians') : count
  }
  if (count.value < 1) return err('CountIsZero')
  return present - count.value < fewestGuardians ? err('TooFewGuardiansLeft') : count
}

export type GuardianCode =
  /** 'The input is incomplete' */
  | 'InputIsIncomplete'
  /** Not a bare domain, `.ssi` or `.did`: subdomains and names of collections have no keys of their own. */
  | 'GuardianIsNoDomain'
  /** 'Guardians must be unique, so you cannot submit repeated domain names.' */
  | 'GuardianIsRepeated'
  /** 'X already exists' */
  | 'GuardianIsPresent'
  /** "X doesn't exists" */
  | 'GuardianIsUnknown'

/**
 * Reads one guardian as somebody types it: `bruno`, `Bruno.ssi` and `bruno.did` are the same.
 *
 * @example
 * parseGuardian('alice@bruno.ssi') // { ok: false, code: 'GuardianIsNoDomain' }
 */
export function parseGuardian(text: string): Result<Guardian, 'InputIsIncomplete' | 'GuardianIsNoDomain'> {
  if (text.trim() === '') return err('InputIsIncomplete')
  return guardianOfName(readTypedName(text))
}

/** The guardian of a name that was read. A file of ours is read by `parseName`: its letters are those of the chain. */
export function guardianOfName(name: Result<Name, string>): Result<Guardian, 'GuardianIsNoDomain'> {
  if (!name.ok || name.value.subdomain !== '' || isNftName(name.value)) {
    return err('GuardianIsNoDomain')
  }
  return ok({ domain: name.value.domain, id: domainId(name.value.domain) })
}

/**
 * The guardians of a form, one answer per field. Whether a domain exists, the registry says. `present`: hashes of the
 * registered guardians.
 */
export function checkGuardians(
  fields: readonly string[],
  change: GuardianChange,
  present: readonly Hex[],
): readonly Result<Guardian, GuardianCode>[] {
  const known = new Set(present)
  const seen = new Set<Hex>()
  return fields.map((text) => {
    const guardian = parseGuardian(text)
    if (!guardian.ok) return guardian
    const { id } = guardian.value
    if (seen.has(id)) return err('GuardianIsRepeated')
    seen.add(id)
    if (change === 'add' && known.has(id)) return err('GuardianIsPresent')
    if (change === 'remove' && !known.has(id)) return err('GuardianIsUnknown')
    return guardian
  })
}

/** Reads a signature of 64 bytes. */
export function parseSignature(
  text: string,
): Result<Hex, 'InputIsIncomplete' | 'SignatureLacksPrefix' | 'SignatureIsMalformed'> {
  const trimmed = text.trim()
  if (trimmed === '') return err('InputIsIncomplete')
  if (!/^0x/i.test(trimmed)) return err('SignatureLacksPrefix')
  const lower = trimmed.toLowerCase()
  return isHex(lower, 64) ? ok(lower) : err('SignatureIsMalformed')
}

/** Are there as many signatures as this many guardians need? Fewer: 'The input is incomplete'. */
export function checkSignatureCount(
  signatures: number,
  guardians: number,
): Result<number, 'InputIsIncomplete'> {
  return signatures < recoveryThreshold(guardians) ? err('InputIsIncomplete') : ok(signatures)
}
