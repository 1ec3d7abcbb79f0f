import { motionsName } from '@tyto/chain'
import { formatName, parseName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { MotionsBoard } from '../../features/motions/MotionsBoard'
import { useDocumentTitle } from '../../shared/ui/page/useDocumentTitle'

/** `/xpoints?of=`: the board of motions, by default that of the protocol. */
export function XpointsPage() {
  const { t } = useTranslation('motions')
  const [query] = useSearchParams()
  const asked = parseName(query.get('of') ?? '')
  const name = asked.ok ? asked.value : motionsName
  useDocumentTitle(t('title'))
  return <MotionsBoard key={formatName(name)} name={name} />
}
