import { toBech32, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { useIsAccount } from '../session/wallet'
import { Address as AddressText } from '../ui/Address'
import { Badge } from '../ui/Badge'
import text from '../ui/text.module.css'

interface ControlProps {
  /** As the chain has it; null where the contract names none. */
  readonly controller: Address | null
}

/** Says that the connected account controls this; nothing to anybody else. */
export function ControlBadge({ controller }: ControlProps) {
  const { t } = useTranslation()
  const isMine = useIsAccount(controller)
  return isMine && <Badge kind="info">{t('session.control')}</Badge>
}

/** The account that controls something, and whether it is the person's own. */
export function ControllerFact({ controller }: ControlProps) {
  const { t } = useTranslation(['chain', 'common'])
  const isMine = useIsAccount(controller)
  if (controller === null) return t('unknown')
  return (
    <>
      <AddressText value={toBech32(controller)} />
      {isMine && <span className={text.hint}> ({t('common:session.you')})</span>}
    </>
  )
}
