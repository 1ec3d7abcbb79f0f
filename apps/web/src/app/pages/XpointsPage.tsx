import { formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { MotionsBoard } from '../../features/motions/MotionsBoard'
import { boardOf } from '../../shared/heads/findHead'
import { useDocumentTitle } from '../../shared/ui/page/useDocumentTitle'

/** `/xpoints?of=`: the board of motions, by default that of the protocol. */
export function XpointsPage() {
  const { t } = useTranslation('motions')
  const name = boardOf(useLocation().search)
  useDocumentTitle(t('title'))
  return <MotionsBoard key={formatName(name)} name={name} />
}
