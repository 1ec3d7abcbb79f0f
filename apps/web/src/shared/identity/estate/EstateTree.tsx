import { splitOf, type Estate, type EstateHalf } from '@tyto/identity'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatWhole } from '../../ui/text/formatWhole'
import { joinClasses } from '../../ui/joinClasses'
import layout from '../../ui/page/layout.module.css'
import text from '../../ui/text/text.module.css'
import { ControllerFact } from '../Control'
import { Item, OtherNames, OwnAccounts, Promises, Rights, WorthHint } from './EstateChange'
import styles from './Estate.module.css'
import { ownWallets } from './estateWorth'
import { useEstateWords } from './useEstateWords'
import { useEstateWorth } from './useEstateWorth'

/**
 * The things that a name carries, as a small tree: which half leads to whom, what obeys it, what that holds and what it
 * is worth.
 */
export function EstateTree({ estate }: { readonly estate: Estate }) {
  const { t, i18n } = useTranslation('estate')
  const words = useEstateWords(estate)
  const worth = useEstateWorth()
  const { wallets, ssi, did, height } = estate
  const total = worth.of(ownWallets(estate))
  const things = (
    <ul className={styles.items}>
      {wallets.map((wallet) => (
        <Item key={`${wallet.subdomain} ${wallet.address}`} {...words.item({ kind: 'wallet', wallet })}>
          {wallet.obeys !== did.controller && (
            <>
              <span>{t('controls')}</span> <ControllerFact controller={wallet.obeys} />
            </>
          )}
          <span>{words.kept(wallet)}</span>
          <span>{words.unread(wallet)}</span>
        </Item>
      ))}
      {estate.community !== null && estate.community > 0n && (
        <Item {...words.item({ kind: 'community', shares: estate.community })} />
      )}
    </ul>
  )
  return (
    <section
      className={joinClasses(layout.stack, layout.gap1, text.anywhere)}
      data-estate={words.domain}
      aria-label={t('title', { name: words.ssi })}
    >
      <p className={text.h3}>{t('title', { name: words.ssi })}</p>
      <ul className={styles.items}>
        {splitOf(estate) === null ? (
          <Half half={did} label={`${words.domain}.ssi, ${words.domain}.did`}>
            {things}
          </Half>
        ) : (
          <>
            <Half half={ssi} label={`${words.domain}.ssi`} />
            <Half half={did} label={`${words.domain}.did`}>
              {things}
            </Half>
          </>
        )}
      </ul>
      {total !== null && (
        <p data-worth>
          {t('worth.total')} <b className={text.strong}>{total}</b>
        </p>
      )}
      <OwnAccounts estate={estate} />
      <OtherNames estate={estate} />
      <WorthHint wallets={ownWallets(estate)} />
      <Rights estate={estate} />
      <Promises estate={estate} />
      {estate.left > 0 && <p className={text.hint}>{t('left', { count: estate.left })}</p>}
      {height !== null && (
        <p className={text.hint}>{t('height', { block: formatWhole(height, i18n.language) })}</p>
      )}
    </section>
  )
}

interface HalfProps {
  readonly half: EstateHalf
  readonly label: string
  readonly children?: ReactNode
}

function Half({ half, label, children }: HalfProps) {
  const { t } = useTranslation('estate')
  return (
    <li>
      <span>{label}</span>
      <span>:</span> <span>{t('controls')}</span> <ControllerFact controller={half.controller} />
      {children}
    </li>
  )
}
