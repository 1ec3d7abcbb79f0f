import type { DexMember } from '@tyto/chain'
import { sharesDecimals, ssiDecimals, tyronDecimals } from '@tyto/contracts'
import type { TyronDexState } from '@tyto/exchange'
import { domainId, formatName, type Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../../shared/settings/network'
import { useSlippage } from '../../../shared/settings/tradeSettings'
import { useDeadlineBlocks } from '../settings/useDeadlineBlocks'
import { SharesEstate } from '../../../shared/identity/estate/SharesEstate'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'
import { Segmented } from '../../../shared/ui/fields/Segmented'
import { shortAddress } from '../../../shared/ui/text/shortAddress'
import text from '../../../shared/ui/text/text.module.css'
import { knowledgeOf } from '../../../shared/values/knowledge'
import { leaveCommunity } from '../actions/leaveCommunity'
import { removeLiquidity } from '../actions/removeLiquidity'
import { ComesOut, NothingComesOut } from './ComesOut'
import { Coins } from './Coins'
import styles from './Liquidity.module.css'
import { PanelFoot } from './PanelFoot'
import { Percent } from './Percent'
import { planRemoval, type RemovalDraft } from './removal'

interface RemovePanelProps {
  readonly name: Name
  readonly wallet: Address
  readonly owner: Address | null
  readonly dex: TyronDexState
  readonly position: DexMember
  readonly draft: RemovalDraft
  readonly onChange: (draft: RemovalDraft) => void
  readonly onClose: () => void
}

/** Nothing is chosen yet. */
export const noRemoval: RemovalDraft = { mode: 'lp', exchange: 0n, dao: 0n }

/** Takes shares out: of the pool, for both coins, or of the community, back into the pool. */
export function RemovePanel({
  name,
  wallet,
  owner,
  dex,
  position,
  draft,
  onChange,
  onClose,
}: RemovePanelProps) {
  const { t } = useTranslation('liquidity')
  const slippage = useSlippage()
  const deadline = useDeadlineBlocks()
  const { mode, exchange, dao } = draft
  const read = planRemoval(dex, position, { draft, slippage })
  const plan = read.ok ? read.value : null
  const { domainOfHash } = knowledgeOf(useNetworkId())
  const { member } = position
  // The name that the wallet joined for; null where this device does not know it.
  const joined =
    member === null ? null : member === domainId(name.domain) ? name.domain : (domainOfHash?.(member) ?? null)
  const page = formatName(name)
  const shared = { subject: page, signer: owner ?? undefined, children: t('confirm') } as const
  return (
    <section className={styles.remove} aria-label={t('remove.title')}>
      <div className={joinClasses(layout.row, layout.between)}>
        <h3 className={text.h3}>{t('remove.title')}</h3>
        <Segmented
          label={t('remove.mode')}
          value={mode}
          onChange={(next) => onChange({ ...draft, mode: next })}
          options={[
            { value: 'dao', label: t('remove.dao') },
            { value: 'lp', label: t('remove.lp') },
          ]}
        />
      </div>
      <Percent
        label={t('remove.exchange')}
        value={exchange}
        onChange={(value) => onChange({ ...draft, exchange: value })}
      />
      {mode === 'dao' &&
        (position.member === null ? (
          <Note kind="info">{t('remove.notMember')}</Note>
        ) : exchange === 0n ? (
          <Percent
            label={t('remove.daoShare')}
            value={dao}
            onChange={(value) => onChange({ ...draft, dao: value })}
          />
        ) : (
          <p className={text.hint}>{t('remove.oneAtATime')}</p>
        ))}
      {/* The contract takes shares of the name that the wallet joined for, whatever page it is asked from. */}
      {mode === 'dao' && position.member !== null && joined === null && (
        <Note kind="info">{t('remove.ofAnother', { name: shortAddress(position.member) })}</Note>
      )}
      {mode === 'dao' && joined !== null && joined !== name.domain && (
        <Note kind="info">{t('remove.ofAnother', { name: nameInText(`${joined}.ssi`) })}</Note>
      )}
      {plan?.kind === 'leave' && joined !== null && <SharesEstate domain={joined} shares={-plan.amount} />}
      <PanelFoot
        onClose={onClose}
        outcome={
          plan === null ? (
            <NothingComesOut code={read.ok ? null : read.code} />
          ) : plan.kind === 'remove' ? (
            <ComesOut
              coins={[
                { unit: 'TYRON', decimals: tyronDecimals, expected: plan.tyron, least: plan.minTyron },
                { unit: 'S$I', decimals: ssiDecimals, expected: plan.ssi, least: plan.minSsi },
              ]}
            />
          ) : (
            <p>
              {t('remove.back')} <Coins units={plan.back} decimals={sharesDecimals} unit="TYRONS$I" />
            </p>
          )
        }
      >
        {plan?.kind === 'leave' ? (
          <ActionButton
            {...shared}
            action={leaveCommunity}
            input={{ wallet, deadline, page, amount: plan.amount }}
          />
        ) : (
          <ActionButton
            {...shared}
            action={removeLiquidity}
            input={
              plan && {
                wallet,
                deadline,
                page,
                elsewhere: null,
                amount: plan.amount,
                minBase: plan.minSsi,
                minTokens: plan.minTyron,
              }
            }
          />
        )}
      </PanelFoot>
    </section>
  )
}
