import type { DexMember } from '@tyto/chain'
import { decodeChainText, formatName, parseName, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildPath } from '../../../shared/routing/routes'
import { nameInText } from '../../../shared/ui/nameParts'
import { Note } from '../../../shared/ui/Note'

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
        {t('community.none', shown)}{' '}
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
      {t('community.other', spoken)}{' '}
      <Link to={buildPath('pool', { name: other })}>{t('community.open', spoken)}</Link>
    </Note>
  )
}
