import { coinById } from '@tyto/contracts'
import { formatUnits, toBech32, zilId, type Address } from '@tyto/primitives'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Address as AddressText } from '../../shared/ui/text/Address'
import { Amount } from '../../shared/ui/text/Amount'
import { CopyButton } from '../../shared/ui/share/CopyButton'
import { IconButton } from '../../shared/ui/buttons/IconButton'
import layout from '../../shared/ui/page/layout.module.css'
import { Note } from '../../shared/ui/cards/Note'
import text from '../../shared/ui/text/text.module.css'
import { Unfold } from '../../shared/ui/cards/Unfold'

interface FundingProps {
  /** The wallet that pays. */
  readonly wallet: Address
  /** The chosen currency, and how much of it is missing in its smallest unit. */
  readonly coin: string
  readonly missing: bigint
  readonly fund: (missing: bigint) => ReactNode
  /** Back to the choice of a currency. */
  readonly onBack: () => void
}

/** Says what to do where the wallet has too little: ZIL goes along, or is added first; a token has to be sent to it. */
export function Funding({ wallet, coin, missing, fund, onBack }: FundingProps) {
  const { t } = useTranslation('tydras')
  const known = coinById(coin)
  const amount = <Amount value={formatUnits(missing, known?.decimals ?? 0)} unit={known?.symbol ?? coin} />
  const address = toBech32(wallet)
  return (
    <div className={layout.stack}>
      <div className={layout.row}>
        <IconButton icon="left" label={t('back')} onClick={onBack} autoFocus />
        <b>{amount}</b>
        <span className={text.sub}>{t('isMissing')}</span>
      </div>
      <Note kind="warning">{t('tooLittle')}</Note>
      {coin === zilId ? (
        <>
          <p className={text.sub}>{t('goesAlong')}</p>
          <Unfold label={t('addFirst')}>{fund(missing)}</Unfold>
        </>
      ) : (
        <>
          <p className={text.sub}>{t('sendToken')}</p>
          <div className={layout.row}>
            <AddressText value={address} as="grouped" />
            <CopyButton value={address} label={t('copyAddress')} />
          </div>
        </>
      )}
    </div>
  )
}
