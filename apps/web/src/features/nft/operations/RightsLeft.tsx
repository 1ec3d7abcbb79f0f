import { domainId, formatName, type DidRecord, type EarlierPromise, type Name } from '@tyto/identity'
import { zeroAddress } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { doorsQuery } from '../../../shared/identity/estate/estateQuery'
import { useEstateWords } from '../../../shared/identity/estate/useEstateWords'
import { collections, type Collection } from '../../../shared/identity/nfts/ownedQueries'
import { useNetworkId } from '../../../shared/settings/network'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import { Card } from '../../../shared/ui/cards/Card'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { setNftOperator } from '../actions/setNftOperator'
import { setNftSpender } from '../actions/setNftSpender'

interface RightsLeftProps {
  readonly name: Name
  readonly record: DidRecord
}

type Right = Extract<EarlierPromise, { readonly kind: 'operator' | 'spender' }>

/** Of a locked wallet: who may still pass its NFTs on, each taken away by a press. Nothing where nobody may. */
export function RightsLeft({ name, record }: RightsLeftProps) {
  const { t } = useTranslation(['nftOperations', 'estate'])
  const { data } = useQuery(doorsQuery(useNetworkId(), domainId(name.domain), record.address))
  const words = useEstateWords({ id: data?.id ?? '0x' })
  const rights = (data?.promises ?? []).filter(
    (promise): promise is Right =>
      promise.wallet === record.address && (promise.kind === 'operator' || promise.kind === 'spender'),
  )
  if (data === undefined || rights.length === 0) return null
  return (
    <Card title={t('nftOperations:rightsLeft')}>
      <ul className={layout.stack}>
        {rights.map((right) => {
          const said = words.promise(right, data)
          const collection = collections.find((each) => each === right.collection)
          return (
            <li key={said} className={joinClasses(layout.row, layout.between)}>
              <span>{said}</span>
              {collection !== undefined && (
                <TakeAway right={right} collection={collection} name={name} record={record} />
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function TakeAway({
  right,
  collection,
  name,
  record,
}: RightsLeftProps & { readonly right: Right; readonly collection: Collection }) {
  const { t } = useTranslation('nftOperations')
  const place = { wallet: record.address, collection }
  const acting = { subject: formatName(name), signer: record.controller ?? undefined, isSecond: true }
  return right.kind === 'operator' ? (
    <ActionButton
      action={setNftOperator}
      input={{ ...place, operator: right.operator, add: false }}
      {...acting}
    >
      {t('removeOperator')}
    </ActionButton>
  ) : (
    <ActionButton
      action={setNftSpender}
      input={{ ...place, id: right.token, spender: zeroAddress }}
      {...acting}
    >
      {t('removeOperator')}
    </ActionButton>
  )
}
