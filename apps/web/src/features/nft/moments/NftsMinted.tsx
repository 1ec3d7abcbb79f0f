import { formatName } from '@tyto/identity'
import { isAddress, toBech32, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { holdsNames } from '../holdsNames'
import { MomentFrame } from '../../../shared/identity/MomentFrame'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { shortAddress } from '../../../shared/ui/text/shortAddress'
import text from '../../../shared/ui/text/text.module.css'
import { MomentLink } from '../../../shared/identity/moment/MomentLink'
import { defineMoment, type MomentPart } from '../../../shared/identity/moment/defineMoment'
import { isCount, isText, listOf, orNull } from '../../../shared/identity/moment/shapes'
import { listText } from '../../../shared/ui/text/listText'

/** How many names are said one by one. */
const mostNamed = 5

export interface NftsMintedMoment {
  readonly kind: 'nftsMinted'
  readonly collection: string
  readonly count: number
  /** Those that were minted; none for pictures. */
  readonly names: readonly string[]
  /** Who has them; null for the wallet. */
  readonly recipient: Address | null
}

/** NFTs were minted: which ones, whose they are, and where to see them. */
function NftsMinted({ moment, name }: MomentPart<NftsMintedMoment>) {
  const { t, i18n } = useTranslation('moments')
  const { collection, count, names, recipient } = moment
  const shown = names.slice(0, mostNamed).map(nameInText)
  const rest = names.length - shown.length
  const list = listText([...shown, ...(rest > 0 ? [t('nfts.more', { count: rest })] : [])], i18n.language)
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
            <MomentLink to="nfts" name={name} isFirst>
              {t('action.nfts')}
            </MomentLink>
          )}
          <MomentLink to={holdsNames(collection) ? 'mintDomain' : 'mintImage'} name={name}>
            {t('action.mintMore')}
          </MomentLink>
        </div>
      )}
    </MomentFrame>
  )
}

export const nftsMintedMoment = defineMoment<NftsMintedMoment>({
  kind: 'nftsMinted',
  fields: { collection: isText, count: isCount, names: listOf(isText), recipient: orNull(isAddress) },
  Part: NftsMinted,
})
