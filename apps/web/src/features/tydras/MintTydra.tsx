import { mostTydras, soldTydras, type NetworkId, type Prices, type TydraSale } from '@tyto/chain'
import { formatName, tydraMetadata, walletRules, type DidRecord, type Name } from '@tyto/identity'
import { err, ok } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CardFailure } from '../../shared/chain/failure/CardFailure'
import { chainOf } from '../../shared/chain/network/chain'
import { freeOfCharge, PaymentStep } from '../../shared/chain/payment/PaymentStep'
import { pricesQuery } from '../../shared/chain/payment/pricesQuery'
import { useSavedUpload, type SavedUpload } from '../../shared/permaweb/savedUploads'
import { useSaveForever } from '../../shared/permaweb/useSaveForever'
import { buildPath } from '../../shared/routing/routes'
import { noStorageWallet } from '../../shared/session/wallet/findMissing'
import { MissingFix } from '../../shared/session/fixes/MissingFix'
import { useStorageWallet } from '../../shared/session/wallet/storageWallet'
import { useNetworkId } from '../../shared/settings/network'
import { ActionButton } from '../../shared/transaction/runner/ui/ActionButton'
import { InsufficientButton } from '../../shared/transaction/action/ui/InsufficientButton'
import { Button } from '../../shared/ui/buttons/Button'
import { buttonClasses } from '../../shared/ui/buttons/buttonClasses'
import { ExternalLink } from '../../shared/ui/text/ExternalLink'
import { Icon } from '../../shared/ui/icons/Icon'
import layout from '../../shared/ui/page/layout.module.css'
import { nameInText } from '../../shared/ui/text/nameParts'
import { Note } from '../../shared/ui/cards/Note'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import { StepField } from '../../shared/ui/steps/StepField'
import { StepForm } from '../../shared/ui/steps/StepForm'
import { textStep, useSteps } from '../../shared/ui/steps/useSteps'
import text from '../../shared/ui/text/text.module.css'
import { noticeDuration, showToast } from '../../shared/ui/toast/toasts'
import { mintTydra } from './actions/mintTydra'
import { Funding } from './Funding'
import { saleQuery } from './saleQuery'
import { useMissingOf, usePaymentOf, useTydraSpends } from './usePaymentOf'

interface MintTydraProps {
  readonly name: Name
  readonly record: DidRecord
  readonly fund: (missing: bigint) => ReactNode
  readonly onClose: () => void
}

/** MINT ToT: a fee, the picture saved for good, and the mint. */
export function MintTydra(props: MintTydraProps) {
  const { name, record, onClose } = props
  const network = useNetworkId()
  const { t } = useTranslation(['tydras', 'errors'])
  const sale = useQuery(saleQuery(network, name.domain, record.address))
  const prices = useQuery(pricesQuery(network, 'tydra'))
  const failed = [sale, prices].find(({ error }) => error !== null)
  if (failed) {
    const readAgain = (): void => void Promise.all([sale.refetch(), prices.refetch()])
    return (
      <CardFailure error={failed.error} busy={sale.isFetching || prices.isFetching} onRetry={readAgain} />
    )
  }
  if (sale.data === undefined || prices.data === undefined) return <Skeleton height="16rem" />
  if (sale.data.isTaken) return <HasOne name={name} record={record} onClose={onClose} />
  if (sale.data.isSoldOut) return <Note kind="warning">{t('errors:TydrasMinted')}</Note>
  return <Form {...props} sale={sale.data} prices={prices.data} />
}

/** One of a collection is all that a domain has; it may be its picture. */
function HasOne({ name, record, onClose }: Omit<MintTydraProps, 'fund'>) {
  const { t } = useTranslation('tydras')
  return (
    <div className={layout.stack}>
      <Note kind="success">{t('hasOne', { name: nameInText(`${name.domain}.ssi`) })}</Note>
      {walletRules(record.version).hasCollections && (
        <div>
          <Link
            className={buttonClasses({ variant: 'step' })}
            to={buildPath('updateNftDid', { name })}
            onClick={onClose}
          >
            {t('profile')}
          </Link>
        </div>
      )}
    </div>
  )
}

