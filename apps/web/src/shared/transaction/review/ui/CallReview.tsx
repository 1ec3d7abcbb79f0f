import { addressLink, type NetworkId } from '@tyto/chain'
import { walletRules } from '@tyto/identity'
import { formatUnits, toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../chain/network/chain'
import { CopyButton } from '../../../ui/share/CopyButton'
import { ExternalLink } from '../../../ui/text/ExternalLink'
import { Facts } from '../../../ui/cards/Facts'
import { formatDecimal } from '../../../ui/text/formatDecimal'
import { Icon } from '../../../ui/icons/Icon'
import { iconButtonClasses } from '../../../ui/buttons/IconButton'
import { Name } from '../../../ui/text/Name'
import { Note } from '../../../ui/cards/Note'
import text from '../../../ui/text/text.module.css'
import { ParamsTable } from '../../../values/ParamsTable'
import { sentLook } from '../../../values/valueLook'
import type { RequestDescription } from '../describeRequest'
import styles from './ReviewSheet.module.css'
import { Subject } from '../../action/ui/Subject'

interface CallReviewProps {
  readonly network: NetworkId
  readonly request: RequestDescription
  /** The name or address that it is for; may be empty. */
  readonly subject: string
}

/** The call with its parameters, the deploy, or the payment. */
export function CallReview({ network, request, subject }: CallReviewProps) {
  const { t } = useTranslation('transaction')
  const { kind, to, transition, params, code } = request
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>
        <Icon name={kind === 'payment' ? 'send' : 'doc'} />
        <span>{t(`review.${kind}`)}</span>
      </h3>
      {transition !== null && <p className={styles.transition}>{transition}</p>}
      {to && <Recipient network={network} to={to} isCall={kind === 'call'} />}
      {subject !== '' && subject !== to?.name && (
        <p className={text.sub}>
          <span>{t('fact.for')}</span> <Subject value={subject} />
        </p>
      )}
      {code && (
        <Facts
          facts={[
            { label: t('review.codeVersion'), value: code.version ?? t('review.none') },
            { label: t('review.codeSize'), value: t('review.bytes', { count: code.bytes }) },
            { label: t('review.codeHash'), value: <span className={styles.hash}>{code.sha256}</span> },
          ]}
        />
      )}
      {kind !== 'payment' && params.length > 0 && (
        <ParamsTable
          label={t('review.params')}
          headings={[t('review.param'), t('review.type'), t('review.value')]}
          params={params}
          look={sentLook}
        />
      )}
      {kind === 'call' && params.length === 0 && <p className={text.hint}>{t('review.noParams')}</p>}
    </section>
  )
}

/** Warnings that a person must read before the details of the call. */
export function CallNotes({ request }: { readonly request: RequestDescription }) {
  const { t, i18n } = useTranslation('transaction')
  const version = request.code?.version
  const { priceBound } = request
  return (
    <>
      {request.fitsBinding === false && <Note kind="danger">{t('review.misfit')}</Note>}
      {request.isUnsigned && <Note kind="warning">{t('review.noSignature')}</Note>}
      {version && walletRules(version).hasWeakCode && <Note kind="warning">{t('review.weakCode')}</Note>}
      {priceBound === 'unbound' && <Note kind="warning">{t('review.unbound')}</Note>}
      {priceBound !== null && priceBound !== 'unbound' && (
        <Note kind="info">
          {t('review.bound', {
            amount: `${formatDecimal(formatUnits(priceBound.most, priceBound.unit.decimals), i18n.language)} ${priceBound.unit.symbol}`,
          })}
        </Note>
      )}
    </>
  )
}

interface RecipientProps {
  readonly network: NetworkId
  readonly to: NonNullable<RequestDescription['to']>
  readonly isCall: boolean
}

function Recipient({ network, to, isCall }: RecipientProps) {
  const { t } = useTranslation('transaction')
  const bech32 = toBech32(to.address)
  return (
    <div>
      {to.name !== null && (
        <p className={text.sub}>
          <span>{t(isCall ? 'review.onContract' : 'review.to')}</span> <Name name={to.name} size="xs" />
        </p>
      )}
      <div className={styles.address}>
        <span className={styles.bech32} translate="no">
          {bech32}
        </span>
        <CopyButton value={bech32} label={t('review.copyAddress')} />
        <ExternalLink
          className={iconButtonClasses()}
          href={addressLink(chainOf(network).network, to.address)}
          label={t('review.openAddress')}
        >
          <Icon name="out" />
        </ExternalLink>
      </div>
    </div>
  )
}
