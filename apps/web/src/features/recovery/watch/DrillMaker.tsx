import type { DidRecord, Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../../shared/settings/network'
import { useAccount } from '../../../shared/session/wallet/wallet'
import { Button } from '../../../shared/ui/buttons/Button'
import { Icon } from '../../../shared/ui/icons/Icon'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import text from '../../../shared/ui/text/text.module.css'
import { useMakeRequest } from '../ceremony/useMakeRequest'
import { ceremonyKey, useCeremony } from '../requests/ceremony'
import { usualSpan } from '../requests/spans'

interface DrillMakerProps {
  readonly name: Name
  readonly record: DidRecord
}

/** The button that begins a drill. It needs no address of its own: a drill hands over nothing. */
export function DrillMaker({ name, record }: DrillMakerProps) {
  const network = useNetworkId()
  const { t } = useTranslation('ceremony')
  const account = useAccount()
  const { make, busy, problem } = useMakeRequest(name, record)
  const isAsking = useCeremony(ceremonyKey(network, record.address)) !== null
  const newController = account?.address ?? record.controller
  const isClosed = record.status === 'Deactivated' || record.status === 'Deployed'
  if (isClosed || newController === null) return null
  if (isAsking) return <p className={text.hint}>{t('make.oneAtATime')}</p>
  return (
    <div className={layout.stack}>
      <p className={text.sub}>{t('make.drillHint')}</p>
      <div>
        <Button
          variant="line"
          busy={busy}
          onClick={() => make({ isDrill: true, newController, span: usualSpan })}
        >
          {!busy && <Icon name="link" />}
          <span>{t('make.drillAction')}</span>
        </Button>
      </div>
      {problem !== null && <Note kind="warning">{problem}</Note>}
    </div>
  )
}
