import { holdsSomething, type Name } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { estateQuery } from '../../../shared/identity/estate/estateQuery'
import { useEstateWords } from '../../../shared/identity/estate/useEstateWords'
import { useNetworkId } from '../../../shared/settings/network'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import text from '../../../shared/ui/text/text.module.css'
import { commaText } from '../../../shared/ui/text/listText'

interface SameHandProps {
  readonly name: Name
  /** Can guardians bring the name back? */
  readonly comesBack: boolean
}

/**
 * Shows what else a thief of the key of an identity takes: its other wallets with what they hold; nothing where there is
 * none.
 */
export function SameHand({ name, comesBack }: SameHandProps) {
  const { t, i18n } = useTranslation(['rehearsal', 'chain'])
  const { data, error } = useQuery(estateQuery(useNetworkId(), name.domain))
  const words = useEstateWords({ id: data?.id ?? '0x' })
  if (data === undefined)
    return error === null ? null : <Note kind="warning">{t('rehearsal:same.unread')}</Note>
  const { controller } = data.did
  const others = data.wallets.filter(
    (wallet) =>
      wallet.subdomain !== '' &&
      wallet.kind !== 'account' &&
      controller !== null &&
      wallet.obeys === controller &&
      (holdsSomething(wallet) || wallet.unread.length > 0),
  )
  if (others.length === 0) return null
  return (
    <section className={layout.stack} data-same-hand>
      <h3 className={text.h3}>{t('rehearsal:same.title')}</h3>
      <ul>
        {others.map((wallet) => (
          <li key={wallet.address}>
            <span>{words.nameOf(wallet)}</span>{' '}
            <b className={text.strong}>{commaText(words.held(wallet), i18n.language)}</b>{' '}
            <span className={text.hint}>{words.unread(wallet)}</span>
          </li>
        ))}
      </ul>
      {comesBack && others.some(({ domain }) => domain !== null) && (
        <p className={text.hint}>{t('rehearsal:same.hint')}</p>
      )}
      {others.flatMap((wallet) =>
        wallet.domain === null ? (
          <p key={wallet.address} className={text.hint}>
            {t('chain:ownAccount', { name: words.nameOf(wallet) })}
          </p>
        ) : (
          []
        ),
      )}
    </section>
  )
}
