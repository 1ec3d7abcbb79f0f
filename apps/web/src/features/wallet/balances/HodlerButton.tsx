import { readHodlerAccounts, hodlerService, type HodlerAccount, type NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../shared/chain/network/chain'
import { recallCoins } from '../../../shared/chain/coins/keptCoins'
import { useNetworkId } from '../../../shared/settings/network'
import { Dialog } from '../../../shared/ui/dialog/Dialog'
import { IconButton } from '../../../shared/ui/buttons/IconButton'
import { showToast } from '../../../shared/ui/toast/toasts'
import type { Hodler, Holder } from './hodler'
import { HodlerPanel } from './HodlerPanel'

/** The lightning beside TYRON: opens the Hodler Account of a wallet, or says that there is none. */
export function HodlerButton({ holders }: { readonly holders: readonly Holder[] }) {
  const { t } = useTranslation('balances')
  const network = useNetworkId()
  const [isOpen, setOpen] = useState(false)
  const addresses = holders.map(({ address }) => address)
  // Asked for when somebody wants to know; a claim asks again.
  const { data, isFetching, refetch } = useQuery({ ...hodlerQuery(network, addresses), enabled: isOpen })
  const hodlers = hodlersOf(holders, data)

  const open = async (): Promise<void> => {
    const { data: read, error } = await refetch()
    if (error || !read) showToast({ about: 'hodler', kind: 'warning', text: t('hodler.failed') })
    else if (read.every((account) => account === null))
      showToast({ about: 'hodler', kind: 'info', text: t('hodler.none') })
    else setOpen(true)
  }

  return (
    <>
      <IconButton
        icon="bolt"
        label={t('hodler.open')}
        amber
        aria-busy={isFetching || undefined}
        onClick={() => void open()}
      />
      <Dialog
        open={isOpen && hodlers.length > 0}
        onClose={() => setOpen(false)}
        title={t('hodler.title')}
        width="27rem"
      >
        <HodlerPanel hodlers={hodlers} />
      </Dialog>
    </>
  )
}

function hodlersOf(
  holders: readonly Holder[],
  accounts: readonly (HodlerAccount | null)[] | undefined,
): readonly Hodler[] {
  return holders.flatMap((holder, at) => {
    const account = accounts?.[at] ?? null
    return account === null ? [] : [{ ...holder, account }]
  })
}

function hodlerQuery(network: NetworkId, holders: readonly Address[]) {
  return queryOptions({
    queryKey: ['chain', network, 'hodler accounts', ...holders],
    retry: false,
    networkMode: 'always',
    queryFn: ({ signal }) => {
      const chain = chainOf(network)
      const contract = recallCoins(chain).services.get(hodlerService) ?? null
      return readHodlerAccounts(chain.client, chain.network, { holders, contract }, { signal })
    },
  })
}
