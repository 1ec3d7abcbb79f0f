import { toBech32, type Address } from '@tyto/primitives'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsAccount } from '../session/wallet/wallet'
import { Address as AddressText } from '../ui/text/Address'
import { Badge } from '../ui/text/Badge'
import layout from '../ui/page/layout.module.css'
import text from '../ui/text/text.module.css'

interface ControlProps {
  /** The controller on the chain; null if the contract names none. */
  readonly controller: Address | null
}

/** The status of an identity or contract. Its controller first sees a badge that says that it is theirs. */
export function ControlStatus({ controller, children }: ControlProps & { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const isMine = useIsAccount(controller)
  return (
    <span className={layout.row}>
      {isMine && <Badge kind="info">{t('session.control')}</Badge>}
      {children}
    </span>
  )
}

/** The account that controls something, and whether it is the person's own account. */
export function ControllerFact({ controller }: ControlProps) {
  const { t } = useTranslation(['chain', 'common'])
  const isMine = useIsAccount(controller)
  if (controller === null) return <span>{t('unknown')}</span>
  return (
    <>
      <AddressText value={toBech32(controller)} />
      {isMine && <span className={text.hint}> ({t('common:session.you')})</span>}
    </>
  )
}
