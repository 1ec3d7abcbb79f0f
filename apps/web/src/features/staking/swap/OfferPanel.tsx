import type { Holding, Holdings } from '@tyto/chain'
import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { useWhoIs } from '../../../shared/identity/useWhoIs'
import { useIsAccount } from '../../../shared/session/wallet/wallet'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import { Address as AddressText } from '../../../shared/ui/text/Address'
import { Avatar } from '../../../shared/ui/plate/Avatar'
import layout from '../../../shared/ui/page/layout.module.css'
import text from '../../../shared/ui/text/text.module.css'
import { confirmDelegatorSwap } from './actions/confirmDelegatorSwap'
import { rejectDelegatorSwap } from './actions/rejectDelegatorSwap'
import { ObstacleNote } from './ObstacleNote'
import styles from './Swap.module.css'
import { swapObstacle } from './swapObstacle'
import type { SwapPerson } from './swapSide'
import { WhatMoves } from './WhatMoves'

interface OfferPanelProps {
  readonly person: SwapPerson
  /** Who offers. */
  readonly from: Holding
  /** Of both. */
  readonly holdings: Holdings
  /** The person's holding. */
  readonly own: Holding
}

/** One offer to the person: by whom, what it moves, what stands in the way, CONFIRM and REJECT. */
export function OfferPanel({ person, from, holdings, own }: OfferPanelProps) {
  const { t } = useTranslation('stakingSwap')
  const who = useWhoIs()(from.delegator)
  const obstacle = swapObstacle(holdings, from, own)
  const isMine = useIsAccount(person.signer)
  const input = { ...person.side, requestor: from.delegator }
  return (
    <div className={layout.stack}>
      <div className={styles.asker}>
        <p className={text.hint}>{t('offers.from')}</p>
        <div className={layout.row}>
          <Avatar name={who.face} />
          {who.name !== null && <b className={text.anywhere}>{who.text}</b>}
          <AddressText value={toBech32(from.delegator)} />
        </div>
      </div>
      <WhatMoves holding={from} />
      {obstacle === null ? (
        <p className={text.sub}>{t('offers.gains')}</p>
      ) : (
        <ObstacleNote obstacle={obstacle} holdings={holdings} person={person} />
      )}
      <div className={styles.answers}>
        {/* Whoever cannot sign is led to who can, once. */}
        {isMine && (
          <ActionButton
            action={rejectDelegatorSwap}
            input={input}
            subject={person.subject}
            signer={person.signer}
            isSecond
            wide
          />
        )}
        <ActionButton
          action={confirmDelegatorSwap}
          input={obstacle === null ? input : null}
          subject={person.subject}
          signer={person.signer}
          wide
        />
      </div>
    </div>
  )
}
