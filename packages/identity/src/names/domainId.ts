import { bytesToHex, sha256, utf8ToBytes, type Hex } from '@tyto/primitives'

/**
 * The key of a domain in the registry: `0x` and the sha256 of its lower-case text in UTF-8, without subdomain and top level.
 * It is the key of `dns` and `did_dns` (String) and the form of ByStr32 parameters.
 * @example
 * domainId('alice') // '0x2bd806c97f0e00af1a1fc3328fa763a9269723c8db8fac4f93af71db186d6e90'
 */
export function domainId(domain: string): Hex {
  return bytesToHex(sha256(utf8ToBytes(domain.toLowerCase())))
}
