import { err, hexToBytes, type Hex, type Result } from '@tyto/primitives'
import {
  answerFragment,
  codeAtStart,
  codeKinds,
  longestCode,
  openCode,
  sealCode,
  textField,
  type LinkCodeError,
} from '../links/linkCode'
import { mailedCodes } from '../links/mailedCodes'
import { parseName } from '../names/parseName'
import { guardianOfName } from './guardians'

/** A guardian's signature for a request, on its way back. */
export interface RecoveryAnswer {
  /** `recoveryRequestDigest` of the request. */
  readonly request: Hex
  /** The guardian's domain. */
  readonly guardian: string
  /** 64 bytes. */
  readonly signature: Hex
}

const digestBytes = 32
const signatureBytes = 64
/** Bytes of the longest domain that an answer carries. */
const longestDomain = 300

/** The answer as text for a link. Throws where the domain is too long. */
export function encodeRecoveryAnswer({ request, guardian, signature }: RecoveryAnswer): string {
  const domain = textField(guardian, longestDomain)
  return sealCode(codeKinds.answer, hexToBytes(request), hexToBytes(signature), domain)
}

/** Reads the text of `encodeRecoveryAnswer`. Whether the signature is right, the guardian's key says. It never throws. */
export function decodeRecoveryAnswer(code: string): Result<RecoveryAnswer, LinkCodeError> {
  return openCode(code, ({ kind, fields }) => {
    if (kind !== codeKinds.answer) return null
    const request = fields.hex(digestBytes)
    const signature = fields.hex(signatureBytes)
    const text = fields.text(longestDomain)
    const guardian = guardianOfName(parseName(text))
    if (!guardian.ok || guardian.value.domain !== text) return null
    return { request, guardian: text, signature }
  })
}

const longestPaste = 100_000
const mostPasted = 200

/**
 * The answers in a text that somebody pastes: links or bare codes, one or many, with other words between them. Each is read or
 * refused by itself; a text without any gives one refusal.
 */
export function findRecoveryAnswers(text: string): readonly Result<RecoveryAnswer, LinkCodeError>[] {
  const words = text
    .slice(0, longestPaste)
    .split(/[^!-~]+|[,;<>"'()[\]{}*!?]+/)
    .map((word) => {
      const start = word.indexOf(answerFragment)
      return start < 0
        ? { code: codeAtStart(word), isLink: false }
        : { code: codeAtStart(word.slice(start + answerFragment.length)), isLink: true }
    })
  const codes = words.filter(({ code, isLink }) => isLink || looksLikeCode(code)).slice(0, mostPasted)
  const read = new Map(
    [...new Set(codes.map(({ code }) => code))].map((code) => [code, decodeRecoveryAnswer(code)]),
  )
  // A link that mail has broken is put together again where the digest proves it.
  for (const ends of mailedCodes(text.slice(0, longestPaste), answerFragment)) {
    const whole = ends.find((code) => decodeRecoveryAnswer(code).ok)
    if (whole === undefined || read.size >= mostPasted) continue
    for (const [code, answer] of read) if (!answer.ok && isPartOf(code, whole)) read.delete(code)
    read.set(whole, decodeRecoveryAnswer(whole))
  }
  return read.size === 0 ? [err('CodeIsMalformed')] : [...read.values()]
}

/** Is this a piece of a code, perhaps with the sign that quoted-printable puts before it? */
function isPartOf(piece: string, whole: string): boolean {
  return whole.includes(piece.replace(/^3D/, ''))
}

/** No word of a message is so long. */
const longestWord = 100

function looksLikeCode(word: string): boolean {
  return word.length > longestWord && word.length <= longestCode
}