interface FormProps extends MintTydraProps {
  readonly sale: TydraSale
  readonly prices: Prices
}

function Form({ name, record, fund, onClose, sale, prices }: FormProps) {
  const network = useNetworkId()
  const { t } = useTranslation('tydras')
  const wallet = record.address
  const saved = useSavedUpload(network, subjectOf(name))
  const payment = usePaymentOf({ record, prices, label: t('fee'), isFree: sale.isFree })
  const form = useSteps({
    fee: payment.plan,
    id: textStep(t('id'), (typed) => (/^[\w-]{43}$/.test(typed) ? ok(typed) : err(t('wrongId')))),
  })
  const { fee, id } = form.steps
  const spendsOf = useTydraSpends({ record, prices })
  const missing = useMissingOf({ record, prices, step: fee })
  const fillIn = useEffectEvent((known: string) => id.choose(known))
  const known = saved?.id ?? null
  useEffect(() => {
    if (known !== null) fillIn(known)
  }, [known])

  const choose = (draft: string): void => {
    fee.choose(draft)
    if (draft === freeOfCharge && sale.isFree)
      showToast({ kind: 'success', text: t('winner'), duration: noticeDuration })
  }
  return (
    <div className={layout.stack}>
      <p className={text.sub}>
        {t('count', { minted: sale.minted.toString(), most: mostTydras.toString() })}
      </p>
      <StepForm
        steps={form}
        whileOpen={<InsufficientButton spends={spendsOf(fee.draft)} />}
        submit={(values) => (
          <ActionButton
            action={mintTydra}
            onAsked={onClose}
            input={{ wallet, domain: name.domain, currency: values.fee, tokenUri: values.id }}
            subject={formatName(name)}
            signer={record.controller ?? undefined}
            spends={spendsOf(values.fee)}
            wide
          />
        )}
      >
        {missing > 0n ? (
          <Funding
            wallet={wallet}
            coin={fee.draft}
            missing={missing}
            fund={fund}
            onBack={() => fee.choose('')}
          />
        ) : (
          <PaymentStep
            step={{ ...fee, choose, error: fee.error ?? payment.faultOf(fee.draft) }}
            wallet={wallet}
            prices={prices}
            count={1n}
            free={t('freeHint')}
          />
        )}
        <SaveStep name={name} network={network} saved={saved} />
        <StepField step={id} hint={t('idHint')} autoCapitalize="none" spellCheck={false} mono />
      </StepForm>
    </div>
  )
}

/** The subject of an upload. */
function subjectOf({ domain }: Name): string {
  return `tydra/${soldTydras}/${domain}`
}

interface SaveStepProps {
  readonly name: Name
  readonly network: NetworkId
  readonly saved: SavedUpload | null
}

/** SAVE TYDRA: the storage wallet signs what is stored for good; what was stored before has the same id. */
function SaveStep({ name, network, saved }: SaveStepProps) {
  const { t } = useTranslation(['tydras', 'session'])
  const deployer = useStorageWallet((storage) => storage.address)
  const { save, isBusy } = useSaveForever()
  const [gateway = ''] = chainOf(network).network.gateways

  const press = (address: string): void => {
    const about = { collection: soldTydras, domain: name.domain, net: network, deployer: address }
    const content = tydraMetadata(about)
    void save({ network, subject: subjectOf(name), content, contentType: 'application/json' })
  }
  return (
    <div className={layout.stack}>
      {deployer !== null ? (
        <Button
          variant={saved === null ? 'step' : 'saved'}
          wide
          busy={isBusy}
          onClick={() => press(deployer)}
        >
          {saved !== null && <Icon name="check" size="sm" />}
          <span>{t('tydras:save')}</span>
        </Button>
      ) : (
        saved === null && (
          <>
            <p className={text.sub}>{t('session:need.NoStorageWallet')}</p>
            <MissingFix missing={noStorageWallet} />
          </>
        )
      )}
      {saved !== null && (
        <Note kind="success">
          <p>{t('tydras:saved')}</p>
          <ExternalLink href={`${gateway}/${saved.id}`}>{t('tydras:open')}</ExternalLink>
        </Note>
      )}
    </div>
  )
}
