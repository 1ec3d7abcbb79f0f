import {
  bigintToBytes,
  hexToBytes,
  sha256,
  bytesToHex,
  utf8ToBytes,
  type Address,
  type Hex,
  type Result,
} from '@tyto/primitives'
import {
  codeAtStart,
  codeKinds,
  issuedFragment,
  openCode,
  sealCode,
  textField,
  type LinkCodeError,
} from '../links/linkCode'
import { formatName, type Name } from '../names/name'
import { parseName } from '../names/parseName'

/** An issuer's signature on its way to the holder. It is no secret, and nothing of it counts before the chain says so. */
export interface IssuedSignature {
  readonly chainId: number
  /** The holder's soulbound wallet, by the name and the address that the issuer saw. */
  readonly holder: Name
  readonly wallet: Address
  /** The domain of the issuer, and the id of its key that signed. */
  readonly issuer: string
  readonly keyId: string
  /** sha256 of the message that was signed: `digestOfMessage`. */
  readonly message: Hex
  /** 64 bytes. */
  readonly signature: Hex
}

/** Bytes of the fields, in their order. */
const bytesOf = { chainId: 4, address: 20, digest: 32, signature: 64 } as const
const longestName = 300

/** Gives each stored message a digest of its own. */
export function digestOfMessage(message: string): Hex {
  return bytesToHex(sha256(utf8ToBytes(message)))
}

/** The signature as text for a link. Throws where a name is too long. */
export function encodeIssuedSignature(issued: IssuedSignature): string {
  const { chainId, holder, wallet, issuer, keyId, message, signature } = issued
  return sealCode(
    codeKinds.issued,
    bigintToBytes(BigInt(chainId), bytesOf.chainId),
    hexToBytes(wallet),
    hexToBytes(message),
    hexToBytes(signature),
    textField(formatName(holder), longestName),
    textField(issuer, longestName),
    textField(keyId, longestName),
  )
}

/** Reads the text of `encodeIssuedSignature`. Anything else is refused; it never throws. */
export function decodeIssuedSignature(code: string): Result<IssuedSignature, LinkCodeError> {
  return openCode(code, ({ kind, fields }) => {
    if (kind !== codeKinds.issued) return null
    const chainId = fields.number(bytesOf.chainId)
    const wallet = fields.hex(bytesOf.address)
    const message = fields.hex(bytesOf.digest)
    const signature = fields.hex(bytesOf.signature)
    const text = fields.text(longestName)
    const issuer = fields.text(longestName)
    const keyId = fields.text(longestName)
    const holder = parseName(text)
    const domain = parseName(issuer)
    // Each name has one spelling here, so that a signature has one code.
    if (!holder.ok || formatName(holder.value) !== text) return null
    if (!domain.ok || domain.value.domain !== issuer || !/^[\x21-\x7E]+$/.test(keyId)) return null
    return { chainId, holder: holder.value, wallet, issuer, keyId, message, signature }
  })
}

const longestPaste = 20_000

/** The code in a file or a text that somebody pastes: a link, or the code alone; null for neither. */
export function findIssuedCode(text: string): string | null {
  const start = text.slice(0, longestPaste)
  const at = start.indexOf(issuedFragment)
  const code = codeAtStart(at < 0 ? start.trim() : start.slice(at + issuedFragment.length))
  return code === '' ? null : code
}
