import type { DexPosition } from '@tyto/chain'
import { sharesDecimals, ssiDecimals, tyronDecimals } from '@tyto/contracts'
import { previewJoin, type TyronDexState } from '@tyto/exchange'
import { formatName, type Name } from '@tyto/identity'
import { err, formatUnits, type Address, type Result } from '@tyto/primitives'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownAmount } from '../../../shared/chain/coins/coinBalances'
import { useStoredAt } from '../../../shared/device/useStored'
import { SharesEstate } from '../../../shared/identity/estate/SharesEstate'
import { useNetworkId } from '../../../shared/settings/network'
import { useDeadlineBlocks } from '../settings/useDeadlineBlocks'
import { useCoverWords } from '../../../shared/chain/cover/useCover'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import { Button } from '../../../shared/ui/buttons/Button'
import { Card } from '../../../shared/ui/cards/Card'
import { Dialog } from '../../../shared/ui/dialog/Dialog'
import { Facts, type Fact } from '../../../shared/ui/cards/Facts'
import { AmountField } from '../../../shared/ui/fields/AmountField'
import { readAmount, typedDecimal } from '../../../shared/ui/text/formatDecimal'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'
import { Segmented } from '../../../shared/ui/fields/Segmented'
import text from '../../../shared/ui/text/text.module.css'
import { Tick } from '../../../shared/ui/fields/Tick'
import { addLiquidity } from '../actions/addLiquidity'
import { additionSpends } from '../actions/liquidityInput'
import { Held } from '../quotes/Held'
import {
  planAddition,
  shareChange,
  ssiFor,
  tyronFor,
  type AdditionCode,
  type AdditionDraft,
  type AdditionPlan,
} from './addition'
import { additionForms, newForm, type AdditionForm } from './additionForms'
import { Coins, usePercentText } from './Coins'
import styles from './Liquidity.module.css'

interface AddFormProps {
  readonly name: Name
  readonly wallet: Address
  readonly owner: Address | null
  readonly dex: TyronDexState
  /** Whether the wallet can speak for its domain in the community. */
  readonly canJoin: boolean
  readonly position: DexPosition
  readonly held: { readonly tyron: ShownAmount; readonly ssi: ShownAmount }
}

type Fault = AdditionCode | 'number' | 'ssiNumber'

/** At which amount a fault stands, and its text below `add.wrong`. */
const faults = {
  zero: { coin: 'tyron', text: 'zero' },
  ssiZero: { coin: 'ssi', text: 'zero' },
  balance: { coin: 'tyron', text: 'balance' },
  ssiBalance: { coin: 'ssi', text: 'balance' },
  number: { coin: 'tyron', text: 'number' },
  ssiNumber: { coin: 'ssi', text: 'number' },
  tooLittle: { coin: 'tyron', text: 'tooLittle' },
  noPool: { coin: 'tyron', text: 'noPool' },
  other: { coin: 'tyron', text: 'other' },
} as const satisfies Record<Fault, { readonly coin: 'tyron' | 'ssi'; readonly text: string }>

/** Two amounts that go into the pool, at its price; PREVIEW shows what becomes of them. */
export function AddForm({ name, wallet, owner, dex, canJoin, position, held }: AddFormProps) {
  const { t, i18n } = useTranslation('liquidity')
  const percent = usePercentText()
  const key = `${useNetworkId()}.${wallet}`
  const empty = newForm(position)
  const kept = useStoredAt(additionForms, key)
  const form = kept?.of === empty.of ? kept : empty
  const { mode } = form
  const isCommunity = canJoin && form.isCommunity
  const change = (part: Partial<AdditionForm>): void => void additionForms.set(key, { ...form, ...part })
  const [wrong, setWrong] = useState<Fault | null>(null)
  const [plan, setPlan] = useState<AdditionPlan | null>(null)
  const isEmpty = dex.totalSupply === 0n

  const read = (amount: string, decimals: number): bigint | null => {
    const found = readAmount(amount, decimals, i18n.language)
    return found.ok ? found.value : null
  }
  const write = (units: bigint, decimals: number): string =>
    typedDecimal(formatUnits(units, decimals), i18n.language)
  const type = (coin: 'tyron' | 'ssi', amount: string): void => {
    setWrong(null)
    const units = read(amount, coin === 'tyron' ? tyronDecimals : ssiDecimals)
    // The price of the pool says how much of the other one goes along; an empty pool has none yet.
    if (isEmpty) change({ [coin]: amount })
    else if (units === null) change({ tyron: '', ssi: '', [coin]: amount })
    else if (coin === 'tyron') change({ tyron: amount, ssi: write(ssiFor(dex, units), ssiDecimals) })
    else change({ ssi: amount, tyron: write(tyronFor(dex, units), tyronDecimals) })
  }
  const planned = (known: AdditionDraft['held']): Result<AdditionPlan, Fault> => {
    const blank = (amount: string): string => (amount.trim() === '' ? '0' : amount)
    const tyron = read(blank(form.tyron), tyronDecimals)
    const ssi = mode === 'ssi' ? read(blank(form.ssi), ssiDecimals) : 0n
    if (tyron === null) return err('number')
    if (ssi === null) return err('ssiNumber')
    return planAddition(dex, { mode, tyron, ssi, held: known })
  }
  const preview = (): void => {
    if (known.ok) setPlan(known.value)
    else setWrong(known.code)
  }
  // The sums follow the typed text at once, whether there is so much or not.
  const coming = planned({ tyron: null, ssi: null })
  const { label: insufficient } = useCoverWords(
    coming.ok
      ? additionSpends({ wallet, withSsi: mode === 'ssi', tyron: coming.value.given, ssi: coming.value.ssi })
      : [],
  )
  const known = planned({ tyron: amountOf(held.tyron), ssi: amountOf(held.ssi) })
  const isShort = !known.ok && (known.code === 'balance' || known.code === 'ssiBalance')
  const fault = wrong ?? (isShort ? known.code : null)
  const field = (coin: 'tyron' | 'ssi', symbol: string) => (
    <AmountField
      label={symbol}
      value={form[coin]}
      onType={(amount) => type(coin, amount)}
      error={fault !== null && faults[fault].coin === coin ? t(`add.wrong.${faults[fault].text}`) : undefined}
      aside={
        <>
          <span>{t('add.held')}</span> <Held held={held[coin]} />
        </>
      }
    />
  )
  return (
    <Card title={t('add.title')}>
      <div className={layout.stack} data-form>
        {isEmpty && <Note kind="info">{t('add.empty')}</Note>}
        <Segmented
          label={t('add.mode')}
          fill
          value={mode}
          onChange={(next) => {
            change({ mode: next })
            setWrong(null)
          }}
          options={[
            { value: 'ssi', label: t('add.withSsi') },
            { value: 'tyron', label: t('add.tyronOnly') },
          ]}
        />
        {field('tyron', 'TYRON')}
        {mode === 'ssi' ? field('ssi', 'S$I') : <p className={text.hint}>{t('add.halved')}</p>}
        {canJoin && (
          <Tick isSet={isCommunity} onChange={(next) => change({ isCommunity: next })}>
            {t('add.community', { name: nameInText(`${name.domain}.ssi`) })}
          </Tick>
        )}
        {coming.ok && (
          <Facts
            className={styles.becomes}
            facts={shareFacts({ dex, position, plan: coming.value, isCommunity, t, percent })}
          />
        )}
        <Button variant="step" wide disabled={insufficient !== null} onClick={preview}>
          {insufficient ?? t('add.preview')}
        </Button>
        {plan !== null && (
          <Preview
            {...{ name, wallet, owner, dex, position, plan, isCommunity }}
            onClose={() => setPlan(null)}
          />
        )}
      </div>
    </Card>
  )
}

