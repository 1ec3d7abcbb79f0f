import { encodeBase64url, utf8ToBytes } from '@tyto/primitives'
import { domainId } from '../names/domainId'
import { drawTydra, type TydraCollection } from './drawTydra'

/** The picture of a domain's Tydra, as a data URI of SVG. `domain`: bare, in lower case. */
export function tydraPicture(collection: TydraCollection, domain: string): string {
  const digits = encodeBase64url(utf8ToBytes(drawTydra(collection, domainId(domain))))
  const base64 = digits.replaceAll('-', '+').replaceAll('_', '/')
  return `data:image/svg+xml;base64,${base64.padEnd(Math.ceil(base64.length / 4) * 4, '=')}`
}

export interface TydraMetadataOptions {
  readonly collection: TydraCollection
  /** Bare, in lower case. */
  readonly domain: string
  /** The network that the Tydra is for: `mainnet`, `local`. */
  readonly net: string
  /** The address of the storage wallet that stores it. */
  readonly deployer: string
}

/** Writes the facts of a Tydra for permanent storage, as JSON text; the id that it gets there is the token uri. */
export function tydraMetadata({ collection, domain, net, deployer }: TydraMetadataOptions): string {
  return JSON.stringify({ name: `${domain}.ssi`, net, deployer, resource: tydraPicture(collection, domain) })
}
