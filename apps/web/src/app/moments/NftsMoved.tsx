import { formatName } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { holdsNames } from '../../features/nft/holdsNames'
import { MomentFrame } from '../../shared/identity/MomentFrame'
import layout from '../../shared/ui/layout.module.css'
import { nameInText } from '../../shared/ui/nameParts'
import { shortAddress } from '../../shared/ui/shortAddress'
import text from '../../shared/ui/text.module.css'
import { MomentLink } from './MomentLink'
import type { MomentPart } from './momentPart'

/** So many names are said one by one. */
const mostNamed = 5

/** NFTs were minted: which ones, whose they are, and where to see them. */
export function NftsMinted({ moment, network, onClose }: MomentPart<'nftsMinted'>) {
  const { t, i18n } = useTranslation('moments')
  const { name, collection, count, names, recipient } = moment
  const shown = names.slice(0, mostNamed).map(nameInText)
  const rest = names.length - shown.length
  const list = new Intl.ListFormat(i18n.language === 'en' ? 'en-GB' : i18n.language).format([
    ...shown,
    ...(rest > 0 ? [t('nfts.more', { count: rest })] : []),
  ])
  const what = names.length > 0 ? list : t('nfts.pictures', { count, collection })
  return (
    <MomentFrame name={name && formatName(name)}>
      <p className={text.anywhere}>
        {recipient === null
          ? t('nfts.yours', { what })
          : t('nfts.theirs', { what, address: shortAddress(toBech32(recipient)) })}
      </p>
      {name !== null && (
        <div className={layout.row}>
          {recipient === null && (
            <MomentLink to="nfts" name={name} network={network} onClose={onClose} isFirst>
              {t('action.nfts')}
            </MomentLink>
          )}
          <MomentLink
            to={holdsNames(collection) ? 'mintDomain' : 'mintImage'}
            name={name}
            network={network}
            onClose={onClose}
          >
            {t('action.mintMore')}
          </MomentLink>
        </div>
      )}
    </MomentFrame>
  )
}

/** NFTs are with others: how many, with whom, and what is left. */
export function NftsGiven({ moment, network, onClose }: MomentPart<'nftsGiven'>) {
  const { t } = useTranslation('moments')
  const { name, collection, count, recipient } = moment
  return (
    <MomentFrame name={name && formatName(name)}>
      <p>
        {recipient === null
          ? t('nfts.givenToMany', { count, collection })
          : t('nfts.given', { count, collection, address: shortAddress(toBech32(recipient)) })}
      </p>
      {name !== null && (
        <div className={layout.row}>
          <MomentLink to="nfts" name={name} network={network} onClose={onClose} isFirst>
            {t('action.nfts')}
          </MomentLink>
          <MomentLink to="activity" name={name} network={network} onClose={onClose}>
            {t('action.activity')}
          </MomentLink>
        </div>
      )}
    </MomentFrame>
  )
}
