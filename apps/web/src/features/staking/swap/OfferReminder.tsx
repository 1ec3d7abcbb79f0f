import type { Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useWhoIs } from '../../../shared/identity/useWhoIs'
import { useNetworkId } from '../../../shared/settings/network'
import { Button } from '../../../shared/ui/buttons/Button'
import { Note } from '../../../shared/ui/cards/Note'
import { offersQuery, programmeQuery } from './queries'
import { listText } from '../../../shared/ui/text/listText'

interface OfferReminderProps {
  readonly wallet: Address
  /** Opens the panel that answers. */
  readonly onOpen: () => void
}

/** Tells the owner of a wallet that somebody offers it stake, where the network keeps a list of offers. */
export function OfferReminder({ wallet, onOpen }: OfferReminderProps) {
  const { t, i18n } = useTranslation('stakingSwap')
  const network = useNetworkId()
  const whoIs = useWhoIs()
  const { data: programme } = useQuery(programmeQuery(network))
  const { data: offers } = useQuery(offersQuery(network, programme?.implementation ?? null, wallet))
  if (!offers?.length) return null
  const names = listText(
    offers.map((from) => whoIs(from).text),
    i18n.language,
  )
  return (
    <Note kind="amber">
      <p>{t('reminder', { who: names })}</p>
      <Button variant="line" small onClick={onOpen}>
        {t('title')}
      </Button>
    </Note>
  )
}
