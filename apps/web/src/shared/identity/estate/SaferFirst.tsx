import {
  goesOnWhenLocked,
  goesWithIdentity,
  holdsSomething,
  isDidWallet,
  walletRules,
  type Estate,
  type EstateWallet,
  type Name,
} from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildPath } from '../../routing/routes'
import { buttonClasses } from '../../ui/buttons/buttonClasses'
import { joinClasses } from '../../ui/joinClasses'
import layout from '../../ui/page/layout.module.css'
import text from '../../ui/text/text.module.css'
import styles from './Estate.module.css'
import { useEstateWords } from './useEstateWords'
import { walletHome } from './walletHome'

interface SaferFirstProps {
  readonly estate: Estate
  /**
   * `name`: wallets that would go along with the name are kept, emptied or led elsewhere. `leave`: those that would go along with
   * the identity are emptied or led elsewhere. `empty`: they are emptied. `pause`: wallets that would go on are paused.
   */
  readonly offers: 'name' | 'leave' | 'empty' | 'pause'
}

/** Ways to make an act cost less before it: to the pages where each of them is done. */
export function SaferFirst({ estate, offers }: SaferFirstProps) {
  const { t } = useTranslation('estate')
  const words = useEstateWords(estate)
  const linksOf = (wallet: EstateWallet): readonly SaferLink[] => {
    const name = words.placeOf(wallet)
    if (name === null) return []
    if (offers === 'pause') return [{ to: walletHome(wallet, name), words: 'safer.pause', wallet }]
    // A paused wallet does nothing but take money: what empties it opens with it.
    if (wallet.isPaused === true) return [{ to: walletHome(wallet, name), words: 'safer.unpause', wallet }]
    const links = leaveLinks(wallet, name)
    if (offers === 'empty') return links.filter((link) => link.words !== 'safer.move')
    const isKeeper = offers === 'name' && walletRules(wallet.version).keepsFromName
    return isKeeper ? [{ to: walletHome(wallet, name), words: 'safer.keep', wallet }, ...links] : links
  }
  const wallets =
    offers === 'pause'
      ? goesOnWhenLocked(estate).filter(({ isPaused }) => isPaused === false)
      : estate.wallets.filter(
          (wallet) =>
            !isDidWallet(estate, wallet) &&
            goesWithIdentity(estate, wallet) &&
            // A wallet that is kept does not go along with the name.
            (offers !== 'name' || wallet.keptBy === null) &&
            holdsSomething(wallet),
        )
  const links = wallets.flatMap(linksOf)
  const isLed =
    (offers === 'name' || offers === 'leave') && estate.wallets.some((wallet) => !isDidWallet(estate, wallet))
  // Under a lock its owner does none of this.
  if (estate.did.status === 'Locked' || !words.isKnown || (links.length === 0 && !isLed)) return null
  return (
    <div data-safer className={joinClasses(layout.stack, layout.gap1, text.anywhere)}>
      <p className={text.sub}>{t('safer.title')}</p>
      <div className={layout.row}>
        {links.map(({ to, words: key, wallet }) => (
          <Link
            key={`${key} ${to}`}
            className={joinClasses(buttonClasses({ variant: 'line', small: true }), styles.link)}
            to={to}
          >
            {t(key, { wallet: words.nameOf(wallet) })}
          </Link>
        ))}
        {isLed && (
          <Link
            className={joinClasses(buttonClasses({ variant: 'line', small: true }), styles.link)}
            to={buildPath('newSubdomain', { name: { domain: words.domain, subdomain: '', topLevel: 'ssi' } })}
          >
            {t('safer.point')}
          </Link>
        )}
      </div>
    </div>
  )
}

type SaferText =
  | 'safer.pause'
  | 'safer.unpause'
  | 'safer.keep'
  | 'safer.withdraw'
  | 'safer.unstake'
  | 'safer.move'

interface SaferLink {
  readonly to: string
  readonly words: SaferText
  readonly wallet: EstateWallet
}

/** Where money of a wallet is taken out, by its kind; and where the wallet itself is given to another name of one's own. */
function leaveLinks(wallet: EstateWallet, name: Name): readonly SaferLink[] {
  const move: SaferLink = { to: walletHome(wallet, name), words: 'safer.move', wallet }
  switch (wallet.kind) {
    case 'defi':
      return [{ to: buildPath('defiSend', { name }), words: 'safer.withdraw', wallet }, move]
    case 'staking':
      return [
        {
          to: buildPath('stakingWallet', { name }),
          words: wallet.staked === 0n ? 'safer.withdraw' : 'safer.unstake',
          wallet,
        },
        move,
      ]
    default:
      return [move]
  }
}
