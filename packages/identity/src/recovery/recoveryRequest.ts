import {
  bigintToBytes,
  bytesToBigint,
  bytesToHex,
  hexToBytes,
  type Address,
  type Hex,
  type Result,
} from '@tyto/primitives'
import { codeKinds, digestOfCode, openCode, sealCode, textField, type LinkCodeError } from '../links/linkCode'
import { formatName, type Name } from '../names/name'
import { parseName } from '../names/parseName'
import type { SigningRequest } from '../signing/signing'

/** A recovery that somebody asks the guardians of a name to sign. */
export interface RecoveryRequest {
  /** A rehearsal: what is signed for it no contract accepts. */
  readonly isDrill: boolean
  readonly chainId: number
  readonly name: Name
  /** The wallet contract behind the name. */
  readonly wallet: Address
  readonly newController: Address
  /** The wallet's `recovery_nonce`; 0 for wallets below version 7, which have none. */
  readonly nonce: bigint
  /** The last block in which guardians are to sign. The contract knows nothing of it. */
  readonly lastBlock: bigint
}

/** Bytes of the fields, in their order. */
const bytesOf = { chainId: 4, address: 20, nonce: 16, block: 8 } as const

/** Bytes of the longest name that a request carries. */
const longestRequestedName = 300

/** The request as text for a link. Throws where a field does not fit, as a name of more than 300 bytes. */
export function encodeRecoveryRequest(request: RecoveryRequest): string {
  return sealCode(kindOf(request), ...fieldsOf(request))
}

/** Reads the text of `encodeRecoveryRequest`. Anything else is refused; it never throws. */
export function decodeRecoveryRequest(code: string): Result<RecoveryRequest, LinkCodeError> {
  return openCode(code, ({ kind, fields }) => {
    if (kind !== codeKinds.recovery && kind !== codeKinds.drill) return null
    const chainId = fields.number(bytesOf.chainId)
    const wallet = fields.hex(bytesOf.address)
    const newController = fields.hex(bytesOf.address)
    const nonce = bytesToBigint(fields.bytes(bytesOf.nonce))
    const lastBlock = bytesToBigint(fields.bytes(bytesOf.block))
    const text = fields.text(longestRequestedName)
    const name = parseName(text)
    // A name has one spelling here, so that a request has one code.
    if (!name.ok || formatName(name.value) !== text) return null
    const isDrill = kind === codeKinds.drill
    return { isDrill, chainId, name: name.value, wallet, newController, nonce, lastBlock }
  })
}

/** 32 bytes that stand for the whole request: answers name it, the checksum phrase is made of it. */
export function recoveryRequestDigest(request: RecoveryRequest): Hex {
  return bytesToHex(digestOfCode(kindOf(request), ...fieldsOf(request)))
}

/** The message that a guardian's key signs for a request. */
export function signingRequestOf(request: RecoveryRequest): SigningRequest {
  return request.isDrill
    ? { kind: 'drill', digest: recoveryRequestDigest(request) }
    : { kind: 'recovery', newController: request.newController }
}

function kindOf({ isDrill }: RecoveryRequest): number {
  return isDrill ? codeKinds.drill : codeKinds.recovery
}

function fieldsOf({ chainId, name, wallet, newController, nonce, lastBlock }: RecoveryRequest): Uint8Array[] {
  return [
    bigintToBytes(BigInt(chainId), bytesOf.chainId),
    hexToBytes(wallet),
    hexToBytes(newController),
    bigintToBytes(nonce, bytesOf.nonce),
    bigintToBytes(lastBlock, bytesOf.block),
    textField(formatName(name), longestRequestedName),
  ]
}
