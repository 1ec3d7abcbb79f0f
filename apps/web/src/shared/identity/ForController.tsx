import { toBech32, type Address } from '@tyto/primitives'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ConnectButton } from '../session/fixes/ConnectButton'
import { openOverlay } from '../session/fixes/overlay'
import { useAccount, useIsAccount, useWallet } from '../session/wallet/wallet'
import { Address as AddressText } from '../ui/text/Address'
import { Button } from '../ui/buttons/Button'
import { joinClasses } from '../ui/joinClasses'
import layout from '../ui/page/layout.module.css'
import { nameInText } from '../ui/text/nameParts'
import text from '../ui/text/text.module.css'
import { Unfold } from '../ui/cards/Unfold'

interface ForControllerProps {
  /** The name or the address of the identity, as the page shows it. */
  readonly of: string
  /** The account on the chain; null if the contract names none. */
  readonly controller: Address | null
  /** Links to the pages that only the controller can use, or a text about them. */
  readonly children: ReactNode
}

/**
 * Shows everybody but the controller what the controller could do here, folded, with who that is. The controller sees
 * nothing of it: the page shows these links at their own places then.
 */
export function ForController({ of, controller, children }: ForControllerProps) {
  const { t } = useTranslation()
  const isMine = useIsAccount(controller)
  const isResuming = useWallet((wallet) => wallet.busy === 'resuming')
  if (isMine || isResuming || controller === null) return null
  return (
    <Unfold label={t('session.forController')}>
      <div className={layout.stack}>
        <WhichController controller={controller}>
          {t('session.controllerCan', { name: nameInText(of) })}
        </WhichController>
        {children}
      </div>
    </Unfold>
  )
}

interface WhichControllerProps {
  readonly controller: Address | null
  /** Says what the controller can do; the address follows it. */
  readonly children: ReactNode
}

/** The account that could act here, and the way to act with it: connect a wallet, or choose the account in it. */
export function WhichController({ controller, children }: WhichControllerProps) {
  const { t } = useTranslation()
  const account = useAccount()
  return (
    <div className={joinClasses(layout.row, layout.between)}>
      <p className={text.sub}>
        <span>{children}</span> {controller !== null && <AddressText value={toBech32(controller)} />}
      </p>
      {account === null ? (
        <ConnectButton small />
      ) : (
        <Button variant="line" small onClick={() => openOverlay('account')}>
          {t('session.account')}
        </Button>
      )}
    </div>
  )
}
