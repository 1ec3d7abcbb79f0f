import { coinById } from '@tyto/contracts'
import { compareEstates, type Estate, type EstateLine, type EstateWallet } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsAccount } from '../../session/wallet/wallet'
import { joinClasses } from '../../ui/joinClasses'
import layout from '../../ui/page/layout.module.css'
import { nameInText } from '../../ui/text/nameParts'
import text from '../../ui/text/text.module.css'
import { ControllerFact } from '../Control'
import styles from './Estate.module.css'
import type { DidWalletNow } from './useEstateNames'
import { useEstateWords } from './useEstateWords'
import { useEstateWorth } from './useEstateWorth'
import { colonOf, commaText } from '../../ui/text/listText'

interface EstateChangeProps {
  readonly before: Estate
  readonly after: Estate
  /** `accepted`: only once somebody else accepts. */
  readonly from: 'then' | 'accepted'
}

interface Group {
  readonly fate: EstateLine['fate']
  readonly who: Address | null
  readonly lines: readonly EstateLine[]
}

const order: readonly EstateLine['fate'][] = ['goes', 'leaves', 'comes', 'closes', 'opens', 'stays']

/** A name before and after: what goes to whom with its amounts, what comes, leaves, closes, stays, and what was promised. */
export function EstateChange({ before, after, from }: EstateChangeProps) {
  const { t } = useTranslation('estate')
  const leadsElsewhere = before.did.wallet !== after.did.wallet
  const words = useEstateWords(before, leadsElsewhere ? 'former' : 'now')
  const worth = useEstateWorth()
  const lines = compareEstates(before, after)
  const groups = order.flatMap((fate) => groupsOf(lines, fate))
  const { username } = after
  // Who else can do something matters where something changes hands or doors, and where guardians come and go.
  const tellsRights =
    before.guardians !== after.guardians ||
    lines.some(({ fate }) => fate === 'goes' || fate === 'closes' || fate === 'opens')
  // The name of the wallet that a half leads to from then on says more than the account that controls it.
  const newHome = (who: Address | null): string | null => {
    const half = [after.ssi, after.did].find(
      ({ controller, wallet }) =>
        controller === who && wallet !== before.ssi.wallet && wallet !== before.did.wallet,
    )
    const name = half?.wallet ? words.knownName(half.wallet) : null
    return name === null ? null : `${name} · `
  }
  return (
    <section
      className={joinClasses(layout.stack, layout.gap1, text.anywhere)}
      data-estate={words.domain}
      aria-label={t('title', { name: words.ssi })}
    >
      <p className={text.h3}>{t(`from.${from}`, { name: words.ssi })}</p>
      {groups.map(({ fate, who, lines: own }) => {
        const total = worth.of(walletsOf(own))
        return (
          <div key={`${fate} ${who}`} data-fate={fate}>
            <FateTitle fate={fate} who={who} home={fate === 'goes' ? newHome(who) : null} total={total} />
            <ul className={styles.items}>
              {own.map(({ item }) => (
                <Item
                  key={item.kind === 'wallet' ? `${item.wallet.subdomain} ${item.wallet.address}` : item.kind}
                  {...words.item(item)}
                >
                  {item.kind === 'wallet' && (
                    <>
                      <span>{fate === 'comes' || fate === 'leaves' ? words.kind(item.wallet) : null}</span>
                      <span>{words.kept(keptAfter(after, item.wallet))}</span>
                      <span>{words.unread(item.wallet)}</span>
                    </>
                  )}
                </Item>
              ))}
            </ul>
          </div>
        )
      })}
      {username !== null && username !== before.username && (
        <p className={text.sub}>{t('username', { name: nameInText(`${username}.ssi`) })}</p>
      )}
      {leadsElsewhere && before.wallets.some(({ subdomain }) => subdomain !== '' && subdomain !== null) && (
        <p className={text.sub}>{t('subdomainsStay', { name: nameInText(`${words.domain}.did`) })}</p>
      )}
      {lines.some(({ item, fate }) => item.kind === 'did' && fate === 'goes') && (
        <p className={text.hint}>{t('unlisted', { name: words.ssi })}</p>
      )}
      {before.did.controller !== after.did.controller && <OwnAccounts estate={before} />}
      {lines.some(isDidWalletMoved) && <OtherNames estate={before} />}
      <WorthHint wallets={walletsOf(lines)} />
      {tellsRights && <Rights estate={after} />}
      <Promises estate={{ ...before, promises: after.promises }} as={leadsElsewhere ? 'former' : 'now'} />
      {before.left > 0 && <p className={text.hint}>{t('left', { count: before.left })}</p>}
    </section>
  )
}

interface FateTitleProps {
  readonly fate: EstateLine['fate']
  readonly who: Address | null
  /** The name of the wallet that it goes to. */
  readonly home: string | null
  readonly total: string | null
}

