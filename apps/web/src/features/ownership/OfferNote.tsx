import type { Ownership } from '@tyto/chain'
import { decodeChainText, walletRules } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { usePaused } from '../../shared/chain/reads/usePaused'
import { addressPath } from '../../shared/routing/addressPath'
import { buildPath } from '../../shared/routing/routes'
import { domainsByHash, useKnownNames } from '../../shared/session/names/knownNames'
import { ActionButton } from '../../shared/transaction/runner/ui/ActionButton'
import { Address as AddressText } from '../../shared/ui/text/Address'
import { Button } from '../../shared/ui/buttons/Button'
import { Icon } from '../../shared/ui/icons/Icon'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/page/layout.module.css'
import { nameInText } from '../../shared/ui/text/nameParts'
import { Note } from '../../shared/ui/cards/Note'
import { shortAddress } from '../../shared/ui/text/shortAddress'
import { useCopy } from '../../shared/ui/share/useCopy'
import { withdrawDomain } from './actions/withdrawDomain'
import { pausedWord, subjectOf, type WalletProps } from './walletOf'

/** A text of a stranger is shown up to this length. */
const longestText = 60

/** The domain that a wallet is offered to, as the wallet or this device knows it; null for one that nobody says. */
export function useOfferedDomain(offer: Ownership['offer']): string | null {
  const domains = domainsByHash(useKnownNames())
  if (offer === null || offer.domain === null) return null
  if (offer.username !== null) return decodeChainText(offer.username).slice(0, longestText)
  return domains.get(offer.domain) ?? null
}

interface OfferNoteProps extends WalletProps {
  readonly ownership: Ownership
}

/** For the owner: to whom the wallet is offered, the link for them, and how to take it back. */
export function OfferNote({ name, record, ownership }: OfferNoteProps) {
  const { t } = useTranslation(['ownership', 'common'])
  const { offer, owner } = ownership
  const { takesOffersBack: takesBack, sharesLock } = walletRules(record.version)
  // Today's versions take an offer back while they are paused, too.
  const isClosed = usePaused(record.address) === 'paused' && !sharesLock
  const offered = useOfferedDomain(offer)
  const path = name === null ? addressPath('resolvedAddress', record.address) : buildPath('name', { name })
  const { copied, copy } = useCopy(`${window.location.origin}${path}`, t('common:share.copied'))
  if (offer === null) return null
  const who =
    offered === null ? shortAddress(offer.domain ?? toBech32(record.address)) : nameInText(`${offered}.ssi`)
  return (
    <Note kind="info">
      <div className={joinClasses(layout.stack, layout.gap1)}>
        <p>{t('offer.to', { name: who })}</p>
        {offer.controller === null ? (
          <p>{t('offer.nobody', { name: who })}</p>
        ) : (
          <p>
            {t('offer.accepts')} <AddressText value={toBech32(offer.controller)} />
          </p>
        )}
        <p>{t(offer.isVoid ? 'offer.void' : takesBack ? 'offer.untilThen' : 'offer.replace')}</p>
        <div className={layout.row}>
          <Button variant="line" small onClick={copy}>
            <Icon name={copied ? 'check' : 'link'} size="sm" />
            {t('offer.link')}
          </Button>
          {takesBack && !isClosed && (
            <ActionButton
              action={withdrawDomain}
              input={{ wallet: record.address }}
              subject={subjectOf({ name, record })}
              signer={owner ?? undefined}
              isSecond
            />
          )}
        </div>
        {takesBack && isClosed && <p>{t('gate', { wallet: pausedWord({ name, record }) })}</p>}
      </div>
    </Note>
  )
}
