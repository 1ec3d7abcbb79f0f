import { didWalletOf, type NftPlace, type Prices, resolveName } from '@tyto/chain'
import {
  formatName,
  tydraCollections,
  tydraPicture,
  tydraTitles,
  type DidRecord,
  type Name,
  type TydraCollection,
} from '@tyto/identity'
import { err, ok } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../shared/chain/failure/CardFailure'
import { chainOf } from '../../shared/chain/network/chain'
import { PaymentStep } from '../../shared/chain/payment/PaymentStep'
import { pricesQuery } from '../../shared/chain/payment/pricesQuery'
import { tydrasQuery } from '../../shared/identity/image/nftQueries'
import { SafePicture } from '../../shared/identity/image/SafePicture'
import type { Who } from '../../shared/recipients/lookAtWho'
import { useWhoPlan } from '../../shared/recipients/useWhoPlan'
import { WhoStep } from '../../shared/recipients/WhoStep'
import { useNetworkId } from '../../shared/settings/network'
import { ActionButton } from '../../shared/transaction/runner/ui/ActionButton'
import { InsufficientButton } from '../../shared/transaction/action/ui/InsufficientButton'
import { FieldMessage } from '../../shared/ui/fields/FieldMessage'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/page/layout.module.css'
import { nameInText } from '../../shared/ui/text/nameParts'
import { Note } from '../../shared/ui/cards/Note'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import { StepForm } from '../../shared/ui/steps/StepForm'
import { StepFrame } from '../../shared/ui/steps/StepFrame'
import { useSteps, type Step, type StepPlan } from '../../shared/ui/steps/useSteps'
import text from '../../shared/ui/text/text.module.css'
import { transferTydra } from './actions/transferTydra'
import { Funding } from './Funding'
import { readRecipient } from './readRecipient'
import styles from './TydrasDialog.module.css'
import { useMissingOf, usePaymentOf, useTydraSpends } from './usePaymentOf'

interface TransferTydraProps {
  readonly name: Name
  readonly record: DidRecord
  readonly fund: (missing: bigint) => ReactNode
  /** Called once the wallet was asked for it. */
  readonly onAsked: () => void
}

/** TRANSFER ToT: which one, how it is paid, and the domain that gets it. */
export function TransferTydra(props: TransferTydraProps) {
  const network = useNetworkId()
  const tydras = useQuery(tydrasQuery(network, props.name.domain))
  const prices = useQuery(pricesQuery(network, 'tydraTransfer'))
  const failed = [tydras, prices].find(({ error }) => error !== null)
  if (failed) {
    const readAgain = (): void => void Promise.all([tydras.refetch(), prices.refetch()])
    const isBusy = tydras.isFetching || prices.isFetching
    return <CardFailure error={failed.error} busy={isBusy} onRetry={readAgain} />
  }
  if (tydras.data === undefined || prices.data === undefined) return <Skeleton height="16rem" />
  return <Form {...props} tydras={tydras.data} prices={prices.data} />
}

interface FormProps extends TransferTydraProps {
  readonly tydras: readonly NftPlace[]
  readonly prices: Prices
}

/** The domain that gets it, and its DID wallet. */
interface Found extends Who {
  readonly domain: string
}

function Form({ name, record, fund, onAsked, tydras, prices }: FormProps) {
  const network = useNetworkId()
  const { t } = useTranslation(['tydras', 'errors', 'nft', 'chain'])
  const own = new Set<string>(tydras.map(({ nft }) => nft.collection))
  const wallet = record.address
  const type: StepPlan<TydraCollection | '', TydraCollection> = {
    label: t('tydras:type'),
    initial: '',
    isEmpty: (draft) => draft === '',
    save: (draft) => (draft !== '' && own.has(draft) ? ok(draft) : err(t('errors:HasNoTydra'))),
  }
  const payment = usePaymentOf({ record, prices, label: t('tydras:transferFee'), isFree: false })
  const to = useWhoPlan<Found>({
    form: 'tydra',
    label: t('tydras:to'),
    finds: async (typed) => {
      const read = readRecipient(typed)
      if (!read.ok) return err(t('tydras:notADomain'))
      const { domain } = read.value.name
      if (domain === name.domain) return err(t('chain:recipient.fault.isSender'))
      const { client, network: description } = chainOf(network)
      const found = await resolveName(client, description, read.value.name)
      const holder = found.kind === 'found' ? didWalletOf(found) : null
      return holder === null
        ? err(t('nft:transfer.unverified'))
        : ok({ domain, address: holder.address, name: formatName(read.value.name) })
    },
  })
  const form = useSteps({ type, fee: payment.plan, to })
  const { steps } = form
  const spendsOf = useTydraSpends({ record, prices })
  const missing = useMissingOf({ record, prices, step: steps.fee })
  const typed = readRecipient(steps.to.draft.typed)
  return (
    <StepForm
      steps={form}
      whileOpen={<InsufficientButton spends={spendsOf(steps.fee.draft)} />}
      submit={(values) => (
        <div className={layout.stack}>
          <Note kind="info">
            {t('tydras:about', {
              domain: nameInText(values.to.domain),
            })}
          </Note>
          <ActionButton
            action={transferTydra}
            onAsked={onAsked}
            input={{
              wallet,
              domain: name.domain,
              tydra: values.type,
              currency: values.fee,
              to: values.to.domain,
            }}
            subject={formatName(name)}
            signer={record.controller ?? undefined}
            spends={spendsOf(values.fee)}
            wide
          />
        </div>
      )}
    >
      <TypeStep step={steps.type} domain={name.domain} own={own} />
      {missing > 0n ? (
        <Funding
          wallet={wallet}
          coin={steps.fee.draft}
          missing={missing}
          fund={fund}
          onBack={() => steps.fee.choose('')}
        />
      ) : (
        <PaymentStep
          step={{ ...steps.fee, error: steps.fee.error ?? payment.faultOf(steps.fee.draft) }}
          wallet={wallet}
          prices={prices}
          count={1n}
        />
      )}
      <WhoStep step={steps.to} plan={to} hint={t('tydras:toHint')} />
      {typed.ok && typed.value.hasSubdomain && (
        <FieldMessage kind="warn">{t('tydras:noSubdomain')}</FieldMessage>
      )}
    </StepForm>
  )
}

interface TypeStepProps {
  readonly step: Step<TydraCollection | ''>
  readonly domain: string
  /** The collections of which the domain has one. */
  readonly own: ReadonlySet<string>
}

function TypeStep({ step, domain, own }: TypeStepProps) {
  const { t } = useTranslation('tydras')
  const group = useId()
  return (
    <StepFrame step={step} underLabel>
      <fieldset className={styles.types} role="radiogroup">
        <legend>{step.label}</legend>
        {tydraCollections.map((collection) => {
          const title = tydraTitles[collection]
          return (
            <label
              key={collection}
              className={joinClasses(styles.type, !own.has(collection) && styles.notOwn)}
            >
              <SafePicture
                uri={tydraPicture(collection, domain)}
                label={t('picture', { title, domain })}
                seed={title}
              />
              <span className={styles.choice}>
                <input
                  type="radio"
                  name={group}
                  value={collection}
                  checked={step.draft === collection}
                  onChange={() => step.choose(collection)}
                />
                <span>{title}</span>
              </span>
              <span className={text.hint}>{t(own.has(collection) ? 'isYours' : 'notYours')}</span>
            </label>
          )
        })}
      </fieldset>
      {step.error !== null && <FieldMessage kind="error">{step.error}</FieldMessage>}
    </StepFrame>
  )
}
