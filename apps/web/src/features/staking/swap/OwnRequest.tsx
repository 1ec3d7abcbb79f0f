import type { Holding, NetworkId } from '@tyto/chain'
import type { Name } from '@tyto/identity'
import { toBech32, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { useWhoIs } from '../../../shared/identity/useWhoIs'
import { buildPath } from '../../../shared/routing/routes'
import { useNetworkId } from '../../../shared/settings/network'
import { publicSite } from '../../../shared/settings/publicSite'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import { Address as AddressText } from '../../../shared/ui/text/Address'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import { ShareLink } from '../../../shared/ui/share/ShareLink'
import text from '../../../shared/ui/text/text.module.css'
import { Unfold } from '../../../shared/ui/cards/Unfold'
import { revokeDelegatorSwap } from './actions/revokeDelegatorSwap'
import type { SwapPerson } from './swapSide'
import { WhatMoves } from './WhatMoves'

interface OwnRequestProps {
  readonly person: SwapPerson
  readonly holding: Holding
  /** The programme is paused: nobody answers, and nothing is taken back. */
  readonly isPaused: boolean
  readonly to: Address
  /** The name of the wallet that offers; null for a browser wallet, which has no page. */
  readonly name: Name | null
}

/** Where somebody who was named confirms or rejects. */
function offerLink(network: NetworkId, name: Name): string {
  return `${publicSite(network)}${buildPath('stakingOffer', { name })}`
}

/** A request that waits: for whom, what it moves, the link for that person, and REVOKE. */
export function OwnRequest({ person, holding, isPaused, to, name }: OwnRequestProps) {
  const { t } = useTranslation('stakingSwap')
  const network = useNetworkId()
  const who = useWhoIs()(to)
  return (
    <div className={layout.stack}>
      <h3 className={text.h3}>{t('pending.title')}</h3>
      <Note kind="info">
        <p>
          <span>{t('pending.waits', { to: who.text })}</span>{' '}
          {who.name !== null && <AddressText value={toBech32(to)} />}
        </p>
        <p>{t(isPaused ? 'pending.untilRuns' : 'pending.until')}</p>
      </Note>
      <WhatMoves holding={holding} />
      <ActionButton
        action={revokeDelegatorSwap}
        input={person.side}
        subject={person.subject}
        signer={person.signer}
        isSecond
        wide
      />
      {name === null ? (
        <p className={text.hint}>{t('pending.tell')}</p>
      ) : (
        <Unfold label={t('pending.link')}>
          <ShareLink
            link={offerLink(network, name)}
            title={t('pending.share', { name: person.subject })}
            hint={t('pending.hint')}
          />
        </Unfold>
      )}
    </div>
  )
}