/** The title over some things: what becomes of them, and whom they obey then; a warning where somebody else gets them. */
function FateTitle({ fate, who, home, total }: FateTitleProps) {
  const { t } = useTranslation('estate')
  const isMine = useIsAccount(who)
  return (
    <p className={joinClasses(text.sub, fate === 'goes' && !isMine && text.danger)}>
      <span>{t(`fate.${fate}`)}</span> <span>{home}</span>
      <ControllerFact controller={who} />
      {total !== null && <span>{`: ${total}`}</span>}
    </p>
  )
}

function groupsOf(lines: readonly EstateLine[], fate: EstateLine['fate']): readonly Group[] {
  const groups = new Map<Address | null, EstateLine[]>()
  for (const line of lines) {
    if (line.fate === fate) groups.set(line.after, [...(groups.get(line.after) ?? []), line])
  }
  return [...groups].map(([who, own]) => ({ fate, who, lines: own }))
}

/** A wallet as it stands afterwards. */
function keptAfter({ wallets }: Estate, wallet: EstateWallet): EstateWallet {
  return wallets.find(({ address }) => address === wallet.address) ?? wallet
}

/** Does the DID wallet itself change hands, or its doors? Then so do all names that lead to it. */
function isDidWalletMoved({ item, fate }: EstateLine): boolean {
  return item.kind === 'wallet' && item.wallet.subdomain === '' && fate !== 'stays'
}

/** The wallets of these lines that are contracts: an account's own money is its own affair. */
function walletsOf(lines: readonly EstateLine[]): readonly EstateWallet[] {
  return lines.flatMap(({ item }) =>
    item.kind === 'wallet' && item.wallet.kind !== 'account' ? [item.wallet] : [],
  )
}

interface ItemProps {
  readonly name: string
  readonly holds: readonly string[]
  readonly children?: ReactNode
}

/** One thing of an estate, what it holds, and what of it is not known. */
export function Item({ name, holds, children }: ItemProps) {
  const { i18n } = useTranslation()
  return (
    <li>
      <span>{name}</span>
      {holds.length > 0 && (
        <b className={text.strong}>
          <span>{colonOf(i18n.language)}</span>
          <span>{commaText(holds, i18n.language)}</span>
        </b>
      )}
      {children !== null && children !== undefined && (
        <span className={text.hint}>
          {' '}
          <span>{children}</span>
        </span>
      )}
    </li>
  )
}

/** Wallets under the name that obey an account of their own, as older ones do: what the name does reaches none of them. */
export function OwnAccounts({ estate }: { readonly estate: Estate }) {
  const { t } = useTranslation('chain')
  const words = useEstateWords(estate)
  return estate.wallets.map((wallet) => {
    const isOwn = wallet.subdomain !== '' && wallet.kind !== 'account' && wallet.kind !== 'did'
    if (!isOwn || wallet.domain !== null || wallet.obeys === null) return null
    return (
      <p key={wallet.address} className={text.sub}>
        {t('ownAccount', { name: words.nameOf(wallet) })}
      </p>
    )
  })
}

/** Other names of the DID wallet, which go and close with it. */
export function OtherNames({ estate }: { readonly estate: Estate }) {
  const said = useEstateWords(estate).otherNames(estate)
  return said === null ? null : <p className={text.sub}>{said}</p>
}

/** Names the things in wallets that have no price, so that no worth counts them; nothing where all have one. */
export function WorthHint({ wallets }: { readonly wallets: readonly EstateWallet[] }) {
  const { t, i18n } = useTranslation('estate')
  const ids = useEstateWorth().priceless(wallets)
  const coins = ids.map((id) => coinById(id)?.symbol ?? id)
  const hasTokens = wallets.some(({ nfts, tokens }) => nfts.length > 0 || (tokens ?? 0) > 0)
  return (
    <>
      {ids.length > 0 && (
        <p className={text.hint}>
          {t('worth.priceless', { count: ids.length, coins: commaText(coins, i18n.language) })}
        </p>
      )}
      {hasTokens && <p className={text.hint}>{t('worth.tokens')}</p>}
    </>
  )
}

/** Who else can do something with what the name carries, as it stands in the document: keys, guardians, whom it guards. */
export function Rights({ estate }: { readonly estate: Estate }) {
  const { t } = useTranslation('estate')
  const rights = useEstateWords(estate).rights(estate)
  if (rights.length === 0) return null
  return (
    <div data-rights>
      <p className={text.sub}>{t('rights.title')}</p>
      <ul className={styles.items}>
        {rights.map((said) => (
          <li key={said}>{said}</li>
        ))}
      </ul>
    </div>
  )
}

/** The earlier promises that still hold; nothing where there are none. */
export function Promises({ estate, as = 'now' }: { readonly estate: Estate; readonly as?: DidWalletNow }) {
  const { t } = useTranslation('estate')
  const words = useEstateWords(estate, as)
  if (estate.promises.length === 0) return null
  return (
    <div data-promises>
      <p className={text.sub}>{t('promises')}</p>
      <ul className={styles.items}>
        {estate.promises.map((promise) => {
          const said = words.promise(promise, estate)
          return <li key={said}>{said}</li>
        })}
      </ul>
    </div>
  )
}
