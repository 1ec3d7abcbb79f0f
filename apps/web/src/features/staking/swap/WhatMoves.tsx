import type { Holding } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Qa } from '../../../shared/chain/coins/Qa'
import { useWhoIs } from '../../../shared/identity/useWhoIs'
import { Facts } from '../../../shared/ui/cards/Facts'
import layout from '../../../shared/ui/page/layout.module.css'
import { joinClasses } from '../../../shared/ui/joinClasses'
import text from '../../../shared/ui/text/text.module.css'

/** The services of the protocol that seed nodes are, as people call them. */
const nodeNames: ReadonlyMap<string, string> = new Map([
  ['ssnzilpay', 'ZilPay Node'],
  ['ssnzillet', 'Zillet Node'],
])

/** The stake that a handover moves: everything at every node, and all that waits for its withdrawal. */
export function WhatMoves({ holding }: { readonly holding: Holding }) {
  const { t } = useTranslation('stakingSwap')
  const whoIs = useWhoIs()
  const nameOf = (node: Address): string => {
    const { text: known } = whoIs(node)
    return nodeNames.get(known) ?? known
  }
  const { stakes, waiting } = holding
  if (stakes.length === 0 && waiting === 0n) return <p className={text.sub}>{t('moves.nothing')}</p>
  return (
    <div className={joinClasses(layout.stack, layout.gap1)}>
      <Facts
        facts={[
          ...stakes.map(({ node, amount }) => ({
            label: t('moves.stake', { node: nameOf(node) }),
            value: <Qa value={amount} />,
          })),
          ...(waiting === 0n ? [] : [{ label: t('moves.waiting'), value: <Qa value={waiting} /> }]),
        ]}
      />
      <p className={text.hint}>{t('moves.all')}</p>
    </div>
  )
}
