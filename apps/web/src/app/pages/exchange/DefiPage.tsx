import { formatName, type Name } from '@tyto/identity'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { zilId } from '@tyto/primitives'
import { isExchangePage } from '../../../features/exchange/exchangePage'
import { tradesAhead } from '../../../features/exchange/quotes/tradesAhead'
import { ClaimWallet } from '../../../features/ownership/ClaimWallet'
import { PausePanel } from '../../../features/ownership/PausePanel'
import { TransferOwnership } from '../../../features/ownership/TransferOwnership'
import { MarketCards } from '../../../features/rates/MarketCards'
import { PlaceCard } from '../../../features/wallet/defi/PlaceCard'
import { KindCard } from '../../../features/wallet/KindCard'
import { KindFoot, KindHead } from '../../../features/wallet/KindHead'
import { ReceivePanel } from '../../../features/wallet/receive/ReceivePanel'
import { useOwner } from '../../../shared/chain/reads/ownershipQuery'
import { addressPath } from '../../../shared/routing/addressPath'
import { buildPath } from '../../../shared/routing/routes'
import { useIsAccount } from '../../../shared/session/wallet/wallet'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'
import text from '../../../shared/ui/text/text.module.css'
import type { AskAhead } from '../../gates/askAhead'
import { useFoundName } from '../../gates/foundName'
import { useFoundWallet } from '../../gates/foundWallet'
import { Swap } from './SwapPage'
import { KindStatementNotice } from '../notices/statementNotice'
import { WalletMoney } from '../money/WalletMoney'

/** `/{name}/defix`: the home of a DeFi wallet; its controller sees what it holds, everybody else how to pay into it. */
export function DefiPage() {
  const { t } = useTranslation(['receive', 'exchange'])
  const { name, record } = useFoundWallet()
  const { identity } = useFoundName()
  const { owner } = useOwner(record, identity?.controller ?? null)
  const isMine = useIsAccount(owner)
  const isExchange = isExchangePage(name)
  const username = formatName(name)
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      {isExchange ? (
        <div className={layout.stack}>
          <KindHead name={name} record={record} />
          <div>
            <h2 className={text.capsTitle}>{t('exchange:title')}</h2>
            <p className={text.sub}>{t('exchange:leadHere')}</p>
          </div>
          <Swap />
        </div>
      ) : (
        <KindCard name={name} record={record} />
      )}
      <div className={layout.cols2}>
        <PlaceCard
          title="TyronDEX"
          hint={t('defi.dex')}
          {...(!isExchange && { first: { to: buildPath('swap', { name }), label: t('exchange:open') } })}
          to={buildPath('pool', { name })}
          label={t('defi.pools')}
        />
        {!isExchange && (
          <PlaceCard
            title="DEFIxWALLET"
            hint={t(isMine ? 'defi.walletMine' : 'defi.walletHint')}
            to={addressPath('resolvedAddress', record.address)}
            label={t('defi.contract')}
          />
        )}
        {isMine && !isExchange && (
          <>
            <SubdomainPlace place="sbt" />
            <SubdomainPlace place="earn" />
          </>
        )}
      </div>
      {isExchange && <MarketCards />}
      {isExchange && <Note kind="info">{t('defi.hidden', { name: nameInText(username) })}</Note>}
      {!isExchange && isMine && (
        <>
          <WalletMoney name={name} record={record} />
          <div className={joinClasses(layout.cols2, layout.atTop)}>
            <TransferOwnership name={name} record={record} />
            <PausePanel name={name} record={record} />
          </div>
        </>
      )}
      {!isExchange && !isMine && (
        <div className={layout.split}>
          <ReceiveHere />
          <ClaimWallet name={name} record={record} />
        </div>
      )}
      {isExchange && <KindFoot record={record} />}
      <KindStatementNotice />
    </div>
  )
}

/** The page of the exchange begins with a form for trades. */
const exchangeAhead: AskAhead = (ahead) => {
  if (isExchangePage(ahead.name)) tradesAhead(ahead)
}
DefiPage.askAhead = exchangeAhead

/** Where to send coins to this wallet. The coin is chosen on the page, whose address says nothing of it. */
function ReceiveHere() {
  const { name, record } = useFoundWallet()
  const [coin, setCoin] = useState(zilId)
  return <ReceivePanel name={name} wallet={record.address} coin={coin} onCoin={setCoin} isMine={false} />
}

const places = {
  sbt: { subdomain: 'sbt', route: 'soulbound' },
  earn: { subdomain: 'zil', route: 'staking' },
} as const

/** A wallet of the same domain for another purpose, or how to make it. */
function SubdomainPlace({ place }: { readonly place: keyof typeof places }) {
  const { t } = useTranslation('receive')
  const { name, identity } = useFoundName()
  const { subdomain, route } = places[place]
  const domain: Name = { ...name, subdomain: '' }
  const isThere = identity?.subdomains.has(subdomain) === true
  return (
    <PlaceCard
      title={t(`defi.${place}`)}
      hint={t(`defi.${place}Hint`)}
      missing={
        !isThere && (
          <p className={text.sub}>{t(`defi.${place}Missing`, { name: nameInText(formatName(domain)) })}</p>
        )
      }
      to={
        isThere
          ? buildPath(route, { name: { ...domain, subdomain } })
          : identity === null
            ? null
            : buildPath('newSubdomain', { name: domain })
      }
      label={isThere ? t(`defi.${place}Open`) : t('defi.sbtMake')}
    />
  )
}
