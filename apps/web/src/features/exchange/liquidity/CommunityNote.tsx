import type { DexMember, Ownership } from '@tyto/chain'
import { decodeChainText, domainId, formatName, parseName, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildPath } from '../../../shared/routing/routes'
import { useNetworkId } from '../../../shared/settings/network'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'
import { shortAddress } from '../../../shared/ui/text/shortAddress'
import { knowledgeOf } from '../../../shared/values/knowledge'

interface CommunityNoteProps {
  /** The name of the page. */
  readonly name: Name
  /** Of a DID wallet. */
  readonly position: DexMember
}

/** Where a DID wallet stands for another name in the community than that of the page, or for none: which, and what to do. */
export function CommunityNote({ name, position }: CommunityNoteProps) {
  const { t } = useTranslation('liquidity')
  const { username } = position
  const page: Name = { ...name, subdomain: '' }
  const shown = { name: nameInText(formatName(page)) }
  if (username === null) {
    return (
      <Note kind="info">
        <span>{t('community.none', shown)}</span>{' '}
        <Link to={buildPath('settings', { name: page })}>{t('community.choose')}</Link>
      </Note>
    )
  }
  const said = parseName(decodeChainText(username))
  if (!said.ok || said.value.domain === name.domain) return null
  const other: Name = { domain: said.value.domain, subdomain: '', topLevel: 'ssi' }
  const spoken = { ...shown, other: nameInText(formatName(other)) }
  return (
    <Note kind="warning">
      <span>{t('community.other', spoken)}</span>{' '}
      <Link to={buildPath('pool', { name: other })}>{t('community.open', spoken)}</Link>
    </Note>
  )
}

interface DefiCommunityNoteProps {
  /** The name of the page. */
  readonly name: Name
  readonly ownership: Pick<Ownership, 'domain' | 'keptBy'>
}

/** Where a DeFi wallet stands for another name in the community than that of the page, or for none because it is kept. */
export function DefiCommunityNote({ name, ownership: { domain, keptBy } }: DefiCommunityNoteProps) {
  const { t } = useTranslation('liquidity')
  const { domainOfHash } = knowledgeOf(useNetworkId())
  const shown = { name: nameInText(formatName({ ...name, subdomain: '' })) }
  if (keptBy !== null) return <Note kind="info">{t('community.kept')}</Note>
  if (domain === null || domain === domainId(name.domain)) return null
  const known = domainOfHash?.(domain)
  const other = typeof known === 'string' ? nameInText(`${known}.ssi`) : shortAddress(domain)
  return <Note kind="warning">{t('community.other', { ...shown, other })}</Note>
}
