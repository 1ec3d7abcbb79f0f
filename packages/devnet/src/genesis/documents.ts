import {
  addAddress,
  addKey,
  addLink,
  createdKeyPurposes,
  formatServiceType,
  type DocumentElement,
} from '@tyto/identity'
import { bytesToHex, signSchnorr, type Hex } from '@tyto/primitives'
import { keptKey } from './keptFor'
import { testAccount } from './testAccounts'

/** The public key of a seeded identity for a purpose; its private half follows from the test phrase. */
export function documentKey(name: string, purpose: string): Hex {
  const label = `${name} / ${purpose}`
  let key = known.get(label)
  if (key === undefined) known.set(label, (key = bytesToHex(testAccount(label).publicKey)))
  return key
}
/** Deriving a key takes a millisecond. */
const known = new Map<string, Hex>()

/** The keys of a new document; the storage wallet of the account keeps their private halves. */
export function documentKeys(
  name: string,
  account: number,
  purposes: readonly string[] = createdKeyPurposes,
): readonly DocumentElement[] {
  return purposes.map((purpose) =>
    addKey(purpose, documentKey(name, purpose), keptKeyOf(name, account, purpose)),
  )
}

/** The private half of a seeded key, encrypted for the storage wallet of an account. */
export function keptKeyOf(name: string, account: number, purpose: string): string {
  return keptKey(account, testAccount(`${name} / ${purpose}`).privateKey)
}

/** A signature by the key of a seeded identity. */
export function signAs(name: string, purpose: string, message: Uint8Array): Hex {
  return bytesToHex(signSchnorr(message, testAccount(`${name} / ${purpose}`).privateKey))
}

interface Link {
  readonly id: string
  readonly label: string
  readonly link: string
  readonly color1: string
  readonly color2: string
  readonly description: string
}

const documentLinks: Readonly<Record<'alice' | 'bruno' | 'carol', readonly Link[]>> = {
  alice: [
    {
      id: 'github',
      label: 'GitHub',
      link: 'github.com/alice',
      color1: '17202a',
      color2: 'e0912a',
      description: 'Code and signed releases',
    },
    {
      id: 'telegram',
      label: 'Telegram',
      link: 't.me/alice',
      color1: '1d5a86',
      color2: 'cfe3f1',
      description: 'Fastest way to reach me',
    },
    {
      id: 'bitcoin',
      label: 'Bitcoin',
      link: 'bc1q9u4v0w3n5t8e2k7s6d',
      color1: '000',
      color2: '000',
      description: '',
    },
    {
      id: 'homepage',
      label: 'homepage',
      link: 'alice.example',
      color1: '1f6b46',
      color2: 'd5ead9',
      description: 'Notes and talks',
    },
  ],
  bruno: [
    {
      id: 'twitter',
      label: 'Twitter',
      link: 'twitter.com/bruno',
      color1: '1d5a86',
      color2: '17202a',
      description: 'Short news, mostly about owls',
    },
  ],
  carol: [
    {
      id: 'youtube',
      label: 'YouTube',
      link: 'youtube.com/@carol',
      color1: '8c2f27',
      color2: 'f3d9d3',
      description: 'Talks: 50% theory, 50% practice',
    },
    {
      id: 'discord',
      label: 'Discord Invite',
      link: 'discord.gg/carol',
      color1: '4a4f9c',
      color2: '000',
      description: '',
    },
  ],
}

/** The services that a person shows in the document: links, and for carol an address on this chain. */
export function servicesOf(person: keyof typeof documentLinks): readonly DocumentElement[] {
  const links = documentLinks[person].map(({ id, link, ...type }) =>
    addLink(id, formatServiceType(type), link),
  )
  return person === 'carol' ? [...links, addAddress('savings', testAccount(2).address)] : links
}
