import type { SoulboundIssuer } from '@tyto/chain'
import { formatName, issuerNameFor } from '@tyto/identity'
import { toBech32, type Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { useNetworkId } from '../../../shared/settings/network'
import { Avatar } from '../../../shared/ui/plate/Avatar'
import { Badge } from '../../../shared/ui/text/Badge'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Row } from '../../../shared/ui/cards/Rows'
import { shortAddress } from '../../../shared/ui/text/shortAddress'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import { soulboundQuery } from '../queries'
import { holderNameQuery } from './holders'
import styles from './Inbox.module.css'
import { ReadMessage } from './ReadMessage'

interface InboxRowProps {
  /** The soulbound wallet that sent a message. */
  readonly wallet: Address
  readonly issuer: SoulboundIssuer
}

/** One holder: what they sent stays closed until the issuer reads it. */
export function InboxRow({ wallet, issuer }: InboxRowProps) {
  const { t } = useTranslation('soulbound')
  const network = useNetworkId()
  const named = useQuery(holderNameQuery(network, wallet))
  const held = useQuery(soulboundQuery(network, wallet, issuerNameFor('soulbound', issuer.domain)))
  const name = named.data ?? null
  const face = name === null ? toBech32(wallet) : formatName(name)
  const holder = name === null ? shortAddress(face) : nameInText(face)
  const { message = null, token = null } = held.data ?? {}
  return (
    <Row className={styles.row}>
      <div className={joinClasses(layout.stack, layout.grow)} role="group" aria-label={holder}>
        <div className={joinClasses(layout.row, layout.between)}>
          <span className={layout.row}>
            <Avatar name={face} />
            <b>{holder}</b>
          </span>
          {message !== null && (
            <Badge kind={token === null ? 'amber' : 'success'}>
              {t(token === null ? 'inbox.waits' : 'inbox.minted')}
            </Badge>
          )}
        </div>
        {held.data === undefined &&
          (held.error === null ? (
            <Skeleton width="60%" />
          ) : (
            <CardFailure error={held.error} busy={held.isFetching} onRetry={() => void held.refetch()} />
          ))}
        {held.data && message !== null && (
          <ReadMessage
            // The opened text belongs to one message: with another one it is gone.
            key={message}
            held={held.data}
            message={message}
            issuer={issuer}
            holder={holder}
            holderName={name}
          />
        )}
      </div>
    </Row>
  )
}
