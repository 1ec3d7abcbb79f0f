import { formatName, type EarlierPromise, type Estate } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClasses } from '../../ui/buttons/buttonClasses'
import { joinClasses } from '../../ui/joinClasses'
import layout from '../../ui/page/layout.module.css'
import { nameInText } from '../../ui/text/nameParts'
import styles from './Estate.module.css'
import { useEstateWords } from './useEstateWords'
import { wayBack } from './wayBack'

/** Ways to the pages where promises are taken back, each once; for whoever may do it now. */
export function TakeBack({ estate }: { readonly estate: Estate }) {
  const { t } = useTranslation('estate')
  const words = useEstateWords(estate)
  const ways = new Map<string, string>()
  for (const promise of estate.promises) {
    const wallet = estate.wallets.find(({ address }) => address === promise.wallet)
    const name = wallet === undefined ? null : words.placeOf(wallet)
    if (wallet === undefined || name === null) continue
    const shown = formatName(wallet.subdomain === '' ? { ...name, topLevel: 'did' } : name)
    ways.set(wayBack(promise, wallet, name), t(`doors.take.${whatOf(promise)}`, { name: nameInText(shown) }))
  }
  if (ways.size === 0) return null
  return (
    <div className={layout.row} data-take-back>
      {[...ways].map(([to, shown]) => (
        <Link
          key={to}
          className={joinClasses(buttonClasses({ variant: 'line', small: true }), styles.link)}
          to={to}
        >
          {shown}
        </Link>
      ))}
    </div>
  )
}

function whatOf({ kind }: EarlierPromise): 'allowance' | 'rights' | 'stake' | 'offer' {
  if (kind === 'operator' || kind === 'spender') return 'rights'
  return kind === 'allowance' || kind === 'stake' ? kind : 'offer'
}
