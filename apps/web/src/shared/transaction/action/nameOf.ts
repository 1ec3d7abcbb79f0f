import { formatName, parseName, type Name } from '@tyto/identity'

/** The name that a subject is; null for an address, and for no subject. */
export function nameOf(subject: string): Name | null {
  const name = parseName(subject)
  // The end of an address, too, can be read as a name; only a name is written with its top level.
  return name.ok && formatName(name.value) === subject ? name.value : null
}

/** The .ssi name of a domain; null for a text that is no domain. */
export function domainName(domain: string): Name | null {
  const name = parseName(`${domain}.ssi`)
  return name.ok && name.value.subdomain === '' ? name.value : null
}