/** The balance, where it is known for sure. */
function amountOf(shown: ShownAmount): bigint | null {
  return shown.kind === 'amount' && !shown.isOld ? shown.units : null
}

interface PreviewProps extends Omit<AddFormProps, 'held' | 'canJoin'> {
  readonly plan: AdditionPlan
  readonly isCommunity: boolean
  readonly onClose: () => void
}

/**
 * The coins that go in and the shares that they give, at the state of the pool that was read; CONFIRM goes on to the
 * review.
 */
function Preview({ name, wallet, owner, dex, position, plan, isCommunity, onClose }: PreviewProps) {
  const { t } = useTranslation('liquidity')
  const deadline = useDeadlineBlocks()
  const percent = usePercentText()
  const page = formatName(name)
  const withSsi = plan.mode === 'ssi'
  const made = isCommunity ? previewJoin(dex, plan.contribution) : null
  const input = {
    wallet,
    deadline,
    page,
    withSsi,
    tyron: plan.given,
    ssi: plan.ssi,
    minimum: plan.minimum,
    isCommunity,
    subdomain: isCommunity && name.subdomain !== '' ? name.subdomain : null,
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('add.title')}
      footer={
        <>
          <Button variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <ActionButton
            action={addLiquidity}
            onAsked={onClose}
            input={input}
            subject={page}
            signer={owner ?? undefined}
          >
            {t('confirm')}
          </ActionButton>
        </>
      }
    >
      <div className={layout.stack}>
        <p>
          <span>{t(withSsi ? 'add.meansBoth' : 'add.meansTyron')}</span>
          {isCommunity && (
            <span>{` ${t('add.meansDomain', { name: nameInText(`${name.domain}.ssi`) })}`}</span>
          )}
        </p>
        <Facts
          facts={[
            { label: 'TYRON', value: <Coins units={plan.tyron} decimals={tyronDecimals} unit="TYRON" /> },
            ...(withSsi
              ? [{ label: 'S$I', value: <Coins units={plan.ssi} decimals={ssiDecimals} unit="S$I" /> }]
              : [
                  {
                    label: t('add.ssiBack'),
                    value: <Coins units={plan.ssiBack} decimals={ssiDecimals} unit="S$I" />,
                  },
                ]),
            {
              label: t('add.expected'),
              value: <Coins units={plan.contribution} decimals={sharesDecimals} unit="TYRONS$I" />,
            },
            ...shareFacts({ dex, position, plan, isCommunity, t, percent }),
          ]}
        />
        {made?.ok && <SharesEstate domain={name.domain} shares={made.value} />}
        {plan.needsSbt && <Note kind="warning">{t('add.sbt')}</Note>}
      </div>
    </Dialog>
  )
}

interface ShareFactsInput extends Pick<PreviewProps, 'dex' | 'position' | 'plan' | 'isCommunity'> {
  readonly t: TFunction<'liquidity'>
  readonly percent: (parts: bigint) => string
}

/** The least that is accepted, and what the share becomes: of the wallet in the pool, or of its domain in the community. */
function shareFacts({ dex, position, plan, isCommunity, t, percent }: ShareFactsInput): readonly Fact[] {
  const { before, after } = shareChange(dex, position, plan, isCommunity ? 'domain' : 'wallet')
  return [
    // Whoever opens a pool gets what the preview says, or nothing.
    ...(dex.totalSupply === 0n
      ? []
      : [
          {
            label: t('add.minimum'),
            value: <Coins units={plan.minimum} decimals={sharesDecimals} unit="TYRONS$I" />,
          },
        ]),
    {
      label: t(isCommunity ? 'add.domainShare' : 'add.share'),
      value: `${percent(before)} → ${percent(after)}`,
    },
  ]
}
