import { formatUnits } from '@tyto/primitives'
import { zil } from '@tyto/contracts'
import { formatName } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { purchaseSpends } from '../../../shared/chain/payment/purchaseSpends'
import { useStoredAt } from '../../../shared/device/useStored'
import { useAccount } from '../../../shared/session/wallet/wallet'
import { useNetworkId } from '../../../shared/settings/network'
import { InsufficientButton } from '../../../shared/transaction/action/ui/InsufficientButton'
import { Amount } from '../../../shared/ui/text/Amount'
import { Card } from '../../../shared/ui/cards/Card'
import { Facts } from '../../../shared/ui/cards/Facts'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import { Segmented } from '../../../shared/ui/fields/Segmented'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import { StepForm } from '../../../shared/ui/steps/StepForm'
import { useSteps } from '../../../shared/ui/steps/useSteps'
import { imageLists, keepImages, listKey } from '../listDrafts'
import { HolderStep, useHolderPlan } from '../mint/HolderStep'
import type { MintPlace } from '../mint/mintPlace'
import { MintSubmit } from '../mint/MintSubmit'
import { ImagesStep, useImagesPlan } from './ImagesStep'
import { imageSaleQuery, type ImageSale } from './imageSaleQuery'
import { tokenUriOf } from './searchImages'

/** Mints pictures that a search finds: one, or many at once. */
export function MintImages(place: MintPlace) {
  const { t } = useTranslation('mint')
  const { collection, record } = place
  const network = useNetworkId()
  const key = listKey({ network, wallet: record.address, collection })
  const [way, setWay] = useState<'one' | 'many'>(() => (imageLists.get(key) === null ? 'one' : 'many'))
  const sale = useQuery(imageSaleQuery(network, collection, record.address))
  return (
    <Card title={t('images.title', { collection })}>
      <div className={layout.stack}>
        <Segmented
          label={t('images.way')}
          value={way}
          onChange={setWay}
          options={[
            { value: 'one', label: t('many.one') },
            { value: 'many', label: t('many.many') },
          ]}
          fill
        />
        {sale.error ? (
          <CardFailure error={sale.error} busy={sale.isFetching} onRetry={() => void sale.refetch()} />
        ) : sale.data === undefined ? (
          <Skeleton height="10rem" />
        ) : sale.data === null ? (
          <Note kind="info">{t('images.notSold', { collection })}</Note>
        ) : (
          <ImagesForm key={way} {...place} sale={sale.data} isMany={way === 'many'} />
        )}
      </div>
    </Card>
  )
}

interface ImagesFormProps extends MintPlace {
  readonly sale: ImageSale
  readonly isMany: boolean
}

function ImagesForm({ sale, isMany, ...place }: ImagesFormProps) {
  const { t } = useTranslation('mint')
  const { name, record, collection } = place
  const key = listKey({ network: useNetworkId(), wallet: record.address, collection })
  // The pictures that were chosen here before a reload.
  const [kept] = useState(() => (isMany ? imageLists.get(key) : null) ?? [])
  const holder = useHolderPlan(record.address)
  const form = useSteps({
    recipient: holder,
    images: useImagesPlan({ isMany, kept }),
  })
  const { steps } = form
  const account = useAccount()?.address ?? null
  // Once they are minted the list is forgotten, and they are no choice any more.
  const isForgotten = useStoredAt(imageLists, key) === null
  if (isMany && isForgotten && steps.images.draft.length > 0) steps.images.edit([])
  const count = BigInt(Math.max(1, steps.images.draft.length))
  return (
    <StepForm
      steps={form}
      whileOpen={
        <InsufficientButton
          spends={purchaseSpends({ wallet: record.address, account, currency: '', cost: sale.price * count })}
        />
      }
      submit={({ recipient, images }) => (
        <MintSubmit
          {...place}
          to={recipient}
          currency=""
          cost={sale.price * BigInt(images.length)}
          premium={0n}
          uris={images.map(({ src }) => tokenUriOf(src, sale.baseUri))}
          isMany={isMany}
        />
      )}
    >
      <HolderStep step={steps.recipient} plan={holder} payer={formatName(name)} />
      <ImagesStep
        step={steps.images}
        isMany={isMany}
        sale={sale}
        onChoose={(images) => keepImages(key, images)}
      />
      <Facts
        facts={[
          {
            label: t('images.price'),
            value: <Amount value={formatUnits(sale.price * count, zil.decimals)} unit={zil.symbol} />,
          },
        ]}
      />
    </StepForm>
  )
}
