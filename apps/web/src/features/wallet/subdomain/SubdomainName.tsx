import { formatName, parseSubdomain, subdomainTarget, type DidRecord, type Name } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { LookAlikeNotes } from '../../../shared/recipients/LookAlikeNotes'
import { Address } from '../../../shared/ui/text/Address'
import { Name as NameText } from '../../../shared/ui/text/Name'
import { Note } from '../../../shared/ui/cards/Note'

interface SubdomainNameProps {
  /** The text of the subdomain field. */
  readonly typed: string
  readonly domain: string
  readonly record: DidRecord
}

/** Shows the name that would be saved, with a warning if it looks like another name or already has an address. */
export function SubdomainName({ typed, domain, record }: SubdomainNameProps) {
  const { t } = useTranslation('subdomain')
  const read = parseSubdomain(typed, record)
  if (!read.ok) return null
  const name: Name = { domain, subdomain: read.value, topLevel: 'ssi' }
  const present = subdomainTarget(read.value, record)
  return (
    <>
      <NameText name={formatName(name)} size="md" />
      <LookAlikeNotes name={name} />
      {present !== null && (
        <Note kind="warning">
          {t('replaces')} <Address value={toBech32(present)} />
        </Note>
      )}
    </>
  )
}
