import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { nameQuery } from '../../shared/chain/reads/queries'
import { useNetworkId } from '../../shared/settings/network'
import { Note } from '../../shared/ui/cards/Note'
import { nameInText } from '../../shared/ui/text/nameParts'
import { useProgress } from './progress'
import { lost, lostName } from './tries'

/** That the lost name is locked no longer, as it is when a network begins, so that nobody looks for it in vain. */
export function PlayedBefore() {
  const { t } = useTranslation('tries')
  const network = useNetworkId()
  const { done, running } = useProgress()
  const { data } = useQuery(nameQuery(network, lost))
  // A name that leads to no DID wallet, or could not be read, says nothing.
  if (data?.kind !== 'found' || data.wallet === null || data.wallet.status === 'Locked') return null
  // Whoever leads this tab through it knows why it has changed.
  if (running === 'recover' || done.includes('recover')) return null
  return (
    <Note kind="info">
      <span>{t('played.before', { name: nameInText(`${lostName}.ssi`) })}</span>{' '}
      <span>{t('played.anew')}</span> <code translate="no">npm start -- --reset</code>
    </Note>
  )
}
